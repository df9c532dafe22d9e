"""Closing cities with their towers (CT-4), and scoring tools at the end (CT-3.4)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.games.red_cathedral.modules.contractors.rules.codes import CITIES, SPECIALISTS, TOOLS
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.rules.codes import LEVELS
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.track import gain_recognition

SETS: Final = [0, 1, 2, 4, 7, 11, 16]
"""CT-3.4. Prestige for a set, by the number of different tools."""


def banners_in(state: RedState, tower: int, seat: int) -> int:
    """Return a party's banners in a tower, on finished and unfinished sections."""
    count = 0
    for cell in range(tower * LEVELS, tower * LEVELS + state.heights[tower]):
        if state.owner[cell] == seat:
            count += 1
    return count


def close_city(printed: Printed, state: RedState, region: Region, tower: int, log: Log | None) -> None:
    """CT-4.1. Close the city of a finished tower; each party gains its banners there times its contractors in
    it."""
    city = region.city_of[tower]
    region.close_city(city)
    if log is not None:
        log.say("close-city", -1, {"city": printed.city_names[city], "tower": tower + 1})
    for seat in range(len(state.players)):
        points = banners_in(state, tower, seat) * region.sent[seat * CITIES + city]
        if points:
            gain_recognition(state.players[seat], points)
            if log is not None:
                log.say("city-points", seat, {"city": printed.city_names[city], "recognition": points})


def tool_counts(printed: Printed, laid: int) -> list[int]:
    """Count each tool in a mask of specialists."""
    counts = [0] * TOOLS
    for tile in range(SPECIALISTS):
        if has_bit(laid, tile):
            counts[printed.tool[tile]] += 1
    return counts


def tool_prestige(printed: Printed, laid: int) -> int:
    """CT-3.4. Score sets of different tools, the largest first."""
    counts = tool_counts(printed, laid)
    total = 0
    for row in range(max(counts)):
        different = 0
        for count in counts:
            if count > row:
                different += 1
        total += SETS[different]
    return total
