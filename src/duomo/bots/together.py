"""Several searches of one position, each from a seed of its own, decide together.

They can be done at the same time, on as many cores. Chance falls differently in each and every one makes its
own mistakes, so that together they see more than any of them; the turn that all looked at most is played.
"""

from __future__ import annotations

from duomo.bots.search import Search

Weighed = tuple[tuple[int, ...], int, float]
"""A turn, how often it was looked at, and what it served its seat in sum."""


def weighed(search: Search) -> list[Weighed]:
    """What a search found of every turn that it compared."""
    seat = search.root.state.decider
    return [(tuple(edge.line.moves()), edge.visits, edge.useful[seat]) for edge in search.root.edges]


def best_of(searches: list[list[Weighed]]) -> list[int]:
    """The turn that served best among those looked at most, over all searches."""
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
    """The first search is the one that a single process would do."""
    return f"{seed}:{part}" if part else seed
