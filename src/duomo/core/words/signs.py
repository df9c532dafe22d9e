"""What is printed on a component, as a row of signs: how often, for what cost, and what it brings.

Signs are words of the game and numbers, without pictures: whatever draws them has the pictures.
"""

from __future__ import annotations

from functools import singledispatch

import msgspec

from duomo.core.components import Row

Sign = int | str
"""A number; one character such as `+`; or a word of the game."""


class Signs(msgspec.Struct, frozen=True):
    """One row."""

    often: str | None
    """How often it may be used, if that is printed."""
    cost: list[Sign]
    gain: list[Sign]


@singledispatch
def row_signs(row: Row) -> list[Signs]:
    """Return what a component shows in signs; empty if words and numbers say all of it.

    Each game registers its kinds in `words/row_signs.py` of its folder.
    """
    return []
