"""Choices that archivists and brickmakers share: a space of the market, one action of a card in play."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, second
from duomo.games.red_cathedral.modules.guilds.rules.codes import ACTION_AT, CHOOSE_SPACE, ONE_ACTION, SPACE
from duomo.games.red_cathedral.modules.guilds.rules.guild import CLERGY
from duomo.games.red_cathedral.rules.codes import QUADRANTS, SPACES
from duomo.games.red_cathedral.rules.gains import offer, takeable
from duomo.games.red_cathedral.rules.influence import use
from duomo.games.red_cathedral.rules.market import may_use
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

# ---- a space of the market -----------------------------------------------------------------------


def space_gives(values: TableValues, state: RedState, space: int) -> list[int]:
    """What the resource tile of a space shows, once."""
    tile = state.resource[space]
    return [values.resource_kind[tile], values.resource_amount[tile]]


def space_fits(values: TableValues, state: RedState, player: Player, space: int, needs_die: bool) -> bool:
    """RC-4.7. Whether something of what a space shows can be taken now."""
    if needs_die and state.dice_on[space] == 0:
        return False
    gives = space_gives(values, state, space)
    return takeable(values, state, player, gives[0], gives[1]) > 0


def any_space_fits(values: TableValues, state: RedState, player: Player, needs_die: bool) -> bool:
    for space in range(SPACES):
        if space_fits(values, state, player, space, needs_die):
            return True
    return False


def ask_space(state: RedState, times_dice: bool, needs_die: bool) -> None:
    state.stack.append(frame(SPACE, int(times_dice), int(needs_die)))


def legal_spaces(values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
    for space in range(SPACES):
        if space_fits(values, state, player, space, second(top) == 1):
            moves.append(CHOOSE_SPACE + space)


def play_space(values: TableValues, state: RedState, move: int, log: Log | None) -> None:
    """Take what the space shows, once or for each die on it."""
    top = state.stack.pop()
    space = move - CHOOSE_SPACE
    times = state.dice_on[space] if first(top) else 1
    if log is not None:
        log.say("choose-space", state.active, {"space": space + 1, "times": times})
    offer(state, space_gives(values, state, space), times)


def space_texts() -> dict[int, str]:
    return {CHOOSE_SPACE + space: f"space {space + 1}" for space in range(SPACES)}


# ---- one action of a card in play ----------------------------------------------------------------


def legal_one_action(
    values: TableValues, state: RedState, player: Player, all_four: bool, moves: list[int]
) -> None:
    """CT-5.9, CT-5.11. At its cost, once; no lightning action already used this turn (RC-7.6)."""
    for quadrant in range(QUADRANTS):
        if all_four or values.influence_group[state.influence[quadrant]] < CLERGY:
            for lower in range(2):
                if may_use(values, state, player, quadrant, lower):
                    moves.append(ACTION_AT + quadrant * 2 + lower)


def some_action(values: TableValues, state: RedState, player: Player, all_four: bool) -> bool:
    moves: list[int] = []
    legal_one_action(values, state, player, all_four, moves)
    return len(moves) > 0


def ask_one_action(state: RedState, all_four: bool) -> None:
    state.stack.append(frame(ONE_ACTION, int(all_four)))


def play_one_action(values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
    """RC-7.6. Lightning counts for the turn, however the action was reached."""
    state.stack.pop()
    quadrant, lower = (move - ACTION_AT) // 2, (move - ACTION_AT) % 2
    state.used |= 1 << (quadrant * 2 + lower)
    at = state.influence[quadrant] * 2 + lower
    use(values, state, player, values.influence_action[at], values.influence_shown[at], log)


def action_texts() -> dict[int, str]:
    return {
        ACTION_AT + quadrant * 2 + lower: f"action {quadrant + 1} {'lower' if lower else 'upper'}"
        for quadrant in range(QUADRANTS)
        for lower in range(2)
    }
