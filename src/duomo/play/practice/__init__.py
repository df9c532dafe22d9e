"""Lessons, first games, puzzles and challenges: tables for learning."""
