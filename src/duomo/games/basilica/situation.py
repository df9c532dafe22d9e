"""The facts about a position that the coach uses, for one seat."""

from __future__ import annotations

from duomo.games.basilica.rules.codes import KING_STEP
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.zones import find_zones, majority, reward


def situation(state: BasilicaState, seat: int) -> dict[str, int]:
    player, rival = state.players[seat], state.players[1 - seat]
    sign = 1 if seat == 0 else -1
    zones = find_zones(state.cells)
    leads = [sign * majority(zone) for zone in zones]
    return {
        "left": state.left,
        "king": state.king,
        "steps": KING_STEP - state.king % KING_STEP,
        "scorings": state.king // KING_STEP,
        "reserve": player.reserve(),
        "standing": len(player.crew),
        "tokens": player.tokens,
        "coins": player.coins,
        "points": player.points,
        "ahead": player.points - rival.points,
        "zones": sum(lead > 0 for lead in leads),
        "lost": sum(lead < 0 for lead in leads),
        "open": sum(lead == 0 for lead in leads),
        "behind": sum(reward(zone) for zone, lead in zip(zones, leads) if lead < 0),
        "fresh": int(state.fresh != 0),
        "stones": state.built,
    }
