"""Which moves a deep search should consider: those a sensible player would weigh. No rule depends on it."""

from __future__ import annotations

from duomo.core.engine.state import first, kind_of
from duomo.games.red_cathedral.judgement.value import promising
from duomo.games.red_cathedral.rules.codes import GAIN, RUBLES, TAKE
from duomo.games.red_cathedral.rules.state import RedState

ROOMY = 3
"""With this many free spaces after a gain, taking less is not considered."""


def worthwhile(state: RedState, moves: list[int]) -> list[int]:
    """`promising`, and gains taken in full: less only if the inventory is nearly full."""
    top = state.stack[-1]
    if kind_of(top) == GAIN:
        most = moves[0] - TAKE
        if first(top) >= RUBLES or state.players[state.active].room - most >= ROOMY:
            return moves[:1]
    return promising(state, moves)
