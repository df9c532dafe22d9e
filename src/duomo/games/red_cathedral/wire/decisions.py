"""Pending decisions as documents: what has to be decided, and what it is about.

They are made of the words that a position writes (`positions/pending.py`), so that both say the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

from duomo.games.red_cathedral.positions.pending import frame_text
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.wire.base import Decision
from duomo.games.red_cathedral.wire.names import DieName, Material, Resource, SectionName
from duomo.games.red_cathedral.wire.printed import Printed, Tile

# ---- documents -----------------------------------------------------------------------------------


class TurnDecision(Decision, tag="turn"):
    """RC-4.1. The basic action."""


class AfterDecision(Decision, tag="after"):
    """The basic action is over; the turn lasts until the player ends it."""


class BannerDecision(Decision, tag="banner"):
    """RC-5.2. Which banner claims the section."""

    section: SectionName


class PlaceDecision(Decision, tag="place"):
    """RC-5.3. A slot for the tile of a claim."""

    tile: Tile
    free: bool
    """The slot costs nothing."""


class GainDecision(Decision, tag="gain"):
    """RC-4.7. How much of an offer is taken."""

    resource: Resource
    amount: int


class ChooseDecision(Decision, tag="choose"):
    """Materials of choice, one at a time."""

    left: int
    materials: list[Material]


class BuildDecision(Decision, tag="build"):
    """RC-6.1. Deliveries."""

    left: int
    begun: bool


class GemsDecision(Decision, tag="gems"):
    """RC-6.4. Gems in an ornament that was placed just now."""

    section: SectionName
    left: int


class MarketDecision(Decision, tag="market"):
    """RC-7.3. A visit to the market, and what of it is used up."""

    space: int
    quadrant: int
    die: DieName
    took: bool
    activated: bool
    influence: Literal["not-begun", "upper", "lower", "over"]
    actions_left: int | None
    """CT-5.6. In a visit within a visit."""
    twice: bool
    """The first action is the only one, and may be repeated."""


class GiveDecision(Decision, tag="give"):
    """RC-7.9. A material for an influence action."""

    action: str
    materials: list[Material]
    """What the card shows; nothing: any."""
    given: int


class SwapDecision(Decision, tag="swap"):
    """RC-7.9, K2. Two resource tiles."""


class ActivateDecision(Decision, tag="activate"):
    """RC-7.9, M4. One of the player's tiles."""


class RollDecision(Decision, tag="roll"):
    """Nature rolls these dice."""

    dice: list[DieName]


class SetUpDecision(Decision, tag="set-up"):
    """RC-2. Nature lays out the table."""

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

# ---- from the words of a position ----------------------------------------------------------------

Maker = Callable[[list[str], Printed], Decision]
"""The words after the first one, and what is printed at this table."""

FREE = "free"


def place(words: list[str], printed: Printed) -> PlaceDecision:
    return PlaceDecision(printed.tile_named(words[0]), FREE in words[1:])


def market(words: list[str], printed: Printed) -> MarketDecision:
    space, said = int(words[0]), words[2:]
    influence = "not-begun"
    for name, state in (("upper", "upper"), ("lower", "lower"), ("influence-over", "over")):
        if name in said:
            influence = state
    left = int(said[said.index("within") + 1]) if "within" in said else None
    used: Any = influence
    die: Any = words[1]
    return MarketDecision(
        space, (space + 1) // 2, die, "took" in said, "activated" in said, used, left, "twice" in said
    )


def give(words: list[str], printed: Printed) -> GiveDecision:
    shown, given = given_so_far(words[1:])
    return GiveDecision(words[0], shown, given)


def given_so_far(words: list[Any]) -> tuple[list[Any], int]:
    """The materials that are shown, and how many have been given: `wood gold given 2 from stone`."""
    if "given" not in words:
        return words, 0
    at = words.index("given")
    return words[:at], int(words[at + 1])


def set_up(words: list[Any], printed: Printed) -> SetUpDecision:
    if len(words) == 1:
        return SetUpDecision(words[0], None, None)
    if "." in words[1]:
        return SetUpDecision(words[0], words[1], None)
    return SetUpDecision(words[0], None, int(words[1]))


def gain(words: list[Any], printed: Printed) -> GainDecision:
    return GainDecision(words[0], int(words[1]))


def choose(words: list[Any], printed: Printed) -> ChooseDecision:
    return ChooseDecision(int(words[0]), words[2:])


def roll(words: list[Any], printed: Printed) -> RollDecision:
    return RollDecision(words)


MAKERS: dict[str, Maker] = {
    "turn": lambda words, printed: TurnDecision(),
    "after": lambda words, printed: AfterDecision(),
    "banner": lambda words, printed: BannerDecision(words[0]),
    "place": place,
    "gain": gain,
    "choose": choose,
    "build": lambda words, printed: BuildDecision(int(words[0]), "begun" in words),
    "gems": lambda words, printed: GemsDecision(words[0], int(words[1])),
    "market": market,
    "give": give,
    "swap": lambda words, printed: SwapDecision(),
    "activate": lambda words, printed: ActivateDecision(),
    "roll": roll,
    "set-up": set_up,
}


def decision_of(makers: Mapping[str, Maker], printed: Printed, state: RedState, top: int) -> Decision:
    """One entry of the stack."""
    text = frame_text(printed.values, state, top)
    if isinstance(text, dict):  # a tile that the position describes waits for a slot
        return PlaceDecision(printed.tile_named(text["place"]["name"]), bool(text.get(FREE)))
    words = text.split()
    return makers[words[0]](words[1:], printed)
