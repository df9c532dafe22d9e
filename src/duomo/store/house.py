"""Administration: tables, people, bans and announcements.

Stewards on the page and at the command line use the same functions. The processes of a running server check
here every few seconds (`http/gate/porter.py`), so it does not matter which process wrote a change.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.reader import Reader
from duomo.store.trouble import store_trouble
from duomo.store.writer import Statement

BanKind = Literal["guest", "address"]
ANNOUNCEMENT, DRAINING = "announcement", "draining"
DAY = 24 * 3600 * 1000
LISTED = 200
OWN = (
    schema.sessions,
    schema.lesson_progress,
    schema.puzzle_attempts,
    schema.puzzle_days,
    schema.seeks,
    schema.push_subscriptions,
    schema.telling_wishes,
    schema.tellings,
)
"""Rows that are deleted with a guest, and do not prevent the deletion of an inactive one."""


class Announcement(msgspec.Struct, frozen=True):
    """An announcement to everyone, in the steward's own words."""

    text: str
    at: int
    until: int | None = None


class State(msgspec.Struct, frozen=True):
    announcement: Announcement | None = None
    draining: int | None = None
    """Since when nothing new may be started."""


class Ban(msgspec.Struct, frozen=True):
    kind: BanKind
    who: str
    reason: str
    created: int
    until: int | None = None


class ListedTable(msgspec.Struct, frozen=True):
    id: str
    game: str
    players: int
    names: str
    number: int
    changed: int
    over: bool
    closed: bool


