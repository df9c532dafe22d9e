"""Ratings, mistakes and notes of finished games. Queries block."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from duomo.play.people.openings import FirstEntry
from duomo.play.people.ratings import ANCHORS, Entrant, RatedGame, TableKind
from duomo.play.people.skills import Skill, after_game
from duomo.play.tables.rows import now
from duomo.store import schema
from duomo.store.reader import Reader
from duomo.store.writer import Statement

_ratings, _notes, _guests, _mistakes = schema.ratings, schema.notes, schema.guests, schema.mistakes


class RatingRow(msgspec.Struct, frozen=True):
    """A rating after a game."""

    table_id: str
    game: str
    kind: TableKind
    at: int
    before: float
    mu: float
    sigma: float

    @property
    def skill(self) -> Skill:
        return Skill(self.mu, self.sigma)


class LeaderRow(msgspec.Struct, frozen=True):
    """The current rating of a person or bot, and the number of games."""

    guest: str | None
    name: str
    level: str | None
    games: int
    mu: float
    sigma: float


class NoteRow(msgspec.Struct, frozen=True):
    table_id: str
    tags: list[str]
    note: str


class MistakesRow(msgspec.Struct, frozen=True):
    table_id: str
    inaccuracies: int
    mistakes: int
    blunders: int


class PersonRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    created: int
    hidden: bool
    leaving: int | None

    @property
    def seen(self) -> bool:
        """Whether others may see their page."""
        return not self.hidden and self.leaving is None and bool(self.name)


class Memory(Reader):
    def person(self, guest: str) -> PersonRow | None:
        columns = [_guests.c[name] for name in PersonRow.__struct_fields__]
        query = sa.select(*columns).where(_guests.c.id == guest)
        return next((PersonRow(**row) for row in self.rows(query)), None)

    def people(self, guests: list[str]) -> dict[str, PersonRow]:
        """Return people by id."""
        columns = [_guests.c[name] for name in PersonRow.__struct_fields__]
        query = sa.select(*columns).where(_guests.c.id.in_(guests))
        return {row["id"]: PersonRow(**row) for row in self.rows(query)}

    def ratings_of(self, guest: str) -> list[RatingRow]:
        """Return a guest's rating after each rated game, oldest first."""
        columns = [_ratings.c[name] for name in RatingRow.__struct_fields__]
        query = sa.select(*columns).where(_ratings.c.guest_id == guest)
        return [RatingRow(**row) for row in self.rows(query.order_by(_ratings.c.at, _ratings.c.table_id))]

    def leaders(self, game: str, kind: str) -> list[LeaderRow]:
        """Return the current rating of everyone rated there who may be shown."""
        at_place = (_ratings.c.game == game) & (_ratings.c.kind == kind)
        who = (_ratings.c.guest_id, _ratings.c.level)
        last = sa.func.row_number().over(
            partition_by=who, order_by=(_ratings.c.at.desc(), _ratings.c.table_id)
        )
        games = sa.func.count().over(partition_by=who)
        ranked = (
            sa.select(*who, _ratings.c.mu, _ratings.c.sigma, last.label("last"), games.label("games"))
            .where(at_place)
            .subquery()
        )
        seen = ~_guests.c.hidden & _guests.c.leaving.is_(None) & (_guests.c.name != "")
        shown = ranked.c.guest_id.is_(None) | seen
        query = (
            sa.select(ranked, _guests.c.name)
            .select_from(ranked.outerjoin(_guests, _guests.c.id == ranked.c.guest_id))
            .where((ranked.c.last == 1) & shown)
        )
        return [
            LeaderRow(row["guest_id"], row["name"] or "", row["level"], row["games"], row["mu"], row["sigma"])
            for row in self.rows(query)
        ]

    def mistakes_of(self, guest: str) -> dict[str, MistakesRow]:
        """Return the mistakes found in somebody's games, by table."""
        columns = [_mistakes.c[name] for name in MistakesRow.__struct_fields__]
        query = sa.select(*columns).where(_mistakes.c.guest_id == guest)
        return {row["table_id"]: MistakesRow(**row) for row in self.rows(query)}

    def first_entries(self, seats: dict[str, int], most: int) -> dict[str, list[FirstEntry]]:
        """Return what a seat did among the first entries of each of these tables, and what was taken back."""
        entries = schema.entries
        columns = [entries.c[name] for name in ("table_id", *FirstEntry.__struct_fields__)]
        first = entries.c.table_id.in_(seats) & (entries.c.number <= most)
        done_there = sa.tuple_(entries.c.table_id, entries.c.seat).in_(list(seats.items()))
        query = sa.select(*columns).where(first & (done_there | entries.c.back_to.is_not(None)))
        found: dict[str, list[FirstEntry]] = {}
        for table, *facts in self.tuples(query.order_by(entries.c.table_id, entries.c.number)):
            found.setdefault(table, []).append(FirstEntry(*facts))
        return found

    def notes_of(self, guest: str) -> dict[str, NoteRow]:
        """Return a guest's notes, by table."""
        query = sa.select(_notes.c.table_id, _notes.c.tags, _notes.c.note).where(_notes.c.guest_id == guest)
        return {row["table_id"]: NoteRow(**row) for row in self.rows(query)}


