"""Hints: a move to make, and why.

A hint uses the same number of simulations on every machine: load changes how long it takes, never what it
says. How well following all hints plays is measured in docs/hints.md.
"""

from __future__ import annotations

from typing import Any, Final

from duomo.analysis.reasons import reasons
from duomo.bots.lines import Line, lead
from duomo.bots.search import Budget, Evaluation, MoveWorth, Search, Settings, mean
from duomo.bots.tree import Edge, worth_of
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NOBODY, State
from duomo.core.words.phrase import Phrase, say

SIMULATIONS: Final = 2000
"""For a hint, and for everything else judged on demand: several times those of the level *architect*."""
CLOSELY: Final = 0.2
"""Fraction of the simulations used to compare a turn with the same turn without its first move."""
OBVIOUS: Final = 0.5
"""A dispensable move is kept if it improves the turn by this many points at first sight, …"""
NEEDED: Final = 0.02
"""… or if it adds this much win share when searched closely."""


def hint(
    rules: Rules[Any], seen: State, seat: int, seed: int | str, simulations: int = SIMULATIONS
) -> tuple[int, list[Phrase]]:
    """Return the best move of the seat that decides in `seen` (what that seat knows), and the reasons for
    it."""
    if seen.decider != seat:
        raise ValueError("this seat has nothing to decide")
    legal = rules.legal(seen)
    if len(legal) == 1:
        return legal[0], [say("why-only")]
    found = advise(rules, seen, simulations, seed)
    return found.moves[0].move, why(rules, seen, found)


def advise(rules: Rules[Any], seen: State, simulations: int, seed: int | str) -> Evaluation:
    """Return ways to play the turn: the recommended one, then the others, best first.

    The most visited turn is recommended. The mean alone does not decide: it may belong to a turn with hardly
    any visits.
    """
    search = Search(rules, Settings(), seed)
    search.run(seen, Budget(simulations))
    best = without_needless(search, search.best(), max(1, round(CLOSELY * simulations)))
    seat = seen.decider
    others = sorted(
        (edge for edge in search.root.edges if edge is not best), key=lambda edge: -mean(edge, seat)
    )
    return Evaluation(seat, [weighed(edge) for edge in [best, *others]], search.simulations)


def weighed(edge: Edge) -> MoveWorth:
    shares = [share / edge.visits for share in edge.shares]
    points = [points / edge.visits for points in edge.points]
    return MoveWorth(edge.line.opening, edge.line.moves(), edge.visits, shares, points)


# ---- dropping needless sacrifices ------------------------------------------------------------------


def without_needless(search: Search, best: Edge, visits: int) -> Edge:
    """Drop moves at the beginning of the turn that it does not need, such as prestige given up for more
    rubles than it spends. Such moves must prove their worth: noise in the search is not enough."""
    seat = search.root.state.decider
    while (other := without_first(search, best)) is not None:
        if best.line.worth - other.line.worth >= OBVIOUS:
            break
        for edge in (best, other):
            while edge.visits < visits and edge.state.decider != NOBODY:
                search.simulate(edge)
        if mean(best, seat) >= mean(other, seat) + NEEDED:
            break
        best = other
    return best


def without_first(search: Search, edge: Edge) -> Edge | None:
    """Return the same turn without its first move, if the rules allow that."""
    rules, moves = search.rules, edge.line.moves()[1:]
    seat = search.root.state.decider
    line = Line(search.root.state, None, -1, 0.0)
    for move in moves:
        if line.state.decider != seat or move not in rules.legal(line.state):
            return None
        state = line.state.copy()
        rules.play(state, move, None)
        line = Line(state, line, move, 0.0)
    if not moves or line.state.decider == seat:
        return None
    for known in search.root.edges:
        if known.line.moves() == moves:
            return known
    line.worth = lead(rules.outlook(line.state), seat)
    found = Edge(line, worth_of(rules, line.state), search.random.random())
    search.root.edges.append(found)
    return found


# ---- in words ----------------------------------------------------------------------------------------


def why(rules: Rules[Any], seen: State, found: Evaluation) -> list[Phrase]:
    """Compare the best move with the next best: chances to win, and features at the end of the turn."""
    best, seat = found.moves[0], found.seat
    end = end_of(rules, seen, best.line)
    for other in found.moves[1:]:
        if other.move == best.move:
            continue
        end_of_other = end_of(rules, seen, other.line)
        if end_of_other.key() != end.key():  # not the same moves in another order
            share, next_best = percent(best, seat), percent(other, seat)
            ahead = next_best < share
            words = say("why-shares", share=share, other=next_best) if ahead else say("why-even", share=share)
            return [words, *reasons(rules, end, end_of_other, seat)]
    return [say("why-share", share=percent(best, seat))]


def percent(found: MoveWorth, seat: int) -> int:
    return round(100 * found.shares[seat])


def end_of(rules: Rules[Any], seen: State, line: list[int]) -> State:
    state = seen.copy()
    for move in line:
        rules.play(state, move, None)
    return state
