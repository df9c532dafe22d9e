"""What a seat may know of a table, as a document."""

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
    """RC-7.6. An influence action that was used in this turn."""

    quadrant: int
    half: Half


class Die(msgspec.Struct):
    space: int
    face: int
    landings: list[int]
    """RC-7.1. The space where it ends, for no ruble, for one, for two …"""


class Market(msgspec.Struct):
    resources: list[ResourceTile]
    influence: list[InfluenceCard]
    dice: dict[str, Die]
    dice_on: list[int]
    """Dice on each space."""


class Section(msgspec.Struct):
    """RC-1.4. A place of the cathedral with its card. A card that is not laid yet has no name."""

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
    """On finished sections."""
    ornaments: int
    prestige: int
    """RC-10.5, RC-10.6. What it would get for the tower now."""


class Tower(msgspec.Struct):
    sections: list[Section]
    worth: int
    """RC-10.4. Prestige that it would bring now."""
    presence: list[Presence]
    """Those with any, the strongest first; of equals in the order of the seats."""
    majority: list[Party]
    """The strongest; several when they are equal."""


class Slot(msgspec.Struct):
    tile: Tile | None
    face: Literal["up", "down"] | None
    price: int
    holds: Literal["door", "arch", "cross", "nothing", "banner"]


class Banners(msgspec.Struct):
    inventory: int
    beside: int
    left: int
    """RC-1.8. All that are not on a section, those on white slots included."""


class PlayerBoard(msgspec.Struct):
    colour: Colour
    space: int
    """Of recognition; the second lap goes on from 80 (RC-3.4)."""
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
    """RC-6.4. The ornament that belongs on a section, and what it is made of."""

    ornament: Ornament
    material: Material


class TableView(wire.View, tag_field=GAME, tag=NAME):
    """The table as one seat sees it. `View` adds what has to be decided, and what modules have on it."""

    seat: Party | None
    """None: a spectator."""
    turn: Party
    starter: Party
    ender: Party | None
    """RC-10.1. Who finished the first sixth section."""
    traded: Literal["no", "yes", "over"]
    rerolled: bool
    used: list[ActionUsed]
    visit: MarketDecision | None
    """The visit to the market that is going on."""
    activatable: list[Literal["white-1", "white-2", "red", "blue", "green", "yellow", "black"]]
    """RC-7.7. Slots of the party in turn with something that the visit may still activate."""
    decides: Literal["red", "blue", "green", "yellow", "nature", "nobody"]
    final: list[int]
    """Prestige of every party after the final scoring."""
    options: dict[str, str]
    reserve: dict[str, int]
    inventory: int
    """RC-1.9. Places of an inventory, those under banners too."""
    ornaments: dict[str, int]
    """RC-1.8. Doors, arches and crosses that every party has, placed or not."""
    fitting: dict[str, Fitting]
    """RC-6.4. By the kind of section."""
    sixth: int
    """RC-10.1. Sections whose completion ends the game."""
    track: list[int]
    """RC-3.1. The spaces of prestige 1, 2, 3 … of one lap."""
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
