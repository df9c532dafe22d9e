"""Guests and members: identity, friends, clubs, past games and practice."""
