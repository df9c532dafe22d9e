"""Matchmaking: groups people who seek the same game and are about equally strong.

The accepted range of ratings widens with time. The result depends only on the seeks and the moment, so two
processes that look at the same time find the same groups.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

import msgspec

from duomo.play.tables.clocks import Pace

FIRST: Final = 100.0
"""Initial maximum difference of two ratings."""
WIDER: Final = 100.0
"""Amount by which it grows every `STEP` milliseconds."""
STEP: Final = 10_000
"""Milliseconds for each such widening. At `WIDEST` anyone is accepted."""
WIDEST: Final = 1500.0
LOOKED_AT: Final = 12
"""Maximum number of candidates tried for one table, closest first."""


class Seek(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody waiting for others to play with. `near`: only with people near their own rating."""

    id: str
    guest_id: str
    game: str
    players: int
    options: dict[str, str] = {}
    """Options that differ from the defaults."""
    pace: Pace | None = None
    rated: bool = False
    near: bool = True
    rating: float
    created: int
    until: int


def window(seek: Seek, at: int) -> float:
    """Return how far another rating may be from the seeker's own. It never shrinks."""
    if not seek.near:
        return float("inf")
    wide = FIRST + WIDER * max(0, at - seek.created) / STEP
    return wide if wide < WIDEST else float("inf")


def goes_with(one: Seek, other: Seek, at: int, apart: Mapping[str, frozenset[str]]) -> bool:
    """True if two people may be matched: they want the same, are about equally strong, and neither blocks the
    other."""
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
    """Return groups who can play now, one list for each table; nobody is in two.

    Whoever has waited longest comes first, with the closest ratings available. `apart`: whom each person does
    not want to meet.
    """
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
    """Return a full table in which everyone may be matched with everyone else."""
    for others in combinations(fitting, first.players - 1):
        if all(goes_with(one, other, at, apart) for one, other in combinations(others, 2)):
            return [first, *others]
    return None
