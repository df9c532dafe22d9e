"""A position of Basilica as the pieces on a table: what the position editor shows and changes.

In a position, a vault or a builder is a short text; here each is a separate document.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from duomo.core.converting import converter
from duomo.core.game import Document
from duomo.core.position import FORMAT
from duomo.core.wire import GAME
from duomo.games.basilica.positions.tiles import CROWNED
from duomo.games.basilica.positions.write import NONE
from duomo.games.basilica.rules.codes import GAME as NAME
from duomo.games.basilica.rules.names import ORDER_NAMES, SEAT_NAMES
from duomo.games.basilica.wire.things import Colour, Order, Rank, Side

Number = Annotated[int, Meta(ge=-999, le=999)]
CellName = Annotated[str, Meta(max_length=9)]
Words = Annotated[str, Meta(max_length=200)]


class Spot(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A cell of the cathedral. Row and column may be omitted in requests."""

    cell: CellName
    row: int = 0
    column: int = 0


class TilePieces(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """BA-1.1. What is known about a tile: its colours, the order on its other side, its crown."""

    colours: list[Colour]
    order: Order | None = None
    crown: bool = False


class VaultPieces(Spot):
    tile: TilePieces = msgspec.field(default_factory=lambda: TilePieces([]))


class BuilderPieces(Spot):
    rank: Rank | None = None


class SidePieces(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    side: Side
    builders: list[BuilderPieces] = []
    coins: Number | None = None
    points: Number | None = None


Place = TilePieces | None
"""A place of the display; None if it is empty."""


class DiscardPieces(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """BA-2.4. The discards: executed orders, and vaults."""

    orders: list[TilePieces] = []
    vaults: list[TilePieces] = []


class KindPieces(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """BA-1.1. How many tiles of a kind the set has, and how many of them have a crown."""

    tile: TilePieces
    tiles: Number = 1
    crowns: Number = 0


class CrownPieces(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """BA-2.4. What is known about the tiles that lay on order places at the reshuffle."""

    earlier: list[Place] = []
    lying: list[Number] = []
    """Places where that earlier tile still lies."""
    weights: list[Annotated[int, Meta(ge=0)]] | None = None


class BasilicaPieces(
    msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, tag_field=GAME, tag=NAME
):
    cathedral: list[VaultPieces] = []
    scaffolds: list[Spot] = []
    glass: list[Spot] = []
    sides: list[SidePieces] = []
    orders: list[Place] | None = None
    """None: dealt by chance."""
    vaults: list[Place] | None = None
    top: TilePieces | Literal["none"] | None = None
    """None: drawn by chance; `none`: there is no pile."""
    king: Number | None = None
    turn: Side | None = None
    turns: Number | None = None
    actions_left: Number | None = None
    fresh: CellName | None = None
    rest: Literal["pile", "discards"] | None = None
    reshuffled: bool = False
    options: dict[Words, Words | int] | None = None
    pending: list[Words] | None = None
    remark: Annotated[str, Meta(max_length=2000)] | None = None
    discards: DiscardPieces | None = None
    tiles: list[KindPieces] | None = None
    """None: the default set."""
    crowns: CrownPieces | None = None


_pieces = converter(BasilicaPieces)


KEPT = (
    "king",
    "turn",
    "turns",
    "actions_left",
    "fresh",
    "rest",
    "reshuffled",
    "options",
    "pending",
    "remark",
)
"""Entries that are the same in a position and in pieces."""


def pieces_of(document: Document) -> BasilicaPieces | None:
    """Return the pieces of a position; None if a text does not describe a piece."""
    try:
        found: dict[str, Any] = {key: document[key] for key in KEPT if key in document}
        found["game"] = NAME
        found["cathedral"] = [
            {**spot(cell), "tile": tile_of(text)} for cell, text in document.get("cathedral", {}).items()
        ]
        for key in ("scaffolds", "glass"):
            found[key] = [spot(cell) for cell in document.get(key, [])]
        for key in ("orders", "vaults"):
            if key in document:
                found[key] = [None if text == NONE else tile_of(text) for text in document[key]]
        if "top" in document:
            found["top"] = NONE if document["top"] == NONE else tile_of(document["top"])
        if "discards" in document:
            found["discards"] = {
                key: [tile_of(text) for text in texts] for key, texts in document["discards"].items()
            }
        if "tiles" in document:
            found["tiles"] = [{"tile": tile_of(text), **counts} for text, counts in document["tiles"].items()]
        if "crowns" in document:
            crowns = document["crowns"]
            earlier = [None if text == NONE else tile_of(text) for text in crowns.get("earlier", [])]
            found["crowns"] = {**crowns, "earlier": earlier}
        players = document.get("player", [{}, {}])
        found["sides"] = [side_of(player, SEAT_NAMES[at]) for at, player in enumerate(players)]
        return _pieces(found)
    except (msgspec.ValidationError, AttributeError, IndexError, TypeError, ValueError):
        return None


def spot(cell: str) -> Document:
    row, column = cell.split(".")
    return {"cell": cell, "row": int(row), "column": int(column)}


def tile_of(text: str) -> Document:
    """`red-blue promote crown`."""
    face, *words = text.lower().split()
    order = next((word for word in words if word in ORDER_NAMES), None)
    return {"colours": face.split("-"), "order": order, "crown": CROWNED in words}


def side_of(player: Document, side: str) -> Document:
    builders = [text.split() for text in player.get("builders", [])]
    found: Document = {key: player[key] for key in ("coins", "points") if key in player}
    crew = [{**spot(cell), "rank": rank[0] if rank else None} for cell, *rank in builders]
    return {"side": player.get("colour", side), "builders": crew, **found}


# ---- and back ------------------------------------------------------------------------------------


def document_of(pieces: BasilicaPieces) -> Document:
    """Return the position made of these pieces."""
    whole: Any = msgspec.to_builtins(pieces)
    document: Document = {"duomo_position": FORMAT, "game": NAME}
    document.update({key: whole[key] for key in KEPT if key in whole})
    document["cathedral"] = {vault.cell: text_of(vault.tile) for vault in pieces.cathedral}
    document["scaffolds"] = [one.cell for one in pieces.scaffolds]
    document["glass"] = [one.cell for one in pieces.glass]
    for key, places in (("orders", pieces.orders), ("vaults", pieces.vaults)):
        if places is not None:
            document[key] = [NONE if tile is None else text_of(tile) for tile in places]
    if pieces.top is not None:
        document["top"] = text_of(pieces.top) if isinstance(pieces.top, TilePieces) else NONE
    if pieces.discards is not None:
        lying = {"orders": pieces.discards.orders, "vaults": pieces.discards.vaults}
        document["discards"] = {key: [text_of(tile) for tile in tiles] for key, tiles in lying.items()}
    if pieces.tiles is not None:
        document["tiles"] = {
            text_of(kind.tile): {"tiles": kind.tiles, "crowns": kind.crowns} for kind in pieces.tiles
        }
    if pieces.crowns is not None:
        earlier = [NONE if tile is None else text_of(tile) for tile in pieces.crowns.earlier]
        document["crowns"] = {**whole["crowns"], "earlier": earlier}
    document["player"] = [side_entry(side) for side in pieces.sides]
    return document


def text_of(tile: TilePieces) -> str:
    words = ["-".join(tile.colours), tile.order, CROWNED if tile.crown else None]
    return " ".join(word for word in words if word)


def side_entry(side: SidePieces) -> Document:
    builders = [one.cell if one.rank is None else f"{one.cell} {one.rank}" for one in side.builders]
    entry: Document = {"colour": side.side, "builders": builders}
    return entry | {key: value for key in ("coins", "points") if (value := getattr(side, key)) is not None}
