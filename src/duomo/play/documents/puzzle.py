"""Puzzles: choosing, solving and judging them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.analysis.documents import Judgement, Said
from duomo.core.words.phrase import Phrase
from duomo.play.documents.general import MoveText, PieceName
from duomo.play.documents.table import Snapshot

Moves = Annotated[list[MoveText], Meta(max_length=100, description="Made from the position on.")]
Stars = Annotated[int, Meta(ge=0, le=3)]


class PuzzleCard(msgspec.Struct):
    """A puzzle in a list."""

    id: str
    game: str
    players: int
    expansion: bool
    """Whether it uses an expansion."""
    theme: str
    level: int
    rating: int
    stars: Stars | None = None
    """This guest's best result; null if not tried yet."""


class ThemeCount(msgspec.Struct):
    """Number of puzzles with a theme, and how many of them the guest has solved."""

    theme: str
    count: int
    solved: int


class PuzzleShelf(msgspec.Struct):
    """The puzzles of one game."""

    game: str
    count: int
    solved: int
    themes: list[ThemeCount]
    next: str | None
    """Id of a puzzle that fits the guest's rating; null if all were tried."""


class Rated(msgspec.Struct, frozen=True):
    """A rating and its date."""

    at: str
    rating: int


class PuzzleOverview(msgspec.Struct):
    """The available puzzles, and the guest's progress."""

    day: str
    """Today's date, for the puzzle and the challenge of the day; it changes at midnight UTC."""
    today: PuzzleCard
    tried_today: int
    found_today: int
    """Number of people who tried the puzzle of the day, and who found the best turn."""
    shelves: list[PuzzleShelf]
    rating: int
    history: list[Rated]
    """The latest ratings, oldest first."""
    tried: int
    streak: int
    best_streak: int
    """Days in a row with the puzzle of the day."""


class PuzzleLine(msgspec.Struct, forbid_unknown_fields=True):
    """The moves so far."""

    moves: Moves = []


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True):
    """A move to check after that line, given in notation or as a pressed piece."""

    moves: Moves
    move: MoveText | None = None
    piece: PieceName | None = None


class PuzzleNow(msgspec.Struct):
    """A puzzle after the moves so far."""

    card: PuzzleCard
    snapshot: Snapshot
    solver: int
    """The seat whose turn is to be found."""
    rule: str
    """The rulebook paragraph about the current decision."""
    complete: bool
    """Whether the moves are a complete answer: the solver has nothing left to decide before chance or others
    do."""


class AnsweredMove(msgspec.Struct, frozen=True):
    """One move of an answer."""

    move: str
    words: Phrase
    shared: bool
    """Whether the best turn contains it too."""


class RatingChange(msgspec.Struct, frozen=True):
    """What a first answer does to a rating."""

    before: int
    after: int
    streak: int


class PuzzleVerdict(msgspec.Struct):
    """How good an answer is, and why."""

    stars: Stars
    loss: float
    """Win share lost compared with the best turn."""
    judgement: Judgement
    share: float
    best_share: float
    moves: list[AnsweredMove]
    best: list[Said]
    tempting: list[Said]
    tempting_loss: float
    theme: str
    why: list[Phrase]
    """Reasons for the best turn."""
    rules: list[str]
    """Rulebook paragraphs that apply."""
    tempts: list[Phrase]
    """Why the tempting turn looks better."""
    simulations: int
    """0 if the turn was already evaluated when the puzzle was made."""
    rated: RatingChange | None = None
    """Null if it is not the first answer, or if you are not known to the server."""
