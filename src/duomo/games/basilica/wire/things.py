"""Tiles, cells and zones as documents; fields with default values are omitted."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from duomo.games.basilica.rules.cells import (
    builder_of,
    has_crown,
    has_glass,
    is_scaffold,
    is_vault,
    rank_of,
    tile_of,
)
from duomo.games.basilica.rules.codes import CONFOUND, NO_TILE, ORDERS, PROMOTE, RECRUIT, STRIDE
from duomo.games.basilica.rules.names import (
    COLOUR_OF,
    FACE_NAMES,
    ORDER_NAMES,
    RANK_NAMES,
    cell_name,
)
from duomo.games.basilica.rules.zones import (
    GLASS_POINTS,
    Zone,
    black_points,
    count_builder,
    find_zones,
    flood,
    majority,
    reward,
    white_points,
)

Colour = Literal["red", "yellow", "green", "blue"]
Side = Literal["white", "black"]
Rank = Literal["architect", "mason", "hercules"]
Order = Literal["promote", "move", "recruit", "confound", "glass", "scaffold", "catastrophe"]

WITH_COIN = (PROMOTE, RECRUIT, CONFOUND)
"""BA-4.1. Orders that the opponent can pay for."""


class Tile(msgspec.Struct, omit_defaults=True):
    """BA-1.1. A tile: a vault on one side, an order on the other. Crowns are known only for vaults."""

    colours: list[Colour]
    order: Order
    crown: bool = False
    coin: bool = False
    """BA-4.1. Its order side shows a coin: the opponent can pay to execute the order too."""


class Builder(msgspec.Struct, omit_defaults=True):
    side: Side
    rank: Rank | None = None


class Cell(msgspec.Struct, omit_defaults=True):
    """BA-1.4. A cell with something on it."""

    name: str
    row: int
    column: int
    vault: Tile | None = None
    scaffold: bool = False
    glass: bool = False
    builder: Builder | None = None


class Points(msgspec.Struct):
    """Points of both sides."""

    white: int
    black: int


class ZoneShown(msgspec.Struct, omit_defaults=True):
    """BA-5.1 to BA-5.3. A zone with builders, and what a scoring would give for it."""

    colour: Colour
    first: str
    """Its lowest single-colour cell, which identifies it."""
    cells: list[str]
    worth: int
    """Points for the majority."""
    points: Points
    strength: Points
    builders: Points
    hercules: Points
    """Hercules of each side in the zone; they decide when the strengths are equal."""
    lead: Side | None = None
    """Who has the majority."""
    doubled: bool = False
    """An architect stands there."""
    glass: int = 0
    """Points for its glass."""


@cache
def tile(kind: int, crown: bool, coin: bool) -> Tile:
    colours: Any = FACE_NAMES[kind // ORDERS].split("-")
    order: Any = ORDER_NAMES[kind % ORDERS]
    return Tile(colours, order, crown, coin)


def order_side(kind: int) -> Tile | None:
    return None if kind == NO_TILE else tile(kind, False, kind % ORDERS in WITH_COIN)


def vault_side(vault: int) -> Tile | None:
    return tile(tile_of(vault), has_crown(vault), False) if vault else None


def side_of(seat: int) -> Side:
    return "white" if seat == 0 else "black"


def builder_on(cell: int) -> Builder | None:
    seat = builder_of(cell)
    if seat < 0:
        return None
    rank: Any = RANK_NAMES[rank_of(cell)] if rank_of(cell) else None
    return Builder(side_of(seat), rank)


def cells_shown(cells: vec[i64]) -> list[Cell]:
    """BA-1.4. The occupied cells, from the lowest row up."""
    return [
        Cell(
            cell_name(at),
            at // STRIDE,
            at % STRIDE + 1,
            vault_side(value) if is_vault(value) else None,
            is_scaffold(value),
            has_glass(value),
            builder_on(value),
        )
        for at, value in enumerate(cells)
        if at >= STRIDE and (is_vault(value) or is_scaffold(value))
    ]


def zones_shown(cells: vec[i64]) -> list[ZoneShown]:
    """BA-5.1 to BA-5.3. The zones with builders, the most valuable first."""
    zones = [zone for zone in find_zones(cells) if zone.white or zone.black]
    zones.sort(key=lambda zone: (-reward(zone), zone.colour, zone.first))
    return [zone_shown(cells, zone) for zone in zones]


def zone_shown(cells: vec[i64], zone: Zone) -> ZoneShown:
    reached = vec[i64]([0] * len(cells))
    flood(cells, vec[i64]([0] * len(cells)), reached, Zone(zone.colour, zone.first))
    inside = [reached[number] for number in range(zone.size)]
    colour: Any = COLOUR_OF[zone.colour]
    won = majority(zone)
    white, black = counted(zone, cells, inside, 0), counted(zone, cells, inside, 1)
    return ZoneShown(
        colour,
        cell_name(zone.first),
        [cell_name(cell) for cell in inside],
        reward(zone),
        Points(white_points(zone), black_points(zone)),
        Points(white.lead, -black.lead),
        Points(zone.white, zone.black),
        Points(white.hercules, -black.hercules),
        None if not won else side_of(0 if won > 0 else 1),
        zone.doubled,
        GLASS_POINTS * zone.glass,
    )


def counted(zone: Zone, cells: vec[i64], inside: list[int], seat: int) -> Zone:
    """Count the zone with the builders of one side only."""
    alone = Zone(zone.colour, zone.first)
    for cell in inside:
        if builder_of(cells[cell]) == seat:
            count_builder(alone, cells[cell])
    return alone
