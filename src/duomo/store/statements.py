"""Statements for everything except the entries of tables; the `writer` runs them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from duomo.play.tables.bookmarks import Kept
from duomo.play.tables.rows import EntryRow, SeatRow, TableRow
from duomo.store import schema
from duomo.store.appending import ENTRY_COLUMNS, entry_values
from duomo.store.writer import Statement

PROBE = "probe"
PROBE_SIZE = 8192


def _all(*statements: sa.Executable) -> Statement:
    def run(connection: sa.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return run


def probe() -> Statement:
    """Write something and delete it again: fails if the database is not writable."""
    sets = schema.component_sets
    return _all(
        sa.delete(sets).where(sets.c.hash == PROBE),
        sa.insert(sets).values(hash=PROBE, document="x" * PROBE_SIZE),
        sa.delete(sets).where(sets.c.hash == PROBE),
    )


# ---- guests --------------------------------------------------------------------------------------


def new_guest(guest: str, name: str, language: str, created: int) -> Statement:
    values = {"id": guest, "name": name, "language": language, "created": created, "steward": False}
    return _all(sa.insert(schema.guests).values(values))


def change_guest(guest: str, values: Mapping[str, str]) -> Statement:
    return _all(sa.update(schema.guests).where(schema.guests.c.id == guest).values(dict(values)))


# ---- tables --------------------------------------------------------------------------------------


def new_table(
    row: TableRow, seats: Sequence[SeatRow], entries: Sequence[EntryRow], components: str | None
) -> Statement:
    """Insert a table, its seats and entries, and its component set unless that is already stored."""
    values = {name: msgspec.to_builtins(getattr(row, name)) for name in row.__struct_fields__}
    places = [
        {
            "table_id": row.id,
            "seat": seat.seat,
            "level": seat.level,
            "guest_id": seat.guest,
            "name": seat.name,
            "link_hash": seat.link_hash,
            "link_open": seat.link_open,
            "seen": seat.seen,
            "gone": seat.gone,
            "open": seat.open,
        }
        for seat in seats
    ]
    inserts = _all(
        sa.insert(schema.tables).values(values),
        sa.insert(schema.seats).values(places),
        sa.insert(schema.entries).values(
            [dict(zip(ENTRY_COLUMNS, entry_values(row.id, entry), strict=True)) for entry in entries]
        ),
    )

    def run(connection: sa.Connection) -> None:
        if components is not None:
            insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            document = {"hash": row.components_hash, "document": components}
            connection.execute(insert(schema.component_sets).values(document).on_conflict_do_nothing())
        inserts(connection)

    return run


def rematch(table: str, again: str) -> Statement:
    """Link a table to its rematch."""
    return _all(sa.update(schema.tables).where(schema.tables.c.id == table).values(rematch=again))


def keep(table: str, kept: Kept) -> Statement:
    """Replace the bookmark, and add pages."""
    mark = {"table_id": table, "number": kept.number, "engine": kept.engine, "document": kept.bookmark}
    pages = [
        {"table_id": table, "last": page.last, "first": page.first, "document": page.document}
        for page in kept.pages
    ]

    def run(connection: sa.Connection) -> None:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        if kept.anew:
            connection.execute(sa.delete(schema.pages).where(schema.pages.c.table_id == table))
        insert_mark = insert(schema.bookmarks).values(mark)
        connection.execute(insert_mark.on_conflict_do_update(index_elements=["table_id"], set_=mark))
        connection.execute(insert(schema.pages).on_conflict_do_nothing(), pages)

    return run


# ---- records and analyses ------------------------------------------------------------------------


def new_replay(replay: str, guest: str, record: str, created: int) -> Statement:
    values = {"id": replay, "guest_id": guest, "record": record, "created": created}
    return _all(sa.insert(schema.replays).values(values))


def analysis(replay: str, values: Mapping[str, Any]) -> Statement:
    """Store the progress of an analysis, or its result."""
    analyses = schema.analyses

    def run(connection: sa.Connection) -> None:
        update = sa.update(analyses).where(analyses.c.replay_id == replay).values(dict(values))
        if not connection.execute(update).rowcount:
            connection.execute(sa.insert(analyses).values(replay_id=replay, **values))

    return run