class ListedPerson(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int
    seen: int | None
    tables: int
    steward: bool
    banned: bool


class Counts(msgspec.Struct, frozen=True):
    people: int
    tables: int
    running: int
    entries: int


class House(Reader):
    """All queries for administration."""

    def state(self) -> State:
        found = {row["key"]: row["value"] for row in self.rows(sa.select(schema.house))}
        said = found.get(ANNOUNCEMENT)
        announcement = None if said is None else Announcement(said["text"], said["at"], said["until"])
        if announcement is not None and announcement.until is not None and announcement.until <= now():
            announcement = None
        return State(announcement, found.get(DRAINING))

    def bans(self) -> list[Ban]:
        bans = schema.bans
        valid = bans.c.until.is_(None) | (bans.c.until > now())
        return [Ban(**row) for row in self.rows(sa.select(bans).where(valid).order_by(bans.c.created))]

    def ended_sessions(self, since: int) -> set[str]:
        """Return sessions and tokens that ended after `since`, except browsers with a newer cookie."""
        found: set[str] = set()
        moment = now()
        for known in (schema.sessions, schema.api_tokens):
            ended = (known.c.until > since) & (known.c.until <= moment)
            found |= {row["id"] for row in self.rows(sa.select(known.c.id).where(ended))}
        sessions = schema.sessions
        renewed = sessions.c.id.in_(found) & (sessions.c.until > moment)
        return found - {row["id"] for row in self.rows(sa.select(sessions.c.id).where(renewed))}

    def closed_tables(self, since: int) -> list[str]:
        tables = schema.tables
        return [row["id"] for row in self.rows(sa.select(tables.c.id).where(tables.c.closed > since))]

    def counts(self) -> Counts:
        tables = schema.tables
        count = sa.func.count()
        running = sa.select(count).select_from(tables).where(~tables.c.over & tables.c.closed.is_(None))
        row = self.rows(
            sa.select(
                sa.select(count).select_from(schema.guests).scalar_subquery().label("people"),
                sa.select(count).select_from(tables).scalar_subquery().label("tables"),
                running.scalar_subquery().label("running"),
                sa.select(count).select_from(schema.entries).scalar_subquery().label("entries"),
            )
        )[0]
        return Counts(**row)

    def tables(self, search: str = "", running: bool = False) -> list[ListedTable]:
        """Return tables, most recently changed first; `search` is an id, a player's name or a game."""
        tables, seats = schema.tables, schema.seats
        query = sa.select(tables).order_by(tables.c.changed.desc()).limit(LISTED)
        if running:
            query = query.where(~tables.c.over & tables.c.closed.is_(None))
        if search:
            named = sa.select(seats.c.table_id).where(_contains(seats.c.name, search))
            found = (tables.c.id == search) | (tables.c.game == search) | tables.c.id.in_(named)
            query = query.where(found)
        rows = self.rows(query)
        names: dict[str, list[str]] = {row["id"]: [] for row in rows}
        beside = sa.select(seats).where(seats.c.table_id.in_(list(names))).order_by(seats.c.seat)
        for seat in self.rows(beside):
            names[seat["table_id"]].append(seat["name"] or seat["level"] or "–")
        return [
            ListedTable(
                row["id"],
                row["game"],
                row["players"],
                ", ".join(names[row["id"]]),
                row["number"],
                row["changed"],
                row["over"],
                row["closed"] is not None,
            )
            for row in rows
        ]

    def people(self, search: str = "") -> list[ListedPerson]:
        """Return people, newest first; `search` is an id or part of a name."""
        guests, seats, sessions = schema.guests, schema.seats, schema.sessions
        at = sa.select(sa.func.count(seats.c.table_id.distinct())).where(seats.c.guest_id == guests.c.id)
        seen = sa.select(sa.func.max(sessions.c.seen)).where(sessions.c.guest_id == guests.c.id)
        query = sa.select(
            guests, at.scalar_subquery().label("tables"), seen.scalar_subquery().label("seen")
        ).order_by(guests.c.created.desc())
        if search:
            query = query.where((guests.c.id == search) | _contains(guests.c.name, search))
        banned = {ban.who for ban in self.bans() if ban.kind == "guest"}
        return [
            ListedPerson(
                row["id"],
                row["name"],
                row["created"],
                row["seen"],
                row["tables"],
                row["steward"],
                row["id"] in banned,
            )
            for row in self.rows(query.limit(LISTED))
        ]

    def old_tables(self, finished_days: int, unused_days: int) -> list[str]:
        """Return tables finished long ago, or made long ago and never played; 0 days keeps them all."""
        tables = schema.tables
        finished = (tables.c.over | tables.c.closed.is_not(None)) & (
            tables.c.changed < now() - finished_days * DAY
        )
        unused = (tables.c.number <= 1) & (tables.c.changed < now() - unused_days * DAY)
        unused &= ~sa.exists().where(
            (schema.meetings.c.table_id == tables.c.id) & schema.meetings.c.over.is_(None)
        )
        old = sa.or_(
            finished if finished_days else sa.false(), unused & ~tables.c.over if unused_days else sa.false()
        )
        return [row["id"] for row in self.rows(sa.select(tables.c.id).where(old))]

    def old_people(self, days: int) -> list[str]:
        """Return people who sit nowhere, own nothing, and were last seen long ago."""
        guests = schema.guests
        query = sa.select(guests.c.id).where((guests.c.created < now() - days * DAY) & ~guests.c.steward)
        for table, column in _pointing_at(guests):
            if table is schema.sessions:
                recent = table.c.seen >= now() - days * DAY
                query = query.where(guests.c.id.not_in(sa.select(column).where(recent)))
            elif table not in OWN:
                query = query.where(guests.c.id.not_in(sa.select(column).where(column.is_not(None))))
        return [row["id"] for row in self.rows(query)] if days else []


def _contains(column: sa.ColumnElement[Any], text: str) -> sa.ColumnElement[bool]:
    return sa.func.lower(column).contains(text.lower(), autoescape=True)


def _pointing_at(table: sa.Table) -> list[tuple[sa.Table, sa.Column[Any]]]:
    """Return the columns of other tables that refer to this one."""
    return [
        (other, key.parent)
        for other in schema.metadata.sorted_tables
        for key in other.foreign_keys
        if key.column.table is table
    ]


# ---- statements ----------------------------------------------------------------------------------


def _run(*statements: sa.Executable) -> Statement:
    def run(connection: sa.Connection) -> None:
        for statement in statements:
            connection.execute(statement)

    return run


def put(key: str, value: Any) -> Statement:
    def run(connection: sa.Connection) -> None:
        insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
        new = insert(schema.house).values(key=key, value=value)
        connection.execute(new.on_conflict_do_update(index_elements=["key"], set_={"value": value}))

    return run


def _remove(key: str) -> Statement:
    return _run(sa.delete(schema.house).where(schema.house.c.key == key))


def announce(text: str, until: int | None) -> Statement:
    """Set the announcement; an empty text removes it."""
    return put(ANNOUNCEMENT, {"text": text, "at": now(), "until": until}) if text else _remove(ANNOUNCEMENT)


def drain(on: bool) -> Statement:
    """Stop starting anything new, before a restart; or resume."""
    return put(DRAINING, now()) if on else _remove(DRAINING)


def ban(kind: BanKind, who: str, reason: str, until: int | None) -> Statement:
    bans = schema.bans
    gone = sa.delete(bans).where((bans.c.kind == kind) & (bans.c.who == who))
    new = sa.insert(bans).values(kind=kind, who=who, reason=reason, created=now(), until=until)
    return _run(gone, new)


def unban(kind: BanKind, who: str) -> Statement:
    return _run(sa.delete(schema.bans).where((schema.bans.c.kind == kind) & (schema.bans.c.who == who)))


def close_table(table: str) -> Statement:
    tables = schema.tables
    where = (tables.c.id == table) & tables.c.closed.is_(None)
    return _run(sa.update(tables).where(where).values(closed=now(), waits_for_bot=False))


def grant(guest: str, steward: bool) -> Statement:
    return _run(sa.update(schema.guests).where(schema.guests.c.id == guest).values(steward=steward))


def forget(tables: Iterable[str] = (), people: Iterable[str] = ()) -> Statement:
    """Delete tables or people, with all rows that refer to them."""

    def run(connection: sa.Connection) -> None:
        for table in tables:
            for other, column in _pointing_at(schema.tables):
                connection.execute(sa.delete(other).where(column == table))
            connection.execute(sa.delete(schema.analyses).where(schema.analyses.c.replay_id == table))
            connection.execute(sa.delete(schema.tables).where(schema.tables.c.id == table))
        for guest in people:
            for own in OWN:
                connection.execute(sa.delete(own).where(own.c.guest_id == guest))
            connection.execute(sa.delete(schema.guests).where(schema.guests.c.id == guest))

    return run


def execute(engine: sa.Engine, *statements: Statement) -> None:
    """Write without a server, at the command line."""
    try:
        with engine.begin() as connection:
            for statement in statements:
                statement(connection)
    except sa.exc.SQLAlchemyError as error:
        raise store_trouble(error) from error
