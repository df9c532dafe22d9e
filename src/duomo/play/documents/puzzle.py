"""Puzzles as they are chosen, solved and judged."""

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
    """Whether an expansion is on the table."""
    theme: str
    level: int
    rating: int
    stars: Stars | None = None
    """What this guest has reached at best; None: not tried yet."""


class ThemeCount(msgspec.Struct):
    """How many puzzles there are about something, and how many of them the guest has solved."""

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
    """One that fits the guest's rating; None when all were tried."""


class Rated(msgspec.Struct, frozen=True):
    """A rating after a puzzle."""

    at: str
    rating: int


class PuzzleOverview(msgspec.Struct):
    """What there is to solve, and how far the guest is."""

    day: str
    """Today, by which puzzle and challenge of the day go: they change at midnight UTC."""
    today: PuzzleCard
    tried_today: int
    found_today: int
    """How many have tried the puzzle of the day, and how many found the best turn."""
    shelves: list[PuzzleShelf]
    rating: int
    history: list[Rated]
    """The last ratings, the oldest first."""
    tried: int
    streak: int
    best_streak: int
    """Days in a row with a puzzle of the day."""


class PuzzleLine(msgspec.Struct, forbid_unknown_fields=True):
    """What was played so far."""

    moves: Moves = []


class PuzzleTry(msgspec.Struct, forbid_unknown_fields=True):
    """May this move be made after that line, or the one that a press on a piece would be?"""

    moves: Moves
    move: MoveText | None = None
    piece: PieceName | None = None


class PuzzleNow(msgspec.Struct):
    """A puzzle after what was played so far."""

    card: PuzzleCard
    snapshot: Snapshot
    solver: int
    """The seat whose turn is wanted."""
    rule: str
    """The paragraph of the rulebook about the decision at hand."""
    complete: bool
    """Whether that is an answer: the solver has nothing left to decide before chance or others do."""


class AnsweredMove(msgspec.Struct, frozen=True):
    """One move of an answer."""

    move: str
    words: Phrase
    shared: bool
    """Whether the best turn has it too."""


class RatingChange(msgspec.Struct, frozen=True):
    """What a first answer does to a rating."""

    before: int
    after: int
    streak: int


class PuzzleVerdict(msgspec.Struct):
    """How good an answer is, and why."""

    stars: Stars
    loss: float
    """Win share that it loses against the best turn."""
    judgement: Judgement
    share: float
    best_share: float
    moves: list[AnsweredMove]
    best: list[Said]
    tempting: list[Said]
    tempting_loss: float
    theme: str
    why: list[Phrase]
    """What speaks for the best turn."""
    rules: list[str]
    """The paragraphs of the rulebook that this is about."""
    tempts: list[Phrase]
    """Why another one looks better."""
    simulations: int
    """0: the turn was among those that were weighed when the puzzle was found."""
    rated: RatingChange | None = None
    """None: not the first answer, or somebody without a seat in this house."""
