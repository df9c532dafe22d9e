"""A person's turns at all their tables."""

from __future__ import annotations

import msgspec


class TurnTold(msgspec.Struct, frozen=True):
    """A decision others are waiting for you to make."""

    table: str
    game: str
    title: str
    """Title of the game."""
    seat: int
    number: int
    """Number of the table's last entry."""
    others: bool
    """Whether other people are waiting, not only bots."""
    since: str
    until: str | None
    """When the running clock expires."""


class Turns(msgspec.Struct, frozen=True):
    """All your turns, longest waiting first."""

    turns: list[TurnTold]
