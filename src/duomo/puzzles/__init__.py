"""Puzzles: positions from strong games in which one turn is clearly best but does not look it."""
