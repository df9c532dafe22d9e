"""The hand-made value of a position, in prestige, and which moves are worth considering. No rule depends on
it.

A player's worth is what the final scoring would give now, plus work in progress: claimed sections, materials
that a section or an ornament needs, tiles that will be activated again.
"""

from __future__ import annotations

from typing import Final

from duomo.games.red_cathedral.rules.build import ORNAMENT_MATERIAL
from duomo.games.red_cathedral.rules.codes import (
    GREEN_GEM,
    LEVELS,
    MATERIALS,
    OPEN,
    PICK,
    PURPLE_GEM,
    REROLL,
    SLOTS,
    TRADE,
)
from duomo.games.red_cathedral.rules.scoring import presence, shares, tower_value
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

# Weights in prestige, found in matches between greedy bots with different weights.
RUBLE: Final = 0.1
SPARE_MATERIAL: Final = 0.16
"""A material that nothing needs."""
HELD: Final = 0.41
DELIVERED: Final = 0.76
"""Fraction of a section's worth that its material counts while held, and once delivered."""
TOWER_GAIN: Final = 2.8
"""Average gain of a finished section through its tower."""
CLAIMED: Final = (0.19, 0.12, 0.04, -0.03, -0.1, -0.1)
"""Fraction of its worth that a claim counts at once: less for each further unfinished one."""
TILE: Final = 1.8
"""A face-up workshop tile at the start of the game."""
USUAL_TURNS: Final = 30
"""Turns of a player in an average game."""
ROOM: Final = 0.16
ORNAMENT: Final = 0.74
GEM: Final = 0.8
HANGING: Final = 0.59
"""Expected loss of an unfinished section for each banner of another player above it."""


def value(values: TableValues, state: RedState, seat: int) -> float:
    """Return the seat's worth minus the mean of the others'."""
    if not state.heights:
        return 0.0
    standings = towers(state)
    own = worth(values, state, seat) + standings[seat]
    others = 0.0
    for other in range(len(state.players)):
        if other != seat:
            others += worth(values, state, other) + standings[other]
    return own - others / (len(state.players) - 1)


def towers(state: RedState) -> list[float]:
    """Return what the towers would give now, blended with each party's share of the presence in them."""
    totals = [0.0] * len(state.players)
    for tower in range(len(state.heights)):
        worth_now = tower_value(state, tower)
        if worth_now == 0:
            continue
        present = presence(state, tower)
        points = shares(worth_now, present)
        everybody = sum(present)
        for seat in range(len(totals)):
            totals[seat] += 0.55 * points[seat] + 0.45 * worth_now * present[seat] / everybody
    return totals


def worth(values: TableValues, state: RedState, seat: int) -> float:
    player = state.players[seat]
    left = 1.0 if state.ender < 0 else 0.15
    total = marker_worth(values, player)
    total += RUBLE * min(player.rubles, 6) * (0.4 + 0.6 * left) + 0.1 * max(player.rubles - 6, 0)
    wanted = [0] * MATERIALS
    total += left * sections(values, state, seat, wanted)
    total += left * ornaments(values, state, player, wanted)
    for material in range(MATERIALS):
        total += SPARE_MATERIAL * player.materials[material]
    early = max(0.1, 1.0 - state.turns / (USUAL_TURNS * len(state.players)))
    for slot in range(SLOTS):
        if player.slots[slot] >= 0:
            total += left * TILE * early
    for module in values.modules:
        total += module.worth(values, state, seat)
    return total + left * ROOM * min(player.room, 4)


def marker_worth(values: TableValues, player: Player) -> float:
    """Return the prestige reached, plus the fraction of the way to the next."""
    ahead, behind = values.ahead[player.marker], values.behind[player.marker + 1]
    reached = values.prestige[player.marker]
    return reached + (player.marker - max(behind, 0)) / (ahead - max(behind, 0))


def sections(values: TableValues, state: RedState, seat: int, wanted: list[int]) -> float:
    """Value claimed, unfinished sections: a part for the claim, more for each material held or delivered."""
    player = state.players[seat]
    slope = 1.0 / (values.ahead[player.marker] - max(values.behind[player.marker + 1], 0))
    total = 0.0
    claims = 0
    for cell in state.cells:
        if state.owner[cell] != seat or state.done[cell]:
            continue
        card = state.card[cell]
        reward = TOWER_GAIN + slope * values.card_recognition[card] + RUBLE * values.card_rubles[card]
        share = CLAIMED[claims] if claims < 6 else 0.0
        claims += 1
        needs, cost = state.needs[cell], values.card_cost[card]
        size = ready = 0
        progress = 0.0
        for material in range(MATERIALS):
            whole = cost >> 3 * material & 7  # `needed`, inlined: hot path
            if whole == 0:
                continue
            size += whole
            missing = needs >> 3 * material & 7  # likewise
            held = min(missing, max(player.materials[material] - wanted[material], 0))
            wanted[material] += missing
            ready += whole - missing + held
            progress += DELIVERED * (whole - missing) + HELD * held
        total += reward * (share + (1.0 - share) * progress / size)
        top = cell - cell % LEVELS + state.heights[cell // LEVELS]
        for above in range(cell + 1, top):
            if state.owner[above] >= 0 and state.owner[above] != seat:
                total -= HANGING * slope * (1.0 if state.done[above] else 0.6)
    return total


def ornaments(values: TableValues, state: RedState, player: Player, wanted: list[int]) -> float:
    """Value ornaments that could be placed now, and the gems to set in them."""
    places = [0, 0, 0]
    for cell in state.cells:
        if state.done[cell] and state.ornament[cell] < 0:
            places[values.card_kind[state.card[cell]]] += 1
    total = 0.0
    possible = 0
    for kind in range(3):
        count = min(player.ornaments[kind], places[kind])
        possible += count
        material = ORNAMENT_MATERIAL[kind]
        held = min(count, max(player.materials[material] - wanted[material], 0))
        wanted[material] += count
        total += ORNAMENT * HELD * held
    for gem in (GREEN_GEM, PURPLE_GEM):
        held = min(possible, max(player.materials[gem] - wanted[gem], 0))
        total += GEM * held
    return total


def promising(state: RedState, moves: list[int]) -> list[int]:
    """Leave out what a sensible player hardly ever does: rerolls, and trades that do not pay for a tile."""
    buying = False
    for move in moves:
        if OPEN <= move < OPEN + 2 * SLOTS:
            buying = True
    kept = [move for move in moves if not (REROLL <= move < PICK) and (move != TRADE or buying)]
    return kept if kept else moves
