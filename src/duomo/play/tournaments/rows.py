"""Tournaments as they are stored."""

from __future__ import annotations

from typing import Literal

import msgspec

from duomo.play.tables.clocks import Pace
from duomo.play.tables.rows import SeatRow, TableRow
from duomo.play.tournaments.meetings import How, Kind, Meeting, Rules

State = Literal["open", "running", "over", "cancelled"]
EndedBy = Literal["score", "agreed", "left", "closed"]
"""How a game ended: played out; given up by all; because nobody was left; closed by a steward."""


class TournamentRow(msgspec.Struct, kw_only=True):
    id: str
    name: str
    created_by: str
    created: int
    changed: int
    state: State
    kind: Kind
    game: str
    options: dict[str, str]
    size: int
    smallest: int
    rounds: int
    games: int
    pace: Pace
    rated: bool
    listed: bool
    """Whether it is listed publicly; otherwise only people with its link find it."""
    most: int
    """Maximum number of entrants."""
    starts: int | None
    """When it starts automatically; None if its organiser starts it."""
    step: int = 0
    """Number of plans made so far: prevents two processes from planning the same step."""

    @property
    def rules(self) -> Rules:
        return Rules(self.kind, self.size, self.smallest, self.rounds, self.games)


class EntrantRow(msgspec.Struct, frozen=True):
    """A person, or a bot of a level. The name is the person's current one."""

    number: int
    guest_id: str | None
    level: str | None
    name: str
    seed: int | None
    """The place in the initial seeding; None before the start."""
    withdrawn: int | None


class MeetingRow(msgspec.Struct, frozen=True):
    """A planned game, with its table and its result."""

    round: int
    board: int
    part: int
    entrants: tuple[int, ...]
    how: How
    table_id: str | None
    """Assigned before the table is made. None if nothing is played."""
    made: int | None = None
    over: int | None = None
    places: tuple[int, ...] | None = None
    points: tuple[int, ...] | None = None
    scores: list[int] | None = None
    ended: EndedBy | None = None

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.round, self.board, self.entrants, self.part, self.how, self.places, self.points)


class StoredTournament(msgspec.Struct, frozen=True):
    row: TournamentRow
    organiser: str
    """Name of the organiser."""
    entrants: list[EntrantRow]
    meetings: list[MeetingRow]

    @property
    def order(self) -> list[int]:
        """The seeded field; before the start, in order of entry."""
        return [
            one.number for one in sorted(self.entrants, key=lambda one: (one.seed or one.number, one.number))
        ]

    @property
    def out(self) -> frozenset[int]:
        return frozenset(one.number for one in self.entrants if one.withdrawn is not None)

    @property
    def held(self) -> list[Meeting]:
        return [one.meeting for one in self.meetings]


class Ended(msgspec.Struct, frozen=True):
    """A table where nobody plays any more; `table` is None if it no longer exists."""

    meeting: MeetingRow
    table: tuple[TableRow, list[SeatRow]] | None
