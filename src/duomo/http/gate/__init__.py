"""Checks before a request is answered: access, rate limits and connections."""
