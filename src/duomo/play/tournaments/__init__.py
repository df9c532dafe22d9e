"""Tournaments: who meets whom, and how everybody stands. Nothing here waits, and chance decides nothing."""
