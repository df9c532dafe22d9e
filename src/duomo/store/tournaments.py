"""Tournaments: queries and statements. Every statement can safely be repeated.

A round is planned in one transaction, including the ids of its tables. A table and the note that it was made
are written in one. A result is written once. So a server may be killed at any point, and several processes
may attempt the same step.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from duomo.core.converting import converter
from duomo.play.tables.rows import now
from duomo.play.tournaments.rows import (
    Ended,
    EntrantRow,
    MeetingRow,
    State,
    StoredTournament,
    TournamentRow,
)
from duomo.play.trouble import ServerTrouble
from duomo.store import schema
from duomo.store.reader import Reader
from duomo.store.reading import Store
from duomo.store.trouble import NOT_STORABLE, Conflict
from duomo.store.writer import Statement

LISTED = 100
"""Maximum number of tournaments of each state in a list."""
DIRECTING = 0x64756F6E
"""Number of the PostgreSQL advisory lock held by the process that directs the tournaments."""

_tournaments, _entrants, _meetings = schema.tournaments, schema.entrants, schema.meetings
_tables, _seats, _guests = schema.tables, schema.seats, schema.guests
_to_tournament, _to_entrant, _to_meeting = (
    converter(TournamentRow),
    converter(EntrantRow),
    converter(MeetingRow),
)


class Refused(Conflict):
    """The change is no longer possible; the argument says why."""


class ListedTournament(msgspec.Struct, frozen=True):
    row: TournamentRow
    organiser: str
    entrants: int
    entered: bool
    """Whether the guest who asks is an entrant."""
    round: int


class Tournaments(Reader):
    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self.store = Store(engine)

    def whole(self, tournament: str) -> StoredTournament | None:
        query = sa.select(_tournaments, _guests.c.name.label("organiser")).join(
            _guests, _guests.c.id == _tournaments.c.created_by
        )
        for row in self.rows(query.where(_tournaments.c.id == tournament)):
            organiser = row.pop("organiser")
            meetings = self.rows(
                sa.select(_meetings)
                .where(_meetings.c.tournament_id == tournament)
                .order_by(_meetings.c.round, _meetings.c.board, _meetings.c.part)
            )
            return StoredTournament(
                _to_tournament(row),
                organiser,
                self.entrants(tournament),
                [_to_meeting(one) for one in meetings],
            )
        return None

    def has(self, tournament: str) -> bool:
        query = sa.select(_tournaments.c.id).where(_tournaments.c.id == tournament)
        try:
            return bool(self.rows(query))
        except ServerTrouble as trouble:
            if trouble.status == NOT_STORABLE:
                return False  # PostgreSQL rejects text that contains NUL
            raise

    def entrants(self, tournament: str) -> list[EntrantRow]:
        """Return the entrants in order of entry, with their current names."""
        query = (
            sa.select(_entrants, sa.func.coalesce(_guests.c.name, "").label("name"))
            .select_from(_entrants.outerjoin(_guests, _guests.c.id == _entrants.c.guest_id))
            .where(_entrants.c.tournament_id == tournament)
            .order_by(_entrants.c.number)
        )
        return [_to_entrant(row) for row in self.rows(query)]

    def listed(self, guest: str | None) -> list[ListedTournament]:
        """Return public tournaments and those of this guest, most recent first within each state."""
        own = sa.select(_entrants.c.tournament_id).where(_entrants.c.guest_id == (guest or ""))
        seen = _tournaments.c.listed | (_tournaments.c.created_by == guest) | _tournaments.c.id.in_(own)
        count = sa.select(sa.func.count()).where(_entrants.c.tournament_id == _tournaments.c.id)
        last = sa.select(sa.func.max(_meetings.c.round)).where(_meetings.c.tournament_id == _tournaments.c.id)
        found: list[ListedTournament] = []
        for state in ("open", "running", "over"):
            query = (
                sa.select(
                    _tournaments,
                    _guests.c.name.label("organiser"),
                    count.scalar_subquery().label("count"),
                    last.scalar_subquery().label("last"),
                    _tournaments.c.id.in_(own).label("entered"),
                )
                .join(_guests, _guests.c.id == _tournaments.c.created_by)
                .where((_tournaments.c.state == state) & seen)
                .order_by(_tournaments.c.changed.desc(), _tournaments.c.id)
                .limit(LISTED)
            )
            for row in self.rows(query):
                facts = (
                    row.pop("organiser"),
                    row.pop("count"),
                    bool(row.pop("entered")),
                    row.pop("last") or 0,
                )
                found.append(ListedTournament(_to_tournament(row), *facts))
        return found

    def unfinished_of(self, guest: str) -> int:
        """Return how many unfinished tournaments a guest organises."""
        going_on = _tournaments.c.state.in_(("open", "running")) & (_tournaments.c.created_by == guest)
        rows = self.rows(sa.select(sa.func.count().label("count")).where(going_on))
        return int(rows[0]["count"])

    def due(self, moment: int) -> list[str]:
        """Return tournaments with something to do: start, plan a round, make a table or record a result."""
        here = _meetings.c.tournament_id == _tournaments.c.id
        pending = here & _meetings.c.over.is_(None)
        at_table = sa.outerjoin(_meetings, _tables, _tables.c.id == _meetings.c.table_id)
        done = _tables.c.over | _tables.c.closed.is_not(None) | _tables.c.id.is_(None)
        ready = (
            ~sa.exists().where(pending)
            | sa.exists().where(pending & _meetings.c.made.is_(None))
            | sa.exists(
                sa.select(_meetings.c.board)
                .select_from(at_table)
                .where(pending & _meetings.c.made.is_not(None) & done)
            )
        )
        to_begin = (_tournaments.c.state == "open") & (_tournaments.c.starts <= moment)
        query = sa.select(_tournaments.c.id).where(to_begin | ((_tournaments.c.state == "running") & ready))
        return [row["id"] for row in self.rows(query.order_by(_tournaments.c.created))]

    def ended(self, whole: StoredTournament) -> list[Ended]:
        """Return meetings whose games are over at their tables but not yet recorded."""
        waiting = {one.table_id: one for one in whole.meetings if one.made is not None and one.over is None}
        rows = self.store.readable([table for table in waiting if table is not None])
        found: list[Ended] = []
        for table, meeting in waiting.items():
            row = rows.get(table or "")
            if row is None and not self.store.has_table(table or ""):
                found.append(Ended(meeting, None))
            elif row is not None and (row.over or row.closed is not None):
                found.append(Ended(meeting, (row, self.store.seats(row.id))))
        return found

    def bots_alone(self) -> int:
        """Return the number of running tournament games between bots only."""
        people = sa.exists().where((_seats.c.table_id == _tables.c.id) & _seats.c.level.is_(None))
        query = (
            sa.select(sa.func.count().label("count"))
            .select_from(sa.join(_meetings, _tables, _tables.c.id == _meetings.c.table_id))
            .where(_meetings.c.over.is_(None) & ~_tables.c.over & _tables.c.closed.is_(None) & ~people)
        )
        return int(self.rows(query)[0]["count"])


class Sole:
    """Ensures that only one process directs tournaments. On PostgreSQL it holds an advisory lock, which is
    released when the process ends."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.connection: sa.Connection | None = None

    def held(self) -> bool:
        """True if this process is the one. Blocks."""
        if self.engine.dialect.name != "postgresql":
            return True
        try:
            if self.connection is not None:
                self.connection.execute(sa.text("SELECT 1"))
                return True
            connection = self.engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            if connection.scalar(sa.select(sa.func.pg_try_advisory_lock(DIRECTING))):
                self.connection = connection
                return True
            connection.close()
        except sa.exc.SQLAlchemyError:
            self.release()
        return False

    def release(self) -> None:
        """Let another process be the one, at once if the database answers."""
        connection, self.connection = self.connection, None
        if connection is None:
            return
        with contextlib.suppress(sa.exc.SQLAlchemyError):
            connection.scalar(sa.select(sa.func.pg_advisory_unlock(DIRECTING)))
        connection.invalidate()
        connection.close()


