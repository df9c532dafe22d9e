"""The searching bot: a tree over whole turns, with one search per turn unless the game deviates from the
plan."""

from __future__ import annotations

from typing import Any

from duomo.bots.planner import PlanningBot
from duomo.bots.search import Budget, Search, Settings
from duomo.bots.together import Weighed, weighed
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State

SIMULATIONS = 2000


class MctsBot(PlanningBot):
    """Plays the turn that the search found best; the tree is kept for the next turn."""

    def __init__(
        self, seed: int | str, budget: Budget | None = None, settings: Settings | None = None
    ) -> None:
        super().__init__()
        self._seed = seed
        self._budget = budget or Budget(SIMULATIONS)
        self._settings = settings or Settings()
        self._search: Search | None = None
        self._weighed: list[tuple[list[int], int]] = []
        """The turns that the last search compared, with their visits."""

    def think(self, rules: Rules[Any], seen: State) -> list[int]:
        search = self.searched(rules, seen)
        self._weighed = [(edge.line.moves(), edge.visits) for edge in search.root.edges]
        return search.best().line.moves()

    def weigh(self, rules: Rules[Any], seen: State) -> list[Weighed]:
        """Return what a search finds, for searches that decide together."""
        return weighed(self.searched(rules, seen))

    def searched(self, rules: Rules[Any], seen: State) -> Search:
        search = self._search
        if search is None or search.rules is not rules:
            search = Search(rules, self._settings, self._seed)
            self._search = search
        search.run(seen, self._budget)
        return search

    def policy(self, moves: list[int]) -> list[float]:
        """Return the visits of the turns that begin like the one being played, by their next move."""
        at = len(self._made) - 1
        before = self._made[:at]
        visits = dict.fromkeys(moves, 0)
        total = 0
        for line, looks in self._weighed:
            if len(line) > at and line[:at] == before and line[at] in visits:
                visits[line[at]] += looks
                total += looks
        return [visits[move] / total for move in moves] if total and visits[self._made[at]] else []
