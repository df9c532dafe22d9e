"""A position as numbers, from which a network learns what the hand-made estimate misses.

`OWN` numbers for each player, then `COMMON` numbers that are the same for both. Each is about 1 at most, and
0 if there is nothing to count, because a 0 costs nothing. Networks identify the numbers by their index: after
any change here they must be retrained.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duomo.games.basilica.rules.cells import has_builder, has_crown
from duomo.games.basilica.rules.codes import (
    ARCHITECT,
    GLASS,
    HERCULES,
    JOKER,
    KING_STEP,
    MASON,
    NO_TILE,
    ORDERS,
    PLACES,
    PLAYERS,
    RANK,
    RANK_SHIFT,
)
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.zones import Zone, find_zones, reward

STOCK: Final = 0
CREW: Final = 9
ZONES: Final = 16
STEPS: Final = 9
"""From three or more behind to three or more ahead; a tie counts for the side with the Hercules."""
LATE: Final = ZONES + 3 * STEPS
OWN: Final = LATE + STEPS
"""Offsets of each part of a player's numbers, and their total."""

KING: Final = 0
ROUND: Final = KING_STEP
DISPLAY: Final = ROUND + 3
COMMON: Final = DISPLAY + 6 + 2 * ORDERS


def insight(state: BasilicaState, points: list[float]) -> vec[float]:
    """Return all numbers; `points` is the hand-made estimate for both players."""
    out = vec[float]([0.0] * (PLAYERS * OWN + COMMON))
    seat: i64
    for seat in range(PLAYERS):
        own, other = state.players[seat], state.players[1 - seat]
        base = seat * OWN
        the_stock(state, own, other, seat, out, base + STOCK)
        out[base + STOCK + 8] = 0.1 * (points[seat] - points[1 - seat])
        the_crew(state, own, out, base + CREW)
    common: i64 = PLAYERS * OWN
    distance: i64 = KING_STEP - state.king % KING_STEP
    soon = 1.0 / float(distance)
    for zone in find_zones(state.cells):
        if zone.white or zone.black:
            of_zone(zone, 1, soon, out, 0)
            of_zone(zone, -1, soon, out, OWN)
        else:
            out[common + DISPLAY + 4] += 0.05 * float(zone.size)
    the_table(state, out, common)
    return out


def the_stock(state: BasilicaState, own: Player, other: Player, seat: i64, out: vec[float], at: i64) -> None:
    """Whose turn it is, points, coins, tokens, and builders in the reserve."""
    if state.active == seat:
        out[at] = 1.0
        out[at + 1] = 0.33 * state.left
    out[at + 2] = 0.1 * (own.points - other.points)
    out[at + 3] = 0.5 * own.coins
    if own.coins == 0:
        out[at + 4] = 1.0
    out[at + 5] = 0.25 * own.tokens
    out[at + 6] = 0.2 * own.reserve()
    if own.reserve() == 0:
        out[at + 7] = 1.0


def the_crew(state: BasilicaState, own: Player, out: vec[float], at: i64) -> None:
    """BA-4.2. Builders by rank, and those on jokers or glass."""
    cells = state.cells
    for place in own.crew:
        cell: i64 = place
        there = cells[cell]
        rank = (there & RANK) >> RANK_SHIFT
        if rank == ARCHITECT:
            out[at + 1] += 0.5
        elif rank == MASON:
            out[at + 2] += 0.5
        elif rank == HERCULES:
            out[at + 3] += 0.5
        else:
            out[at] += 0.33
        if there & JOKER:
            out[at + 4] += 0.5
        if there & GLASS:
            out[at + 5] += 0.5
    if state.fresh and state.left and not has_builder(state.cells[state.fresh]):
        out[at + 6] = 1.0


def of_zone(zone: Zone, sign: i64, soon: float, out: vec[float], base: i64) -> None:
    """BA-5.2, BA-5.3. A zone with builders in it, by how far the player is ahead there."""
    lead: i64 = zone.lead
    lead *= sign
    hercules: i64 = zone.hercules
    hercules *= sign
    step: i64
    if lead < 0:
        step = lead + 3 if lead > -3 else 0
    elif lead > 0:
        step = lead + 5 if lead < 3 else 8
    else:
        step = 4
        if hercules > 0:
            step = 5
        elif hercules < 0:
            step = 3
    own = zone.white if sign > 0 else zone.black
    points = 0.1 * float(reward(zone))
    out[base + ZONES + step] += 0.3
    out[base + ZONES + STEPS + step] += points
    out[base + ZONES + 2 * STEPS + step] += 0.3 * float(own)
    out[base + LATE + step] += points * soon


def the_table(state: BasilicaState, out: vec[float], at: i64) -> None:
    """How far the king is from the next scoring, and what is in the display."""
    king: i64 = state.king
    out[at + KING + king % KING_STEP] = 1.0
    scored = king // KING_STEP
    if scored < 3:
        out[at + ROUND + scored] = 1.0
    display = at + DISPLAY
    place: i64
    for place in range(PLACES):
        vault = state.vaults[place]
        if vault:
            out[display] += 0.33
            if has_crown(vault):
                out[display + 1] += 0.33
        order: i64 = state.orders[place]
        if order != NO_TILE:
            out[display + 6 + order % ORDERS] += 0.5
    top: i64 = state.top
    if top != NO_TILE:
        out[display + 6 + ORDERS + top % ORDERS] = 0.5
    out[display + 2] = 0.33 * state.left
    if state.fresh:
        out[display + 3] = 1.0
    out[display + 5] = 0.02 * state.built
