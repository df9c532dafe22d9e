"""A round of a Swiss tournament at tables of two, following the Dutch system of FIDE (C.04.3).

Every possible pair has a price: a list of numbers, most important first. The cheapest pairing is a
minimum-weight matching, found exactly. Prices are added in a number system with digits so large that
everything after a digit cannot outweigh one unit of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from duomo.play.tournaments.meetings import History, Meeting, Rules, alone

BYE: Final = 0
"""The opponent in a bye."""
UNBALANCED: Final = 2
"""Limit on how much more often an entrant may be first than second."""

Price = tuple[int, ...]
Pairs = Mapping[tuple[int, int], Price]


def pair(rules: Rules, order: Sequence[int], history: History, number: int) -> list[Meeting]:
    """Return the pairings; `order` are the entrants still in it, best seed first."""
    ranked = sorted(order, key=lambda one: -history.points[one])
    if len(ranked) < 2:
        return []
    prices = _prices(ranked, history)
    rank = {one: place for place, one in enumerate(ranked)}
    couples = sorted(
        (sorted(couple, key=lambda one: rank.get(one, len(ranked))) for couple in cheapest(prices)),
        key=lambda couple: (couple[1] == BYE, rank[couple[0]]),
    )
    return [
        alone(rules, number, board, one, "bye")
        if other == BYE
        else Meeting(number, board, _seated(one, other, board, history))
        for board, (one, other) in enumerate(couples, 1)
    ]


def _prices(ranked: Sequence[int], history: History) -> dict[tuple[int, int], Price]:
    """Return the price of every pair: these numbers, most important first.

    1. They have already met, or the entrant has already had a bye.
    2. How far the entrant with the bye is from the last place.
    3. Both were first, or both second, as much more often as is allowed.
    4. The distance of their scores, squared: several small steps rather than a large one.
    5. An entrant meets another score again, in the same direction as in the last round.
    6. Both prefer the same seat.
    7. The distance from the ideal of the upper half meeting the lower half, in order.
    """
    scores = sorted({history.points[one] for one in ranked})
    level = {score: place for place, score in enumerate(scores)}
    groups: dict[int, list[int]] = {}
    for one in ranked:
        groups.setdefault(history.points[one], []).append(one)
    place = {one: at for group in groups.values() for at, one in enumerate(group)}
    found: dict[tuple[int, int], Price] = {}
    for at, one in enumerate(ranked):
        for other in ranked[at + 1 :]:
            mine, theirs = history.points[one], history.points[other]
            balance, against = history.balance[one], history.balance[other]
            same_side = balance * against > 0
            half = len(groups[mine]) // 2
            found[one, other] = (
                history.meetings(one, other) ** 2,
                0,
                int(same_side and min(abs(balance), abs(against)) >= UNBALANCED),
                (level[mine] - level[theirs]) ** 2,
                0 if mine == theirs else (history.floated.get(one) == 1) + (history.floated.get(other) == -1),
                min(abs(balance), abs(against)) if same_side else 0,
                (place[other] - place[one] - half) ** 2 if mine == theirs else place[other],
            )
    if len(ranked) % 2:
        for at, one in enumerate(ranked):
            found[one, BYE] = (history.byes[one] ** 2, len(ranked) - 1 - at, 0, 0, 0, 0, 0)
    return found


def cheapest(prices: Pairs) -> list[tuple[int, int]]:
    """Pair everyone at the lowest total price."""
    from networkx import Graph, max_weight_matching  # only needed for pairing

    pairs = len({one for couple in prices for one in couple}) // 2
    most = [
        max(price[digit] for price in prices.values()) for digit in range(len(next(iter(prices.values()))))
    ]
    weights: dict[tuple[int, int], int] = {}
    for couple, price in prices.items():
        weight = 0
        for digit, highest in zip(price, most):
            weight = weight * (pairs * highest + 1) + digit
        weights[couple] = weight
    dearest = max(weights.values())
    graph = Graph()
    graph.add_weighted_edges_from((*couple, dearest - weight) for couple, weight in weights.items())
    return [(one, other) for one, other in max_weight_matching(graph, maxcardinality=True)]


def _seated(one: int, other: int, board: int, history: History) -> tuple[int, int]:
    """Seat a pair: first is the one who was first less often; then the one who was second last time; then, on
    alternate boards, the better one."""

    def wants(entrant: int) -> tuple[int, bool]:
        return history.balance[entrant], history.last.get(entrant) == 0

    mine, theirs = wants(one), wants(other)
    first = mine < theirs if mine != theirs else board % 2 == 1
    return (one, other) if first else (other, one)
