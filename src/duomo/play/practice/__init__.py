"""Lessons, first games, puzzles and challenges: tables at which somebody learns."""
