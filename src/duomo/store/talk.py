"""Chat lines, blocks and reports."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from duomo.play.people.talk import KEPT, TalkRow
from duomo.play.people.tokens import new_id
from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.friends import part
from duomo.store.reader import Reader
from duomo.store.writer import Statement

_talk, _blocks, _reports = schema.talk, schema.blocks, schema.reports
REPORTS = 100


class BlockRow(msgspec.Struct, frozen=True):
    id: str
    guest_id: str
    other: str
    name: str | None
    created: int


class ReportRow(msgspec.Struct, frozen=True):
    """A reported chat line, and who reported it."""

    id: str
    guest_id: str
    about: str
    table_id: str
    said: str
    reason: str
    created: int
    settled: int | None = None
    name: str = ""
    """Name of the person the report is about."""


class Talks(Reader):
    def said(self, table: str, after: int = 0) -> list[TalkRow]:
        """Return the latest lines of a table."""
        guests = schema.guests
        columns = [column for column in _talk.c if column.name != "table_id"]
        query = (
            sa.select(*columns, guests.c.name)
            .select_from(_talk.join(guests, guests.c.id == _talk.c.guest_id))
            .where((_talk.c.table_id == table) & (_talk.c.number > after))
            .order_by(_talk.c.number.desc())
            .limit(KEPT)
        )
        return [TalkRow(**row) for row in reversed(self.rows(query))]

    def last(self, table: str) -> int:
        query = sa.select(sa.func.max(_talk.c.number).label("last")).where(_talk.c.table_id == table)
        return int(self.rows(query)[0]["last"] or 0)

    def blocks_of(self, guest: str) -> list[BlockRow]:
        """Return a guest's blocks, with the current names of the people, or their names at the time."""
        guests = schema.guests
        columns = [column for column in _blocks.c if column.name != "name"]
        today = sa.func.coalesce(sa.func.nullif(guests.c.name, ""), _blocks.c.name).label("name")
        query = (
            sa.select(*columns, today)
            .select_from(_blocks.join(guests, guests.c.id == _blocks.c.other))
            .where(_blocks.c.guest_id == guest)
            .order_by(_blocks.c.created)
        )
        return [BlockRow(**row) for row in self.rows(query)]

    def reports(self) -> list[ReportRow]:
        """Return unsettled reports, oldest first."""
        guests = schema.guests
        query = (
            sa.select(_reports, guests.c.name)
            .select_from(_reports.join(guests, guests.c.id == _reports.c.about))
            .where(_reports.c.settled.is_(None))
            .order_by(_reports.c.created)
            .limit(REPORTS)
        )
        return [ReportRow(**row) for row in self.rows(query)]


def say(table: str, row: TalkRow) -> Statement:
    """Store a chat line. Conflict if another process was first."""
    values = {name: getattr(row, name) for name in row.__struct_fields__ if name != "name"}
    new = sa.insert(_talk).values(table_id=table, **values)
    return lambda connection: _run(connection, new)


def block(guest: str, other: str, name: str | None) -> Statement:
    """Block somebody. This ends a friendship and deletes any invitations between the two."""
    asked = schema.invitations
    mutual = (asked.c.guest_id.in_([guest, other])) & (asked.c.other.in_([guest, other]))

    def run(connection: sa.Connection) -> None:
        part(guest, other)(connection)
        connection.execute(sa.delete(asked).where(mutual))
        where = (_blocks.c.guest_id == guest) & (_blocks.c.other == other)
        connection.execute(sa.delete(_blocks).where(where))
        values = {"id": new_id(), "guest_id": guest, "other": other, "name": name, "created": now()}
        connection.execute(sa.insert(_blocks).values(values))

    return run


def unblock(guest: str, block: str) -> Statement:
    where = (_blocks.c.guest_id == guest) & (_blocks.c.id == block)
    return lambda connection: _run(connection, sa.delete(_blocks).where(where))


def report(guest: str, table: str, row: TalkRow, said: str, reason: str) -> Statement:
    values = {
        "id": new_id(),
        "guest_id": guest,
        "about": row.guest_id,
        "table_id": table,
        "said": said,
        "reason": reason,
        "created": now(),
    }
    return lambda connection: _run(connection, sa.insert(_reports).values(values))


def settle(report: str) -> Statement:
    change = sa.update(_reports).where(_reports.c.id == report).values(settled=now())
    return lambda connection: _run(connection, change)


def _run(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
