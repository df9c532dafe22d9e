"""The hand-made worth of a position, in prestige (for bots; no rule depends on it)."""

from __future__ import annotations

from duomo.games.red_cathedral.scoring import leftover_prestige, presence, shares, tower_value
from duomo.games.red_cathedral.state import RedState
from duomo.games.red_cathedral.tables import Tables
from duomo.games.red_cathedral.track import prestige_reached


def value(tables: Tables, state: RedState, seat: int) -> float:
    player = state.players[seat]
    worth = float(prestige_reached(tables, player) + leftover_prestige(player))
    for tower in range(len(state.heights)):
        worth += shares(tower_value(state, tower), presence(state, tower))[seat]
    return worth
