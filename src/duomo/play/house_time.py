"""House time, which stands still while the server is down.

The total downtime is stored and shared by all processes (`store/beats.py`). Tests use their own source.
"""

from __future__ import annotations

from collections.abc import Callable

from duomo.play.tables.rows import now

PATIENCE = 10 * 60 * 1000


class HouseTime:
    def __init__(self, source: Callable[[], int] = now, patience: int = PATIENCE) -> None:
        self.source = source
        self.patience = patience
        """Milliseconds to wait for an absent player in games without a time limit."""
        self.started = now()
        self.lost = 0
        """Milliseconds during which the server was down."""

    def now(self) -> int:
        return self.source() - self.lost

    def wall(self, moment: int) -> int:
        """Convert house time to wall-clock time."""
        return moment + self.lost
