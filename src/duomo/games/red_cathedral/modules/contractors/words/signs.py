"""What the specialists show, in signs (CT-3.2)."""

from __future__ import annotations

from collections.abc import Mapping

from duomo.core.words.signs import Sign, Signs
from duomo.games.red_cathedral.modules.components.sets import Effect
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    ACTIVATIONS,
    MOST_RUBLES,
    ORNAMENT_PRESTIGE,
    SOLD_RECOGNITION,
)
from duomo.games.red_cathedral.words.printed_signs import ANY, DELIVERY, STALL, TILE
from duomo.games.red_cathedral.words.signs import amount_signs

EFFECTS: Mapping[Effect, tuple[list[Sign], list[Sign]]] = {
    "sell-for-recognition": ([], [SOLD_RECOGNITION, "recognition"]),
    "activate": ([], [TILE] * ACTIVATIONS),
    "discard-ornament": (["ornament"], [ORNAMENT_PRESTIGE, "prestige"]),
    "buy-recognition": ([MOST_RUBLES, "rubles"], [MOST_RUBLES, "recognition"]),
    "material-and-delivery": ([], [ANY, DELIVERY]),
    "resource-tile": ([], [STALL]),
    "claim": ([], ["banner"]),
}
"""Effects that are the same on every tile."""


def specialist_signs(effect: Effect, gives: list[int], material: str | None, prestige: int) -> Signs:
    """`gives`: resource, amount, resource, amount …"""
    cost: list[Sign] = [material] if material else []
    if effect == "gain":
        return Signs(None, cost, amount_signs(gives))
    if effect == "sell-for-prestige":
        return Signs(None, cost, [prestige, "prestige"])
    given, gain = EFFECTS[effect]
    return Signs(None, cost + given, gain)
