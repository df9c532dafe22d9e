"""Opponents. They use only the contract of a game."""
