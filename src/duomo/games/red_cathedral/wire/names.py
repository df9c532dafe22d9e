"""The words used in the documents of this game. Engine, notation and catalogue use the same ones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from duomo.games.red_cathedral.rules.codes import RUBLES
from duomo.games.red_cathedral.rules.names import RESOURCE_NAMES

if TYPE_CHECKING:
    Material = str
    Resource = str
else:
    # Including what modules add to them.
    Material = Literal[tuple(RESOURCE_NAMES[:RUBLES])]
    Resource = Literal[tuple(RESOURCE_NAMES)]
Need = Literal["wood", "brick", "stone", "gold", "green", "purple", "any"]
"""RC-11.7. `any`: only the number matters."""
Gem = Literal["green", "purple"]
DieName = Literal["white", "red", "blue", "green", "yellow", "black"]
Colour = Literal["red", "blue", "green", "yellow"]
Party = Literal["red", "blue", "green", "yellow", "ivan"]
"""Players are called by their colour; Ivan has a colour too, but no seat (RC-11.1)."""
SlotName = Literal["white-1", "white-2", "red", "blue", "green", "yellow"]
Kind = Literal["base", "middle", "dome"]
Ornament = Literal["door", "arch", "cross"]
Half = Literal["upper", "lower"]
"""The two actions of an influence card."""
Mark = Literal["lightning", "infinity"]
CityName = str
SoloCard = Literal["recognition", "inventory", "transport", "claim", "build", "recruit"]
SectionName = str
"""Tower and level, both from 1: `3.2`."""


class Amount(msgspec.Struct, frozen=True):
    """An amount of a resource."""

    resource: Resource
    amount: int
