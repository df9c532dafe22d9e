"""Statements for seats: a link works once, and what happens to a seat is noted for all to see."""

from __future__ import annotations

import sqlalchemy as sa

from duomo.play.tables.rows import SeatingRow
from duomo.store import schema
from duomo.store.friends import uninvite
from duomo.store.trouble import Conflict
from duomo.store.writer import Statement

_seats = schema.seats


def _place(table: str, seat: int) -> sa.ColumnElement[bool]:
    return (_seats.c.table_id == table) & (_seats.c.seat == seat)


def take(table: str, guest: str, name: str | None, link_hash: str, note: SeatingRow) -> Statement:
    """Take a seat by its link. Conflict if somebody in any process has used the link first."""
    usable = _place(table, note.seat) & (_seats.c.link_hash == link_hash) & _seats.c.link_open
    values = {"guest_id": guest, "name": name, "link_open": False, "seen": note.at, "open": False}
    taken = _noted(table, sa.update(_seats).where(usable).values(values), note)

    def run(connection: sa.Connection) -> None:
        taken(connection)
        connection.execute(close_if_full(table))
        connection.execute(uninvite(table, guest))

    return run


def sit_down(table: str, guest: str, name: str | None, note: SeatingRow) -> Statement:
    """Take a free seat without its link. Conflict if somebody in any process was first."""
    free = _place(table, note.seat) & _seats.c.guest_id.is_(None) & _seats.c.level.is_(None)
    values = {"guest_id": guest, "name": name, "link_open": False, "seen": note.at, "open": False}
    taken = _noted(table, sa.update(_seats).where(free).values(values), note)

    def run(connection: sa.Connection) -> None:
        taken(connection)
        connection.execute(close_if_full(table))
        connection.execute(uninvite(table, guest))

    return run


def close_if_full(table: str) -> sa.Update:
    """Take the table out of the lobby if it has no open seat left."""
    tables = schema.tables
    still = sa.exists().where((_seats.c.table_id == table) & _seats.c.open & _seats.c.guest_id.is_(None))
    return sa.update(tables).where((tables.c.id == table) & ~still).values(open_to=None)


def give_up(table: str, guest: str, note: SeatingRow) -> Statement:
    """Free a seat. Conflict if it is not that guest's."""
    own = _place(table, note.seat) & (_seats.c.guest_id == guest)
    values = {"guest_id": None, "seen": None, "name": None}
    return _noted(table, sa.update(_seats).where(own).values(values), note)


def renew(table: str, holder: str | None, link_hash: str, note: SeatingRow, free: bool) -> Statement:
    """Set a new link for a seat, if it still belongs to that holder; `free` also takes it from them."""
    same = _place(table, note.seat) & _seats.c.guest_id.is_not_distinct_from(holder)
    values: dict[str, object] = {"link_hash": link_hash, "link_open": True}
    if free and holder is not None:
        values |= {"guest_id": None, "seen": None, "name": None}
    return _noted(table, sa.update(_seats).where(same).values(values), note)


def seen(table: str, seats: list[int], at: int) -> Statement:
    """Note that these seats' people are at the table, and delete their invitations to it."""
    where = (_seats.c.table_id == table) & _seats.c.seat.in_(seats)
    asked = schema.invitations
    people = sa.select(_seats.c.guest_id).where(where)

    def run(connection: sa.Connection) -> None:
        connection.execute(sa.update(_seats).where(where).values(seen=at))
        connection.execute(sa.delete(asked).where((asked.c.table_id == table) & asked.c.guest_id.in_(people)))

    return run


def _noted(table: str, change: sa.Update, note: SeatingRow) -> Statement:
    values = {name: getattr(note, name) for name in note.__struct_fields__}

    def run(connection: sa.Connection) -> None:
        if not connection.execute(change).rowcount:
            raise Conflict("the seat is another's by now")
        connection.execute(sa.insert(schema.seatings).values(table_id=table, **values))

    return run
