"""Telling people who are not looking: turns, letters, messages to browsers."""
