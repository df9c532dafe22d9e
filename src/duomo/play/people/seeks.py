"""Who finds whom: people who seek the same game and are about as strong as each other.

Whoever waits accepts a wider and wider range of ratings. The result depends on nothing but the seeks and the
moment, so that two processes that look at the same time find the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

import msgspec

from duomo.play.tables.clocks import Pace

FIRST: Final = 100.0
"""How many points of rating apart two may be at first."""
WIDER: Final = 100.0
"""And so many more after each"""
STEP: Final = 10_000
"""milliseconds, until anybody will do:"""
WIDEST: Final = 1500.0
LOOKED_AT: Final = 12
"""Candidates that are tried for one table, the nearest."""


class Seek(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody waits for others to play with. `near`: only for those near their own strength."""

    id: str
    guest_id: str
    game: str
    players: int
    options: dict[str, str] = {}
    """Those that are not as usual."""
    pace: Pace | None = None
    rated: bool = False
    near: bool = True
    rating: float
    created: int
    until: int


def window(seek: Seek, at: int) -> float:
    """How far another rating may be from the seeker's own. It never becomes narrower."""
    if not seek.near:
        return float("inf")
    wide = FIRST + WIDER * max(0, at - seek.created) / STEP
    return wide if wide < WIDEST else float("inf")


def goes_with(one: Seek, other: Seek, at: int, apart: Mapping[str, frozenset[str]]) -> bool:
    """Whether two people may meet: they want the same, are about as strong, and neither blocks the other."""
    same = (one.game, one.players, one.options, one.pace, one.rated) == (
        other.game,
        other.players,
        other.options,
        other.pace,
        other.rated,
    )
    if not same or one.guest_id == other.guest_id:
        return False
    if other.guest_id in apart.get(one.guest_id, ()) or one.guest_id in apart.get(other.guest_id, ()):
        return False
    return abs(one.rating - other.rating) <= min(window(one, at), window(other, at))


def matched(seeks: Iterable[Seek], at: int, apart: Mapping[str, frozenset[str]]) -> list[list[Seek]]:
    """Those who can sit down together now, a list for each table; nobody twice. Who has waited longest is
    served first, with the nearest that there are. `apart`: whom each person does not want to meet."""
    waiting = sorted(seeks, key=lambda seek: (seek.created, seek.id))
    tables: list[list[Seek]] = []
    seated: set[str] = set()
    for first in waiting:
        if first.guest_id in seated:
            continue
        fitting = [
            other for other in waiting if other.guest_id not in seated and goes_with(first, other, at, apart)
        ]
        fitting.sort(key=lambda other: (abs(other.rating - first.rating), other.created, other.id))
        group = _group(first, fitting[:LOOKED_AT], at, apart)
        if group:
            tables.append(group)
            seated.update(seek.guest_id for seek in group)
    return tables


def _group(
    first: Seek, fitting: list[Seek], at: int, apart: Mapping[str, frozenset[str]]
) -> list[Seek] | None:
    """As many as the table has seats, all of whom go with all others."""
    for others in combinations(fitting, first.players - 1):
        if all(goes_with(one, other, at, apart) for one, other in combinations(others, 2)):
            return [first, *others]
    return None
