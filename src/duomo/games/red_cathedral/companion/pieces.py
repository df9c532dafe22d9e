"""A position as the pieces on a table: what the position editor shows and changes.

Every entry of docs/positions.md has a field here. Where a position allows two notations, pieces use one.
"""

from __future__ import annotations

from copy import deepcopy
from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import Meta

from duomo.core.converting import converter
from duomo.core.game import Document
from duomo.core.position import FORMAT
from duomo.core.wire import GAME
from duomo.games.red_cathedral.modules.guilds.wire.writing import EVERY
from duomo.games.red_cathedral.rules.codes import GAME as NAME
from duomo.games.red_cathedral.wire.composed import fields_of
from duomo.games.red_cathedral.wire.names import (
    Colour,
    DieName,
    Kind,
    Mark,
    Material,
    Ornament,
    Party,
    Resource,
    SlotName,
    SoloCard,
)
from duomo.games.red_cathedral.wire.pieces import Id, Number, Pieces

Words = Annotated[str, Meta(max_length=200)]
Amounts = dict[Material, Number]


class TilePiece(Pieces):
    """RC-9.1. A described workshop tile."""

    name: Id | None = None
    gives: dict[Resource, Number] | None = None
    die: DieName | None = None
    three_plus: bool = False


class SectionPieces(Pieces):
    card: Id | None = None
    kind: Kind | None = None
    cost: list[Material] | None = None
    recognition: Number | None = None
    rubles: Number | None = None
    tile: Id | TilePiece | None = None
    """`none`: there is no tile."""
    banner: Party | None = None
    finished: bool = False
    delivered: list[Material] | None = None
    needs: list[Material] | None = None
    ornament: Party | None = None


class TowerPieces(Pieces):
    sections: list[SectionPieces] = msgspec.field(default_factory=list)


class SlotPieces(Pieces):
    tile: Id | TilePiece | None = None
    face: Literal["up", "down"] | None = None
    price: Number | None = None
    holds: Literal["door", "arch", "cross", "nothing", "banner"] | None = None


class BannerPieces(Pieces):
    inventory: Number | None = None
    beside: Number | None = None


class PlayerPieces(Pieces):
    colour: Colour | None = None
    space: Number | None = None
    rubles: Number | None = None
    materials: Amounts | None = None
    banners: BannerPieces | None = None
    ornaments: dict[Ornament, Number] | None = None
    slots: dict[SlotName, SlotPieces] | None = None


class DiePiece(Pieces):
    space: Number | None = None
    face: Number | None = None


class ResourcePiece(Pieces):
    name: Id | None = None
    resource: Resource | None = None
    amount: Number | None = None


class ActionPiece(Pieces):
    action: Id
    mark: Mark | None = None
    shown: list[Material] | None = None


class InfluencePiece(Pieces):
    name: Id | None = None
    group: Id | None = None
    upper: Id | ActionPiece | None = None
    lower: Id | ActionPiece | None = None


class MarketPieces(Pieces):
    resources: list[Id | ResourcePiece] | None = None
    influence: list[Id | InfluencePiece] | None = None
    dice: dict[DieName, DiePiece] | None = None


class CrewPieces(Pieces):
    """CT-1.5. The contractor board of one party."""

    permits: Number | None = None
    sent: dict[Id, Number] | None = None
    specialist: Id | None = None
    tools: list[Id] | None = None
    discarded: dict[Ornament, Number] | None = None


class RegionPieces(Pieces):
    """CT-1.3."""

    cities: list[Id] | None = None
    spaces: list[Id] | None = None
    removed: list[Id] | None = None
    board: list[CrewPieces] | None = None


class IvanPieces(Pieces):
    """RC-11.2."""

    space: Number | None = None
    row: list[SoloCard] | None = None
    tiles: list[DieName] | None = None
    face_down: Number | None = None
    inventory: Amounts | None = None
    build: Amounts | None = None
    marker: Number | None = None


if TYPE_CHECKING:
    GuildPieces = Pieces
else:
    # Each guild declares what it keeps in `wire/<guild>.py`; at a table only one of them is in play.
    GuildPieces = msgspec.defstruct(
        "GuildPieces",
        fields_of(wire.pieces for wire in EVERY),
        bases=(Pieces,),
        namespace={"__doc__": "CT-5.1. The state of the guild in play."},
        module=__name__,
        omit_defaults=True,
        forbid_unknown_fields=True,
    )


class PlacePending(Pieces):
    """A described tile that needs a slot."""

    place: Id | TilePiece
    free: bool = False


class RedCathedralPieces(Pieces, tag_field=GAME, tag=NAME):
    duomo_position: int = 0
    remark: Annotated[str, Meta(max_length=2000)] | None = None
    options: dict[Id, Id | int] | None = None
    turn: Party | None = None
    starter: Party | None = None
    turns: Number | None = None
    ender: Party | None = None
    pending: list[Words | PlacePending] | None = None
    traded: Literal["no", "yes", "over"] | None = None
    rerolled: bool = False
    used: list[Id] | None = None
    reserve: Amounts | None = None
    inventory: Number | None = None
    track: list[Number] | None = None
    final: list[Number] | None = None
    market: MarketPieces | None = None
    tower: list[TowerPieces] | None = None
    player: list[PlayerPieces] | None = None
    contractors: RegionPieces | None = None
    ivan: IvanPieces | None = None
    guild: GuildPieces | None = None


_pieces = converter(RedCathedralPieces)


def pieces_of(document: Document) -> RedCathedralPieces | None:
    """Return the pieces of a position; None if a text does not describe a piece."""
    whole = deepcopy(document)
    try:
        for section in (one for tower in whole.get("tower", []) for one in tower["sections"]):
            for key in ("cost", "delivered", "needs"):
                if isinstance(section.get(key), dict):
                    section[key] = [name for name, count in section[key].items() for _ in range(count)]
        for player in whole.get("player", []):
            one_way(player)
        for key in ("inventory", "build"):
            counted(whole.get("ivan", {}), key)
        if isinstance(whole.get("traded"), bool):
            whole["traded"] = "yes" if whole["traded"] else "no"
        return _pieces(whole)
    except (msgspec.ValidationError, AttributeError, KeyError, TypeError, ValueError):
        return None


def one_way(player: Document) -> None:
    """Rewrite a player's entry in the one notation used by pieces."""
    counted(player, "materials")
    if isinstance(player.get("banners"), int):
        del player["banners"]  # it follows from the sections
    for name, slot in player.get("slots", {}).items():
        if isinstance(slot, str):
            player["slots"][name] = {"tile": slot}


def counted(entry: Document, key: str) -> None:
    if isinstance(entry.get(key), list):
        entry[key] = {name: entry[key].count(name) for name in dict.fromkeys(entry[key])}


def document_of(pieces: RedCathedralPieces) -> Document:
    """Return the position made of these pieces."""
    whole: Any = msgspec.to_builtins(pieces)
    return {"duomo_position": FORMAT, **whole}
