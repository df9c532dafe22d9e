"""The hand-made value of a position, in points (for bots; no rule depends on it).

It is the player's lead: points scored, what the zones would give, and what can still be done about them
before the next scoring. A majority is safer the nearer the king is to the crown.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duomo.core.engine.state import NOBODY
from duomo.games.basilica.rules.cells import has_builder
from duomo.games.basilica.rules.codes import KING_STEP, side
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.zones import Zone, find_zones, reward

# Weights chosen by hand; a dozen variants were tried in short matches between greedy bots.
HERCULES: Final = 0.4
"""Strength that a Hercules advantage is worth while the zone is undecided."""
CLOSE: Final = 1.0
LOOSE: Final = 0.12
"""The lead in strength that makes a majority certain: at the scoring, and the extra for each of the king's
steps to it."""
LATER: Final = 0.03
"""Fraction of a zone's worth lost for each step to the scoring."""
IDLE: Final = 0.12
"""A builder in the reserve, for each of the king's steps to the scoring."""
TOKEN: Final = 0.15
COIN: Final = 0.6
FOLLOW: Final = 0.9
"""Fraction of what a builder on the vault just placed would add, while that action is still available."""


def value(state: BasilicaState, seat: int) -> float:
    """Return the lead of a seat."""
    white, black = state.players[0], state.players[1]
    lead = float(white.points - black.points)
    if state.decider != NOBODY:
        distance = KING_STEP - state.king % KING_STEP
        zones = zones_lead(state.cells, distance)
        if state.fresh and state.left:
            zones = with_builder(state, distance, zones)
        lead += zones + stock(white, distance) - stock(black, distance)
    return lead if seat == 0 else -lead


def zones_lead(cells: vec[i64], distance: int) -> float:
    """BA-5.3. White's lead in all zones, each weighted by how likely it is to hold."""
    sure = CLOSE + LOOSE * distance
    lead = 0.0
    for zone in find_zones(cells):
        if zone.white or zone.black:
            lead += zone_lead(zone, sure)
    return lead * (1.0 - LATER * distance)


def zone_lead(zone: Zone, sure: float) -> float:
    """Interpolate between white having the majority and black having it."""
    strength = float(zone.lead)
    if zone.hercules > 0:
        strength += HERCULES
    elif zone.hercules < 0:
        strength -= HERCULES
    chance = 0.5 + 0.5 * strength / sure
    if chance > 1.0:
        chance = 1.0
    elif chance < 0.0:
        chance = 0.0
    points = reward(zone)
    return chance * (points - zone.black) + (1.0 - chance) * (zone.white - points)


def with_builder(state: BasilicaState, distance: int, zones: float) -> float:
    """BA-2.2. Account for the builder that the active player can still put on the vault just placed."""
    seat = state.active
    if not state.players[seat].reserve() or has_builder(state.cells[state.fresh]):
        return zones
    vault = state.cells[state.fresh]
    state.cells[state.fresh] = vault | side(seat)
    gained = zones_lead(state.cells, distance) - zones
    state.cells[state.fresh] = vault
    cost = IDLE * distance
    if seat == 0:
        return zones + FOLLOW * (gained - cost) if gained > cost else zones
    return zones + FOLLOW * (gained + cost) if -gained > cost else zones


def stock(player: Player, distance: int) -> float:
    """Value the builders, tokens and coins that can still be used."""
    return player.reserve() * IDLE * distance + player.tokens * TOKEN + player.coins * COIN
