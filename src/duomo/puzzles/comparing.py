"""Differences between two turns in what can be counted: right after they end, and a round later."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from duomo.bots.lines import ends
from duomo.bots.tree import go_on
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NOBODY, State
from duomo.puzzles.puzzle import Fact, Facts
from duomo.puzzles.weighing import Weighed

SAMPLES: Final = 16
"""Number of continuations played after each of the two turns."""
WIDTH: Final = 4
"""Beam width in the continuations."""
LEAST: Final = 0.3
"""Minimum value of a difference, in points, …"""
LEAST_AMOUNT: Final = 0.5
"""… and minimum amount, to be mentioned."""
MOST: Final = 3
"""Maximum number of facts of one kind."""

Counted = dict[str, tuple[float, float]]
"""By feature: the amount, and the value of one more."""


def compared(rules: Rules[Any], best: Weighed, tempting: Weighed, seat: int, seed: str) -> Facts:
    """Return everything in favour of either turn."""
    others = [party for party in range(rules.parties) if party != seat]
    rival = max(others, key=lambda party: tempting.points[party])
    own = round(best.points[seat] - tempting.points[seat], 2)
    theirs = round(tempting.points[rival] - best.points[rival], 2)
    return told(rules, (best.end, tempting.end), seat, seed, (own, theirs))


def told(
    rules: Rules[Any], ends_of: tuple[State, State], seat: int, seed: str, points: tuple[float, float]
) -> Facts:
    """Return the facts from where the best and the tempting turn end, and the expected gain and loss in
    points. A feature that two players count against each other, such as who is ahead, is mentioned once."""
    others = [party for party in range(rules.parties) if party != seat]
    own_now = [counted(rules, [end], [seat]) for end in ends_of]
    ahead = [round_later(rules, end, seed) for end in ends_of]
    own_later = [counted(rules, states, [seat]) for states in ahead]
    others_later = [counted(rules, states, others) for states in ahead]
    later = more(own_later[0], own_later[1])
    return Facts(
        *points,
        more(own_now[0], own_now[1]),
        later,
        [fact for fact in more(others_later[1], others_later[0]) if fact not in later],
        more(own_now[1], own_now[0]),
    )


def round_later(rules: Rules[Any], end: State, seed: str) -> list[State]:
    """Return positions in which everybody has had another turn."""
    random = Random(seed)
    offset = random.random()
    found: list[State] = []
    for sample in range(SAMPLES):
        state = end.copy()
        go_on(rules, state, offset, sample, random)
        until = state.turns + rules.parties
        while state.decider != NOBODY and state.turns < until:
            state = ends(rules, state, WIDTH, 1, [])[0].state.copy()
            go_on(rules, state, random.random(), sample, random)
        found.append(state)
    return found


def counted(rules: Rules[Any], states: list[State], parties: list[int]) -> Counted:
    """Return the mean over all positions and parties."""
    found: Counted = {}
    part = 1 / (len(states) * len(parties))
    for state in states:
        for party in parties:
            for name, amount, weight in rules.features(state, party):
                before = found.get(name, (0.0, weight))
                found[name] = before[0] + part * amount, weight
    return found


def more(one: Counted, two: Counted) -> list[Fact]:
    """Return what the first has more of, or less of if it is bad, the weightiest first."""
    found: list[tuple[float, Fact]] = []
    for name, (amount, weight) in one.items():
        difference = amount - two[name][0]
        if weight * difference >= LEAST and abs(difference) >= LEAST_AMOUNT:
            found.append((weight * difference, Fact(name, round(abs(difference), 1))))
    found.sort(key=lambda entry: -entry[0])
    return [fact for _, fact in found[:MOST]]
