"""The language of turn-based games. Knows no game."""
