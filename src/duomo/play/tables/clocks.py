"""Clocks: how much time a table gives, and whose clock is running.

Times are house time: milliseconds during which the server was up. So nobody loses time while it is down. A
clock runs from when a seat must decide until another seat must; everything in between is one move. No clock
runs before everyone has sat down, while a bot decides, or, in games with days per move, while the player is
on vacation.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

SECOND = 1000
DAY = 24 * 3600 * SECOND
AGAIN = 10
"""A player who comes back after running out of time gets this fraction (1/10) of it again, and at least
`LEAST_AGAIN` seconds."""
LEAST_AGAIN = 30

Vacation = tuple[int, int]
"""Start and end, in house time."""


class Pace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control: per move, per player for the whole game, or days per move."""

    kind: Literal["move", "player", "days"]
    seconds: Annotated[int, Meta(ge=10, le=30 * 24 * 3600)]
    """Seconds per move, or per player."""
    increment: Annotated[int, Meta(ge=0, le=3600)] = 0
    """Seconds added for each move; only if the time is for the whole game."""
    out: Literal["bot", "lost"] = "bot"
    """When time runs out: a bot plays until the player is back (`bot`), or the player is out and a bot plays
    the rest (`lost`)."""


class Clock(msgspec.Struct, frozen=True):
    """Whose clock is running since when, and what everyone had left before that."""

    left: list[int] = []
    """Milliseconds left for each seat; empty unless the time is for the whole game."""
    seat: int | None = None
    since: int = 0


def given(pace: Pace, seats: int) -> Clock:
    """Return the initial clock."""
    return Clock([pace.seconds * SECOND] * seats if pace.kind == "player" else [])


def elapsed(clock: Clock, moment: int, vacations: Sequence[Vacation] = ()) -> int:
    """Return the milliseconds that count since the clock started."""
    free = sum(max(0, min(until, moment) - max(start, clock.since)) for start, until in vacations)
    return max(0, moment - clock.since - free)


def left(pace: Pace, clock: Clock, seat: int, moment: int, vacations: Sequence[Vacation] = ()) -> int:
    """Return the milliseconds a seat has left; never negative."""
    had = clock.left[seat] if clock.left else pace.seconds * SECOND
    return max(0, had - elapsed(clock, moment, vacations)) if clock.seat == seat else had


def deadline(pace: Pace, clock: Clock, vacations: Sequence[Vacation] = ()) -> int | None:
    """Return when the running clock expires, given the known vacations."""
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
    """Start another seat's clock, or none. The seat that has moved gets the increment; `vacations` are its
    player's."""
    if seat == clock.seat:
        return clock
    had = list(clock.left)
    if had and clock.seat is not None:
        rest = left(pace, clock, clock.seat, moment, vacations)
        had[clock.seat] = rest + (pace.increment * SECOND if rest else 0)
    return Clock(had, seat, moment)


def back(pace: Pace, clock: Clock, seat: int) -> Clock:
    """Give a player who comes back a minimum of time."""
    if not clock.left:
        return clock
    some = max(LEAST_AGAIN, pace.seconds // AGAIN, pace.increment) * SECOND
    had = [max(ms, some) if at == seat else ms for at, ms in enumerate(clock.left)]
    return Clock(had, clock.seat, clock.since)
