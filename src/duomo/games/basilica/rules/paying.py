"""Paid orders: the opponent may pay a coin to execute the order as well (BA-4.1)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.entries import word
from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, frame, second, third
from duomo.core.words.phrase import Phrase, say
from duomo.games.basilica.rules.codes import (
    CHOOSE_MOVER,
    CHOOSE_PROMOTED,
    CHOOSE_RECRUIT,
    CONFOUND,
    DECLINE,
    OFFER,
    PAY,
    PROMOTE,
    RECRUIT,
)
from duomo.games.basilica.rules.moving import can_move_any
from duomo.games.basilica.rules.names import ORDER_NAMES, SEAT_NAMES
from duomo.games.basilica.rules.order_decision import OrderDecision, may_pay
from duomo.games.basilica.rules.promote import can_promote
from duomo.games.basilica.rules.recruit import can_recruit_paid
from duomo.games.basilica.rules.said import Said, without_rank
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues

PAID: Final = [PROMOTE, RECRUIT, CONFOUND]
"""BA-4.1. The orders that show a coin."""


class Offer(OrderDecision):
    """BA-4.1. Pay a coin or not; the numbers are the order and the rank just given."""

    def __init__(self) -> None:
        super().__init__(OFFER, "offer", "BA-4.1", PAID)

    def decides(self, state: BasilicaState, seat: int) -> bool:
        return seat != state.active

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        moves.append(PAY)
        moves.append(DECLINE)

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """BA-4.1. A coin changes hands and the paid order is executed, or the offer is declined."""
        state.stack.pop()
        payer, order = first(top), second(top)
        if move == DECLINE:
            if order == CONFOUND:
                state.stack.append(frame(CHOOSE_MOVER, state.active, payer))
            if log is not None:
                log.say("decline", payer, {"order": ORDER_NAMES[order]})
            return
        state.players[payer].coins -= 1
        state.players[state.active].coins += 1
        if log is not None:
            log.say("pay", payer, {"order": ORDER_NAMES[order], "rule": "BA-4.1"})
        if order == PROMOTE:
            state.stack.append(frame(CHOOSE_PROMOTED, payer, third(top)))
        elif order == RECRUIT:
            state.stack.append(frame(CHOOSE_RECRUIT, payer, 1))
        else:
            state.stack.append(frame(CHOOSE_MOVER, payer, payer))

    def write(self, top: int) -> str:
        return f"{super().write(top)} {ORDER_NAMES[second(top)]}{without_rank(third(top))}"

    def read(self, said: Said) -> int:
        seat = said.seat()
        order = ORDER_NAMES.index(word(said.place, said.next(), [ORDER_NAMES[paid] for paid in PAID]))
        return frame(self.kind, seat, order, said.rank_after_not())

    def ask(self, state: BasilicaState, top: int) -> Phrase:
        return say("ba-decide-offer", order=ORDER_NAMES[second(top)])

    def check_player(self, state: BasilicaState, place: str, top: int) -> None:
        if not may_pay(state, first(top)):
            raise PositionError(f"{place}: {SEAT_NAMES[first(top)]} holds no coin (BA-4.1).")

    def follows(self, state: BasilicaState, order: int, top: int) -> bool:
        return order == second(top) and (order == PROMOTE) == bool(third(top))

    def check_possible(self, values: TableValues, state: BasilicaState, place: str, top: int) -> None:
        """BA-4.1. Only an order that the payer can execute is offered."""
        payer, order = first(top), second(top)
        if order == PROMOTE:
            possible = can_promote(state.players[payer])
        elif order == RECRUIT:
            possible = can_recruit_paid(values, state, payer)
        else:
            possible = can_move_any(state, state.players[payer])  # BA-4.4. One of them moves either way.
        if not possible:
            name = SEAT_NAMES[payer]
            raise PositionError(f"{place}: {name} could not execute {ORDER_NAMES[order]} (BA-4.1).")
