"""Reads and writes positions of Basilica, and shows them from one seat (docs/positions.md)."""

from __future__ import annotations

from duomo.games.basilica.positions.read import read
from duomo.games.basilica.positions.write import view, write

__all__ = ["read", "view", "write"]
