"""Tournaments as they are said over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.play.tables.clocks import Pace
from duomo.play.tournaments.knock_out import BracketHeat
from duomo.play.tournaments.meetings import How, Kind
from duomo.play.tournaments.rows import EndedBy, State


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """`size`: players at a table; `rounds`: of a Swiss tournament, or of a round robin at tables of more than
    two; `games`: of a match in a knock-out at tables of two. `listed`: everybody finds it, not only who has
    the link. `starts`: when it begins by itself; otherwise its organiser says so. Who runs out of time loses,
    whatever the pace says about it."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    game: Annotated[str, Meta(max_length=40)]
    kind: Kind
    pace: Pace
    size: Annotated[int, Meta(ge=2, le=4)] = 2
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    rounds: Annotated[int, Meta(ge=1, le=20)] = 5
    games: Annotated[int, Meta(ge=1, le=7)] = 1
    rated: bool = False
    listed: bool = True
    most: Annotated[int, Meta(ge=2, le=1000)] = 32
    starts: Annotated[str, Meta(max_length=40)] | None = None


class NewBots(msgspec.Struct, forbid_unknown_fields=True):
    level: Annotated[str, Meta(max_length=40)]
    count: Annotated[int, Meta(ge=1, le=100)] = 1


class MadeTournament(msgspec.Struct):
    tournament: str


class TournamentSummary(msgspec.Struct):
    tournament: str
    name: str
    organiser: str | None
    state: State
    kind: Kind
    game: str
    title: str
    size: int
    entrants: int
    most: int
    round: int
    """The last that was paired; 0 before the first."""
    rounds: int
    pace: Pace
    rated: bool
    listed: bool
    starts: str | None
    changed: str
    entered: bool
    """You take part."""
    yours: bool
    """You organise it."""


class Entrant(msgspec.Struct):
    number: int
    name: str | None
    """Of a person; None where there is none, or none any more."""
    level: str | None
    """Of a bot."""
    twin: int | None
    """Which one it is of several bots of its level."""
    mine: bool
    withdrawn: bool


class TournamentGame(msgspec.Struct):
    """A game of a tournament, or a round without one."""

    round: int
    board: int
    part: int
    entrants: list[int]
    """By seat."""
    how: How
    table: str | None
    """None as long as it is not set up, and where nothing is played."""
    state: Literal["planned", "playing", "over"]
    places: list[int]
    points: list[float]
    scores: list[int]
    """Of a game that was played out."""
    ended: EndedBy | None


class StandingRow(msgspec.Struct):
    entrant: int
    place: int
    points: float
    played: int
    won: int
    buchholz: float
    berger: float


class TournamentDocument(msgspec.Struct):
    about: TournamentSummary
    options: dict[str, str]
    games: int
    """Of a match."""
    smallest: int
    """Players at the smallest table that there may be."""
    going_on: int
    """How many of a table go on, in a knock-out."""
    fewest: int
    """Entrants that it takes to begin."""
    entrants: list[Entrant]
    meetings: list[TournamentGame]
    standings: list[StandingRow]
    bracket: list[list[BracketHeat]]
    """Of a knock-out that has begun."""
    ready: str | None
    """The table where your game waits for you."""
    can_join: bool
    can_withdraw: bool
    can_start: bool


class TournamentChanged(msgspec.Struct, tag="changed"):
    """Something is new: ask for the tournament again."""

    tournament: str
