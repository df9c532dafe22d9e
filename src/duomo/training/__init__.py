"""Estimates that learn: self-play, a network trained on what searches found, matches to prove it."""