# ---- statements ----------------------------------------------------------------------------------


def _insert(connection: sa.Connection, table: sa.Table) -> Any:
    return (postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert)(table)


def rate(game: RatedGame) -> Statement:
    """Store everyone's rating after a game, once. A daily challenge is not a match and does not count."""
    people = sorted(entrant.guest for entrant in game.entrants if entrant.guest is not None)

    def run(connection: sa.Connection) -> None:
        challenges = schema.challenges
        of_day = sa.select(challenges.c.day).where(challenges.c.table_id == game.table)
        if connection.execute(of_day).first() is not None:
            return
        # Two games of the same people may end at the same time in different processes.
        mine = sa.select(_guests.c.id).where(_guests.c.id.in_(people)).order_by(_guests.c.id)
        connection.execute(mine.with_for_update())
        before = [_last(connection, game, entrant) for entrant in game.entrants]
        after = after_game(before, [entrant.place for entrant in game.entrants])
        rows = [
            {
                "table_id": game.table,
                "seat": entrant.seat,
                "guest_id": entrant.guest,
                "level": entrant.level,
                "game": game.game,
                "kind": game.kind,
                "at": game.at,
                "before": old.mu,
                "mu": new.mu,
                "sigma": new.sigma,
            }
            for entrant, old, new in zip(game.entrants, before, after, strict=True)
        ]
        connection.execute(_insert(connection, _ratings).on_conflict_do_nothing(), rows)

    return run


def _last(connection: sa.Connection, game: RatedGame, entrant: Entrant) -> Skill:
    """Return somebody's rating before a game."""
    same = (_ratings.c.game == game.game) & (_ratings.c.kind == game.kind)
    own = (
        _ratings.c.level == entrant.level
        if entrant.level is not None
        else _ratings.c.guest_id == entrant.guest
    )
    query = sa.select(_ratings.c.mu, _ratings.c.sigma).where(same & own)
    found = connection.execute(query.order_by(_ratings.c.at.desc(), _ratings.c.table_id).limit(1)).first()
    if found is not None:
        return Skill(found.mu, found.sigma)
    return Skill() if entrant.level is None else ANCHORS[entrant.level]


def keep_mistakes(table: str, found: list[tuple[int, str, int, int, int]]) -> Statement:
    """Store the mistakes of every person: seat, guest, and the number of each kind."""
    names = ("seat", "guest_id", "inaccuracies", "mistakes", "blunders")
    rows = [{"table_id": table, **dict(zip(names, one, strict=True))} for one in found]

    def run(connection: sa.Connection) -> None:
        connection.execute(sa.delete(_mistakes).where(_mistakes.c.table_id == table))
        if rows:
            connection.execute(sa.insert(_mistakes), rows)

    return run


def keep_note(guest: str, note: NoteRow) -> Statement:
    """Replace a note; an empty one is deleted."""
    values = {"guest_id": guest, **msgspec.structs.asdict(note), "changed": now()}
    own = (_notes.c.guest_id == guest) & (_notes.c.table_id == note.table_id)

    def run(connection: sa.Connection) -> None:
        connection.execute(sa.delete(_notes).where(own))
        if note.tags or note.note:
            connection.execute(sa.insert(_notes).values(values))

    return run


def hide(guest: str, hidden: bool) -> Statement:
    def run(connection: sa.Connection) -> None:
        connection.execute(sa.update(_guests).where(_guests.c.id == guest).values(hidden=hidden))

    return run
