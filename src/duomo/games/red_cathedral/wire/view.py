"""What a seat may know about a table, as a document."""

from __future__ import annotations

from types import GenericAlias
from typing import Any, Literal

import msgspec

from duomo.core import wire
from duomo.core.wire import GAME
from duomo.games.red_cathedral.rules.codes import GAME as NAME
from duomo.games.red_cathedral.wire import decisions
from duomo.games.red_cathedral.wire.base import Decision
from duomo.games.red_cathedral.wire.decisions import MarketDecision
from duomo.games.red_cathedral.wire.module import fields, union_of
from duomo.games.red_cathedral.wire.names import (
    Colour,
    Half,
    Kind,
    Material,
    Need,
    Ornament,
    Party,
    SectionName,
)
from duomo.games.red_cathedral.wire.printed import InfluenceCard, ResourceTile, Tile

AnyDecision = union_of(decisions.Base, Decision)


class ActionUsed(msgspec.Struct):
    """RC-7.6. An influence action used in this turn."""

    quadrant: int
    half: Half


class Die(msgspec.Struct):
    space: int
    face: int
    landings: list[int]
    """RC-7.1. The space where it ends, for no ruble, one, two …"""


class Market(msgspec.Struct):
    resources: list[ResourceTile]
    influence: list[InfluenceCard]
    dice: dict[str, Die]
    dice_on: list[int]
    """Number of dice on each space."""


class Section(msgspec.Struct):
    """RC-1.4. A section of the cathedral with its card. A card that is not yet laid out has no name."""

    section: SectionName
    card: str
    kind: Kind
    cost: list[Material]
    recognition: int
    rubles: int
    tile: Tile | None
    banner: Party | None
    finished: bool
    delivered: list[Material]
    needs: list[Need]
    ornament: Party | None


class Presence(msgspec.Struct):
    """RC-10.4. What a party has in a tower."""

    party: Party
    presence: int
    banners: int
    """Banners on finished sections."""
    ornaments: int
    prestige: int
    """RC-10.5, RC-10.6. What the party would get for the tower now."""


class Tower(msgspec.Struct):
    sections: list[Section]
    worth: int
    """RC-10.4. Prestige the tower would bring now."""
    presence: list[Presence]
    """Parties with presence, the strongest first; ties in seat order."""
    majority: list[Party]
    """The strongest party; several in a tie."""


class Slot(msgspec.Struct):
    tile: Tile | None
    face: Literal["up", "down"] | None
    price: int
    holds: Literal["door", "arch", "cross", "nothing", "banner"]


class Banners(msgspec.Struct):
    inventory: int
    beside: int
    left: int
    """RC-1.8. All banners not on a section, including those on white slots."""


class PlayerBoard(msgspec.Struct):
    colour: Colour
    space: int
    """Recognition space; the second lap continues from 80 (RC-3.4)."""
    prestige: int
    """RC-10.2. The prestige space reached."""
    lap: int
    rubles: int
    materials: dict[str, int]
    banners: Banners
    ornaments: dict[str, int]
    slots: dict[str, Slot]
    room: int
    """RC-1.9. Free spaces of the inventory."""
    finished: int
    placed: int
    """Ornaments on the cathedral."""


class Fitting(msgspec.Struct):
    """RC-6.4. The ornament that fits a section, and its material."""

    ornament: Ornament
    material: Material


class TableView(wire.View, tag_field=GAME, tag=NAME):
    """The table as one seat sees it. `View` adds the pending decisions and the boards of modules."""

    seat: Party | None
    """None for a spectator."""
    turn: Party
    starter: Party
    ender: Party | None
    """RC-10.1. The first party to finish six sections."""
    traded: Literal["no", "yes", "over"]
    rerolled: bool
    used: list[ActionUsed]
    visit: MarketDecision | None
    """The current visit to the market."""
    activatable: list[Literal["white-1", "white-2", "red", "blue", "green", "yellow", "black"]]
    """RC-7.7. Slots of the party in turn that the visit may still activate."""
    decides: Literal["red", "blue", "green", "yellow", "nature", "nobody"]
    final: list[int]
    """Prestige of every party after the final scoring."""
    options: dict[str, str]
    reserve: dict[str, int]
    inventory: int
    """RC-1.9. Number of spaces in an inventory, including those under banners."""
    ornaments: dict[str, int]
    """RC-1.8. Number of doors, arches and crosses per party, placed or not."""
    fitting: dict[str, Fitting]
    """RC-6.4. By the kind of section."""
    sixth: int
    """RC-10.1. Number of finished sections that triggers the end of the game."""
    track: list[int]
    """RC-3.1. The spaces of prestige 1, 2, 3 … in one lap."""
    market: Market
    tower: list[Tower]
    player: list[PlayerBoard]


FIELDS: list[tuple[str, Any]] = [
    (
        "pending",
        GenericAlias(list, (AnyDecision,)),
    ),  # the last one is to be decided now
    ("decision", AnyDecision | None),  # None: the game is over
    *((name, board | None) for name, board in fields()),
]
ABOUT = "The table as one seat sees it. Boards of modules that are not in play are null."
View: Any = msgspec.defstruct(
    "View", FIELDS, bases=(TableView,), namespace={"__doc__": ABOUT}, tag_field=GAME, tag=NAME
)
