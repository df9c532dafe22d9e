"""Reads and writes positions of The Red Cathedral, and shows them from one seat (docs/positions.md)."""

from __future__ import annotations

from duomo.games.red_cathedral.positions.read import read
from duomo.games.red_cathedral.positions.write import view, write

__all__ = ["read", "view", "write"]
