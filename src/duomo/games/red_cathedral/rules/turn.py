"""A turn: one basic action, and what may be done at any moment of it (RC-4)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import frame
from duomo.games.red_cathedral.rules.build import BASIC_DELIVERIES, can_deliver
from duomo.games.red_cathedral.rules.claim import legal_claims, play_claim
from duomo.games.red_cathedral.rules.codes import (
    AFTER,
    BUILD,
    CLAIM,
    MOVE_DIE,
    PASS,
    REROLL,
    ROLL,
    SPACES,
    START_BUILD,
    TRADE,
)
from duomo.games.red_cathedral.rules.market import dice_at, legal_dice, play_die
from duomo.games.red_cathedral.rules.scoring import score, winners
from duomo.games.red_cathedral.rules.setup import begin_turn
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import can_lose_prestige, lose_prestige
from duomo.games.red_cathedral.rules.values import TableValues

TRADE_RUBLES: Final = 2


def legal_turn(values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
    """RC-4.1. Claim, build or visit the market; pass only when none of them is possible."""
    legal_claims(state, player, moves)
    if can_deliver(values, state, player, state.active):
        moves.append(START_BUILD)
    legal_dice(values, state, player, moves)
    for module in values.modules:
        module.basic_actions(values, state, player, moves)
    if not moves:
        moves.append(PASS)


def play_turn(values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
    state.stack[-1] = frame(AFTER)
    if move >= CLAIM:
        play_claim(values, state, player, move - CLAIM, log)
    elif move >= MOVE_DIE:
        play_die(state, player, move, log)
    elif move == START_BUILD:
        state.stack.append(frame(BUILD, BASIC_DELIVERIES, 0))
        if log is not None:
            log.say("build", state.active)
    elif log is not None:
        log.say("pass", state.active)


def may_trade(values: TableValues, state: RedState, player: Player) -> bool:
    """RC-4.2, RC-4.4."""
    if not can_lose_prestige(values, player):
        return False
    return state.traded < 2 and not (values.either and state.rerolled)


def may_reroll(values: TableValues, state: RedState, player: Player) -> bool:
    """RC-4.3, RC-4.4."""
    if state.rerolled or not can_lose_prestige(values, player):
        return False
    return not (values.either and state.traded)


def legal_any_moment(values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
    """RC-4.6. At every decision of the player in the own turn."""
    if may_trade(values, state, player):
        moves.append(TRADE)
    if may_reroll(values, state, player):
        for space in range(SPACES):
            if state.dice_on[space]:
                moves.append(REROLL + space)
    for module in values.modules:
        module.any_moment(values, state, player, moves)


def play_trade(values: TableValues, state: RedState, player: Player, log: Log | None) -> None:
    """RC-4.2. One prestige for two rubles."""
    lose_prestige(values, player)
    player.rubles += TRADE_RUBLES
    state.traded = 1
    if log is not None:
        log.say("trade", state.active, {"rubles": TRADE_RUBLES})


def play_reroll(values: TableValues, state: RedState, player: Player, space: int, log: Log | None) -> None:
    """RC-4.3. One prestige to reroll the dice of a space."""
    lose_prestige(values, player)
    state.rerolled = 1
    state.stack.append(frame(ROLL, dice_at(state, space)))
    if log is not None:
        log.say("reroll", state.active, {"space": space + 1})


def end_turn(values: TableValues, state: RedState, log: Log | None) -> None:
    """RC-4.1. The player has ended it."""
    state.stack.pop()
    turn_over(values, state, log)


def turn_over(values: TableValues, state: RedState, log: Log | None) -> None:
    """RC-4.1, RC-10.1. On to the next party; when it is the one that brought the end, the game is over."""
    state.traded = 0
    state.rerolled = 0
    state.used = 0
    for module in values.modules:
        module.turn_ends(state)
    following = (state.active + 1) % len(state.players)
    if following == state.ender:
        for module in values.modules:
            module.before_scoring(values, state, log)
        state.final = score(values, state, log)
        if log is not None:
            for seat in winners(state):
                log.say("wins", seat, {"prestige": state.final[seat], "rule": "RC-10.7"})
        return
    begin_turn(values, state, following, log)
