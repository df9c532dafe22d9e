"""Round robin at tables of two: everyone meets everyone once, by the circle method with Berger tables."""

from __future__ import annotations

from collections.abc import Sequence

from duomo.play.tournaments.meetings import How, Meeting, Rules, alone


def rounds_of(entrants: int) -> int:
    """Return the number of rounds; with an odd number of entrants everyone rests once."""
    return entrants - 1 + entrants % 2


def schedule(rules: Rules, order: Sequence[int], out: frozenset[int], number: int) -> list[Meeting]:
    """Return a round, counted from 1; `order` is the whole initial field.

    One entrant stays in place and the others form a circle that rotates: those at equal distances from its
    end meet. An entrant whose opponent has withdrawn wins the round.
    """
    places = len(order) + len(order) % 2
    found: list[Meeting] = []
    for first, second in _pairs(places, number):
        names = [order[place - 1] for place in (first, second) if place <= len(order)]
        there = tuple(name for name in names if name not in out)
        board = len(found) + 1
        if len(there) == 2:
            found.append(Meeting(number, board, there))
        elif there:
            how: How = "rest" if len(names) == 1 else "walkover"
            found.append(alone(rules, number, board, there[0], how))
    return found


def _pairs(places: int, number: int) -> list[tuple[int, int]]:
    """Return the pairs, first seat first. Places and rounds are counted from 1; the last place stays
    fixed."""
    circle = places - 1
    turned = [(one, other) for one in range(1, places) for other in range(one + 1, places)]
    pairs = [
        (one, other) if (one + other) % 2 else (other, one)
        for one, other in turned
        if (one + other - 2) % circle == (number - 1) % circle
    ]
    meets_last = next(one for one in range(1, places) if (2 * one - 2) % circle == (number - 1) % circle)
    last = (meets_last, places) if meets_last <= places // 2 else (places, meets_last)
    return [last, *pairs]
