"""Standings with tie-breaks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from itertools import groupby

import msgspec

from duomo.play.tournaments.knock_out import match_points
from duomo.play.tournaments.meetings import Meeting, Rules


class Standing(msgspec.Struct, frozen=True):
    """The standing of one entrant. Points and tie-breaks are in quarters."""

    entrant: int
    place: int
    points: int
    played: int
    won: int
    """Number of games won outright."""
    buchholz: Fraction
    """Points of the opponents."""
    berger: Fraction
    """Sonneborn-Berger: points of those who finished behind, and half of those at the same place."""


def standings(rules: Rules, order: Sequence[int], held: Sequence[Meeting]) -> list[Standing]:
    """Return the standings, first place first.

    In a knock-out by the last round reached, then by points there. Otherwise by points; then Buchholz; then
    Sonneborn-Berger; then points against each other. Remaining ties are broken by seed.
    """
    over = [meeting for meeting in held if meeting.over]
    count = _Count(rules, over)
    if rules.kind == "knock-out":
        ranked = sorted(order, key=lambda one: (*_reached(over, one), order.index(one)))
    else:
        before = sorted(order, key=lambda one: (*count.key(one), order.index(one)))
        ranked = []
        for _, some in groupby(before, key=count.key):
            level = list(some)
            ranked += sorted(level, key=lambda one: -_against(over, one, frozenset(level)))
    return [
        Standing(
            one,
            place,
            count.points.get(one, 0),
            sum(meeting.how == "game" for meeting in count.of(one)),
            sum(_won(meeting, one) for meeting in count.of(one)),
            count.buchholz(one),
            count.berger(one),
        )
        for place, one in enumerate(ranked, 1)
    ]


class _Count:
    def __init__(self, rules: Rules, over: Sequence[Meeting]) -> None:
        self.rules = rules
        self.points = match_points(over)
        self.meetings: dict[int, list[Meeting]] = {}
        for meeting in over:
            for entrant in meeting.entrants:
                self.meetings.setdefault(entrant, []).append(meeting)

    def of(self, entrant: int) -> list[Meeting]:
        return self.meetings.get(entrant, [])

    def key(self, entrant: int) -> tuple[int, Fraction, Fraction]:
        return -self.points.get(entrant, 0), -self.buchholz(entrant), -self.berger(entrant)

    def buchholz(self, entrant: int) -> Fraction:
        return self._sum(entrant, lambda _meeting, _other: Fraction(1))

    def berger(self, entrant: int) -> Fraction:
        return self._sum(entrant, lambda meeting, other: _share(meeting, entrant, other))

    def _sum(self, entrant: int, part: Callable[[Meeting, int], Fraction]) -> Fraction:
        """Return the sum over all games of the opponents' average points.

        An entrant without an opponent through no fault of their own counts as having met somebody equally
        strong.
        """
        total = Fraction(0)
        for meeting in self.of(entrant):
            others = [other for other in meeting.entrants if other != entrant]
            if others:
                found = sum(
                    (part(meeting, other) * self.points.get(other, 0) for other in others), Fraction(0)
                )
                total += found / len(others)
            elif meeting.how != "rest":
                total += Fraction(self.points.get(entrant, 0) * (meeting.points or (0,))[0], self.rules.worth)
        return total


def _share(meeting: Meeting, one: int, other: int) -> Fraction:
    mine, theirs = _place(meeting, one), _place(meeting, other)
    return Fraction(1) if mine < theirs else Fraction(mine == theirs, 2)


def _place(meeting: Meeting, entrant: int) -> int:
    return (meeting.places or ())[meeting.entrants.index(entrant)]


def _won(meeting: Meeting, entrant: int) -> bool:
    places = meeting.places or ()
    return meeting.how == "game" and _place(meeting, entrant) == 1 and places.count(1) == 1


def _against(over: Sequence[Meeting], one: int, others: frozenset[int]) -> Fraction:
    """Return the points in games among the tied entrants."""
    return sum(
        (
            _share(meeting, one, other)
            for meeting in over
            if one in meeting.entrants
            for other in meeting.entrants
            if other != one and other in others
        ),
        Fraction(0),
    )


def _reached(over: Sequence[Meeting], entrant: int) -> tuple[int, int]:
    """Return the last round an entrant reached, and the points there; less is better."""
    own = [meeting for meeting in over if entrant in meeting.entrants]
    last = max((meeting.round for meeting in own), default=0)
    heat = [meeting for meeting in own if meeting.round == last]
    return -last, -match_points(heat).get(entrant, 0)
