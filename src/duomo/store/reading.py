"""Queries for guests, tables and records. They block, and run in threads."""

from __future__ import annotations

from typing import Any

import msgspec
import sqlalchemy as sa

from duomo.core.converting import converter
from duomo.play.people.ratings import kind_of
from duomo.play.tables.bookmarks import engine_of
from duomo.play.tables.clocks import Vacation
from duomo.play.tables.live_table import TOLD
from duomo.play.tables.rows import EntryRow, SeatingRow, SeatRow, StoredTable, TableRow
from duomo.play.tables.telling import moment
from duomo.store import schema
from duomo.store.reader import Reader

LAST_VACATIONS = 8
NEVER = 1 << 62
ENTRY = [schema.entries.c[name] for name in EntryRow.__struct_fields__]
LISTED = 200
"""Maximum number of tables in one list."""


class GuestRow(msgspec.Struct, frozen=True):
    id: str
    name: str
    language: str
    steward: bool = False
    bot_of: str | None = None
    """Owner of the program that plays under this name."""
    leaving: int | None = None
    """When all their data will be deleted, unless they come back."""


class SessionRow(msgspec.Struct, frozen=True):
    """A browser, or a program with a token, that identifies a guest."""

    id: str
    guest: str
    created: int
    seen: int
    until: int
    scopes: tuple[str, ...] | None = None
    """Scopes of a program's token; None for a browser."""
    since: int = 0
    """When the browser was first known, with whatever cookie."""
    device: str = ""


class TablesOf(msgspec.Struct, frozen=True):
    """The tables where a guest sits."""

    tables: list[tuple[TableRow, list[SeatRow]]]
    unreadable: list[str]
    """Tables whose rows are damaged."""


