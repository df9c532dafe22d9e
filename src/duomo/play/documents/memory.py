"""What is remembered of people and their games, as it is said over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from duomo.core.words.phrase import Phrase
from duomo.play.documents.general import Summary
from duomo.play.documents.puzzle import Rated
from duomo.play.people.ratings import TableKind

Tag = Annotated[str, Meta(min_length=1, max_length=24)]


class GameRating(msgspec.Struct):
    """How strong somebody is at one game and kind of table."""

    game: str
    kind: TableKind
    rating: int
    doubt: int
    """Two times of three the true strength is not farther away."""
    games: int
    settled: bool
    """There were games enough for the number to tell something."""
    history: list[Rated]


class PuzzleHistory(msgspec.Struct):
    """How strong somebody is at puzzles, after so many of them."""

    rating: int
    puzzles: int
    history: list[Rated]


class Against(msgspec.Struct):
    """Games against a person or a bot: how often one came before the other."""

    guest: str | None
    """Whose page can be looked at."""
    name: str | None
    level: str | None
    """Of a bot; neither name nor level: the automaton of a game for one."""
    games: int
    ahead: int
    level_with: int
    behind: int


class SeatShare(msgspec.Struct):
    """How often somebody won from a seat, at tables of so many."""

    players: int
    seat: int
    games: int
    won: int


class ChoiceShare(msgspec.Struct):
    """How often somebody won with what an expansion brought: a guild, say."""

    game: str
    option: str
    value: str
    games: int
    won: int


class GameMistakes(msgspec.Struct):
    """What an analysis has found in a game of somebody."""

    table: str
    game: str
    at: str
    inaccuracies: int
    mistakes: int
    blunders: int


class OpeningShare(msgspec.Struct):
    """How somebody begins, and how often that won."""

    game: str
    kind: Literal["first", "place"]
    """The first decision that names a place, a section or a cell; or the very first, where it names none."""
    move: str
    words: Phrase
    games: int
    won: int


class PlayedGame(msgspec.Struct):
    """A game that is over or was given up, as one of its people remembers it."""

    summary: Summary
    seat: int
    place: int | None
    """None: all agreed to give it up, and nobody has won."""
    before: int | None
    """The rating before it and after it, if it counted."""
    after: int | None
    marks: GameMistakes | None
    """What an analysis has found in it, if there was one."""
    tags: list[str]
    note: str


class Profile(msgspec.Struct):
    """Somebody's games. Of others the rated ones alone are told."""

    guest: str
    name: str
    since: str
    own: bool
    hidden: bool
    """Nobody else can see it, and it is on no leader board."""
    games: int
    won: int
    ratings: list[GameRating]
    puzzles: PuzzleHistory | None
    against: list[Against]
    seats: list[SeatShare]
    choices: list[ChoiceShare]
    mistakes: list[GameMistakes]
    """Of the latest games that were analysed, the oldest first."""
    openings: list[OpeningShare]
    recent: list[PlayedGame]


class ProfileChange(msgspec.Struct, forbid_unknown_fields=True):
    hidden: bool


class PlayedGames(msgspec.Struct):
    """Games that fit, the latest first: a page of them."""

    count: int
    games: list[PlayedGame]
    tags: list[str]
    """All that there are."""


class Noted(msgspec.Struct, forbid_unknown_fields=True):
    """What somebody writes about a game of theirs."""

    tags: Annotated[list[Tag], Meta(max_length=12)] = []
    note: Annotated[str, Meta(max_length=2000)] = ""


class Leader(msgspec.Struct):
    place: int
    guest: str | None
    name: str | None
    level: str | None
    """Of a bot."""
    rating: int
    doubt: int
    games: int
    settled: bool
    mine: bool


class LeaderBoard(msgspec.Struct):
    game: str
    kind: TableKind
    leaders: list[Leader]


Outcome = Literal["won", "lost"]
