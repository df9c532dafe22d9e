"""Whose turn it is, over all tables of a person."""

from __future__ import annotations

import msgspec


class TurnTold(msgspec.Struct, frozen=True):
    """A decision of yours that others wait for."""

    table: str
    game: str
    title: str
    """What the game is called."""
    seat: int
    number: int
    """The last entry of the table."""
    others: bool
    """Other people wait; not only bots."""
    since: str
    until: str | None
    """When the time that runs will have run out."""


class Turns(msgspec.Struct, frozen=True):
    """All turns of yours, what has waited longest first."""

    turns: list[TurnTold]
