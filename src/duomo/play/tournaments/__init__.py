"""Tournaments: pairings and standings. Nothing here waits, and the results are deterministic."""
