"""Grouping for tables of three and four: people with similar scores meet, with as few repeated meetings as
possible.

If the number of entrants is the square of the table size, the lines of an affine plane let everyone meet
everyone exactly once. Otherwise tables are filled in order of score, and then two entrants swap places as
long as that gives fewer repeated meetings, or as many and closer scores.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import combinations, permutations

from duomo.play.tournaments.meetings import History, Meeting, Rules, alone

TRIALS = 8
"""Number of attempts from other initial groupings, while there are repeated meetings."""
Cost = tuple[int, int]
"""Repeated meetings, and the distance of the scores."""

_PLUS: dict[int, tuple[tuple[int, ...], ...]] = {
    3: ((0, 1, 2), (1, 2, 0), (2, 0, 1)),
    4: ((0, 1, 2, 3), (1, 0, 3, 2), (2, 3, 0, 1), (3, 2, 1, 0)),
}
_TIMES: dict[int, tuple[tuple[int, ...], ...]] = {
    3: ((0, 0, 0), (0, 1, 2), (0, 2, 1)),
    4: ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2)),
}
"""Arithmetic of the finite fields with three and four elements."""


def table_sizes(entrants: int, size: int, smallest: int) -> list[int]:
    """Return the sizes of as few tables as possible, all about equal. Entrants without a place have a bye."""
    tables = -(-entrants // size)
    if tables and tables * smallest <= entrants:
        base, more = divmod(entrants, tables)
        return [base + (number < more) for number in range(tables)]
    return [size] * (entrants // size)


def group(rules: Rules, order: Sequence[int], history: History, number: int, by_score: bool) -> list[Meeting]:
    """Return a round; `order` are the entrants still in it, best seed first."""
    sizes = table_sizes(len(order), rules.size, rules.smallest)
    if not sizes:
        return []
    ranked = sorted(order, key=lambda one: -history.points[one]) if by_score else list(order)
    byes = _byes(ranked, len(ranked) - sum(sizes), history)
    playing = [one for one in ranked if one not in byes]
    tables = _plane(playing, rules.size, number) if not by_score else None
    if tables is None or _total(tables, history, by_score)[0]:
        begun = _spread(playing, sizes) if number == 1 or not by_score else _in_order(playing, sizes)
        tables = _best(begun, history, by_score, number)
    found: list[Meeting] = []
    for board, table in enumerate(tables, 1):
        found.append(Meeting(number, board, _seated(table, history)))
    for one in byes:
        found.append(alone(rules, number, len(found) + 1, one, "bye"))
    return found


def _byes(ranked: Sequence[int], count: int, history: History) -> list[int]:
    """Return the lowest-ranked of those with the fewest byes."""
    place = {one: at for at, one in enumerate(ranked)}
    return sorted(ranked, key=lambda one: (history.byes[one], -place[one]))[:count]


def _plane(order: Sequence[int], size: int, number: int) -> list[list[int]] | None:
    """Return one class of parallel lines of the affine plane with `size` points to a line.

    Each point is on one of them, and any two points share exactly one line over all classes.
    """
    if len(order) != size * size or size not in _PLUS or number > size + 1:
        return None
    plus, times = _PLUS[size], _TIMES[size]
    points = sorted(order)
    lines: list[list[int]] = [[] for _ in range(size)]
    for place, entrant in enumerate(points):
        across, up = divmod(place, size)
        slope = number - 1
        line = across if slope == size else plus[up][times[slope][across]]
        lines[line].append(entrant)
    return lines


def _in_order(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    tables: list[list[int]] = []
    at = 0
    for size in sizes:
        tables.append(list(order[at : at + size]))
        at += size
    return tables


def _spread(order: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Deal the entrants out like cards, so that the best seeds are at different tables."""
    tables: list[list[int]] = [[] for _ in sizes]
    for place, one in enumerate(order):
        tables[place % len(tables)].append(one)
    return sorted(tables, key=len, reverse=True)


def _best(begun: list[list[int]], history: History, by_score: bool, number: int) -> list[list[int]]:
    best = _improved(begun, history, by_score)
    chance = random.Random(number)
    for _ in range(TRIALS):
        if not _total(best, history, by_score)[0]:
            break
        mixed = [one for table in best for one in table]
        chance.shuffle(mixed)
        other = _improved(_in_order(mixed, [len(table) for table in best]), history, by_score)
        best = min(best, other, key=lambda tables: _total(tables, history, by_score))
    return best


def _improved(tables: list[list[int]], history: History, by_score: bool) -> list[list[int]]:
    """Swap entrants until no swap improves the tables."""
    tables = [list(table) for table in tables]
    costs = [_cost(table, history, by_score) for table in tables]
    better = True
    while better:
        better = False
        for one, other in combinations(range(len(tables)), 2):
            for here in range(len(tables[one])):
                for there in range(len(tables[other])):
                    better |= _change(tables, costs, (one, here), (other, there), history, by_score)
    return tables


def _change(
    tables: list[list[int]],
    costs: list[Cost],
    one: tuple[int, int],
    other: tuple[int, int],
    history: History,
    by_score: bool,
) -> bool:
    """Swap two entrants if that is better; True if they were swapped."""
    (left, here), (right, there) = one, other
    before = _sum(costs[left], costs[right])
    tables[left][here], tables[right][there] = tables[right][there], tables[left][here]
    after = _cost(tables[left], history, by_score), _cost(tables[right], history, by_score)
    if _sum(*after) < before:
        costs[left], costs[right] = after
        return True
    tables[left][here], tables[right][there] = tables[right][there], tables[left][here]
    return False


def _cost(table: Sequence[int], history: History, by_score: bool) -> Cost:
    again = apart = 0
    for one, other in combinations(table, 2):
        again += history.meetings(one, other) ** 2
        if by_score:
            apart += (history.points[one] - history.points[other]) ** 2
    return again, apart


def _sum(one: Cost, other: Cost) -> Cost:
    return one[0] + other[0], one[1] + other[1]


def _total(tables: Sequence[Sequence[int]], history: History, by_score: bool) -> Cost:
    total = 0, 0
    for table in tables:
        total = _sum(total, _cost(table, history, by_score))
    return total


def _seated(table: Sequence[int], history: History) -> tuple[int, ...]:
    """Return a seating in which everyone has every seat about equally often; above all, nobody's most
    frequent seat is repeated."""
    return min(
        permutations(table),
        key=lambda seats: sorted((history.seats[one, seat] for seat, one in enumerate(seats)), reverse=True),
    )
