"""A stored puzzle: a position, its turns with their values, and what an explanation needs."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec


class Turn(msgspec.Struct, frozen=True):
    """One way to play, up to the next decision of chance or another seat, and the solver's win share with
    it."""

    moves: list[str]
    share: float


class Fact(msgspec.Struct, frozen=True):
    """Something that can be counted (`Rules.features`), and how much more of it there is."""

    feature: str
    amount: float


class Facts(msgspec.Struct, frozen=True):
    """The best turn compared with the tempting one: expected points, and what can be counted."""

    own_points: float
    """Final points the solver can expect more after the best turn, …"""
    others_points: float
    """… and the strongest opponent less."""
    now: list[Fact]
    """What the best turn has more of as soon as it ends."""
    later: list[Fact]
    """What the solver has more of a round later, on average, after the best turn."""
    others: list[Fact]
    """What the others have more of a round later, on average, after the tempting turn."""
    tempts: list[Fact]
    """What the tempting turn has more of as soon as it ends: why it tempts."""


class Puzzle(msgspec.Struct, frozen=True):
    """Everything about a puzzle except its texts."""

    id: str
    game: str
    players: int
    options: dict[str, str]
    components: str
    """The name of the component set, …"""
    components_hash: str
    """… and its hash: puzzles stay the same when a value is corrected."""
    position: dict[str, Any]
    """What the solver knows; anything they cannot know is invented."""
    seat: int
    turn: int
    theme: str
    level: int
    """1 to 5: how long a search needs to find the best turn."""
    margin: float
    """Win share lost by the second best turn."""
    turns: list[Turn]
    """The best turn first, then the others that were searched closely, best first."""
    tempting: int
    """Index of the turn that looks best at first sight."""
    facts: Facts

    @property
    def best(self) -> Turn:
        return self.turns[0]


def name_of(position: dict[str, Any]) -> str:
    """Return a short name derived from the position."""
    text = msgspec.json.encode(position, order="sorted")
    return hashlib.sha256(text).hexdigest()[:8]
