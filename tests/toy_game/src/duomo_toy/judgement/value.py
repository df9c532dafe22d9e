"""A bot's evaluation of a position."""

from __future__ import annotations

from duomo_toy.rules.scoring import points
from duomo_toy.rules.state import StonesState
from duomo_toy.rules.values import TableValues


def value(values: TableValues, state: StonesState, seat: int) -> float:
    """The lead over the best other tower, as if the game ended now."""
    scores = [points(values, state, party) for party in range(values.players)]
    return float(scores[seat] - max(score for party, score in enumerate(scores) if party != seat))
