"""A hand-made estimate of both players' final points. No rule depends on it.

It is finer than `value`, the fixed yardstick of the greedy bot: it counts the actions left in a turn and the
crowns on the vault places, and its weights were found by self-play.
"""

from __future__ import annotations

from duomo.core.engine.state import NOBODY
from duomo.games.basilica.judgement.weights import Weights
from duomo.games.basilica.rules.cells import has_builder, has_crown
from duomo.games.basilica.rules.codes import KING_STEP, LAST_SPACE, side
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.zones import Zone, find_zones, reward


def outlook(weights: Weights, state: BasilicaState) -> list[float]:
    """Return the points of both players, leaving out what is the same for both."""
    white, black = state.players[0], state.players[1]
    if state.decider == NOBODY:
        return [float(white.points), float(black.points)]
    distance = KING_STEP - state.king % KING_STEP
    zones = zones_lead(weights, state, distance)
    if state.fresh and state.left:
        zones = with_builder(weights, state, distance, zones)
    points = [
        white.points + 0.5 * zones + stock(weights, white, distance),
        black.points - 0.5 * zones + stock(weights, black, distance),
    ]
    points[state.active] += weights.action * state.left
    return points


def doubt(weights: Weights, state: BasilicaState) -> float:
    """Return the scale of the odds: the further the king has to go, the less is decided."""
    return weights.doubt_at_end + weights.doubt_per_step * (LAST_SPACE - state.king)


def zones_lead(weights: Weights, state: BasilicaState, distance: int) -> float:
    """BA-5.3. White's lead in all zones, each weighted by how likely it is to hold."""
    sure = weights.close + weights.loose * distance
    for vault in state.vaults:
        if has_crown(vault):
            sure -= weights.soon
    lead = 0.0
    for zone in find_zones(state.cells):
        if zone.white or zone.black:
            lead += zone_lead(weights, zone, sure, distance)
    return lead * (1.0 - weights.later * distance)


def zone_lead(weights: Weights, zone: Zone, sure: float, distance: int) -> float:
    """Interpolate between white having the majority and black having it."""
    strength = float(zone.lead)
    if zone.hercules > 0:
        strength += weights.hercules
    elif zone.hercules < 0:
        strength -= weights.hercules
    chance = 0.5 + 0.5 * strength / max(sure, 0.5)
    if chance > 1.0:
        chance = 1.0
    elif chance < 0.0:
        chance = 0.0
    points = reward(zone) + weights.growth * distance
    return chance * (points - zone.black) + (1.0 - chance) * (zone.white - points)


def with_builder(weights: Weights, state: BasilicaState, distance: int, zones: float) -> float:
    """BA-2.2. Account for the builder that the active player can still put on the vault just placed."""
    seat = state.active
    if not state.players[seat].reserve() or has_builder(state.cells[state.fresh]):
        return zones
    vault = state.cells[state.fresh]
    state.cells[state.fresh] = vault | side(seat)
    gained = zones_lead(weights, state, distance) - zones
    state.cells[state.fresh] = vault
    cost = weights.idle * distance + weights.action
    if seat == 0:
        return zones + weights.follow * (gained - cost) if gained > cost else zones
    return zones + weights.follow * (gained + cost) if -gained > cost else zones


def stock(weights: Weights, player: Player, distance: int) -> float:
    """Value the builders, tokens and coins that can still be used."""
    return (
        player.reserve() * weights.idle * distance
        + player.tokens * weights.token
        + player.coins * weights.coin
    )
