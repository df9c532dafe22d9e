"""The module's part of the hand-made worth of a position, in prestige. No rule depends on it."""

from __future__ import annotations

from typing import Final

from duomo.games.red_cathedral.modules.contractors.cities import banners_in, tool_prestige
from duomo.games.red_cathedral.modules.contractors.codes import (
    CITIES,
    DISCARD_ORNAMENT,
    NOBODY_HELD,
    SELL_FOR_PRESTIGE,
    SELL_FOR_RECOGNITION,
)
from duomo.games.red_cathedral.modules.contractors.printed import Printed
from duomo.games.red_cathedral.modules.contractors.region import Region
from duomo.games.red_cathedral.state import Player, RedState
from duomo.games.red_cathedral.tables import Tables

PERMIT: Final = (0.0, 0.45, 0.8, 1.05, 1.2, 1.3, 1.4)
"""Permits in hand: the first ones open a city."""
HELD: Final = 1.1
"""A specialist whose effect can be had, beyond the tool."""
CLOSING: Final = 0.55
"""How likely a tower with own banners and contractors is finished."""
CONTRACTOR: Final = 0.35
"""A contractor in an open city where no own banner stands yet."""


def worth(printed: Printed, tables: Tables, state: RedState, region: Region, seat: int) -> float:
    player = state.players[seat]
    left = 1.0 if state.ender < 0 else 0.15
    total = left * PERMIT[min(region.permits[seat], 6)]
    laid = region.tools[seat]
    held = region.held[seat]
    if held != NOBODY_HELD:
        with_held = tool_prestige(printed, laid | 1 << held)
        now = tool_prestige(printed, laid)
        ready = HELD if has_what_it_takes(printed, player, held) else 0.4 * HELD
        total += now + left * (0.8 * (with_held - now) + ready)
    else:
        total += tool_prestige(printed, laid)
    slope = 1.0 / (tables.ahead[player.marker] - max(tables.behind[player.marker + 1], 0))
    for tower in range(len(state.heights)):
        city = region.city_of[tower]
        if city < 0 or region.open >> city & 1 == 0:
            continue
        sent = region.sent[seat * CITIES + city]
        if sent:
            banners = banners_in(state, tower, seat)
            total += left * slope * (CLOSING * sent * banners + CONTRACTOR * sent)
    return total


def has_what_it_takes(printed: Printed, player: Player, tile: int) -> bool:
    effect = printed.effect[tile]
    if effect == SELL_FOR_PRESTIGE or effect == SELL_FOR_RECOGNITION:
        return player.materials[printed.material[tile]] > 0
    return effect != DISCARD_ORNAMENT or sum(player.ornaments) > 0
