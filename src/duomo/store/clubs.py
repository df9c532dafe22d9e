"""Clubs and their members. Queries block."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from duomo.play.people.clubs import ClubGame, Member, Role
from duomo.play.people.ratings import reached
from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.reader import Reader, together
from duomo.store.reading import Store
from duomo.store.trouble import Conflict
from duomo.store.writer import Statement

_clubs, _members, _guests = schema.clubs, schema.members, schema.guests
LISTED = 100
GAMES = 2000
"""Maximum number of games used for a club's standings, latest first."""


class ClubRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    about: str
    listed: bool
    """Whether anyone may find it and ask to join."""
    created: int
    size: int = 0
    """Number of members."""


_size = (
    sa.select(sa.func.count())
    .where((_members.c.club_id == _clubs.c.id) & (_members.c.role != "asked"))
    .scalar_subquery()
    .label("size")
)
_columns = (_clubs.c.id, _clubs.c.name, _clubs.c.about, _clubs.c.listed, _clubs.c.created, _size)


class Clubs(Reader):
    def ids_of(self, guest: str) -> frozenset[str]:
        """Return the ids of the clubs somebody belongs to."""
        belongs = (_members.c.guest_id == guest) & (_members.c.role != "asked")
        return frozenset(row["club_id"] for row in self.rows(sa.select(_members.c.club_id).where(belongs)))

    def clubs_of(self, guest: str) -> list[ClubRow]:
        """Return somebody's clubs, including those they have asked to join."""
        mine = sa.select(_members.c.club_id).where(_members.c.guest_id == guest)
        return self._clubs(_clubs.c.id.in_(mine))

    def listed(self, text: str) -> list[ClubRow]:
        named = sa.func.lower(_clubs.c.name).contains(text.lower(), autoescape=True)
        return self._clubs(_clubs.c.listed & named)

    def club(self, club: str) -> ClubRow | None:
        return next(iter(self._clubs(_clubs.c.id == club)), None)

    def club_of_link(self, link_hash: str) -> ClubRow | None:
        return next(iter(self._clubs(_clubs.c.link_hash == link_hash)), None)

    def _clubs(self, which: sa.ColumnElement[bool]) -> list[ClubRow]:
        query = sa.select(*_columns).where(which).order_by(_clubs.c.name, _clubs.c.id).limit(LISTED)
        return [ClubRow(**row) for row in self.rows(query)]

    def members(self, club: str) -> list[Member]:
        """Return the members and those who have asked to join, in order of arrival."""
        query = (
            sa.select(_members.c.guest_id, _members.c.role, _members.c.created, _guests.c.name)
            .select_from(_members.join(_guests, _guests.c.id == _members.c.guest_id))
            .where(_members.c.club_id == club)
            .order_by(_members.c.created, _members.c.guest_id)
        )
        return [_member(row) for row in self.rows(query)]

    def rated_games(self, guests: list[str], game: str) -> list[ClubGame]:
        """Return finished rated games with at least two of these people."""
        tables, ratings = schema.tables, schema.ratings
        several = (
            sa.select(ratings.c.table_id)
            .where(ratings.c.guest_id.in_(guests) & (ratings.c.game == game))
            .group_by(ratings.c.table_id)
            .having(sa.func.count() > 1)
        )
        query = sa.select(tables.c.id).where(tables.c.id.in_(several)).order_by(tables.c.changed.desc())
        store = Store(self.engine)
        found = store.tables([row["id"] for row in self.rows(query.limit(GAMES))]).tables
        left = store.seatings_at([row.id for row, _ in found if row.ended == "left"])
        games = [(seats, reached(row, seats, left.get(row.id, ()))) for row, seats in found]
        return [(seats, places) for seats, places in games if places is not None]


def _member(row: dict[str, Any]) -> Member:
    return Member(row["guest_id"], row["name"], row["role"], row["created"])


# ---- statements ----------------------------------------------------------------------------------


def _place(club: str, guest: str) -> sa.ColumnElement[bool]:
    return (_members.c.club_id == club) & (_members.c.guest_id == guest)


def new_club(club: ClubRow, guest: str) -> Statement:
    values = {"id": club.id, "name": club.name, "about": club.about, "listed": club.listed}
    return together(
        sa.insert(_clubs).values(**values, created=club.created),
        sa.insert(_members).values(club_id=club.id, guest_id=guest, role="owner", created=club.created),
    )


def change_club(club: str, name: str, about: str, listed: bool) -> Statement:
    values = {"name": name, "about": about, "listed": listed}
    return together(sa.update(_clubs).where(_clubs.c.id == club).values(values))


def renew_link(club: str, link_hash: str) -> Statement:
    return together(sa.update(_clubs).where(_clubs.c.id == club).values(link_hash=link_hash))


def delete_club(club: str) -> Statement:
    """Delete a club. Its tables go on, but are no longer open."""
    tables = schema.tables
    return together(
        sa.update(tables).where(tables.c.club_id == club).values(club_id=None, open_to=None),
        sa.delete(_members).where(_members.c.club_id == club),
        sa.delete(_clubs).where(_clubs.c.id == club),
    )


def put_member(club: str, guest: str, role: Role) -> Statement:
    """Add a member, or change their role."""
    values = {"club_id": club, "guest_id": guest, "role": role, "created": now()}

    def run(connection: sa.Connection) -> None:
        if not connection.execute(sa.update(_members).where(_place(club, guest)).values(role=role)).rowcount:
            connection.execute(sa.insert(_members).values(values))

    return run


def remove_member(club: str, guest: str) -> Statement:
    return together(sa.delete(_members).where(_place(club, guest)))


def hand_over(club: str, owner: str, other: str) -> Statement:
    """Make another member the owner, and the owner a helper. Conflict if their roles have changed."""

    def run(connection: sa.Connection) -> None:
        was = _place(club, owner) & (_members.c.role == "owner")
        belongs = _place(club, other) & (_members.c.role != "asked")
        for which, role in ((was, "helper"), (belongs, "owner")):
            if not connection.execute(sa.update(_members).where(which).values(role=role)).rowcount:
                raise Conflict("the members have changed")

    return run
