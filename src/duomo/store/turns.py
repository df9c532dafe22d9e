"""People's turns in running games. Queries block."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
import sqlalchemy as sa

from duomo.store import schema
from duomo.store.trouble import store_trouble

_tables, _seats, _entries = schema.tables, schema.seats, schema.entries
LISTED = 2000


class TurnRow(msgspec.Struct, frozen=True):
    """A seat that has to decide, and its person."""

    table_id: str
    game: str
    seat: int
    guest_id: str
    number: int
    """Number of the last entry."""
    began: int
    """Number of the last entry by anyone else: it identifies the turn."""
    changed: int
    deadline: int | None
    slow: bool
    """Whether the game has days per move."""
    others: bool
    """Whether other people play there."""


class Turns:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def waiting(self, guests: Collection[str] | sa.Select[Any], since: int = 0) -> list[TurnRow]:
        """Return the turns of these people at tables changed since then, longest waiting first."""
        other = _seats.alias("other")
        elsewhere = (other.c.table_id == _tables.c.id) & other.c.level.is_(None)
        beside = other.c.guest_id.is_(None) | (other.c.guest_id != _seats.c.guest_id)
        not_own = _entries.c.seat.is_(None) | (_entries.c.seat != _seats.c.seat)
        began = (
            sa.select(sa.func.max(_entries.c.number))
            .where((_entries.c.table_id == _tables.c.id) & not_own)
            .correlate(_tables, _seats)
            .scalar_subquery()
        )
        running = ~_tables.c.over & _tables.c.closed.is_(None) & (_tables.c.changed > since)
        theirs = _seats.c.guest_id.in_(guests) & _seats.c.level.is_(None) & _seats.c.gone.is_(None)
        query = (
            sa.select(
                _tables.c.id.label("table_id"),
                _tables.c.game,
                _seats.c.seat,
                _seats.c.guest_id,
                _tables.c.number,
                began.label("began"),
                _tables.c.changed,
                _tables.c.deadline,
                _tables.c.pace,
                sa.exists().where(elsewhere & beside).label("others"),
            )
            .select_from(
                _tables.join(
                    _seats, (_seats.c.table_id == _tables.c.id) & (_seats.c.seat == _tables.c.decider)
                )
            )
            .where(running & theirs)
            .order_by(_tables.c.changed)
            .limit(LISTED)
        )
        try:
            with self.engine.connect() as connection:
                rows = [dict(row) for row in connection.execute(query).mappings()]
        except sa.exc.SQLAlchemyError as error:
            raise store_trouble(error) from error
        return [_turn(row) for row in rows]


def _turn(row: dict[str, Any]) -> TurnRow:
    pace = row.pop("pace")
    row["began"] = row["began"] or 0
    row["others"] = bool(row["others"])
    return TurnRow(**row, slow=pace is not None and pace["kind"] == "days")
