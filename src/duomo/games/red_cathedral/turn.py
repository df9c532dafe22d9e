"""A turn: one basic action, and what may be done at any moment of it (RC-4)."""

from __future__ import annotations

from typing import Final

from duomo.core.event import Log
from duomo.core.state import frame
from duomo.games.red_cathedral.build import BASIC_DELIVERIES, can_deliver
from duomo.games.red_cathedral.claim import legal_claims, play_claim
from duomo.games.red_cathedral.codes import (
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
from duomo.games.red_cathedral.market import dice_at, legal_dice, play_die
from duomo.games.red_cathedral.scoring import score, winners
from duomo.games.red_cathedral.setup import begin_turn
from duomo.games.red_cathedral.state import Player, RedState
from duomo.games.red_cathedral.tables import Tables
from duomo.games.red_cathedral.track import can_lose_prestige, lose_prestige

TRADE_RUBLES: Final = 2


def legal_turn(tables: Tables, state: RedState, player: Player, moves: list[int]) -> None:
    """RC-4.1. Claim, build or visit the market; pass only when none of them is possible."""
    legal_claims(state, player, moves)
    if can_deliver(tables, state, player, state.active):
        moves.append(START_BUILD)
    legal_dice(tables, state, player, moves)
    for module in tables.modules:
        module.basic_actions(tables, state, player, moves)
    if not moves:
        moves.append(PASS)


def play_turn(tables: Tables, state: RedState, player: Player, move: int, log: Log | None) -> None:
    state.stack[-1] = frame(AFTER)
    if move >= CLAIM:
        play_claim(tables, state, player, move - CLAIM, log)
    elif move >= MOVE_DIE:
        play_die(state, player, move, log)
    elif move == START_BUILD:
        state.stack.append(frame(BUILD, BASIC_DELIVERIES, 0))
        if log is not None:
            log.say("build", state.active)
    elif log is not None:
        log.say("pass", state.active)


def may_trade(tables: Tables, state: RedState, player: Player) -> bool:
    """RC-4.2, RC-4.4."""
    if not can_lose_prestige(tables, player):
        return False
    return state.traded < 2 and not (tables.either and state.rerolled)


def may_reroll(tables: Tables, state: RedState, player: Player) -> bool:
    """RC-4.3, RC-4.4."""
    if state.rerolled or not can_lose_prestige(tables, player):
        return False
    return not (tables.either and state.traded)


def legal_any_moment(tables: Tables, state: RedState, player: Player, moves: list[int]) -> None:
    """RC-4.6. At every decision of the player in the own turn."""
    if may_trade(tables, state, player):
        moves.append(TRADE)
    if may_reroll(tables, state, player):
        for space in range(SPACES):
            if state.dice_on[space]:
                moves.append(REROLL + space)
    for module in tables.modules:
        module.any_moment(tables, state, player, moves)


def play_trade(tables: Tables, state: RedState, player: Player, log: Log | None) -> None:
    """RC-4.2. One prestige for two rubles."""
    lose_prestige(tables, player)
    player.rubles += TRADE_RUBLES
    state.traded = 1
    if log is not None:
        log.say("trade", state.active, {"rubles": TRADE_RUBLES})


def play_reroll(tables: Tables, state: RedState, player: Player, space: int, log: Log | None) -> None:
    """RC-4.3. One prestige to reroll the dice of a space."""
    lose_prestige(tables, player)
    state.rerolled = 1
    state.stack.append(frame(ROLL, dice_at(state, space)))
    if log is not None:
        log.say("reroll", state.active, {"space": space + 1})


def end_turn(tables: Tables, state: RedState, log: Log | None) -> None:
    """RC-4.1. The player has ended it."""
    state.stack.pop()
    turn_over(tables, state, log)


def turn_over(tables: Tables, state: RedState, log: Log | None) -> None:
    """RC-4.1, RC-10.1. On to the next party; when it is the one that brought the end, the game is over."""
    state.traded = 0
    state.rerolled = 0
    state.used = 0
    for module in tables.modules:
        module.turn_ends(state)
    following = (state.active + 1) % len(state.players)
    if following == state.ender:
        for module in tables.modules:
            module.before_scoring(tables, state, log)
        state.final = score(tables, state, log)
        if log is not None:
            for seat in winners(state):
                log.say("wins", seat, {"prestige": state.final[seat], "rule": "RC-10.7"})
        return
    begin_turn(tables, state, following, log)
