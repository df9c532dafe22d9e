"""Total downtime of the server.

While any clock is running, the server's processes write a heartbeat every few seconds. A process that starts
works out how long none was running, and so does one that was suspended with its machine. That time does not
count for the players.
"""

from __future__ import annotations

import sqlalchemy as sa

from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.house import put
from duomo.store.writer import Statement

BEATS = "beats"
PAUSE = 15_000
"""Milliseconds without a heartbeat after which a process that is still running must have been suspended."""


class Beat:
    """One heartbeat, as a statement; after it has run, `lost` is the total downtime."""

    def __init__(self, checked: int | None, timed: bool) -> None:
        """`checked`: when this process last checked; None if it has just started. `timed`: some clock is
        running, so the heartbeat must be written."""
        self.checked = checked
        self.timed = timed
        self.lost = 0

    def statement(self) -> Statement:
        def run(connection: sa.Connection) -> None:
            moment = now()
            query = sa.select(schema.house.c.value).where(schema.house.c.key == BEATS)
            if connection.dialect.name == "postgresql":
                query = query.with_for_update()
            kept = connection.scalar(query)
            last, self.lost = (moment, 0) if kept is None else (kept["at"], kept["lost"])
            alive = max(last, _last_change(connection) if self.checked is None else self.checked)
            pause = moment - alive
            down = kept is not None and pause > (0 if self.checked is None else PAUSE)
            if down:
                self.lost += pause
            if down or self.timed or kept is None:
                put(BEATS, {"at": moment, "lost": self.lost})(connection)

        return run


def _last_change(connection: sa.Connection) -> int:
    """Return the last change at any table with a running clock. The server was up then, even if it had not
    yet written a heartbeat."""
    tables, noted = schema.tables, schema.seatings
    timed = sa.select(tables.c.id).where(tables.c.deadline.is_not(None))
    moved = connection.scalar(sa.select(sa.func.max(tables.c.changed)).where(tables.c.id.in_(timed)))
    seated = connection.scalar(sa.select(sa.func.max(noted.c.at)).where(noted.c.table_id.in_(timed)))
    return max(moved or 0, seated or 0)
