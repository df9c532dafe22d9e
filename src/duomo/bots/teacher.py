"""A bot that generates training data: it records every position it searched, with the result."""

from __future__ import annotations

from random import Random
from typing import Any

from duomo.bots.planner import PlanningBot
from duomo.bots.search import Budget, Search, Settings
from duomo.bots.tree import Edge
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NOBODY, State


class Sample:
    """A position in numbers, and its value to every party according to a search."""

    def __init__(
        self, rules: Rules[Any], state: State, points: list[float], shares: list[float], found: list[float]
    ) -> None:
        self.inputs: list[float] = list(rules.insight(state, points))
        self.points = points
        """The hand-made outlook."""
        self.doubt: float = rules.doubt(state)
        self.shares = shares
        self.found = found
        """The points that the search expects."""


class Thought:
    """One search: the position before the turn, the position after the chosen turn, and alternatives."""

    def __init__(self, before: Sample, after: Sample | None, others: list[Sample], best: bool) -> None:
        self.before = before
        self.after = after
        """None if the turn ended the game."""
        self.others = others
        self.best = best
        """True if the turn was the best one; otherwise another was tried for exploration."""


class TeacherBot(PlanningBot):
    """Searches before every turn, occasionally tries another turn, and records what it found."""

    def __init__(
        self,
        seed: str,
        simulations: int,
        curiosity: float,
        seldom: int,
        thoughts: list[Thought],
        settings: Settings | None = None,
    ) -> None:
        super().__init__()
        self._random = Random(seed)
        self._budget = Budget(simulations)
        self._settings = settings or Settings()
        self._seed = seed
        self._search: Search | None = None
        self._curiosity = curiosity
        """Probability that a turn is drawn in proportion to its visits."""
        self._seldom = seldom
        """Minimum number of visits for a turn to be used as training data."""
        self._thoughts = thoughts
        """Shared by everybody at the table, in the order of the game."""

    def think(self, rules: Rules[Any], seen: State) -> list[int]:
        search = self._search
        if search is None or search.rules is not rules:
            search = Search(rules, self._settings, self._seed)
            self._search = search
        search.run(seen, self._budget)
        best = search.best()
        chosen = best
        if self._random.random() < self._curiosity:
            chosen = self.drawn(search.root.edges)
        after: Sample | None = None
        others: list[Sample] = []
        for edge in search.root.edges:
            if edge.state.decider == NOBODY:
                continue
            if edge is chosen:
                after = of_edge(rules, edge)
            elif edge.visits >= self._seldom:
                others.append(of_edge(rules, edge))
        shares = [share / best.visits for share in best.shares]
        found = [points / best.visits for points in best.points]
        before = Sample(rules, seen, rules.outlook(seen), shares, found)
        self._thoughts.append(Thought(before, after, others, chosen is best))
        return chosen.line.moves()

    def drawn(self, edges: list[Edge]) -> Edge:
        """Draw a turn in proportion to its visits."""
        visits = 0
        for edge in edges:
            visits += edge.visits
        left = self._random.random() * visits
        for edge in edges:
            left -= edge.visits
            if left < 0.0:
                return edge
        return edges[-1]


def of_edge(rules: Rules[Any], edge: Edge) -> Sample:
    """Return the position after a turn, with its result in the search."""
    shares = [share / edge.visits for share in edge.shares]
    found = [points / edge.visits for points in edge.points]
    return Sample(rules, edge.state, rules.outlook(edge.state), shares, found)
