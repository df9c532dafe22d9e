"""Several searches of one position, each with its own seed, that decide together.

They can run at the same time on several cores. Chance falls differently in each and each makes its own
mistakes, so together they see more than any one alone; the turn with the most visits overall is played.
"""

from __future__ import annotations

from duomo.bots.search import Search

Weighed = tuple[tuple[int, ...], int, float]
"""A turn, its visits, and the sum of its value to its seat."""


def weighed(search: Search) -> list[Weighed]:
    """Return what a search found about every turn it compared."""
    seat = search.root.state.decider
    return [(tuple(edge.line.moves()), edge.visits, edge.useful[seat]) for edge in search.root.edges]


def best_of(searches: list[list[Weighed]]) -> list[int]:
    """Return the most visited turn over all searches; ties are broken by its mean value."""
    looked: dict[tuple[int, ...], tuple[int, float]] = {}
    for found in searches:
        for moves, visits, useful in found:
            before = looked.get(moves, (0, 0.0))
            looked[moves] = (before[0] + visits, before[1] + useful)
    best: tuple[int, ...] = ()
    best_worth = (0, 0.0)
    for moves, (visits, useful) in looked.items():
        worth = (visits, useful / visits)
        if not best or worth > best_worth:
            best, best_worth = moves, worth
    return list(best)


def seed_of_part(seed: int | str, part: int) -> int | str:
    """Return the seed of one search; the first is the one a single process would do."""
    return f"{seed}:{part}" if part else seed
