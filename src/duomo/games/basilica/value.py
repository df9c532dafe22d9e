"""The hand-made worth of a position, in points (for bots; no rule depends on it)."""

from __future__ import annotations

from duomo.games.basilica.state import BasilicaState
from duomo.games.basilica.zones import black_points, find_zones, white_points


def value(state: BasilicaState, seat: int) -> float:
    lead = state.players[0].points - state.players[1].points
    for zone in find_zones(state.cells):
        lead += white_points(zone) - black_points(zone)
    return float(lead if seat == 0 else -lead)
