"""Puzzles: positions of strong games in which one turn is clearly best and does not look it."""
