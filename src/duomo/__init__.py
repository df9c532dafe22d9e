"""Duomo: cathedral-building board games to play, to study and to automate."""

from duomo import _compiled_engine

_compiled_engine.install()  # before anything else of the package is imported
