"""The results of an analysis: plain data with language-independent phrases, for terminal, server and
programs."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from duomo.core.words.phrase import Phrase

Judgement = Literal["best", "good", "inaccuracy", "mistake", "blunder"]


class Said(msgspec.Struct, frozen=True):
    """A move in notation and in words."""

    move: str
    words: Phrase


class Decision(msgspec.Struct, frozen=True, tag_field="kind", tag="decision"):
    """A decision of a seat; one with a single legal move loses nothing."""

    number: int
    """Number of the move in the record, counted from 1, nature's included."""
    seat: int
    move: str
    words: Phrase
    loss: float
    """Loss in win share for the seat that decided: value of the best move minus value of this one."""
    points: float
    """The loss in points of lead over the others."""
    judgement: Judgement
    best: str
    best_words: Phrase
    best_share: float
    share: float
    """Win shares of the decider in the same search, after the best move and after the one that was made."""
    line: list[Said]
    """How the better stretch continues; empty if there is none better."""
    why: list[Phrase]
    before: list[float]
    after: list[float]
    """Win shares of all parties."""


class Chance(msgspec.Struct, frozen=True, tag_field="kind", tag="chance"):
    """A roll or a draw. `luck` is the value after it minus the expectation before it, for every party."""

    number: int
    move: str
    words: Phrase
    seat: int | None
    """The seat whose turn it is; None if unknown."""
    luck: list[float]
    before: list[float]
    after: list[float]


class Total(msgspec.Struct, frozen=True):
    """One party: start + own + others + luck = result, exactly."""

    seat: int
    start: float
    own: float
    """Changes by its own decisions."""
    others: float
    """Changes by the decisions of the others."""
    luck: float
    result: float
    inaccuracies: int
    mistakes: int
    blunders: int
    points: float
    """Total points lost by its own decisions."""
    accuracy: float | None
    """0 to 100; None for a party without decisions."""


class JudgedMove(msgspec.Struct, frozen=True):
    """One move of an answer, and what it lost."""

    move: str
    words: Phrase
    loss: float
    judgement: Judgement


class JudgedAnswer(msgspec.Struct, frozen=True):
    """A way to play from a position, judged as a whole and move by move."""

    seat: int
    moves: list[JudgedMove]
    """The moves up to the first roll, draw or decision of another seat; later ones are not judged."""
    loss: float
    points: float
    judgement: Judgement
    share: float
    best_share: float
    """Win shares of the seat in the same search: after this answer at its best, and after the best one."""
    best: list[Said]
    """The best way to play; empty if the answer is as good."""
    why: list[Phrase]
    simulations: int


class Analysis(msgspec.Struct, frozen=True):
    """A whole game, or the part of it that was played."""

    by: str
    budget: Phrase | None
    parties: int
    steps: list[Decision | Chance] = []
    totals: list[Total] = []

    def document(self) -> dict[str, Any]:
        """Return what `duomo analyse --json` prints and the server sends."""
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found