class Store(Reader):
    """Queries for guests, tables and records."""

    def alive(self) -> None:
        """Raise ServerTrouble if the database does not answer."""
        self.rows(sa.select(sa.literal(1)))

    def session(self, token_hash: str) -> SessionRow | None:
        """Return the session of a cookie, even if it has ended."""
        return next(iter(self._sessions(schema.sessions.c.token_hash == token_hash)), None)

    def token(self, token_hash: str) -> SessionRow | None:
        """Return the guest and scopes of a token, even if it has ended."""
        tokens = schema.api_tokens
        for row in self.rows(sa.select(tokens).where(tokens.c.token_hash == token_hash)):
            seen, until = row["seen"] or 0, NEVER if row["until"] is None else row["until"]
            return SessionRow(row["id"], row["guest_id"], row["created"], seen, until, tuple(row["scopes"]))
        return None

    def sessions_of(self, guest: str) -> list[SessionRow]:
        """Return one session for each browser, that of its latest cookie."""
        rows = self._sessions(schema.sessions.c.guest_id == guest)
        return list({row.id: row for row in rows}.values())

    def _sessions(self, which: sa.ColumnElement[bool]) -> list[SessionRow]:
        query = sa.select(schema.sessions).where(which).order_by(schema.sessions.c.created)
        return [
            SessionRow(
                row["id"],
                row["guest_id"],
                row["created"],
                row["seen"],
                row["until"],
                since=row["since"],
                device=row["device"],
            )
            for row in self.rows(query)
        ]

    def guest_of(self, guest: str) -> GuestRow | None:
        guests = schema.guests
        columns = [guests.c[name] for name in GuestRow.__struct_fields__]
        for row in self.rows(sa.select(*columns).where(guests.c.id == guest)):
            return GuestRow(**row)
        return None

    def table(self, table: str, after: int = 0, bookmarked: bool = True) -> StoredTable | None:
        """Return a table with the entries after a number, or with everything needed to open it.

        It is opened from its bookmark, if this engine wrote it. A long log without one is left out, unless a
        bookmark is not wanted.
        """
        with self.at_one_moment():
            return self._table(table, after, bookmarked)

    def _table(self, table: str, after: int, bookmarked: bool) -> StoredTable | None:
        rows = self.rows(sa.select(schema.tables).where(schema.tables.c.id == table))
        if not rows:
            return None
        row = _table(rows[0])
        seats, seatings = self.seats(table), self.seatings(table)
        if row.rated:
            found = self.ratings(row, [seat.guest for seat in seats if seat.guest is not None])
            for seat in seats:
                seat.rating = found.get(seat.guest or "")
        if after:
            return StoredTable(row, seats, self.entries(table, after), None, seatings)
        components = self.component_set(row.components_hash)
        mark = self._bookmark(row) if bookmarked else None
        if mark is None:
            entries = [] if bookmarked and row.number > TOLD else self.entries(table)
            return StoredTable(row, seats, entries, components, seatings)
        number = mark["number"]
        pages = self.pages(table, number - TOLD + 1, number + 1)
        entries = self.entries(table, number)
        return StoredTable(row, seats, entries, components, seatings, mark["document"], pages)

    def _bookmark(self, row: TableRow) -> dict[str, Any] | None:
        """Return the bookmark of a table, unless another engine wrote it."""
        marks = schema.bookmarks
        for mark in self.rows(sa.select(marks).where(marks.c.table_id == row.id)):
            if mark["engine"] == engine_of(row.game) and mark["number"] <= row.number:
                return mark
        return None

    def pages(self, table: str, start: int, stop: int) -> list[str]:
        """Return pages with entries from `start` up to but not including `stop`."""
        pages = schema.pages
        where = (pages.c.table_id == table) & (pages.c.last >= start) & (pages.c.first < stop)
        query = sa.select(pages.c.document).where(where).order_by(pages.c.last)
        return [row["document"] for row in self.rows(query)]

    def has_table(self, table: str) -> bool:
        return bool(self.rows(sa.select(schema.tables.c.id).where(schema.tables.c.id == table)))

    def of_tournament(self, table: str) -> bool:
        meetings = schema.meetings
        return bool(self.rows(sa.select(meetings.c.board).where(meetings.c.table_id == table)))

    def has_replay(self, replay: str) -> bool:
        """True if there is a record or a table with that id."""
        replays = schema.replays
        return bool(self.rows(sa.select(replays.c.id).where(replays.c.id == replay))) or self.has_table(
            replay
        )

    def component_set(self, set_hash: str) -> str | None:
        """Return the document of a component set that some table was made with."""
        sets = schema.component_sets
        for row in self.rows(sa.select(sets.c.document).where(sets.c.hash == set_hash)):
            return str(row["document"])
        return None

    def seats(self, table: str) -> list[SeatRow]:
        seats = schema.seats
        rows = self.rows(sa.select(seats).where(seats.c.table_id == table).order_by(seats.c.seat))
        vacations = self.vacations([row["guest_id"] for row in rows if row["guest_id"] is not None])
        return [_seat(row, tuple(vacations.get(row["guest_id"], ()))) for row in rows]

    def vacations(self, guests: list[str]) -> dict[str, list[Vacation]]:
        """Return the latest vacations by guest."""
        vacations = schema.vacations
        query = sa.select(vacations).where(vacations.c.guest_id.in_(guests)).order_by(vacations.c.start)
        found: dict[str, list[Vacation]] = {}
        for row in self.rows(query):
            found.setdefault(row["guest_id"], []).append((row["start"], row["until"]))
        return {guest: some[-LAST_VACATIONS:] for guest, some in found.items()}

    def ratings(self, row: TableRow, guests: list[str]) -> dict[str, float]:
        """Return these people's ratings before they played at a table, in games of its kind."""
        ratings = schema.ratings
        same = (ratings.c.game == row.game) & (ratings.c.kind == kind_of(row.players, row.pace))
        before = ratings.c.guest_id.in_(guests) & (ratings.c.table_id != row.id)
        if row.done:
            before = before & (ratings.c.at < row.done_at)
        query = sa.select(ratings.c.guest_id, ratings.c.mu).where(same & before)
        return {one["guest_id"]: one["mu"] for one in self.rows(query.order_by(ratings.c.at))}

    def timed_tables_of(self, guest: str) -> list[str]:
        """Return the running games with clocks where a guest sits."""
        tables, seats = schema.tables, schema.seats
        mine = sa.select(seats.c.table_id).where(seats.c.guest_id == guest)
        running = tables.c.pace.is_not(None) & ~tables.c.over & tables.c.closed.is_(None)
        query = sa.select(tables.c.id).where(tables.c.id.in_(mine) & running)
        return [row["id"] for row in self.rows(query)]

    def out_of_time(self, moment: int) -> list[str]:
        """Return the tables whose running clock has expired."""
        tables = schema.tables
        query = sa.select(tables.c.id).where(tables.c.deadline <= moment).order_by(tables.c.deadline)
        return [row["id"] for row in self.rows(query.limit(LISTED))]

    def timed(self) -> bool:
        """True if any clock is running or there are vacations."""
        running = sa.select(schema.tables.c.id).where(schema.tables.c.deadline.is_not(None)).limit(1)
        away = sa.select(schema.vacations.c.guest_id).limit(1)
        return bool(self.rows(running) or self.rows(away))

    def seatings(self, table: str) -> list[SeatingRow]:
        return self.seatings_at([table]).get(table, [])

    def seatings_at(self, tables: list[str]) -> dict[str, list[SeatingRow]]:
        """Return the log of the seats, by table."""
        seatings = schema.seatings
        query = sa.select(seatings).where(seatings.c.table_id.in_(tables)).order_by(seatings.c.number)
        found: dict[str, list[SeatingRow]] = {}
        for row in self.rows(query):
            line = SeatingRow(**{name: row[name] for name in SeatingRow.__struct_fields__})
            found.setdefault(row["table_id"], []).append(line)
        return found

    def entries(self, table: str, after: int = 0) -> list[EntryRow]:
        entries = schema.entries
        where = (entries.c.table_id == table) & (entries.c.number > after)
        query = sa.select(*ENTRY).where(where).order_by(entries.c.number)
        return [_entry(facts) for facts in self.tuples(query)]

    def finished_of(self, guest: str) -> list[tuple[str, str, str]]:
        """Return table, game and day of every finished game of a guest, oldest first."""
        tables, seats = schema.tables, schema.seats
        mine = sa.select(seats.c.table_id).where(seats.c.guest_id == guest)
        query = sa.select(tables.c.id, tables.c.game, tables.c.changed).where(tables.c.id.in_(mine))
        rows = self.rows(query.where(_done).order_by(tables.c.changed))
        return [(row["id"], row["game"], moment(row["changed"])[:10]) for row in rows]

    def tables_of(self, guest: str, done: bool = False, most: int = LISTED) -> TablesOf:
        """Return the tables where a guest sits, most recently changed first; all, or only finished ones."""
        tables, seats = schema.tables, schema.seats
        mine = sa.select(seats.c.table_id).where(seats.c.guest_id == guest)
        query = (
            sa.select(tables.c.id)
            .where(tables.c.id.in_(mine) & (_done if done else sa.true()))
            .order_by(tables.c.changed.desc())
            .limit(most)
        )
        return self.tables([row["id"] for row in self.rows(query)])

    def tables(self, wanted: list[str]) -> TablesOf:
        """Return these tables with their seats."""
        seats = schema.seats
        rows = self.readable(wanted)
        beside: dict[str, list[SeatRow]] = {name: [] for name in wanted}
        for seat in self.rows(sa.select(seats).where(seats.c.table_id.in_(wanted)).order_by(seats.c.seat)):
            beside[seat["table_id"]].append(_seat(seat))
        found = [(rows[name], beside[name]) for name in wanted if name in rows]
        return TablesOf(found, [name for name in wanted if name not in rows])

    def readable(self, wanted: list[str]) -> dict[str, TableRow]:
        """Return the rows of these tables that are not damaged. They are read together, or one by one if one
        is damaged."""
        tables = schema.tables
        try:
            found = self.rows(sa.select(tables).where(tables.c.id.in_(wanted)))
            return {row["id"]: _table(row) for row in found}
        except (ValueError, msgspec.MsgspecError):
            if len(wanted) <= 1:
                return {}
        return {name: row for one in wanted for name, row in self.readable([one]).items()}

    def waiting_for_bots(self, since: int, now: int) -> list[str]:
        """Return tables where a bot has to decide and nothing has happened since then.

        Tables changed in the future are included: a clock was or is wrong, so how long they have waited is
        unknown.
        """
        tables = schema.tables
        waits = (tables.c.changed <= since) | (tables.c.changed > now)
        query = sa.select(tables.c.id).where(tables.c.waits_for_bot & waits)
        return [row["id"] for row in self.rows(query)]

    def seat_of_link(self, link_hash: str) -> tuple[str, SeatRow] | None:
        for row in self.rows(sa.select(schema.seats).where(schema.seats.c.link_hash == link_hash)):
            return row["table_id"], _seat(row)
        return None

    def record(self, replay: str) -> str | None:
        """Return the text of an uploaded record."""
        replays = schema.replays
        for row in self.rows(sa.select(replays.c.record).where(replays.c.id == replay)):
            return str(row["record"])
        return None

    def analysis(self, replay: str) -> dict[str, Any] | None:
        """Return the state of a game's analysis."""
        analyses = schema.analyses
        for row in self.rows(sa.select(analyses).where(analyses.c.replay_id == replay)):
            return row
        return None


_table = converter(TableRow)
_done = schema.tables.c.over | schema.tables.c.ended.is_not(None)
"""Same as `TableRow.done`."""


def _seat(row: dict[str, Any], vacations: tuple[Vacation, ...] = ()) -> SeatRow:
    return SeatRow(
        row["seat"],
        row["level"],
        row["guest_id"],
        row["name"],
        row["link_hash"],
        row["link_open"],
        row["seen"],
        row["gone"],
        vacations,
        row["open"],
    )


def _entry(facts: tuple[Any, ...]) -> EntryRow:
    """Make an entry from its columns, in the order of `ENTRY`."""
    number, kind, seat, move, dealt, back_to, move_id, at = facts
    return EntryRow(number, kind, seat, move, tuple(dealt.split("\n")) if dealt else (), back_to, move_id, at)
