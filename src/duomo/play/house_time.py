"""The time of the house: it stands still while the server is down.

What was lost so far is kept in the store and the same for all processes (`store/beats.py`). Tests bring a
source of their own.
"""

from __future__ import annotations

from collections.abc import Callable

from duomo.play.tables.rows import now

PATIENCE = 10 * 60 * 1000


class HouseTime:
    def __init__(self, source: Callable[[], int] = now, patience: int = PATIENCE) -> None:
        self.source = source
        self.patience = patience
        """Milliseconds that somebody is waited for where there is time without end."""
        self.started = now()
        self.lost = 0
        """Milliseconds during which the server was down."""

    def now(self) -> int:
        return self.source() - self.lost

    def wall(self, moment: int) -> int:
        """A moment of the house as everybody else's clock tells it."""
        return moment + self.lost
