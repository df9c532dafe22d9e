"""Countable features of a position, used to explain why one is better than another. No rule depends on
them."""

from __future__ import annotations

from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.zones import black_points, find_zones, majority, white_points


def features(state: BasilicaState, seat: int) -> list[tuple[str, float, float]]:
    """Return name, amount, and the approximate worth of one more in points."""
    own, other = state.players[seat], state.players[1 - seat]
    zones = majorities = 0
    for zone in find_zones(state.cells):
        white, black = white_points(zone), black_points(zone)
        zones += white - black if seat == 0 else black - white
        won = majority(zone)
        if (won > 0 and seat == 0) or (won < 0 and seat == 1):
            majorities += 1
    return [
        ("ba-points", float(own.points - other.points), 1.0),
        ("ba-zones", float(zones), 0.8),
        ("ba-majorities", float(majorities), 0.6),
        ("ba-reserve", float(own.reserve()), 0.6),
        ("ba-coins", float(own.coins), 0.6),
        ("ba-tokens", float(own.tokens), 0.3),
    ]
