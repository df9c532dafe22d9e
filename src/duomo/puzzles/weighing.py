"""Fair comparison of the turns of a position: every turn that may be the best is searched closely, so that
none wins or loses by an estimate alone."""

from __future__ import annotations

import gc
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from duomo.bots.lines import Line, lead
from duomo.bots.search import Budget, Search, Settings, mean
from duomo.bots.tree import Edge, worth_of
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NOBODY, State

CLOSEST = 5
"""Minimum number of turns that are searched closely."""
ROUNDS = 8
"""How often other turns may join these."""


@dataclass(frozen=True)
class Look:
    """How long a position is searched."""

    simulations: int
    closely: int
    """Minimum visits for each turn that may be the best."""


@dataclass(frozen=True)
class Weighed:
    """One way to play the turn."""

    moves: tuple[int, ...]
    end: State
    key: tuple[object, ...]
    """Key of the position at its end: the same moves in another order are one turn."""
    share: float
    points: list[float]
    visits: int


def weigh(
    rules: Rules[Any],
    seen: State,
    look: Look,
    seed: int | str,
    lines: Iterable[Sequence[int]] = (),
    settings: Settings | None = None,
) -> list[Weighed]:
    """Return the turns of the seat that decides, best first; `lines` are included and searched closely."""
    search = Search(rules, settings or Settings(), seed)
    search.run(seen, Budget(look.simulations), every_move=True)
    edges = {edge.state.key(): edge for edge in reversed(search.root.edges)}
    wanted = [added(search, edges, moves) for moves in lines]
    seat = seen.decider
    collecting = gc.isenabled()
    gc.disable()  # as in the search itself: a tree has no cycles
    try:
        for _ in range(ROUNDS):
            leading = sorted(edges.values(), key=lambda edge: -mean(edge, seat))[:CLOSEST]
            hasty = [edge for edge in [*leading, *wanted] if hardly_known(edge, look.closely)]
            if not hasty:
                break
            for edge in hasty:
                while edge.visits < look.closely:
                    search.simulate(edge)
    finally:
        if collecting:
            gc.enable()
    close = [edge for edge in edges.values() if not hardly_known(edge, look.closely)]
    close.sort(key=lambda edge: (-edge.shares[seat] / edge.visits, -mean(edge, seat)))
    return [weighed(edge, seat) for edge in close]


def hardly_known(edge: Edge, closely: int) -> bool:
    return edge.visits < closely and edge.state.decider != NOBODY


def added(search: Search, edges: dict[tuple[object, ...], Edge], moves: Sequence[int]) -> Edge:
    """Return the edge of a turn, adding it if the search did not find it."""
    rules, seat = search.rules, search.root.state.decider
    line = Line(search.root.state, None, -1, 0.0)
    for move in moves:
        state = line.state.copy()
        rules.play(state, move, None)
        line = Line(state, line, move, 0.0)
    key = line.state.key()
    if key not in edges:
        line.worth = lead(rules.outlook(line.state), seat)
        edges[key] = Edge(line, worth_of(rules, line.state, search.settings.learned), search.random.random())
        search.root.edges.append(edges[key])
    return edges[key]


def weighed(edge: Edge, seat: int) -> Weighed:
    return Weighed(
        tuple(edge.line.moves()),
        edge.state,
        edge.state.key(),
        edge.shares[seat] / edge.visits,
        [points / edge.visits for points in edge.points],
        edge.visits,
    )
