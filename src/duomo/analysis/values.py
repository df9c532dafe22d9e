"""The value of a position to everybody in win shares: one method for all positions that are compared.

A short search evaluates a position for the seat to move, up to the end of its turn and a little beyond. That
favours the seat to move: its turn is counted, the replies hardly. The bias is the same for all, so it is
estimated from the game and removed: see `Leaf.shares_at`.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random
from typing import Any

from duomo.analysis.depth import Depth
from duomo.bots.search import Search, Settings
from duomo.bots.tree import Node, go_on, worth_of
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, State

SAMPLES = 2
"""Number of continuations sampled after an outcome of chance that is followed by another."""


@dataclass(frozen=True)
class Leaf:
    """An evaluated position: the seat to move (or NOBODY), and everybody's win share."""

    decider: int
    shares: list[float]

    def shares_at(self, tempo: float) -> list[float]:
        """Return the shares without the bias for the seat to move; `tempo` is the logarithm of the odds."""
        if self.decider == NOBODY or not tempo:
            return self.shares
        odds = self.shares[:]
        odds[self.decider] *= math.exp(-tempo)
        total = sum(odds)
        return [share / total for share in odds] if total else self.shares


@dataclass(frozen=True)
class Outcome:
    """One possible outcome of chance."""

    part: float
    """Its probability."""
    leaves: list[Leaf]
    """Positions it leads to; empty for the outcome that happened, whose value comes from the game itself."""


def mean(leaves: list[Leaf], tempo: float) -> list[float]:
    return [sum(shares) / len(leaves) for shares in zip(*(leaf.shares_at(tempo) for leaf in leaves))]


def expected(outcomes: list[Outcome], then: list[float], tempo: float) -> list[float]:
    """Return the value before chance: the weighted mean over all outcomes; `then` is the value after the
    actual one."""
    shares = [0.0] * len(then)
    for outcome in outcomes:
        found = mean(outcome.leaves, tempo) if outcome.leaves else then
        for party, share in enumerate(found):
            shares[party] += outcome.part * share
    return shares


class Values:
    """Evaluates positions, each once."""

    def __init__(self, rules: Rules[Any], depth: Depth, seed: int | str) -> None:
        self.rules = rules
        self.depth = depth
        self.seed = seed
        self._known: dict[tuple[object, ...], Leaf] = {}

    def of(self, state: State) -> list[Leaf]:
        """Evaluate the position, or samples of what follows if nature decides first."""
        position = self.without_choice(state)
        if position.decider != NATURE:
            return [self.leaf(position)]
        random = Random(str(self.seed))
        found: list[Leaf] = []
        for index in range(SAMPLES):
            after = position.copy()
            go_on(self.rules, after, random.random(), index, random)
            found.append(self.leaf(after))
        return found

    def without_choice(self, state: State) -> State:
        """Return the next position in which a seat has a real choice, nature decides or the game is over."""
        rules, position = self.rules, state.copy()
        while position.decider >= 0:
            moves = rules.worthwhile(position, rules.legal(position))
            if len(moves) != 1:
                break
            rules.play(position, moves[0], None)
        return position

    def leaf(self, state: State) -> Leaf:
        if state.decider == NOBODY:
            return Leaf(NOBODY, worth_of(self.rules, state).shares)
        seen = self.rules.seen_by(state, state.decider)
        key = seen.key()
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = Leaf(seen.decider, self.searched(seen))
        return found

    def searched(self, seen: State) -> list[float]:
        if not self.depth.position:
            return worth_of(self.rules, seen).shares
        search = Search(self.rules, Settings(), self.seed)
        search.root = Node(seen.copy(), [])
        search.expand(search.root, search.settings.root_width, search.settings.root_keep, [])
        for _ in range(self.depth.position):
            search.simulate()
        best = max(search.root.edges, key=lambda edge: edge.useful[seen.decider] / edge.visits)
        return [share / best.visits for share in best.shares]

    def outcomes(self, state: State, happened: int) -> list[Outcome]:
        """Return everything nature could do here."""
        chances = self.rules.chance(state)
        total = sum(weight for _, weight in chances)
        found: list[Outcome] = []
        for move, weight in chances:
            leaves: list[Leaf] = []
            if move != happened:
                after = state.copy()
                self.rules.play(after, move, None)
                leaves = self.of(after)
            found.append(Outcome(weight / total, leaves))
        return found
