"""A move to make, and in words why.

A hint comes from as many simulations on every machine: what else runs there changes when it comes, never what
it says. What following all hints wins is in docs/hints.md.
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
"""For a hint, and for whatever else is judged on demand: several times those of the level *architect*."""
CLOSELY: Final = 0.2
"""Part of them with which a turn is weighed against the same turn without its first deed."""
OBVIOUS: Final = 0.5
"""Points by which a deed that the turn could do without must better it at first sight, …"""
NEEDED: Final = 0.02
"""… or else the win share that it must add when it is looked at closely."""


def hint(
    rules: Rules[Any], seen: State, seat: int, seed: int | str, simulations: int = SIMULATIONS
) -> tuple[int, list[Phrase]]:
    """The best move of the seat that decides in `seen` (what that seat knows), and what speaks for it."""
    if seen.decider != seat:
        raise ValueError("this seat has nothing to decide")
    legal = rules.legal(seen)
    if len(legal) == 1:
        return legal[0], [say("why-only")]
    found = advise(rules, seen, simulations, seed)
    return found.moves[0].move, why(rules, seen, found)


def advise(rules: Rules[Any], seen: State, simulations: int, seed: int | str) -> Evaluation:
    """Ways to play the turn: the one to play, then the others, best first.

    The one to play is the one that was looked at most. A mean alone does not decide: it may be that of a turn
    which was hardly looked at.
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


# ---- nothing is given up for nothing ---------------------------------------------------------------


def without_needless(search: Search, best: Edge, visits: int) -> Edge:
    """The turn without deeds at its beginning that it does not need, such as prestige given up for more
    rubles than it spends. The luck of the search is not enough for them: they have to prove themselves."""
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
    """The same turn without its first deed, if the rules allow that."""
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
    """The best move beside the next best: chances to win, and what can be counted at the end of the turn."""
    best, seat = found.moves[0], found.seat
    end = end_of(rules, seen, best.line)
    for other in found.moves[1:]:
        if other.move == best.move:
            continue
        end_of_other = end_of(rules, seen, other.line)
        if end_of_other.key() != end.key():  # not the same deeds in another order
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
