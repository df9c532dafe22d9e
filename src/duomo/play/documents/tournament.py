"""Documents about tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.play.tables.clocks import Pace
from duomo.play.tournaments.knock_out import BracketHeat
from duomo.play.tournaments.meetings import How, Kind
from duomo.play.tournaments.rows import EndedBy, State


class NewTournament(msgspec.Struct, forbid_unknown_fields=True):
    """A tournament to make. `size`: players at a table; `rounds`: for a Swiss tournament, or a round robin at
    tables of more than two; `games`: per match in a knock-out at tables of two. `listed`: whether everyone
    can find it, not only people with the link. `starts`: when it starts automatically; otherwise its
    organiser starts it. Players who run out of time lose, whatever the pace says."""

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
    """The last round that was paired; 0 before the first."""
    rounds: int
    pace: Pace
    rated: bool
    listed: bool
    starts: str | None
    changed: str
    entered: bool
    """Whether you take part."""
    yours: bool
    """Whether you organise it."""


class Entrant(msgspec.Struct):
    number: int
    name: str | None
    """Name of a person; null if it is a bot, or the person has been deleted."""
    level: str | None
    """Level, for a bot."""
    twin: int | None
    """Number of the bot among several of its level."""
    mine: bool
    withdrawn: bool


class TournamentGame(msgspec.Struct):
    """A game of a tournament, or a bye."""

    round: int
    board: int
    part: int
    entrants: list[int]
    """Entrants by seat."""
    how: How
    table: str | None
    """Null until it is set up, and if nothing is played."""
    state: Literal["planned", "playing", "over"]
    places: list[int]
    points: list[float]
    scores: list[int]
    """Scores of a game that was played out."""
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
    """Games per match."""
    smallest: int
    """Number of players at the smallest possible table."""
    going_on: int
    """Number of players of each table who advance, in a knock-out."""
    fewest: int
    """Minimum number of entrants for the start."""
    entrants: list[Entrant]
    meetings: list[TournamentGame]
    standings: list[StandingRow]
    bracket: list[list[BracketHeat]]
    """The bracket of a knock-out that has started."""
    ready: str | None
    """The table where your game is waiting for you."""
    can_join: bool
    can_withdraw: bool
    can_start: bool


class TournamentChanged(msgspec.Struct, tag="changed"):
    """The tournament has changed: request it again."""

    tournament: str
