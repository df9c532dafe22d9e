"""The challenge of a day: the same deal for everybody, and what came of it."""

from __future__ import annotations

import msgspec


class ChallengeResult(msgspec.Struct):
    """One finished game."""

    place: int
    name: str
    mine: bool
    points: int
    lead: int
    """Points beyond the strongest of the others; below 0 when the game was lost."""
    won: bool
    replay: str | None
    """Its record; nobody who may still play is shown what was dealt."""


class ChallengeDay(msgspec.Struct):
    """A day's challenge as one guest sees it."""

    day: str
    game: str
    players: int
    options: dict[str, str]
    level: str | None
    """Of the bots at the table; None: Ivan is the only other one."""
    table: str | None
    """Where this guest plays it."""
    over: bool
    """Whether the guest's game is."""
    open: bool
    """Whether it can still be taken."""
    running: int
    """Games that are not over."""
    results: list[ChallengeResult]
    before: str
    """The day before, whose games can be watched."""
