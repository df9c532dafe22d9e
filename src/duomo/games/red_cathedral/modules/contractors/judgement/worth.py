"""The module's part of the hand-made value of a position, in prestige. No rule depends on it."""

from __future__ import annotations

from typing import Final

from duomo.games.red_cathedral.modules.contractors.rules.cities import banners_in, tool_prestige
from duomo.games.red_cathedral.modules.contractors.rules.codes import CITIES, NOBODY_HELD
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.rules.packed import with_bit
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

# Weights found in matches between greedy bots with different weights. A bot that values a held specialist in
# itself never uses it, so it counts only for its tool.
PERMIT: Final = (0.0, 0.22, 0.4, 0.52, 0.6, 0.65, 0.7)
"""Permits in hand: the first ones open up a city."""
TOOL_TO_COME: Final = 0.8
"""Fraction of a tool's worth while its specialist has not been used."""
CLOSING: Final = 0.45
"""Chance that a tower with own banners and contractors gets finished."""
CONTRACTOR: Final = 0.35
"""A contractor in an open city, for future banners."""


def worth(printed: Printed, values: TableValues, state: RedState, region: Region, seat: int) -> float:
    player = state.players[seat]
    left = 1.0 if state.ender < 0 else 0.15
    total = left * PERMIT[region.permits[seat]]
    laid = region.tools[seat]
    held = region.held[seat]
    if laid or held != NOBODY_HELD:
        now = tool_prestige(printed, laid)
        total += now
        if held != NOBODY_HELD:
            total += left * TOOL_TO_COME * (tool_prestige(printed, with_bit(laid, held)) - now)
    slope = 1.0 / (values.ahead[player.marker] - max(values.behind[player.marker + 1], 0))
    for tower in range(len(state.heights)):
        city = region.city_of[tower]
        if city < 0 or not region.is_open(city):
            continue
        sent = region.sent[seat * CITIES + city]
        if sent:
            total += left * slope * sent * (CLOSING * banners_in(state, tower, seat) + CONTRACTOR)
    return total
