"""Evaluation of the games: win shares, Elo by maximum likelihood, and confidence intervals.

Elo is the Bradley-Terry model: bot i beats bot j with probability g(i) / (g(i) + g(j)), and the rating is 400
log10 g. The strengths are those that make the results most likely, found by Hunter's MM iteration. A game of
three or four counts as games between all pairs: a winner beats the rest, the rest are compared by points,
equals share the point. Every two bots that met get one extra drawn game, so that a bot that never lost has a
rating too.

Games with the same dealer's seed are correlated, so the intervals resample whole deals (bootstrap).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import log10
from random import Random

from duomo.arena.plan import Plan, Result

SAMPLES = 1000
"""Number of bootstrap samples."""
TAIL = 0.025
"""Probability on each side of a 95% interval."""
PRIOR = 0.5
"""Points added for each of two bots that met, from one extra drawn game."""

Pair = tuple[int, int]
Facts = tuple[tuple[float, ...], tuple[int, ...], tuple[tuple[Pair, float], ...]]
"""Results of one deal, by bot: wins, games, and points against each other."""


@dataclass(frozen=True)
class Standing:
    """The result of one bot, or of an automaton that played with them."""

    name: str
    games: int
    wins: float
    """A shared win is split."""
    share: float
    share_interval: tuple[float, float]
    elo: float
    """Elo rating; the mean of all is 0."""
    elo_interval: tuple[float, float]
    mean_score: float


def standings(plan: Plan, results: Sequence[Result]) -> list[Standing]:
    """Return the standings of everybody who played, in the order of the plan."""
    finished = [result for result in results if result.finished]
    names = list(dict.fromkeys([*plan.bots, *(name for result in finished for name in result.seats)]))
    number = {name: at for at, name in enumerate(names)}
    by_deal: dict[int, list[Result]] = {}
    for result in finished:
        by_deal.setdefault(result.index // plan.games_of_deal(), []).append(result)
    deals = [facts(deal, number) for deal in by_deal.values()]
    shares, ratings = weighted(Counter(deals), len(names))
    lows, highs = spread(deals, len(names), plan.seed)
    scores: list[list[int]] = [[] for _ in names]
    for result in finished:
        for name, score in zip(result.seats, result.scores):
            scores[number[name]].append(score)
    return [
        Standing(
            name,
            len(scores[at]),
            sum(won[at] for won, _, _ in deals),
            shares[at],
            (lows[0][at], highs[0][at]),
            ratings[at],
            (lows[1][at], highs[1][at]),
            sum(scores[at]) / len(scores[at]) if scores[at] else 0.0,
        )
        for at, name in enumerate(names)
    ]


def facts(deal: Sequence[Result], number: dict[str, int]) -> Facts:
    """Summarise the games of one deal."""
    won, played = [0.0] * len(number), [0] * len(number)
    against: dict[Pair, float] = {}
    for result in deal:
        shares = result.shares()
        for party, name in enumerate(result.seats):
            won[number[name]] += shares[party]
            played[number[name]] += 1
        for one in range(len(result.seats)):
            for other in range(len(result.seats)):
                pair = number[result.seats[one]], number[result.seats[other]]
                if pair[0] != pair[1]:
                    against[pair] = against.get(pair, 0.0) + meeting(result, one, other)
    return tuple(won), tuple(played), tuple(sorted(against.items()))


def meeting(result: Result, one: int, other: int) -> float:
    """Return what a party won against another: 1, 0, or half."""
    ranks = [(party in result.winners, result.scores[party]) for party in (one, other)]
    if ranks[0][0] and ranks[1][0]:
        return 0.5  # they share the victory, whatever their points
    return 1.0 if ranks[0] > ranks[1] else 0.5 if ranks[0] == ranks[1] else 0.0


def weighted(deals: Counter[Facts], count: int) -> tuple[list[float], list[float]]:
    """Return the win shares and Elo of everybody; equal deals are counted together."""
    won, played = [0.0] * count, [0] * count
    against: dict[Pair, float] = {}
    for (wins, games, pairs), times in deals.items():
        for at in range(count):
            won[at] += times * wins[at]
            played[at] += times * games[at]
        for pair, points in pairs:
            against[pair] = against.get(pair, 0.0) + times * points
    shares = [wins / games if games else 0.0 for wins, games in zip(won, played)]
    return shares, elo(against, count)


def elo(against: dict[Pair, float], count: int) -> list[float]:
    """Return the most likely ratings, with mean 0; `against[i, j]` is what i won against j."""
    points = {pair: PRIOR + value for pair, value in against.items()}
    strength = [1.0] * count
    gained = [sum(value for (one, _), value in points.items() if one == at) for at in range(count)]
    for _ in range(10_000):
        met = [0.0] * count
        for (one, other), value in points.items():
            games = value + points[other, one]
            met[one] += games / (strength[one] + strength[other])
        new = [gained[at] / met[at] if met[at] else 1.0 for at in range(count)]
        scale = count / sum(new)
        new = [value * scale for value in new]
        change = max(abs(log10(after / before)) for after, before in zip(new, strength))
        strength = new
        if change < 1e-9:
            break
    logs = [log10(value) for value in strength]
    mean = sum(logs) / count
    return [400 * (value - mean) for value in logs]


def spread(
    deals: Sequence[Facts], count: int, seed: int
) -> tuple[tuple[list[float], list[float]], tuple[list[float], list[float]]]:
    """Return the lower and upper ends of the 95% intervals of shares and Elo."""
    kinds = Counter(deals)
    names, weights = list(kinds), list(kinds.values())
    if not names:
        nothing = [0.0] * count
        return (nothing, nothing), (nothing, nothing)
    source = Random(seed)
    drawn = [weighted(Counter(source.choices(names, weights, k=len(deals))), count) for _ in range(SAMPLES)]

    def ends(tail: float) -> tuple[list[float], list[float]]:
        at = round(tail * (SAMPLES - 1))
        return (
            [sorted(shares[bot] for shares, _ in drawn)[at] for bot in range(count)],
            [sorted(ratings[bot] for _, ratings in drawn)[at] for bot in range(count)],
        )

    return ends(TAIL), ends(1 - TAIL)
