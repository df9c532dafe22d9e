"""A bot that searches its own turn and takes the best end of it."""

from __future__ import annotations

from random import Random
from typing import Any

from duomo.core.engine.driver import Bot
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State

WIDTH = 10
"""Width of the beam: positions of the turn that are kept at every step."""
STEPS = 16


class Beginning:
    """A beginning of the turn: the moves made and the position they lead to."""

    def __init__(self, state: State, moves: list[int], worth: float) -> None:
        self.state = state
        self.moves = moves
        self.worth = worth


class GreedyBot(Bot):
    """A beam search over the game's hand-made value, up to the next decision of someone else.

    The line found is kept as a plan and followed as long as the game goes as foreseen.
    """

    def __init__(self, seed: int | str, width: int = WIDTH) -> None:
        self._random = Random(seed)
        self._width = width
        self._plan: list[int] = []
        self._foreseen: tuple[object, ...] = ()

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        if not (self._plan and self._plan[0] in moves and seen.key() == self._foreseen):
            self._plan = self.search(rules, seen)
        move = self._plan.pop(0)
        if self._plan:
            after = seen.copy()
            rules.play(after, move, None)
            self._foreseen = after.key()
        return move

    def search(self, rules: Rules[Any], start: State) -> list[int]:
        """Return the moves of the best line found."""
        seat = start.decider
        beam = [Beginning(start, [], 0.0)]
        best: list[int] = []
        best_worth = -1e9
        for _ in range(STEPS):
            found: list[Beginning] = []
            seen: set[tuple[float, tuple[int, ...]]] = set()
            for beginning in beam:
                for move in rules.promising(beginning.state, rules.legal(beginning.state)):
                    state = beginning.state.copy()
                    rules.play(state, move, None)
                    worth = rules.value(state, seat)
                    if state.decider == seat:
                        # The same moves in another order: equal value, and the same decisions pending.
                        key = (worth, tuple(state.stack))
                        if key not in seen:
                            seen.add(key)
                            found.append(Beginning(state, [*beginning.moves, move], worth))
                    elif worth > best_worth or (worth == best_worth and self._random.random() < 0.5):
                        best, best_worth = [*beginning.moves, move], worth
            if not found:
                break
            found.sort(key=lambda beginning: -beginning.worth)
            beam = found[: self._width]
        return best if best else beam[0].moves
