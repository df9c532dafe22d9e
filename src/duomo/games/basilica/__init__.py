"""Basilica, for two players."""
