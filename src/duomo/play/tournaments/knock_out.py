"""Knock-out: the best of every heat advance, until one heat is left.

Two players play a match, and one advances; four play a game, and two advance; three play a game, and one
advances. The field is filled up to a power with absent entrants, who are drawn against the top seeds: that is
their bye. The first and second seeds meet in the last heat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from duomo.play.tournaments.meetings import How, Meeting, Rules, alone

EXTRA: Final = 2
"""Additional games of a tied match. After them the better seed advances."""
GOING_ON: Final = {2: 1, 3: 1, 4: 2}
"""Number of players who advance, by table size."""

Heat = list[int]
"""The entrants of a heat, better seeds first."""


def rounds_of(entrants: int, size: int) -> int:
    feeding, rounds, room = size // GOING_ON[size], 1, size
    while room < entrants:
        room *= feeding
        rounds += 1
    return rounds


def first_heats(rules: Rules, order: Sequence[int]) -> list[Heat]:
    """Return the first heats in bracket order: neighbours feed the same heat of the next round."""
    feeding = rules.size // GOING_ON[rules.size]
    heats = feeding ** (rounds_of(len(order), rules.size) - 1)
    seeds = _bracket(heats, feeding)
    found: list[Heat] = []
    for seed in seeds:
        # The first row goes to the heats in order, every further row in reverse, so that the absent entrants
        # are in the heats of the top seeds.
        places = [seed, *(row * heats + heats - 1 - seed for row in range(1, rules.size))]
        found.append([order[place] for place in places if place < len(order)])
    return found


def _bracket(heats: int, feeding: int) -> list[int]:
    """Return the seeds of the heats, so that the best meet last."""
    order = [0]
    while len(order) < heats:
        known = len(order)
        # When the bracket grows, the weakest joins the strongest.
        last = known * feeding - 1
        order = [
            seed if row == 0 else last - seed - (row - 1) * known for seed in order for row in range(feeding)
        ]
    return order


def next_meetings(
    rules: Rules, order: Sequence[int], out: frozenset[int], held: Sequence[Meeting]
) -> list[Meeting]:
    """Return the games to play now, including further games of a match; none if the tournament is decided, or
    while games are unfinished."""
    heats = first_heats(rules, order)
    for number in range(1, rounds_of(len(order), rules.size) + 1):
        new: list[Meeting] = []
        waiting = False
        played = [_held(held, number, board) for board in range(1, len(heats) + 1)]
        for board, (heat, so_far) in enumerate(zip(heats, played), 1):
            if all(one.over for one in so_far):
                new += _further(rules, out, heat, so_far, number, board)
            else:
                waiting = True
        if new or waiting:
            return new
        heats = _fed(rules, order, played)
    return []


def _held(held: Sequence[Meeting], number: int, board: int) -> list[Meeting]:
    return [one for one in held if (one.round, one.board) == (number, board)]


def _further(
    rules: Rules, out: frozenset[int], heat: Heat, held: Sequence[Meeting], number: int, board: int
) -> list[Meeting]:
    """Return what comes next in a heat: its game, another game of its match, or who advances without
    playing."""
    there = [one for one in heat if one not in out]
    part = len(held) + 1
    if decided(rules, held) or not there:
        return []
    if len(there) <= GOING_ON[rules.size] or len(there) < rules.smallest:
        going = there[: GOING_ON[rules.size]]
        how: How = "bye" if len(heat) == len(there) else "walkover"
        return [
            msgspec.structs.replace(alone(rules, number, board, one, how), part=part + more)
            for more, one in enumerate(going)
        ]
    if rules.size > 2:
        turn = (number - 1) % len(there)  # another entrant has the first seat in each round
        return [Meeting(number, board, tuple(there[turn:] + there[:turn]))]
    return [Meeting(number, board, tuple(there if part % 2 else reversed(there)), part)]


def decided(rules: Rules, held: Sequence[Meeting]) -> bool:
    """True if a heat is decided: by its game, or a match when nobody can catch up or the additional games are
    played too."""
    if not held or rules.size > 2 or any(one.how != "game" for one in held):
        return bool(held)
    points = match_points(held).values()
    left = max(0, rules.games - len(held))
    lead = max(points) - min(points)
    return lead > left * rules.worth or (not left and len(held) >= rules.games + EXTRA)


def match_points(held: Sequence[Meeting]) -> dict[int, int]:
    found: dict[int, int] = {}
    for meeting in held:
        for entrant, points in zip(meeting.entrants, meeting.points or ()):
            found[entrant] = found.get(entrant, 0) + points
    return found


def _fed(rules: Rules, order: Sequence[int], played: Sequence[Sequence[Meeting]]) -> list[Heat]:
    """Return the heats of the next round."""
    feeding = rules.size // GOING_ON[rules.size]
    going = [going_on(rules, order, held) for held in played]
    return [
        sorted((one for some in going[at : at + feeding] for one in some), key=order.index)
        for at in range(0, len(going), feeding)
    ]


def going_on(rules: Rules, order: Sequence[int], held: Sequence[Meeting]) -> list[int]:
    """Return who advances from a decided heat: those without opponents, or else by points, then by seed."""
    unopposed = [one.entrants[0] for one in held if one.how != "game"]
    if unopposed:
        return unopposed
    points = match_points(held)
    best = sorted(points, key=lambda one: (-points[one], order.index(one)))
    return best[: GOING_ON[rules.size]]


class BracketHeat(msgspec.Struct):
    """A heat as far as it is known: its entrants, and who has advanced."""

    entrants: list[int]
    going_on: list[int]


def bracket(rules: Rules, order: Sequence[int], held: Sequence[Meeting]) -> list[list[BracketHeat]]:
    """Return every round, including later ones as far as their entrants are known."""
    heats = first_heats(rules, order)
    rounds: list[list[BracketHeat]] = []
    feeding = rules.size // GOING_ON[rules.size]
    for number in range(1, rounds_of(len(order), rules.size) + 1):
        told: list[BracketHeat] = []
        for board, heat in enumerate(heats, 1):
            played = _held(held, number, board)
            done = bool(played) and all(one.over for one in played) and decided(rules, played)
            told.append(BracketHeat(heat, going_on(rules, order, played) if done else []))
        rounds.append(told)
        heats = [
            sorted((one for heat in told[at : at + feeding] for one in heat.going_on), key=order.index)
            for at in range(0, len(told), feeding)
        ]
    return rounds
