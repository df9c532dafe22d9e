"""Moves that belong to a question but cannot be chosen: used parts of a visit, slots that are too
expensive."""

from __future__ import annotations

from collections.abc import Sequence

from duomo.core.engine.state import kind_of, second
from duomo.games.red_cathedral.rules.codes import (
    HIDE,
    LOWER,
    MARKET,
    OPEN,
    PLACE,
    RESOURCES,
    SLOTS,
    UPPER,
    USE_TILE,
)
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.wire.position import slots_of

DONE = {"rc-took-already", "rc-lightning-used", "rc-influence-over", "rc-activated-already"}
"""Refusals of what has already been done in this visit."""


def asked_about(state: RedState, codes: Sequence[int]) -> list[int]:
    """Return the moves that the open question is about, legal or not."""
    top = state.stack[-1] if state.stack else 0
    if kind_of(top) == MARKET:
        return [RESOURCES, UPPER, LOWER, *(USE_TILE + slot for slot in slots_of(second(top)))]
    if kind_of(top) == PLACE:
        return [OPEN + slot for slot in range(SLOTS) if HIDE + slot in codes]
    return []
