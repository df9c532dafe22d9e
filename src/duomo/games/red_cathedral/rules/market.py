"""The visit to the market (RC-7)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, fourth, frame, replaced, second, third
from duomo.games.red_cathedral.rules.codes import (
    DICE,
    DONE,
    FACES,
    FULL,
    FURTHEST,
    LEAVE,
    LOWER,
    MARKET,
    MOVE_DIE,
    RESOURCES,
    ROLL,
    ROLLED,
    SPACES,
    UPPER,
    USE_TILE,
)
from duomo.games.red_cathedral.rules.gains import offer, takeable
from duomo.games.red_cathedral.rules.influence import usable, use
from duomo.games.red_cathedral.rules.names import DIE_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.rules.workshop import activate, legal_activation

# What of a visit is used up: the third number of its frame.
TOOK: Final = 1
ACTIVATED: Final = 2
INFLUENCE: Final = 12
"""Two bits: 0 not begun, then the action in use (UPPER_IN_USE or LOWER_IN_USE), then over."""
UPPER_IN_USE: Final = 4
LOWER_IN_USE: Final = 8
INFLUENCE_OVER: Final = 12
TWICE: Final = 16
"""In a visit within a visit: the first action is the only one, and may be repeated."""


def may_extend(values: TableValues, player: Player, die: int) -> bool:
    """RC-7.1. The white die and the own die can be moved further for rubles."""
    return values.extendable[die] or die == player.colour


def legal_dice(values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
    """RC-7.1, RC-7.2. Every die that can land, and how far rubles may carry it beyond its value."""
    for die in range(len(state.die_space)):
        here = state.die_space[die]
        extra = min(FURTHEST, player.rubles) if may_extend(values, player, die) else 0
        reach = here + state.die_face[die]
        code = MOVE_DIE + die * SPACES
        for more in range(extra + 1):
            target = (reach + more) % SPACES
            if target == here or state.dice_on[target] < FULL:
                moves.append(code + more)


def put_die(state: RedState, die: int, space: int) -> None:
    """From its space to another, or to the same."""
    dice_on = state.dice_on[:]
    dice_on[state.die_space[die]] -= 1
    dice_on[space] += 1
    state.dice_on = dice_on
    state.die_space = replaced(state.die_space, die, space)


def play_die(state: RedState, player: Player, move: int, log: Log | None) -> None:
    die = (move - MOVE_DIE) // SPACES
    extra = (move - MOVE_DIE) % SPACES
    here = state.die_space[die]
    target = (here + state.die_face[die] + extra) % SPACES
    player.rubles -= extra
    put_die(state, die, target)
    state.stack.append(frame(MARKET, target, die, 0))
    if log is not None:
        log.say(
            "die",
            state.active,
            {"die": DIE_NAMES[die], "from": here + 1, "space": target + 1, "rubles": extra},
        )


def legal_visit(values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
    """RC-7.3. Take resources, use influence, activate: any order, each at most once, each optional."""
    space, die, flags = first(top), second(top), third(top)
    if flags & TOOK == 0:
        tile = state.resource[space]
        if takeable(values, state, player, values.resource_kind[tile], values.resource_amount[tile]) > 0:
            moves.append(RESOURCES)
    influence = flags & INFLUENCE
    if influence != INFLUENCE_OVER:
        quadrant = space // 2
        if influence != LOWER_IN_USE and may_use(values, state, player, quadrant, 0):
            moves.append(UPPER)
        if influence != UPPER_IN_USE and may_use(values, state, player, quadrant, 1):
            moves.append(LOWER)
    if flags & ACTIVATED == 0:
        legal_activation(values, state, player, die, moves)
    for module in values.modules:
        module.at_market(values, state, player, top, moves)
    moves.append(DONE if fourth(top) else LEAVE)


def may_use(values: TableValues, state: RedState, player: Player, quadrant: int, lower: int) -> bool:
    """RC-7.6. A lightning action once a turn, an infinity action as often as it can be paid."""
    at = state.influence[quadrant] * 2 + lower
    if values.influence_once[at] and state.used >> (quadrant * 2 + lower) & 1:
        return False
    return usable(values, state, player, values.influence_action[at], values.influence_shown[at])


def play_visit(values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
    top = state.stack[-1]
    space = first(top)
    if move == LEAVE:
        # RC-7.8. All dice on the space where the die landed are rerolled.
        state.stack.pop()
        state.stack.append(frame(ROLL, dice_at(state, space)))
        if log is not None:
            log.say("leave", state.active, {"space": space + 1})
    elif move == UPPER or move == LOWER:
        lower = move - UPPER
        go_on(state, top, INFLUENCE_OVER if fourth(top) else LOWER_IN_USE if lower else UPPER_IN_USE)
        state.used |= 1 << (space // 2 * 2 + lower)
        at = state.influence[space // 2] * 2 + lower
        use(values, state, player, values.influence_action[at], values.influence_shown[at], log)
    elif move == RESOURCES:
        after_influence(state, top, TOOK)
        tile = state.resource[space]
        # RC-7.4. The resource tile times the dice now on the space.
        if log is not None:
            log.say("resources", state.active, {"space": space + 1, "dice": state.dice_on[space]})
        offer(state, [values.resource_kind[tile], values.resource_amount[tile]], state.dice_on[space])
    else:
        after_influence(state, top, ACTIVATED)
        activate(values, state, player, move - USE_TILE, log)


def after_influence(state: RedState, top: int, used: int) -> None:
    """RC-7.6. When another action begins, influence is over."""
    over = third(top) & INFLUENCE and not fourth(top)
    go_on(state, top, used | INFLUENCE_OVER if over else used)


def go_on(state: RedState, top: int, used: int) -> None:
    """The visit goes on with this used up; a visit within a visit ends with its last action."""
    flags, left = third(top), fourth(top)
    if left == 1:
        state.stack.pop()
        return
    if flags & TWICE:
        used = (TOOK | ACTIVATED) & ~used | INFLUENCE_OVER
        flags &= ~TWICE
    state.stack[-1] = frame(MARKET, first(top), second(top), flags | used, max(left - 1, 0))


def dice_at(state: RedState, space: int) -> int:
    """A mask of the dice on a space."""
    mask = 0
    for die in range(len(state.die_space)):
        if state.die_space[die] == space:
            mask |= 1 << die
    return mask


def lowest(mask: int) -> int:
    die = 0
    while mask >> die & 1 == 0:
        die += 1
    return die


ROLLS: Final = [[(ROLLED + die * FACES + face, 1) for face in range(FACES)] for die in range(DICE + 1)]
"""Nature's outcomes for each die."""


def play_roll(state: RedState, move: int, log: Log | None) -> None:
    """One die at a time, the lowest of the mask first."""
    mask = first(state.stack.pop())
    die, face = (move - ROLLED) // FACES, (move - ROLLED) % FACES + 1
    state.die_face = replaced(state.die_face, die, face)
    mask &= ~(1 << die)
    if mask:
        state.stack.append(frame(ROLL, mask))
    if log is not None:
        log.say("roll", state.active, {"die": DIE_NAMES[die], "face": face})
