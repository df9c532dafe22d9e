"""The bot that searches: a tree over whole turns, one search a turn unless the game surprises it."""

from __future__ import annotations

from typing import Any

from duomo.bots.search import Budget, Search, Settings
from duomo.core.driver import Bot
from duomo.core.rules import Rules
from duomo.core.state import State

SIMULATIONS = 2000


class MctsBot(Bot):
    """Plays the turn that the search found best, and follows it for as long as the game goes as foreseen."""

    def __init__(
        self, seed: int | str, budget: Budget | None = None, settings: Settings | None = None
    ) -> None:
        self._seed = seed
        self._budget = budget or Budget(SIMULATIONS)
        self._settings = settings or Settings()
        self._search: Search | None = None
        self._plan: list[int] = []
        self._foreseen: tuple[object, ...] = ()

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        if not (self._plan and self._plan[0] in moves and seen.key() == self._foreseen):
            sensible = rules.worthwhile(seen, moves) if len(moves) > 1 else moves
            self._plan = self.think(rules, seen) if len(sensible) > 1 else sensible[:1]
        move = self._plan.pop(0)
        if self._plan:
            after = seen.copy()
            rules.play(after, move, None)
            self._foreseen = after.key()
        return move

    def think(self, rules: Rules[Any], seen: State) -> list[int]:
        """The moves of the best turn found."""
        search = self._search
        if search is None or search.rules is not rules:
            search = Search(rules, self._settings, self._seed)
            self._search = search
        search.run(seen, self._budget)
        return search.best().line.moves()
