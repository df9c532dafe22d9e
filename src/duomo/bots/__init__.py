"""Opponents. They know the contract of a game and nothing else."""
