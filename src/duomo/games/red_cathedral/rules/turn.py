"""A turn: one basic action, and what is possible at any moment of it (RC-4)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import frame, kind_of
from duomo.games.red_cathedral.rules.build import BASIC_DELIVERIES, can_deliver
from duomo.games.red_cathedral.rules.claim import legal_claims, no_claim, play_claim
from duomo.games.red_cathedral.rules.codes import (
    AFTER,
    BUILD,
    CLAIM,
    DECORATE,
    DONE,
    END_TURN,
    EXCHANGE,
    LOWER,
    MOVE_DIE,
    OPEN,
    PASS,
    REROLL,
    RESOURCES,
    ROLL,
    SPACES,
    START_BUILD,
    TRADE,
    USE_TILE,
)
from duomo.games.red_cathedral.rules.decision import Act, Decision
from duomo.games.red_cathedral.rules.market import dice_at, legal_dice, no_die, play_die
from duomo.games.red_cathedral.rules.scoring import score, winners
from duomo.games.red_cathedral.rules.setup import begin_turn
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import can_lose_prestige, lose_prestige
from duomo.games.red_cathedral.rules.values import TableValues

TRADE_RUBLES: Final = 2


class Turn(Decision):
    """RC-4.1. Choose the basic action."""

    def __init__(self) -> None:
        super().__init__("turn", "RC-4.1")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """Claim, build or visit the market; pass only when none of them is possible."""
        legal_claims(state, player, moves)
        if can_deliver(values, state, player, state.active):
            moves.append(START_BUILD)
        legal_dice(values, state, player, moves)
        for module in values.modules:
            module.basic_actions(values, state, player, moves)
        if not moves:
            moves.append(PASS)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
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

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if move == END_TURN:
            return Refusal("rc-basic-action-first", "RC-4.1")
        if move == PASS:
            return Refusal("rc-no-pass", "RC-4.1")
        if move == START_BUILD:
            return Refusal("rc-nothing-to-deliver", "RC-4.5")
        if MOVE_DIE <= move < EXCHANGE:
            return no_die(values, state, player, (move - MOVE_DIE) // SPACES, (move - MOVE_DIE) % SPACES)
        if CLAIM <= move < DECORATE:
            return no_claim(state, player, move - CLAIM)
        if move >= DECORATE:
            return Refusal("rc-build-first", "RC-6.1")
        if RESOURCES <= move <= LOWER or USE_TILE <= move < OPEN:
            return Refusal("rc-market-first", "RC-7.3")
        return self.not_now(move)

    def lies_on(self, values: TableValues, state: RedState, below: Decision | None) -> bool:
        return below is None or super().lies_on(values, state, below)


class After(Decision):
    """RC-4.1. The basic action is over; the turn goes on until the player ends it."""

    def __init__(self) -> None:
        super().__init__("after", "RC-4.1", above=("banner", "place", "build", "market", "gain"))

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        moves.append(END_TURN)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        end_turn(values, state, log)

    def not_now(self, move: int) -> Refusal:
        return Refusal("rc-basic-action-done", "RC-4.1") if basic(move) else super().not_now(move)

    def lies_on(self, values: TableValues, state: RedState, below: Decision | None) -> bool:
        return below is None or super().lies_on(values, state, below)


def basic(move: int) -> bool:
    """True for a move that starts a basic action or belongs to one."""
    return move == PASS or move == START_BUILD or MOVE_DIE <= move < EXCHANGE or move >= CLAIM


def legal_any_moment(values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
    """RC-4.6. Moves at every decision of the player's own turn: RC-4.2, RC-4.3, and only one of the two with
    RC-4.4."""
    if can_lose_prestige(values, player):
        if state.traded < 2 and not (values.either and state.rerolled):
            moves.append(TRADE)
        if not state.rerolled and not (values.either and state.traded):
            dice_on = state.dice_on
            for space in range(SPACES):
                if dice_on[space]:
                    moves.append(REROLL + space)
    for module in values.modules:
        module.any_moment(values, state, player, moves)


class Trade(Act):
    """RC-4.2. Trade one prestige for two rubles."""

    def __init__(self) -> None:
        super().__init__(TRADE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        lose_prestige(values, player)
        player.rubles += TRADE_RUBLES
        state.traded = 1
        if log is not None:
            log.say("trade", state.active, {"rubles": TRADE_RUBLES})

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if not can_lose_prestige(values, player):
            return Refusal("rc-no-prestige-behind", "RC-3.3")
        if values.either and state.rerolled:
            return Refusal("rc-rerolled-already", "RC-4.4")
        return Refusal("rc-trades-over", "RC-4.2")

    def at_any_moment(self) -> bool:
        return True

    def ends_trades(self) -> bool:
        return False


class Reroll(Act):
    """RC-4.3. Pay one prestige to reroll the dice of a space."""

    def __init__(self) -> None:
        super().__init__(REROLL, SPACES)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        space = move - REROLL
        lose_prestige(values, player)
        state.rerolled = 1
        state.stack.append(frame(ROLL, dice_at(state, space)))
        if log is not None:
            log.say("reroll", state.active, {"space": space + 1})

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if state.rerolled:
            return Refusal("rc-one-reroll", "RC-4.3")
        if not can_lose_prestige(values, player):
            return Refusal("rc-no-prestige-behind", "RC-3.3")
        if values.either and state.traded:
            return Refusal("rc-traded-already", "RC-4.4")
        return Refusal("rc-no-dice-there", "RC-4.3", {"space": move - REROLL + 1})

    def at_any_moment(self) -> bool:
        return True


class Done(Act):
    """RC-4.7. Finish the pending decision without taking or doing more."""

    def __init__(self) -> None:
        super().__init__(DONE)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        return values.decisions[kind_of(top)].refuse(values, state, player, top, move)


def end_turn(values: TableValues, state: RedState, log: Log | None) -> None:
    """RC-4.1. The player has ended it."""
    state.stack.pop()
    turn_over(values, state, log)


def turn_over(values: TableValues, state: RedState, log: Log | None) -> None:
    """RC-4.1, RC-10.1. Go on to the next party; if that is the one that triggered the end, the game is
    over."""
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
