"""Ivan at the market: his die, and the recognition he finds where it lands (RC-11.4, RC-11.6)."""

from __future__ import annotations

from duomo.core.event import Log
from duomo.games.red_cathedral.build import ALL_KINDS, finished_kinds
from duomo.games.red_cathedral.codes import FULL, K1, K4, RECOGNITION, SPACES
from duomo.games.red_cathedral.modules.ivan.codes import CARD_NAMES, IVAN
from duomo.games.red_cathedral.names import DIE_NAMES
from duomo.games.red_cathedral.state import RedState
from duomo.games.red_cathedral.tables import Tables
from duomo.games.red_cathedral.track import gain_recognition


def move_die(state: RedState, die: int, card: int, log: Log | None) -> int:
    """RC-11.4. By its value; where it lands, or -1 when three other dice are there and it stays."""
    here = state.die_space[die]
    target = (here + state.die_face[die]) % SPACES
    facts: dict[str, int | str] = {"card": CARD_NAMES[card], "die": DIE_NAMES[die], "space": target + 1}
    if target != here and state.dice_on[target] == FULL:
        if log is not None:
            log.say("ivan-blocked", IVAN, facts)
        return -1
    state.die_space[die] = target
    state.dice_on[here] -= 1
    state.dice_on[target] += 1
    if log is not None:
        facts["from"] = here + 1
        log.say("ivan-die", IVAN, facts)
    return target


def take_recognition(
    tables: Tables, state: RedState, space: int, single: bool, card: int, log: Log | None
) -> None:
    """RC-11.6. All that he takes from the market."""
    points = market_recognition(tables, state, space, single)
    gain_recognition(state.players[IVAN], points)
    if log is not None and points:
        log.say("ivan-market", IVAN, {"card": CARD_NAMES[card], "space": space + 1, "recognition": points})


def market_recognition(tables: Tables, state: RedState, space: int, single: bool) -> int:
    """RC-11.6. The recognition tile for each die there and a free Clergy action; or 1 in all."""
    tile = state.resource[space]
    points = 0
    if tables.resource_kind[tile] == RECOGNITION:
        points = tables.resource_amount[tile] * state.dice_on[space]
    points += free_influence(tables, state, space // 2)
    return min(points, 1) if single else points


def free_influence(tables: Tables, state: RedState, quadrant: int) -> int:
    """RC-11.6. The better of K1 and K4, as far as the card shows them and he qualifies."""
    best = 0
    card = state.influence[quadrant]
    for at in (card * 2, card * 2 + 1):
        action = tables.influence_action[at]
        if action == K1:
            best = max(best, 1)
        elif action == K4 and finished_kinds(tables, state, IVAN) == ALL_KINDS:
            best = 2
    return best
