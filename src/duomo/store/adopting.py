"""Merging a guest into a member: everything the guest has becomes the member's, in one transaction.

What cannot be merged stays with the guest: seats at tables where both sit, and places in tournaments where
both take part.

The guest's sessions and tokens end, because they were never authorised as the member.
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from duomo.store import schema
from duomo.store.trouble import Conflict
from duomo.store.writer import Statement

_seats = schema.seats
_guests = schema.guests

WAYS_BACK = (schema.passkeys, schema.emails)
"""Having one of these makes someone a member, who can sign in again."""
ENDING = (schema.sessions, schema.tickets, schema.seeks)
ROLES = {"owner": 3, "helper": 2, "member": 1, "asked": 0}
NAMES = ("guest_id", "other", "about", "owner", "created_by", "bot_of")
"""Columns that refer to a person."""
NOT_PEOPLE = (schema.tellings.c.about, schema.clubs.c.about)


def adopt(old: str, new: str) -> Statement:
    """Merge `old` into `new`. Conflict if `old` is a member, a steward or a bot."""

    def run(connection: sa.Connection) -> None:
        both = sa.select(_guests.c.id).where(_guests.c.id.in_([old, new])).order_by(_guests.c.id)
        connection.execute(both.with_for_update())
        if not is_guest(connection, old):
            raise Conflict("a member is not taken for another")
        for ending in ENDING:
            connection.execute(sa.delete(ending).where(ending.c.guest_id == old))
        tokens = schema.api_tokens
        connection.execute(sa.delete(tokens).where(tokens.c.guest_id == old))
        _one_line(connection, schema.ratings, ("game", "kind"), old, new)
        _one_line(connection, schema.puzzle_attempts, (), old, new)
        _better_practice(connection, old, new)
        _kept_friends(connection, old, new)
        _higher_roles(connection, old, new)
        apart = _apart(connection, old, new)
        for table in reversed(schema.metadata.sorted_tables):
            for column in table.c:
                if column.name in NAMES and column not in NOT_PEOPLE:
                    _move(connection, table, column, old, new, apart)
        for pairs in (schema.friends, schema.blocks, schema.invitations):
            connection.execute(sa.delete(pairs).where(pairs.c.guest_id == pairs.c.other))
        still = sa.select(_seats.c.table_id).where(_seats.c.guest_id == old)
        blank = {"name": "", "unseen": False, "leaving": None}
        connection.execute(sa.update(_guests).where((_guests.c.id == old) & ~still.exists()).values(blank))

    return run


def is_guest(connection: sa.Connection, guest: str) -> bool:
    """True if somebody is only a guest: no steward, no bot, and without a way to sign in again."""
    query = sa.select(_guests.c.steward, _guests.c.bot_of).where(_guests.c.id == guest)
    found = connection.execute(query).first()
    if found is None or found.steward or found.bot_of is not None:
        return False
    ways = (sa.select(way.c.guest_id).where(way.c.guest_id == guest) for way in WAYS_BACK)
    return all(connection.execute(way).first() is None for way in ways)


def _apart(connection: sa.Connection, old: str, new: str) -> list[str]:
    """Return the tables where both sit."""
    other = _seats.alias()
    same = (_seats.c.table_id == other.c.table_id) & (_seats.c.guest_id == old) & (other.c.guest_id == new)
    return [row.table_id for row in connection.execute(sa.select(_seats.c.table_id).distinct().where(same))]


def _move(
    connection: sa.Connection, table: sa.Table, column: sa.Column[Any], old: str, new: str, apart: list[str]
) -> None:
    """Move one column's rows to the member.

    Rows that would be duplicates are deleted, except those of tables where both sit and entries in
    tournaments, which stay with the guest.
    """
    own = column == old
    at = table.c.id if table is schema.tables else table.c.get("table_id")
    if at is not None and apart:
        own = own & (at.is_(None) | at.not_in(apart))
    free = own
    for rest in _keys(table, column):
        if not rest:
            free = free & ~sa.select(column).where(column == new).exists()
        else:
            theirs = sa.select(*(part for part in rest)).where(column == new)
            mine = rest[0] if len(rest) == 1 else sa.tuple_(*rest)
            free = free & mine.not_in(theirs)
    connection.execute(sa.update(table).where(free).values({column.name: new}))
    if table is not schema.entrants and _keys(table, column):
        connection.execute(sa.delete(table).where(own))


def _keys(table: sa.Table, column: sa.Column[Any]) -> list[list[sa.Column[Any]]]:
    """Return, for each unique key that includes the person, its other columns."""
    constraints = [
        table.primary_key,
        *(one for one in table.constraints if isinstance(one, sa.UniqueConstraint)),
    ]
    found = [list(one.columns) for one in constraints]
    return [[part for part in key if part is not column] for key in found if column in key]


# ---- merging -------------------------------------------------------------------------------------


def _one_line(connection: sa.Connection, table: sa.Table, kinds: tuple[str, ...], old: str, new: str) -> None:
    """Merge ratings: the history of whoever has more games is kept. The other's games remain, as if they had
    not changed the rating."""
    order = (table.c.at, *table.primary_key.columns)
    lines: dict[tuple[Any, ...], dict[str, list[Any]]] = {}
    for row in connection.execute(sa.select(table).where(table.c.guest_id.in_([old, new])).order_by(*order)):
        kind = tuple(getattr(row, name) for name in kinds)
        lines.setdefault(kind, {old: [], new: []})[row.guest_id].append(row)
    for both in lines.values():
        lesser, line = (both[new], both[old]) if len(both[old]) > len(both[new]) else (both[old], both[new])
        for row in lesser if line else []:
            then = next((one for one in reversed(line) if one.at <= row.at), line[0])
            values = {"mu": then.mu, "sigma": then.sigma}
            if "before" in table.c:
                values["before"] = then.mu
            same = [part == getattr(row, part.name) for part in table.primary_key.columns]
            connection.execute(sa.update(table).where(*same).values(values))


def _better_practice(connection: sa.Connection, old: str, new: str) -> None:
    """Keep the better result."""
    attempts = schema.puzzle_attempts
    again = attempts.alias()
    same = (again.c.guest_id == old) & (again.c.puzzle == attempts.c.puzzle)
    best = sa.select(again.c.best).where(same & (again.c.best > attempts.c.best))
    mine = (attempts.c.guest_id == new) & best.exists()
    connection.execute(sa.update(attempts).where(mine).values(best=best.scalar_subquery()))
    _merged_lessons(connection, old, new)


def _merged_lessons(connection: sa.Connection, old: str, new: str) -> None:
    """For a lesson both have taken, keep the later progress, as between devices, and the most stars."""
    lessons = schema.lesson_progress
    query = sa.select(lessons).where(lessons.c.guest_id.in_([old, new])).order_by(lessons.c.changed)
    taken: dict[str, list[sa.Row[Any]]] = {}
    for row in connection.execute(query):
        taken.setdefault(row.lesson, []).append(row)
    for lesson, rows in taken.items():
        if len(rows) == 2:
            later = rows[-1]._mapping
            kept = {part: later[part] for part in ("done", "changed", "helped", "missed")}
            stars = max(row.stars for row in rows)
            mine = (lessons.c.guest_id == new) & (lessons.c.lesson == lesson)
            connection.execute(sa.update(lessons).where(mine).values(**kept, stars=stars))


def _kept_friends(connection: sa.Connection, old: str, new: str) -> None:
    """Keep friendships of either, even if the other has only asked."""
    friends = schema.friends
    theirs = sa.select(friends.c.other).where((friends.c.guest_id == old) & (friends.c.state == "friends"))
    from_here = (friends.c.guest_id == new) & friends.c.other.in_(theirs)
    to_here = (friends.c.other == new) & friends.c.guest_id.in_(theirs)
    connection.execute(sa.update(friends).where(from_here | to_here).values(state="friends"))


def _higher_roles(connection: sa.Connection, old: str, new: str) -> None:
    """Keep the higher role in each club, which has one owner."""
    members = schema.members
    query = sa.select(members).where(members.c.guest_id.in_([old, new]))
    roles: dict[str, dict[str, str]] = {}
    for row in connection.execute(query):
        roles.setdefault(row.club_id, {})[row.guest_id] = row.role
    for club, of in roles.items():
        if len(of) == 2:
            role = max(of.values(), key=ROLES.__getitem__)
            place = (members.c.club_id == club) & (members.c.guest_id == new)
            connection.execute(sa.update(members).where(place).values(role=role))
