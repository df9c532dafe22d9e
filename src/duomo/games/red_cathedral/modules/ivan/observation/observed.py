"""What the player sees of Ivan, as fields of an observation."""

from __future__ import annotations

from librt.strings import BytesWriter

from duomo.core.engine.observation import MOST, Field, one_hot, small
from duomo.games.red_cathedral.modules.ivan.rules.codes import CARD_NAMES
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.rules.codes import CELLS, DICE, MATERIALS, TOWERS

PLACES = 6
SHOWN = DICE + 1
"""Number of dice that a tile can show, including the contractors' sixth."""


def fields() -> list[Field]:
    return [
        Field("row", "row", (PLACES, len(CARD_NAMES)), 1, "his cards, left to right"),
        Field("tiles", "tiles", (PLACES, SHOWN), 1, "the die that the tile on each card shows"),
        Field("face_up", "face_up", (PLACES,), 1, "tiles that lie face up"),
        Field("inventory", "inventory", (MATERIALS,), MOST, "materials on his inventory card"),
        Field("build", "build", (MATERIALS,), MOST, "materials on his build card"),
        Field("lying", "lying", (CELLS, MATERIALS), 7, "materials on his unfinished sections"),
        Field("marker", "marker", (TOWERS,), 1, "the tower of his last claim, with the contractors"),
    ]


def observe(ivan: IvanExtra, out: BytesWriter) -> None:
    """Write the fields in order."""
    cards = one_hot(len(CARD_NAMES))
    for place in range(PLACES):
        out.write(cards[ivan.row[place] if place < len(ivan.row) else -1])
    dice = one_hot(SHOWN)
    for place in range(PLACES):
        out.write(dice[ivan.tiles[place] if place < len(ivan.tiles) else -1])
    for place in range(PLACES):
        out.append(ivan.face_up >> place & 1)  # `has_bit`, inlined: hot path
    for count in ivan.inventory:
        out.append(small(count))
    for count in ivan.build:
        out.append(small(count))
    for packed in ivan.lying:
        for material in range(MATERIALS):
            out.append(packed >> 3 * material & 7)  # `needed`, inlined: hot path
    out.write(one_hot(TOWERS)[ivan.marker])