# ---- statements ----------------------------------------------------------------------------------


def create(row: TournamentRow) -> Statement:
    values = {name: msgspec.to_builtins(getattr(row, name)) for name in row.__struct_fields__}
    return lambda connection: _run(connection, sa.insert(_tournaments).values(values))


def enter(tournament: str, guests: Sequence[str | None], levels: Sequence[str | None]) -> Statement:
    """Add entrants, each a guest or a bot level: all or none.

    Refused if the tournament is full or has started, or one of them has already entered.
    """

    def run(connection: sa.Connection) -> None:
        row = _locked(connection, tournament)
        if row is None or row.state != "open":
            raise Refused("tournament-not-open")
        mine = sa.select(_entrants.c.number, _entrants.c.guest_id).where(
            _entrants.c.tournament_id == tournament
        )
        known = connection.execute(mine).all()
        if len(known) + len(guests) > row.most:
            raise Refused("tournament-full")
        if {one.guest_id for one in known if one.guest_id is not None} & set(guests):
            raise Refused("tournament-entered")
        first = max((one.number for one in known), default=0) + 1
        new = [
            {
                "tournament_id": tournament,
                "number": first + at,
                "guest_id": guest,
                "level": level,
                "joined": now(),
            }
            for at, (guest, level) in enumerate(zip(guests, levels, strict=True))
        ]
        connection.execute(sa.insert(_entrants), new)
        _touch(connection, tournament)

    return run


