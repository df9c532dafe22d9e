"""The tree of a search: positions where a seat begins to decide, and whole turns between them."""

from __future__ import annotations

import math
from random import Random
from typing import Any, Final

from duomo.bots.lines import Line, lead
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, State

LEAN: Final = 0.004
"""Value of one point of lead, as a win share, besides winning itself: keeps bots playing well in a decided
game."""
STRIDES: Final = (0.6180339887, 0.7548776662, 0.5698402910, 0.8191725134, 0.6710436067, 0.5497004779)
"""Steps around the circle that spread the samples of the first, second … roll evenly."""


def shares_of(points: list[float], doubt: float) -> list[float]:
    """Return everybody's chance to win, from expected points and the doubt about them."""
    if len(points) == 2:
        first = 1.0 / (1.0 + math.exp(min(60.0, max(-60.0, (points[1] - points[0]) / doubt))))
        return [first, 1.0 - first]
    best = max(points)
    odds = [math.exp(max(-60.0, (own - best) / doubt)) for own in points]
    total = sum(odds)
    return [own / total for own in odds]


class Worth:
    """The value of a position to every party."""

    def __init__(self, shares: list[float], points: list[float]) -> None:
        self.shares = shares
        self.points = points
        self.useful = [shares[party] + LEAN * lead(points, party) for party in range(len(shares))]
        """What players maximise: win share, plus a little for the lead."""


def worth_of(
    rules: Rules[Any], state: State, learned: bool = True, points: list[float] | None = None
) -> Worth:
    """Return the result of a finished game, otherwise an estimate: with the learned correction, if there
    is one. `points` is the outlook, if already known."""
    if state.decider == NOBODY:
        winners = rules.winners(state)
        shares = [0.0] * rules.parties
        for party in winners:
            shares[party] = 1.0 / len(winners)
        return Worth(shares, [float(score) for score in rules.scores(state)])
    if points is None:
        points = rules.outlook(state)
    if learned:
        points = rules.corrected(state, points)
    return Worth(shares_of(points, rules.doubt(state)), points)


class Edge:
    """One way to play a turn, and its results."""

    def __init__(self, line: Line, static: Worth, offset: float) -> None:
        self.line = line
        self.static = static
        self.state = line.state
        self.prior = 0.0
        self.visits = 1
        """The estimate counts as the first visit."""
        self.useful = static.useful[:]
        self.shares = static.shares[:]
        self.points = static.points[:]
        """Sums over the visits, by party."""
        self.children: list[Node] = []
        self.offset = offset
        self.cursor = 0

    def add(self, worth: Worth) -> None:
        self.visits += 1
        for party in range(len(self.useful)):
            self.useful[party] += worth.useful[party]
            self.shares[party] += worth.shares[party]
            self.points[party] += worth.points[party]


class Node:
    """A position in which a seat begins to decide, or the end of the game."""

    def __init__(self, state: State, rolled: list[int]) -> None:
        self.state = state
        self.rolled = rolled
        """What nature did between the previous turn and this position."""
        self.visits = 0
        self.edges: list[Edge] = []
        self.static: Worth | None = None


def go_on(rules: Rules[Any], state: State, offset: float, index: int, random: Random) -> list[int]:
    """Play the moves of nature and of seats without a choice; return nature's moves.

    The samples of one edge, numbered by `index`, are spread evenly over nature's outcomes.
    """
    rolled: list[int] = []
    while True:
        decider = state.decider
        if decider == NATURE:
            outcomes = rules.chance(state)
            depth = len(rolled)
            if depth < len(STRIDES):
                at = offset * (depth + 1) + index * STRIDES[depth]
                at -= math.floor(at)
            else:
                at = random.random()
            move = drawn(outcomes, at)
            rolled.append(move)
        elif decider == NOBODY:
            return rolled
        else:
            moves = rules.legal(state)
            if len(moves) > 1:
                moves = rules.worthwhile(state, moves)
                if len(moves) > 1:
                    return rolled
            move = moves[0]
        rules.play(state, move, None)


def drawn(outcomes: list[tuple[int, int]], at: float) -> int:
    """Return the outcome at a point between 0 and 1, by weight."""
    total = 0
    for outcome in outcomes:  # not `_, weight`: see `Dealer.choose`
        total += outcome[1]
    left = int(at * total)
    for move, weight in outcomes:
        left -= weight
        if left < 0:
            return move
    return outcomes[-1][0]
