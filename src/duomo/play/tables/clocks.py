"""Time to think: how much of it a table gives, and whose time runs.

Moments are of the house: milliseconds during which the server was up. So nobody loses time while it is down.
A clock runs from when a seat must decide until another one must; what happens in between is one move.
Nobody's runs before everybody has sat down, while a bot decides, or in a game by days while its person is on
vacation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

SECOND = 1000
DAY = 24 * 3600 * SECOND
AGAIN = 10
"""Whoever comes back after time has run out gets this part of it again, and no less than so many seconds:"""
LEAST_AGAIN = 30

Vacation = tuple[int, int]
"""From when until when, in moments of the house."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time there is: for each move, for a player's whole game, or in days for each move."""

    kind: Literal["move", "player", "days"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
    """For a move, or for a player."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds that a player gets for each move; only where the time is for the whole game."""
    out: Literal["bot", "lost"] = "bot"
    """Out of time: a bot plays until the player is back, or the player is out and a bot plays the rest."""


class Clock(msgspec.Struct, frozen=True):
    """Whose time runs since when, and what everybody had left before that."""

    left: list[int] = []
    """Milliseconds of every seat; empty unless time is for the whole game."""
    seat: int | None = None
    since: int = 0


def given(pace: Pace, seats: int) -> Clock:
    """What everybody has at the beginning."""
    return Clock([pace.seconds * SECOND] * seats if pace.kind == "player" else [])


def elapsed(clock: Clock, moment: int, vacations: Sequence[Vacation] = ()) -> int:
    """Milliseconds that have counted since the clock runs."""
    free = sum(max(0, min(until, moment) - max(start, clock.since)) for start, until in vacations)
    return max(0, moment - clock.since - free)


def left(pace: Pace, clock: Clock, seat: int, moment: int, vacations: Sequence[Vacation] = ()) -> int:
    """Milliseconds that a seat has left; never fewer than none."""
    had = clock.left[seat] if clock.left else pace.seconds * SECOND
    return max(0, had - elapsed(clock, moment, vacations)) if clock.seat == seat else had


def deadline(pace: Pace, clock: Clock, vacations: Sequence[Vacation] = ()) -> int | None:
    """When the time that runs will have run out, as far as vacations are known."""
    if clock.seat is None:
        return None
    had = clock.left[clock.seat] if clock.left else pace.seconds * SECOND
    ends = clock.since + had
    for start, until in sorted(vacations):
        if until > clock.since and start < ends:
            ends += until - max(start, clock.since)
    return ends


def turned(
    pace: Pace, clock: Clock, seat: int | None, moment: int, vacations: Sequence[Vacation] = ()
) -> Clock:
    """Another seat's time runs now, or nobody's. Who has moved gets the increment; `vacations` are theirs."""
    if seat == clock.seat:
        return clock
    had = list(clock.left)
    if had and clock.seat is not None:
        rest = left(pace, clock, clock.seat, moment, vacations)
        had[clock.seat] = rest + (pace.increment * SECOND if rest else 0)
    return Clock(had, seat, moment)


def back(pace: Pace, clock: Clock, seat: int) -> Clock:
    """Somebody comes back: with little time left, there is some again."""
    if not clock.left:
        return clock
    some = max(LEAST_AGAIN, pace.seconds // AGAIN, pace.increment) * SECOND
    had = [max(ms, some) if at == seat else ms for at, ms in enumerate(clock.left)]
    return Clock(had, clock.seat, clock.since)
