"""Countable features of a position, used to explain why one is better than another. No rule depends on
them."""

from __future__ import annotations

from duomo.games.red_cathedral.rules.codes import LEVELS, MATERIALS, SLOTS
from duomo.games.red_cathedral.rules.packed import needed
from duomo.games.red_cathedral.rules.scoring import presence, shares, tower_value
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues


def features(values: TableValues, state: RedState, seat: int) -> list[tuple[str, float, float]]:
    """Return name, amount, and the approximate worth of one more in prestige; negative if less is better."""
    player = state.players[seat]
    standing, majorities = towers(state, seat)
    claimed, delivered, hanging = sections(values, state, seat)
    tiles = 0
    for slot in range(SLOTS):
        if player.slots[slot] >= 0:
            tiles += 1
    return [
        ("rc-prestige", float(values.prestige[player.marker]), 1.0),
        ("rc-finished", float(player.finished), 2.8),
        ("rc-standing", float(standing), 0.6),
        ("rc-majorities", float(majorities), 1.2),
        ("rc-ornaments", float(player.placed), 1.5),
        ("rc-claimed", float(claimed), 0.8),
        ("rc-delivered", float(delivered), 0.7),
        ("rc-hanging", float(hanging), -0.6),
        ("rc-tiles", float(tiles), 1.2),
        ("rc-materials", float(sum(player.materials[:MATERIALS])), 0.35),
        ("rc-rubles", float(player.rubles), 0.12),
    ]


def towers(state: RedState, seat: int) -> tuple[int, int]:
    """RC-10.4 to RC-10.6. Return what the towers would give now, and in how many the seat has the highest
    presence."""
    standing = majorities = 0
    for tower in range(len(state.heights)):
        present = presence(state, tower)
        standing += shares(tower_value(state, tower), present)[seat]
        if present[seat] and present[seat] == max(present):
            majorities += 1
    return standing, majorities


def sections(values: TableValues, state: RedState, seat: int) -> tuple[int, int, int]:
    """Return own sections, materials delivered to them, and others' banners above unfinished ones
    (RC-6.6)."""
    claimed = delivered = hanging = 0
    for cell in state.cells:
        if state.owner[cell] != seat:
            continue
        claimed += 1
        cost = values.card_cost[state.card[cell]]
        for material in range(MATERIALS):
            delivered += needed(cost, material)
        if state.done[cell]:
            continue
        for material in range(MATERIALS):
            delivered -= needed(state.needs[cell], material)
        top = cell - cell % LEVELS + state.heights[cell // LEVELS]
        for above in range(cell + 1, top):
            if state.owner[above] >= 0 and state.owner[above] != seat:
                hanging += 1
    return claimed, delivered, hanging
