"""Zones, majorities and their points (BA-5.1 to BA-5.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duomo.games.basilica.rules.codes import (
    ARCHITECT,
    BUILDER,
    COLOURS,
    GLASS,
    HERCULES,
    JOKER,
    MASON,
    RANK,
    RANK_SHIFT,
    STRIDE,
    WHITE,
)

GLASS_POINTS: Final = 2
MASON_STRENGTH: Final = 2


class Zone:
    """BA-5.1. A group of one colour, and the builders in it."""

    def __init__(self, colour: int, first: int) -> None:
        self.colour = colour
        self.first = first
        """Its lowest single-colour cell, which identifies it."""
        self.size = 0
        self.glass = 0
        self.doubled = False
        """An architect of either player stands in it."""
        self.white = 0
        self.black = 0
        """Builders of each side."""
        self.lead = 0
        """White's strength minus black's."""
        self.hercules = 0
        """White's Hercules minus black's: they cancel one for one."""


def find_zones(cells: vec[i64]) -> list[Zone]:
    """BA-5.1. Find every zone once, starting at its lowest single-colour vault: jokers alone form none."""
    # Bots look for zones in every position they evaluate, so this and `flood` use raw bit tests.
    zones: list[Zone] = []
    seen = vec[i64]([0] * len(cells))
    waiting = vec[i64]([0] * len(cells))
    cell: i64
    for cell in range(STRIDE, len(cells) - 2 * STRIDE):
        value = cells[cell]
        colour = value & COLOURS
        if colour and not value & JOKER and not seen[cell]:
            zone = Zone(colour, cell)
            flood(cells, seen, waiting, zone)
            zones.append(zone)
    return zones


def flood(cells: vec[i64], seen: vec[i64], waiting: vec[i64], zone: Zone) -> None:
    """BA-5.1. Count everything its colour connects to its first vault; a joker is visited once for each
    colour."""
    colour: i64 = zone.colour
    size: i64 = 0
    found: i64 = 1
    waiting[0] = zone.first
    seen[waiting[0]] |= colour
    while size < found:
        cell = waiting[size]
        size += 1
        value = cells[cell]
        if value & GLASS:
            zone.glass += 1
        if value & BUILDER:
            count_builder(zone, value)
        step = cell - 1
        if cells[step] & colour and not seen[step] & colour:
            seen[step] |= colour
            waiting[found] = step
            found += 1
        step = cell + 1
        if cells[step] & colour and not seen[step] & colour:
            seen[step] |= colour
            waiting[found] = step
            found += 1
        step = cell - STRIDE
        if cells[step] & colour and not seen[step] & colour:
            seen[step] |= colour
            waiting[found] = step
            found += 1
        step = cell + STRIDE
        if cells[step] & colour and not seen[step] & colour:
            seen[step] |= colour
            waiting[found] = step
            found += 1
    zone.size = size


def count_builder(zone: Zone, value: i64) -> None:
    """BA-5.2, BA-5.3. Count a builder; one on a joker counts in each of its zones."""
    rank = (value & RANK) >> RANK_SHIFT  # raw bits, as in `flood`
    sign = 1
    if value & WHITE:
        zone.white += 1
    else:
        zone.black += 1
        sign = -1
    zone.lead += sign * MASON_STRENGTH if rank == MASON else sign
    if rank == HERCULES:
        zone.hercules += sign
    elif rank == ARCHITECT:
        zone.doubled = True


def majority(zone: Zone) -> int:
    """BA-5.2. Positive for white, negative for black, 0 if nobody has it."""
    return zone.lead if zone.lead else zone.hercules


def reward(zone: Zone) -> int:
    """BA-5.3. Points for the majority."""
    return (2 * zone.size if zone.doubled else zone.size) + GLASS_POINTS * zone.glass


def white_points(zone: Zone) -> int:
    """BA-5.2, BA-5.3. White's points for a zone."""
    won = majority(zone)
    if won > 0:
        return reward(zone)
    return zone.white if won < 0 else 0


def black_points(zone: Zone) -> int:
    """BA-5.2, BA-5.3. Black's points for a zone."""
    won = majority(zone)
    if won < 0:
        return reward(zone)
    return zone.black if won > 0 else 0
