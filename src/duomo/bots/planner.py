"""Bots that plan one turn. How well they see and judge it defines the weaker levels."""

from __future__ import annotations

import math
from abc import abstractmethod
from random import Random
from typing import Any

from duomo.bots.lines import Line, ends
from duomo.core.engine.driver import Bot
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State


class PlanningBot(Bot):
    """Plans a whole turn and follows the plan as long as the game goes as foreseen."""

    def __init__(self) -> None:
        self._plan: list[int] = []
        self._made: list[int] = []
        """Moves of the plan already made."""
        self._foreseen: tuple[object, ...] = ()

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        if not (self._plan and self._plan[0] in moves and seen.key() == self._foreseen):
            sensible = rules.worthwhile(seen, moves) if len(moves) > 1 else moves
            self._plan = self.think(rules, seen) if len(sensible) > 1 else sensible[:1]
            self._made = []
        move = self._plan.pop(0)
        self._made.append(move)
        if self._plan:
            after = seen.copy()
            rules.play(after, move, None)
            self._foreseen = after.key()
        return move

    @abstractmethod
    def think(self, rules: Rules[Any], seen: State) -> list[int]:
        """Return the moves of the turn to play."""


class PlannerBot(PlanningBot):
    """Takes the turn that looks best at its end, without looking further.

    Like a person it may overlook a way to begin the turn, and misjudge where a turn leads. The error is
    measured in units of the position's doubt.
    """

    def __init__(
        self,
        seed: int | str,
        width: int = 4,
        overlooks: float = 0.0,
        misjudges: float = 0.0,
        naive: bool = False,
    ) -> None:
        super().__init__()
        self._random = Random(seed)
        self._width = width
        self._overlooks = overlooks
        """Probability that a way to begin the turn is overlooked entirely."""
        self._misjudges = misjudges
        self._naive = naive
        """True if it judges like a beginner."""

    def think(self, rules: Rules[Any], seen: State) -> list[int]:
        if self._overlooks == 0.0 and self._misjudges == 0.0:
            return ends(rules, seen, self._width, 1, [], self._naive)[0].moves()
        moves = rules.worthwhile(seen, rules.legal(seen))
        noticed = [move for move in moves if self._random.random() >= self._overlooks]
        if not noticed:
            noticed = [moves[int(self._random.random() * len(moves))]]
        error = self._misjudges * rules.doubt(seen)
        best: Line | None = None
        best_worth = -math.inf
        for line in ends(rules, seen, self._width, len(noticed), noticed, self._naive):
            worth = line.worth + error * self._random.gauss(0.0, 1.0)
            if worth > best_worth:
                best, best_worth = line, worth
        assert best is not None
        return best.moves()
