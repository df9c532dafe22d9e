"""Statements for absent players, written in the same transaction as their table's row."""

from __future__ import annotations

import sqlalchemy as sa

from duomo.play.tables.absence import Absence
from duomo.play.tables.clocks import Vacation
from duomo.play.tables.live_table import LiveTable
from duomo.store import schema
from duomo.store.writer import Statement

_seats = schema.seats


def keep(live: LiveTable, absence: Absence) -> Statement:
    """Store an absence. Conflict if another process has noted something first."""
    notes = [
        {"table_id": live.id, **{name: getattr(note, name) for name in note.__struct_fields__}}
        for note in absence.notes
    ]
    gone = {seat: live.seats[seat].gone for seat in absence.seats}
    closed = {"closed": live.row.closed, "ended": live.row.ended, "waits_for_bot": False}

    def run(connection: sa.Connection) -> None:
        if notes:
            connection.execute(sa.insert(schema.seatings), notes)
        for seat, why in gone.items():
            where = (_seats.c.table_id == live.id) & (_seats.c.seat == seat)
            connection.execute(sa.update(_seats).where(where).values(gone=why))
        if absence.ended is not None:
            tables = schema.tables
            connection.execute(sa.update(tables).where(tables.c.id == live.id).values(closed))

    return run


def take_vacation(guest: str, vacation: Vacation) -> Statement:
    start, until = vacation
    new = sa.insert(schema.vacations).values(guest_id=guest, start=start, until=until)
    return lambda connection: _run(connection, new)


def end_vacation(guest: str, moment: int) -> Statement:
    """End a vacation early."""
    vacations = schema.vacations
    which = (vacations.c.guest_id == guest) & (vacations.c.until > moment)
    return lambda connection: _run(connection, sa.update(vacations).where(which).values(until=moment))


def _run(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
