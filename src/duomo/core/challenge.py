"""The daily challenge: what a game offers, and the order in which the games take turns."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from duomo.core.game import Game


@dataclass(frozen=True)
class Challenge:
    """The table that is played."""

    players: int
    level: str | None = None
    """Level of the bots; None if the game has an automaton for solo play."""
    options: dict[str, str] = field(default_factory=dict)


def rotation(games: Iterable[Game]) -> tuple[tuple[str, Challenge], ...]:
    """Return the challenges of all games, one per day: each game's in their order, spread evenly."""
    placed = [
        (Fraction(2 * number + 1, 2 * len(game.challenges)), game.name, challenge)
        for game in games
        for number, challenge in enumerate(game.challenges)
    ]
    return tuple((game, challenge) for _, game, challenge in sorted(placed, key=lambda place: place[0]))
