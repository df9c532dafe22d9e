"""How long the server was down, all in all.

While somebody's time runs, its processes write every few seconds that they are there. Whoever starts finds
out how long nobody was, and so does a process that was stopped with its machine: so much does not count.
"""

from __future__ import annotations

import sqlalchemy as sa

from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.house import put
from duomo.store.writer import Statement

BEATS = "beats"
PAUSE = 15_000
"""Milliseconds without any sign of life after which a process that goes on was stopped."""


class Beat:
    """One sign of life, as a statement; afterwards it knows what was lost so far."""

    def __init__(self, checked: int | None, timed: bool) -> None:
        """`checked`: when this process was last there; None: it has just started. `timed`: somebody's time
        runs, so that it must be written down."""
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
    """When something last happened where somebody's time runs: somebody was there then, even if the first
    sign of life was still to come."""
    tables, noted = schema.tables, schema.seatings
    timed = sa.select(tables.c.id).where(tables.c.deadline.is_not(None))
    moved = connection.scalar(sa.select(sa.func.max(tables.c.changed)).where(tables.c.id.in_(timed)))
    seated = connection.scalar(sa.select(sa.func.max(noted.c.at)).where(noted.c.table_id.in_(timed)))
    return max(moved or 0, seated or 0)
