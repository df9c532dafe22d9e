"""What people enter of a game that lies on a real table, to have it counted."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.core.wire import GAME
from duomo.games.red_cathedral.rules.codes import COLOURS, LEVELS, TOWERS
from duomo.games.red_cathedral.rules.codes import GAME as NAME
from duomo.games.red_cathedral.wire.names import Kind, Material
from duomo.games.red_cathedral.wire.view import Fitting

Token = Annotated[str, Meta(max_length=40)]
Few = Annotated[int, Meta(ge=0, le=99)]


class CountedSection(msgspec.Struct, forbid_unknown_fields=True):
    """Whose banner and whose ornament stand on it. Without a banner nothing is known of it."""

    banner: Token | None = None
    finished: bool = True
    ornament: Token | None = None


class CountedParty(msgspec.Struct, forbid_unknown_fields=True):
    """What a party has beside the cathedral. Ivan's materials lie on his two cards (RC-11.8)."""

    party: Token
    """Its colour, or `ivan`."""
    space: Annotated[int, Meta(ge=0, le=400)] = 2
    materials: Few = 0
    rubles: Few = 0
    permits: Few = 0
    tools: Annotated[list[Token], Meta(max_length=24)] = []
    """CT-3.4. The tools on its specialists, one for each tile."""
    contracts: Annotated[list[Token], Meta(max_length=24)] = []
    kinds: dict[Token, Few] = {}
    """The materials by kind, where contracts ask for them."""
    open_tiles: Few = 0
    """Workshop tiles that lie face up, where contracts ask for them."""
    gone: dict[Token, Few] = {}
    """Ornaments that it has lost, where contracts ask for them."""


Sections = Annotated[list[CountedSection], Meta(max_length=LEVELS)]


class RedCathedralCount(msgspec.Struct, forbid_unknown_fields=True, tag_field=GAME, tag=NAME):
    """A game as it stands at its end, or as much of it as has been entered."""

    parties: Annotated[list[CountedParty], Meta(max_length=COLOURS)]
    """In the order of the seats, Ivan after the one who plays against him."""
    towers: Annotated[list[Sections], Meta(max_length=TOWERS)]
    """From the left, each from its base up."""
    options: dict[Token, Token] = {}


class Blueprint(msgspec.Struct):
    name: str
    heights: list[int]


class RedCathedralSheet(msgspec.Struct, tag_field=GAME, tag=NAME):
    """What can be entered at a table of this kind."""

    blueprints: list[Blueprint]
    kinds: list[list[Kind]]
    """RC-1.7. Of the sections of the towers that were entered."""
    track: list[int]
    """RC-3.1. The spaces of prestige 1, 2, 3 … of one lap."""
    lap: int
    inventory: int
    """RC-1.9. Most materials that a player can hold."""
    reserve: int
    """RC-1.1. All materials that there are: Ivan's two cards hold as many as he gets."""
    materials: list[Material]
    """Their kinds, those of guilds too."""
    banners: int
    ornaments: dict[str, int]
    """RC-1.8. That each party has."""
    fitting: dict[str, Fitting]
    """RC-6.4. By the kind of section."""
    slots: int
    """RC-1.8. For workshop tiles."""
    tools: list[str]
    """CT-3.4. None without the module."""
    contracts: list[str]
    """CT-5.12. None where no guild brings them."""
    permits: int
    """CT-1.5. Most that a player can hold; 0 without the module."""
