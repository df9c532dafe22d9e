"""Sessions as they are written. The cookie's secret is with the browser alone; here is its hash."""

from __future__ import annotations

import sqlalchemy as sa

from duomo.store import schema
from duomo.store.reading import SessionRow
from duomo.store.writer import Statement

_sessions = schema.sessions


def new_session(session: SessionRow, token_hash: str) -> Statement:
    values = {
        "token_hash": token_hash,
        "id": session.id,
        "guest_id": session.guest,
        "created": session.created,
        "seen": session.seen,
        "until": session.until,
    }
    return lambda connection: _run(connection, sa.insert(_sessions).values(values))


def seen(session: str, at: int, until: int) -> Statement:
    change = sa.update(_sessions).where(_sessions.c.id == session).values(seen=at, until=until)
    return lambda connection: _run(connection, change)


def end(session: str, at: int) -> Statement:
    """It ends then, if it does not end before."""
    which = (_sessions.c.id == session) & (_sessions.c.until > at)
    return lambda connection: _run(connection, sa.update(_sessions).where(which).values(until=at))


def _run(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
