"""Open tables, ratings, and seeks. Queries block."""

from __future__ import annotations

from collections.abc import Collection, Iterable

import msgspec
import sqlalchemy as sa

from duomo.core.converting import converter
from duomo.play.people.ratings import TableKind
from duomo.play.people.seeks import Seek
from duomo.play.people.skills import Skill
from duomo.play.tables.rows import SeatRow, TableRow, now
from duomo.store import schema
from duomo.store.reader import Reader, together
from duomo.store.reading import Store
from duomo.store.trouble import Conflict
from duomo.store.writer import Statement

_tables, _seats, _ratings, _seeks = schema.tables, schema.seats, schema.ratings, schema.seeks
LISTED = 200
"""Maximum number of open tables to list."""

Skills = dict[tuple[str, str, TableKind], Skill]
"""Ratings by guest, game and kind of table."""
_seek = converter(Seek)


class LobbyStore(Reader):
    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self.store = Store(engine)

    def open_tables(self) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return tables with a free open seat, oldest first."""
        free = sa.exists().where(
            (_seats.c.table_id == _tables.c.id) & _seats.c.open & _seats.c.guest_id.is_(None)
        )
        is_open = _tables.c.open_to.is_not(None) & ~_tables.c.over & _tables.c.closed.is_(None)
        query = sa.select(_tables.c.id).where(is_open & free).order_by(_tables.c.created).limit(LISTED)
        return self.store.tables([row["id"] for row in self.rows(query)]).tables

    def skills_of(self, guests: Collection[str]) -> Skills:
        """Return the current rating of each of these people, for each game and kind of table."""
        who = (_ratings.c.guest_id, _ratings.c.game, _ratings.c.kind)
        last = sa.func.row_number().over(
            partition_by=who, order_by=(_ratings.c.at.desc(), _ratings.c.table_id)
        )
        ranked = (
            sa.select(*who, _ratings.c.mu, _ratings.c.sigma, last.label("last"))
            .where(_ratings.c.guest_id.in_(list(guests)))
            .subquery()
        )
        return {
            (row["guest_id"], row["game"], row["kind"]): Skill(row["mu"], row["sigma"])
            for row in self.rows(sa.select(ranked).where(ranked.c.last == 1))
        }

    def seeks(self, guest: str | None = None, ended: bool = False) -> list[Seek]:
        """Return the seeks of everyone or of one person; expired ones only if `ended`."""
        query = sa.select(_seeks).order_by(_seeks.c.created, _seeks.c.id)
        if guest is not None:
            query = query.where(_seeks.c.guest_id == guest)
        if not ended:
            query = query.where(_seeks.c.until > now())
        return [_seek(row) for row in self.rows(query)]


# ---- statements ----------------------------------------------------------------------------------


def open_seats(row: TableRow, seats: Iterable[int]) -> Statement:
    """Open these seats to the people the row describes."""
    places = (_seats.c.table_id == row.id) & _seats.c.seat.in_(list(seats)) & _seats.c.guest_id.is_(None)
    whom = {
        "open_to": row.open_to,
        "club_id": row.club_id,
        "lowest": row.lowest,
        "highest": row.highest,
    }
    return together(
        sa.update(_seats).where(places).values(open=True),
        sa.update(_tables).where(_tables.c.id == row.id).values(whom),
    )


def close_seats(table: str) -> Statement:
    """Close all open seats; private links still work."""
    return together(
        sa.update(_seats).where(_seats.c.table_id == table).values(open=False),
        sa.update(_tables).where(_tables.c.id == table).values(open_to=None),
    )


def seek(seek: Seek) -> Statement:
    return together(sa.insert(_seeks).values(msgspec.to_builtins(seek)))


def stop_seeking(guest: str, seek: str) -> Statement:
    return together(sa.delete(_seeks).where((_seeks.c.guest_id == guest) & (_seeks.c.id == seek)))


def clear_seeks(guests: Iterable[str]) -> Statement:
    """Delete seeks of people who have left, and expired ones."""
    return together(sa.delete(_seeks).where(_seeks.c.guest_id.in_(list(guests)) | (_seeks.c.until <= now())))


def found(seeks: Collection[Seek]) -> Statement:
    """Delete the seeks of people who have been matched. Conflict if one of them, or another process, was
    quicker."""
    wanted = [one.id for one in seeks]
    people = [one.guest_id for one in seeks]

    def run(connection: sa.Connection) -> None:
        gone = connection.execute(sa.delete(_seeks).where(_seeks.c.id.in_(wanted))).rowcount
        if gone != len(wanted):
            raise Conflict("somebody seeks no more")
        connection.execute(sa.delete(_seeks).where(_seeks.c.guest_id.in_(people)))

    return run
