"""Statements for sessions. Only the browser has the cookie's secret; the database has its hash."""

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
        "since": session.since,
        "device": session.device,
    }
    return lambda connection: _run(connection, sa.insert(_sessions).values(values))


def seen(token_hash: str, at: int, until: int) -> Statement:
    change = sa.update(_sessions).where(_sessions.c.token_hash == token_hash).values(seen=at, until=until)
    return lambda connection: _run(connection, change)


def end(session: str, at: int) -> Statement:
    """End a session at that time, unless it ends earlier, with every cookie the browser has had."""
    return _end(_sessions.c.id == session, at)


def retire(token_hash: str, at: int) -> Statement:
    """End one cookie of a browser that has a newer one."""
    return _end(_sessions.c.token_hash == token_hash, at)


def _end(which: sa.ColumnElement[bool], at: int) -> Statement:
    later = _sessions.c.until > at
    return lambda connection: _run(connection, sa.update(_sessions).where(which & later).values(until=at))


def _run(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
