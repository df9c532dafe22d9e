"""Training: self-play, a network trained on what searches found, and matches to verify it."""
