"""Thoughts of bots and helpers, in processes of their own."""
