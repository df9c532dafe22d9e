"""The contractors module in documents: its decisions, its moves, the region board and the crews."""

from __future__ import annotations

from typing import Literal

import msgspec

from duomo.core.words.signs import Sign
from duomo.games.red_cathedral.modules.components.sets import Effect, Tool
from duomo.games.red_cathedral.wire.base import Decision, Move, ScoringLine
from duomo.games.red_cathedral.wire.names import Amount, CityName, Material, Ornament

# ---- decisions -----------------------------------------------------------------------------------


class CityDecision(Decision, tag="city"):
    """CT-1.4. Chance lays a city on a tower."""

    tower: int


class DrawDecision(Decision, tag="draw"):
    """CT-2.4, CT-6.3. Chance draws specialists for these spaces."""

    spaces: list[int]


class HireDecision(Decision, tag="hire"):
    """CT-2.3. Choose a specialist next to the city."""

    city: CityName


class SpecialistDecision(Decision, tag="specialist"):
    """CT-3.2. Make a choice within the effect of a specialist."""

    effect: Literal["ornament", "rubles", "tile", "claim"]


class TwoTilesDecision(Decision, tag="specialist-activate"):
    """CT-3.2. Activate own workshop tiles."""

    left: int


class BothDecision(Decision, tag="specialist-both"):
    """CT-3.2. A material of choice and a delivery, in either order: what is left of it."""

    material: bool
    delivery: bool


Decisions = CityDecision | DrawDecision | HireDecision | SpecialistDecision | TwoTilesDecision | BothDecision

# ---- moves ---------------------------------------------------------------------------------------


class RecruitMove(Move, tag="recruit"):
    """CT-2.1. Send a contractor to a city, for a number of permits."""

    city: CityName
    permits: int


class PermitMove(Move, tag="permit"):
    """CT-1.6. Pay one prestige for a permit."""

    brings: list[Amount]


class HireMove(Move, tag="hire"):
    """CT-2.3. Hire the specialist of a space, for rubles."""

    space: int
    rubles: int


class DismissMove(Move, tag="dismiss"):
    """CT-2.3. Remove the specialist of a space from the game."""

    space: int


class SpecialistMove(Move, tag="specialist"):
    """CT-3.1. Use the held specialist."""


class DiscardMove(Move, tag="discard"):
    """CT-3.2. Put an ornament into the box."""

    ornament: Ornament


class PayMove(Move, tag="pay"):
    """CT-3.2. Pay rubles for recognition."""

    rubles: int


class GatherMove(Move, tag="gather"):
    """CT-3.2. Take what the resource tile of a space shows."""

    space: int
    brings: list[Amount]


Moves = (
    RecruitMove | PermitMove | HireMove | DismissMove | SpecialistMove | DiscardMove | PayMove | GatherMove
)

# ---- the boards ----------------------------------------------------------------------------------


class Specialist(msgspec.Struct, frozen=True):
    name: str
    effect: Effect
    tool: Tool
    gives: list[Amount]
    material: Material | None
    """The material it discards."""
    prestige: int
    cost: list[Sign]
    gain: list[Sign]
    """The printed gain, in signs."""


class Bonus(msgspec.Struct, frozen=True):
    """CT-2.2. The bonus for sending the contractor on a place of the row."""

    gives: list[Amount]
    materials_of_choice: int


class City(msgspec.Struct):
    """CT-1.3. A city of the region."""

    city: CityName
    tower: int | None
    """The tower it belongs to; a city without one is closed from the start (CT-1.4)."""
    open: bool
    touching: list[int]
    """The specialist spaces next to it."""
    contractors: int
    """Number of all parties' contractors."""
    permits: int
    """CT-2.1. Price of the next contractor there."""


class Crew(msgspec.Struct):
    """CT-1.5. The module's extension of a party's board."""

    permits: int
    sent: dict[str, int]
    left: int
    specialist: Specialist | None
    tools: list[str]
    """Specialists laid face down."""
    tools_shown: list[Tool]
    tools_prestige: int
    """CT-3.4."""
    discarded: dict[str, int]


class RegionBoard(msgspec.Struct):
    city: list[City]
    spaces: list[Specialist | None]
    bag: list[str]
    """CT-2.4. The contents are public, the order is unknown."""
    removed: list[str]
    board: list[Crew]
    """One per party."""
    bonuses: list[Bonus]


class ToolsLine(ScoringLine, tag="tools"):
    """CT-3.4."""

    rule: str
    prestige: list[int]
