"""The input for scoring a game that lies on a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from duomo.core.wire import GAME
from duomo.games.red_cathedral.modules.guilds.wire.writing import EVERY
from duomo.games.red_cathedral.rules.codes import COLOURS, LEVELS, TOWERS
from duomo.games.red_cathedral.rules.codes import GAME as NAME
from duomo.games.red_cathedral.wire.composed import fields_of
from duomo.games.red_cathedral.wire.names import Kind, Material
from duomo.games.red_cathedral.wire.pieces import Token
from duomo.games.red_cathedral.wire.view import Fitting

Few = Annotated[int, Meta(ge=0, le=99)]


class CountedSection(msgspec.Struct, forbid_unknown_fields=True):
    """Whose banner and ornament are on it. Without a banner nothing is known about it."""

    banner: Token | None = None
    finished: bool = True
    ornament: Token | None = None


class PartyEntries(msgspec.Struct, forbid_unknown_fields=True):
    """What a party has apart from the cathedral. Ivan's materials are on his two cards (RC-11.8)."""

    party: Token
    """Its colour, or `ivan`."""
    space: Annotated[int, Meta(ge=0, le=400)] = 2
    materials: Few = 0
    rubles: Few = 0
    permits: Few = 0
    tools: Annotated[list[Token], Meta(max_length=24)] = []
    """CT-3.4. The tools on its specialists, one per tile."""
    kinds: dict[Token, Few] = {}
    """Materials by kind, if the guild needs them."""
    open_tiles: Few = 0
    """Number of face-up workshop tiles, if the guild needs it."""
    gone: dict[Token, Few] = {}
    """Ornaments it has lost, if the guild needs them."""


if TYPE_CHECKING:
    CountedParty = PartyEntries
else:
    # A guild may have goods to count; it declares them in `wire/<guild>.py`.
    CountedParty = msgspec.defstruct(
        "CountedParty",
        fields_of(wire.counted for wire in EVERY),
        bases=(PartyEntries,),
        namespace={"__doc__": PartyEntries.__doc__},
        module=__name__,
        forbid_unknown_fields=True,
    )


Sections = Annotated[list[CountedSection], Meta(max_length=LEVELS)]


class RedCathedralCount(msgspec.Struct, forbid_unknown_fields=True, tag_field=GAME, tag=NAME):
    """A game at its end, or as much of it as has been entered."""

    parties: Annotated[list[CountedParty], Meta(max_length=COLOURS)]
    """In seat order; Ivan comes after the player."""
    towers: Annotated[list[Sections], Meta(max_length=TOWERS)]
    """From the left, each from its base up."""
    options: dict[Token, Token] = {}


class Blueprint(msgspec.Struct):
    name: str
    heights: list[int]


class SheetEntries(msgspec.Struct, tag_field=GAME, tag=NAME):
    """The possible inputs at a table of this kind."""

    blueprints: list[Blueprint]
    kinds: list[list[Kind]]
    """RC-1.7. Section kinds of the towers entered."""
    track: list[int]
    """RC-3.1. The spaces of prestige 1, 2, 3 … in one lap."""
    lap: int
    inventory: int
    """RC-1.9. Maximum number of materials per player."""
    reserve: int
    """RC-1.1. Total number of materials: Ivan's two cards have no limit."""
    materials: list[Material]
    """The kinds of material, including those of guilds."""
    banners: int
    ornaments: dict[str, int]
    """RC-1.8. Ornaments per party."""
    fitting: dict[str, Fitting]
    """RC-6.4. By the kind of section."""
    slots: int
    """RC-1.8. Number of slots for workshop tiles."""
    tools: list[str]
    """CT-3.4. Empty without the module."""
    permits: int
    """CT-1.5. Maximum per player; 0 without the module."""


GOODS = [one for wire in EVERY if wire.sheet is not None for one in wire.sheet.__struct_fields__]
"""The lists on a sheet that belong to one guild; empty at the tables of others."""
if TYPE_CHECKING:
    RedCathedralSheet = SheetEntries
else:
    RedCathedralSheet = msgspec.defstruct(
        "RedCathedralSheet",
        fields_of(wire.sheet for wire in EVERY),
        bases=(SheetEntries,),
        namespace={"__doc__": SheetEntries.__doc__},
        module=__name__,
        tag_field=GAME,
        tag=NAME,
    )
