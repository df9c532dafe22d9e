"""The daily challenge: the same deal for everyone, and the results."""

from __future__ import annotations

import msgspec


class ChallengeResult(msgspec.Struct):
    """One finished game."""

    place: int
    name: str
    mine: bool
    points: int
    lead: int
    """Points ahead of the best opponent; negative if the game was lost."""
    won: bool
    replay: str | None
    """Id of its record; null while you can still play, so that the deal is not revealed."""


class ChallengeDay(msgspec.Struct):
    """A day's challenge as one guest sees it."""

    day: str
    game: str
    players: int
    options: dict[str, str]
    level: str | None
    """Level of the bots at the table; null if Ivan is the only opponent."""
    table: str | None
    """Id of the table where this guest plays it."""
    over: bool
    """Whether the guest's game is over."""
    open: bool
    """Whether the challenge can still be taken."""
    running: int
    """Number of unfinished games."""
    results: list[ChallengeResult]
    before: str
    """The day before, whose games can be watched."""
