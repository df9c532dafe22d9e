"""Analysis of a position from a real table: the value of each move, and how the turn would continue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec

from duomo.analysis.answers import in_words
from duomo.analysis.documents import Said
from duomo.analysis.hints import why
from duomo.bots.search import Budget, MoveWorth, evaluate
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import NATURE, NOBODY
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase


@dataclass(frozen=True)
class Judged:
    """One legal move."""

    move: str
    words: Phrase
    share: float
    """Win share of the seat that decides."""
    shares: list[float]
    points: list[float]
    """For all parties: chances to win, and final points up to a constant common to all."""
    line: list[Said]
    """How the turn is expected to continue, starting with the move."""


@dataclass(frozen=True)
class PositionAnalysis:
    """All legal moves, best first."""

    seat: int
    party: Phrase
    simulations: int
    moves: list[Judged]
    why: list[Phrase]
    """Reasons for the best move."""

    def document(self) -> dict[str, Any]:
        found: dict[str, Any] = msgspec.to_builtins(self)
        return found


def analyse_position(table: Table, budget: Budget, seed: int | str = 0) -> PositionAnalysis:
    """Return the value of every legal move to the seat that decides, from what it knows."""
    seat = table.decider
    if seat == NOBODY:
        raise PositionError("The game is over in this position; there is nothing to decide.")
    if seat == NATURE:
        raise PositionError("A roll or a draw comes next in this position: write down what came of it.")
    rules = table.rules
    seen = rules.seen_by(table.state, seat)
    found = evaluate(rules, seen, budget, seed)

    def judged(one: MoveWorth) -> Judged:
        line = in_words(table.game, rules, seen, one.line)
        return Judged(line[0].move, line[0].words, one.shares[seat], one.shares, one.points, line)

    return PositionAnalysis(
        seat,
        table.game.words(rules, seen).party(seat),
        found.simulations,
        [judged(one) for one in found.moves],
        why(rules, seen, found),
    )
