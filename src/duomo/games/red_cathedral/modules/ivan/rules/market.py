"""Ivan at the market: his die, and the recognition he gains where it lands (RC-11.4, RC-11.6)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.games.red_cathedral.modules.ivan.rules.codes import CARD_NAMES, IVAN, YOU
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.rules.build import ALL_KINDS, finished_kinds
from duomo.games.red_cathedral.rules.codes import FULL, K1, K4, RECOGNITION, SPACES
from duomo.games.red_cathedral.rules.market import put_die
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.track import gain_recognition
from duomo.games.red_cathedral.rules.values import TableValues


def move_die(state: RedState, die: int, card: int, log: Log | None) -> int:
    """RC-11.4. Move the die by its value; return its space, or -1 if three other dice block it."""
    here = state.die_space[die]
    target = (here + state.die_face[die]) % SPACES
    facts: dict[str, int | str] = {"card": CARD_NAMES[card], "die": DIE_NAMES[die], "space": target + 1}
    if target != here and state.dice_on[target] == FULL:
        if log is not None:
            log.say("ivan-blocked", IVAN, facts)
        return -1
    put_die(state, die, target)
    if log is not None:
        facts["from"] = here + 1
        log.say("ivan-die", IVAN, facts)
    return target


def take_recognition(
    values: TableValues, state: RedState, solo: Solo, space: int, card: int, log: Log | None
) -> None:
    """RC-11.6. Take recognition, the only thing Ivan gains at the market."""
    points = market_recognition(values, state, space)
    if solo.guild is not None:
        points += solo.guild.given_to(IVAN, YOU, values, state, space // 2, log)
    if solo.single:
        points = min(points, 1)
    gain_recognition(state.players[IVAN], points)
    if log is not None and points:
        log.say("ivan-market", IVAN, {"card": CARD_NAMES[card], "space": space + 1, "recognition": points})


def market_recognition(values: TableValues, state: RedState, space: int) -> int:
    """RC-11.6. The recognition tile for each die there, plus a free Clergy action; CT-6.4: no permits."""
    tile = state.resource[space]
    points = 0
    if values.resource_kind[tile] == RECOGNITION:
        points = values.resource_amount[tile] * state.dice_on[space]
    return points + free_influence(values, state, space // 2)


def free_influence(values: TableValues, state: RedState, quadrant: int) -> int:
    """RC-11.6. The better of K1 and K4, if the card shows them and Ivan qualifies."""
    best = 0
    card = state.influence[quadrant]
    for at in (card * 2, card * 2 + 1):
        action = values.influence_action[at]
        if action == K1:
            best = max(best, 1)
        elif action == K4 and finished_kinds(values, state, IVAN) == ALL_KINDS:
            best = 2
    return best
