"""Pending decisions as documents: what has to be decided, and its details."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from duomo.core.engine.state import first, fourth, second, third
from duomo.games.red_cathedral.rules.market import (
    ACTIVATED,
    INFLUENCE,
    INFLUENCE_OVER,
    LOWER_IN_USE,
    TOOK,
    TWICE,
    UPPER_IN_USE,
)
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    RESOURCE_NAMES,
    dice_names,
    names_of,
    section_name,
)
from duomo.games.red_cathedral.rules.setup import PLANS, SECTIONS, STEPS, TILES
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.wire.base import Decision
from duomo.games.red_cathedral.wire.names import DieName, Material, Resource, SectionName
from duomo.games.red_cathedral.wire.printed import Printed, Tile

# ---- documents -----------------------------------------------------------------------------------


class TurnDecision(Decision, tag="turn"):
    """RC-4.1. Choose the basic action."""


class AfterDecision(Decision, tag="after"):
    """The basic action is over; the turn goes on until the player ends it."""


class BannerDecision(Decision, tag="banner"):
    """RC-5.2. Choose the banner that claims the section."""

    section: SectionName


class PlaceDecision(Decision, tag="place"):
    """RC-5.3. Choose a slot for the tile of a claim."""

    tile: Tile
    free: bool
    """The slot costs nothing."""


class GainDecision(Decision, tag="gain"):
    """RC-4.7. Choose how much of an offer to take."""

    resource: Resource
    amount: int


class ChooseDecision(Decision, tag="choose"):
    """Choose materials, one at a time."""

    left: int
    materials: list[Material]


class BuildDecision(Decision, tag="build"):
    """RC-6.1. Make deliveries."""

    left: int
    begun: bool


class GemsDecision(Decision, tag="gems"):
    """RC-6.4. Set gems in an ornament just placed."""

    section: SectionName
    left: int


class MarketDecision(Decision, tag="market"):
    """RC-7.3. A visit to the market, and the parts of it already used."""

    space: int
    quadrant: int
    die: DieName
    took: bool
    activated: bool
    influence: Literal["not-begun", "upper", "lower", "over"]
    actions_left: int | None
    """CT-5.6. Actions left in a nested visit."""
    twice: bool
    """The first action rules out the others and may be repeated."""


class GiveDecision(Decision, tag="give"):
    """RC-7.9. Give a material for an influence action."""

    action: str
    materials: list[Material]
    """The materials on the card; empty: any."""
    given: int


class SwapDecision(Decision, tag="swap"):
    """RC-7.9, T4. Swap two resource tiles."""


class ActivateDecision(Decision, tag="activate"):
    """RC-7.9, M4. Activate one of the player's tiles."""


class RollDecision(Decision, tag="roll"):
    """Chance rolls these dice."""

    dice: list[DieName]


class SetUpDecision(Decision, tag="set-up"):
    """RC-2. Chance lays out the table."""

    step: Literal["start", "blueprint", "resource", "influence", "section", "tile", "die"]
    section: SectionName | None
    place: int | None


Base = (
    TurnDecision
    | AfterDecision
    | BannerDecision
    | PlaceDecision
    | GainDecision
    | ChooseDecision
    | BuildDecision
    | GemsDecision
    | MarketDecision
    | GiveDecision
    | SwapDecision
    | ActivateDecision
    | RollDecision
    | SetUpDecision
)

# ---- from a position -----------------------------------------------------------------------------

Maker = Callable[[Printed, RedState, int], Decision]
"""Takes the printed documents of the table, the position, and the pending frame (`core/engine/state.py`)."""

USED: dict[int, Any] = {UPPER_IN_USE: "upper", LOWER_IN_USE: "lower", INFLUENCE_OVER: "over"}
"""RC-7.6. The state of the influence card in a visit."""


def place(printed: Printed, state: RedState, top: int) -> PlaceDecision:
    return PlaceDecision(printed.tiles[first(top)], bool(second(top)))


def market(printed: Printed, state: RedState, top: int) -> MarketDecision:
    space, flags, left = first(top), third(top), fourth(top)
    dice: list[Any] = DIE_NAMES
    return MarketDecision(
        space + 1,
        space // 2 + 1,
        dice[second(top)],
        bool(flags & TOOK),
        bool(flags & ACTIVATED),
        USED.get(flags & INFLUENCE, "not-begun"),
        left or None,
        left > 0 and bool(flags & TWICE),
    )


def give(printed: Printed, state: RedState, top: int) -> GiveDecision:
    shown: list[Any] = names_of(second(top))
    return GiveDecision(printed.values.action_names[first(top)], shown, third(top))


def set_up(printed: Printed, state: RedState, top: int) -> SetUpDecision:
    step, index = first(top), second(top)
    steps: list[Any] = STEPS
    if step in (SECTIONS, TILES):
        return SetUpDecision(steps[step], section_name(state.cells[index]), None)
    return SetUpDecision(steps[step], None, index + 1 if step > PLANS else None)


def gain(printed: Printed, state: RedState, top: int) -> GainDecision:
    resources: list[Any] = RESOURCE_NAMES
    return GainDecision(resources[first(top)], second(top))


def choose(printed: Printed, state: RedState, top: int) -> ChooseDecision:
    materials: list[Any] = names_of(first(top))
    return ChooseDecision(second(top), materials)


def roll(printed: Printed, state: RedState, top: int) -> RollDecision:
    dice: list[Any] = dice_names(first(top))
    return RollDecision(dice)


MAKERS: dict[str, Maker] = {
    "turn": lambda printed, state, top: TurnDecision(),
    "after": lambda printed, state, top: AfterDecision(),
    "banner": lambda printed, state, top: BannerDecision(section_name(first(top))),
    "place": place,
    "gain": gain,
    "choose": choose,
    "build": lambda printed, state, top: BuildDecision(first(top), bool(second(top))),
    "gems": lambda printed, state, top: GemsDecision(section_name(first(top)), second(top)),
    "market": market,
    "give": give,
    "swap": lambda printed, state, top: SwapDecision(),
    "activate": lambda printed, state, top: ActivateDecision(),
    "roll": roll,
    "set-up": set_up,
}
"""By the name under which each gets its number (`TableValues.add_decision`)."""
