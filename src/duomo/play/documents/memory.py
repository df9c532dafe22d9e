"""Documents about people and their past games."""

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
    """Somebody's rating in one game and kind of table."""

    game: str
    kind: TableKind
    rating: int
    doubt: int
    """Standard deviation: the true strength is within this range two times out of three."""
    games: int
    settled: bool
    """Whether there were enough games for the rating to be reliable."""
    history: list[Rated]


class PuzzleHistory(msgspec.Struct):
    """Somebody's puzzle rating and its history."""

    rating: int
    puzzles: int
    history: list[Rated]


class Against(msgspec.Struct):
    """Games against a person or a bot: how often one finished ahead of the other."""

    guest: str | None
    """Id of the person, if their page is public."""
    name: str | None
    level: str | None
    """Level of a bot; without name or level it is the automaton of a solo game."""
    games: int
    ahead: int
    level_with: int
    behind: int


class SeatShare(msgspec.Struct):
    """How often somebody won from a seat, by number of players."""

    players: int
    seat: int
    games: int
    won: int


class ChoiceShare(msgspec.Struct):
    """How often somebody won with an option value of an expansion, such as a guild."""

    game: str
    option: str
    value: str
    games: int
    won: int


class GameMistakes(msgspec.Struct):
    """Mistakes an analysis found in somebody's game."""

    table: str
    game: str
    at: str
    inaccuracies: int
    mistakes: int
    blunders: int


class OpeningShare(msgspec.Struct):
    """How somebody opens, and how often that won."""

    game: str
    kind: Literal["first", "place"]
    """`place`: the first decision that names a place, a section or a cell; `first`: the very first decision,
    if it names none."""
    move: str
    words: Phrase
    games: int
    won: int


class PlayedGame(msgspec.Struct):
    """A game that is over or was given up, as one of its players sees it."""

    summary: Summary
    seat: int
    place: int | None
    """Null if all agreed to give it up, so that nobody won."""
    before: int | None
    """Rating before and after the game, if it counted."""
    after: int | None
    marks: GameMistakes | None
    """Mistakes found by its analysis, if there was one."""
    tags: list[str]
    note: str


class Profile(msgspec.Struct):
    """Somebody's games and ratings. For other people only rated games are included."""

    guest: str
    name: str
    since: str
    own: bool
    hidden: bool
    """Whether the profile is hidden from others and from leader boards."""
    games: int
    won: int
    ratings: list[GameRating]
    puzzles: PuzzleHistory | None
    against: list[Against]
    seats: list[SeatShare]
    choices: list[ChoiceShare]
    mistakes: list[GameMistakes]
    """From the latest analysed games, oldest first."""
    openings: list[OpeningShare]
    recent: list[PlayedGame]


class ProfileChange(msgspec.Struct, forbid_unknown_fields=True):
    hidden: bool


class PlayedGames(msgspec.Struct):
    """One page of matching games, latest first."""

    count: int
    games: list[PlayedGame]
    tags: list[str]
    """All tags you have used."""


class Noted(msgspec.Struct, forbid_unknown_fields=True):
    """Your notes on one of your games."""

    tags: Annotated[list[Tag], Meta(max_length=12)] = []
    note: Annotated[str, Meta(max_length=2000)] = ""


class Leader(msgspec.Struct):
    place: int
    guest: str | None
    name: str | None
    level: str | None
    """Level, for a bot."""
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