def leave(tournament: str, number: int) -> Statement:
    """Remove an entrant before the start; after it, mark the entrant as withdrawn so that they are not paired
    again."""
    place = (_entrants.c.tournament_id == tournament) & (_entrants.c.number == number)

    def run(connection: sa.Connection) -> None:
        row = _locked(connection, tournament)
        if row is None or row.state not in ("open", "running"):
            raise Refused("tournament-over")
        if row.state == "open":
            connection.execute(sa.delete(_entrants).where(place))
        else:
            still = place & _entrants.c.withdrawn.is_(None)
            connection.execute(sa.update(_entrants).where(still).values(withdrawn=now()))
        _touch(connection, tournament)

    return run


def begin(tournament: str, order: Sequence[int]) -> Statement:
    """Start the tournament with this seeding. Refused if it has already started, or the entrants have
    changed."""

    def run(connection: sa.Connection) -> None:
        row = _locked(connection, tournament)
        if row is None or row.state != "open":
            raise Refused("tournament-not-open")
        mine = _entrants.c.tournament_id == tournament
        known = set(connection.scalars(sa.select(_entrants.c.number).where(mine)))
        if known != set(order):
            raise Refused("tournament-changed")
        for seed, number in enumerate(order, 1):
            connection.execute(
                sa.update(_entrants).where(mine & (_entrants.c.number == number)).values(seed=seed)
            )
        _touch(connection, tournament, state="running")

    return run


def plan(tournament: str, step: int, new: Sequence[MeetingRow]) -> Statement:
    """Store planned games with the ids of their tables. Refused if another process has planned meanwhile."""
    values = [{"tournament_id": tournament, **msgspec.to_builtins(one)} for one in new]

    def run(connection: sa.Connection) -> None:
        _step(connection, tournament, step)
        connection.execute(sa.insert(_meetings), values)

    return run


def finish(tournament: str, step: int) -> Statement:
    def run(connection: sa.Connection) -> None:
        _step(connection, tournament, step, state="over")

    return run


def cancel(tournament: str) -> Statement:
    """Cancel a tournament. Its running games continue as ordinary games."""

    def run(connection: sa.Connection) -> None:
        row = _locked(connection, tournament)
        if row is None or row.state not in ("open", "running"):
            raise Refused("tournament-over")
        _touch(connection, tournament, state="cancelled")

    return run


def made(tournament: str, meeting: MeetingRow) -> Statement:
    """Mark a meeting's table as made, in the table's own transaction. Refused if it was made already."""
    change = sa.update(_meetings).where(_place(tournament, meeting) & _meetings.c.made.is_(None))

    def run(connection: sa.Connection) -> None:
        if not connection.execute(change.values(made=now())).rowcount:
            raise Refused("tournament-changed")

    return run


def record(tournament: str, meetings: Sequence[MeetingRow]) -> Statement:
    """Store results; a result that is already stored is not overwritten."""

    def run(connection: sa.Connection) -> None:
        for meeting in meetings:
            facts = msgspec.to_builtins(meeting)
            result = {name: facts[name] for name in ("over", "places", "points", "scores", "ended")}
            open_yet = _place(tournament, meeting) & _meetings.c.over.is_(None)
            connection.execute(sa.update(_meetings).where(open_yet).values(result))
        _touch(connection, tournament)

    return run


def _place(tournament: str, meeting: MeetingRow) -> sa.ColumnElement[bool]:
    return (
        (_meetings.c.tournament_id == tournament)
        & (_meetings.c.round == meeting.round)
        & (_meetings.c.board == meeting.board)
        & (_meetings.c.part == meeting.part)
    )


def _locked(connection: sa.Connection, tournament: str) -> Any:
    """Return the row of a tournament, locked until the transaction ends."""
    query = sa.select(_tournaments).where(_tournaments.c.id == tournament)
    return connection.execute(query.with_for_update()).first()


def _touch(connection: sa.Connection, tournament: str, state: State | None = None) -> None:
    values: dict[str, Any] = {"changed": now()} | ({} if state is None else {"state": state})
    connection.execute(sa.update(_tournaments).where(_tournaments.c.id == tournament).values(values))


def _step(connection: sa.Connection, tournament: str, step: int, state: State | None = None) -> None:
    same = (
        (_tournaments.c.id == tournament)
        & (_tournaments.c.step == step)
        & (_tournaments.c.state == "running")
    )
    if not connection.execute(sa.update(_tournaments).where(same).values(step=step + 1)).rowcount:
        raise Refused("tournament-changed")
    _touch(connection, tournament, state)


def _run(connection: sa.Connection, statement: sa.Executable) -> None:
    connection.execute(statement)
