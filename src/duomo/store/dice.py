"""Statements for the inputs that a table's dice are derived from."""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from duomo.play.tables.dealing import Salt
from duomo.store import schema
from duomo.store.trouble import Conflict
from duomo.store.writer import Statement

_tables = schema.tables


def add(table: str, number: int, salts: list[Salt]) -> Statement:
    """Store the players' salts. Conflict if another process has played since: earlier deals must not depend
    on them."""
    same = (_tables.c.id == table) & (_tables.c.number == number)
    change = sa.update(_tables).where(same).values(salts=msgspec.to_builtins(salts))

    def run(connection: sa.Connection) -> None:
        if not connection.execute(change).rowcount:
            raise Conflict("something was played meanwhile")

    return run


def reveal(table: str, moment: int) -> Statement:
    first = (_tables.c.id == table) & _tables.c.revealed.is_(None)

    def run(connection: sa.Connection) -> None:
        connection.execute(sa.update(_tables).where(first).values(revealed=moment))

    return run
