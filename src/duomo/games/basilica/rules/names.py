"""The words used in notation, events and positions for the numbers of `codes`."""

from __future__ import annotations

from typing import Final

from duomo.games.basilica.rules.codes import STRIDE, face_of, order_of

SEAT_NAMES: Final = ["white", "black"]
COLOUR_NAMES: Final = ["red", "yellow", "green", "blue"]
COLOUR_OF: Final = {1: "red", 2: "yellow", 4: "green", 8: "blue"}
FACE_NAMES: Final = [
    *COLOUR_NAMES, "red-yellow", "red-green", "red-blue", "yellow-green", "yellow-blue", "green-blue",
]  # fmt: skip
"""In the order of `FACES`."""
ORDER_NAMES: Final = ["promote", "move", "recruit", "confound", "glass", "scaffold", "catastrophe"]
RANK_NAMES: Final = ["builder", "architect", "mason", "hercules"]


def kind_name(kind: int) -> str:
    """What the order side of a tile shows: `red promote`, `green-blue glass`."""
    return f"{FACE_NAMES[face_of(kind)]} {ORDER_NAMES[order_of(kind)]}"


def tile_facts(kind: int) -> dict[str, int | str]:
    """Return what events say about a tile."""
    return {"colours": FACE_NAMES[face_of(kind)], "order": ORDER_NAMES[order_of(kind)]}


def cell_name(cell: int) -> str:
    """Row and column, both from 1: `3.4` is the fourth cell of the third row."""
    return f"{cell // STRIDE}.{cell % STRIDE + 1}"
