"""Tournaments as they are stored."""

from __future__ import annotations

from typing import Literal

import msgspec

from duomo.play.tables.clocks import Pace
from duomo.play.tables.rows import SeatRow, TableRow
from duomo.play.tournaments.meetings import How, Kind, Meeting, Rules

State = Literal["open", "running", "over", "cancelled"]
EndedBy = Literal["score", "agreed", "left", "closed"]
"""How a game has ended: played out; given up by all; because nobody was left; by the house."""


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
    """Listed for everybody; otherwise only people with its link find it."""
    most: int
    """Entrants that there can be."""
    starts: int | None
    """When it begins by itself; None: when its organiser says so."""
    step: int = 0
    """How often something was planned: two processes cannot plan the same."""

    @property
    def rules(self) -> Rules:
        return Rules(self.kind, self.size, self.smallest, self.rounds, self.games)


class EntrantRow(msgspec.Struct, frozen=True):
    """A person, or a bot of a level. The name is what its person is called today."""

    number: int
    guest_id: str | None
    level: str | None
    name: str
    seed: int | None
    """The place in the order in which the tournament began; None before that."""
    withdrawn: int | None


class MeetingRow(msgspec.Struct, frozen=True):
    """A game as it was planned, with its table and what came of it."""

    round: int
    board: int
    part: int
    entrants: tuple[int, ...]
    how: How
    table_id: str | None
    """Known before the table is there. None where nothing is played."""
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
    """What the organiser is called."""
    entrants: list[EntrantRow]
    meetings: list[MeetingRow]

    @property
    def order(self) -> list[int]:
        """The field as it was seeded; before that, as it came."""
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
    """A table where nobody plays any more; None: there is no such table any more."""

    meeting: MeetingRow
    table: tuple[TableRow, list[SeatRow]] | None
