"""Executing an order tile: taking it, what it requires, and how it ends (BA-4.1)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, replaced
from duomo.games.basilica.rules.cathedral import unoccupied
from duomo.games.basilica.rules.codes import (
    BUILD_SCAFFOLD,
    CATASTROPHE,
    CHOOSE_GLASS,
    CHOOSE_MOVER,
    CHOOSE_PROMOTED,
    CHOOSE_RECRUIT,
    CHOOSE_REMOVED,
    CHOOSE_RUIN,
    CONFOUND,
    EXECUTED,
    GLASS_ORDER,
    MOVE,
    NO_TILE,
    PROMOTE,
    RECRUIT,
    REFILL,
    SCAFFOLD_ORDER,
    TURN,
    order_of,
)
from duomo.games.basilica.rules.confound import can_confound
from duomo.games.basilica.rules.crowns import leaves
from duomo.games.basilica.rules.decision import Consequence
from duomo.games.basilica.rules.moving import can_move_any
from duomo.games.basilica.rules.names import ORDER_NAMES
from duomo.games.basilica.rules.promote import can_promote
from duomo.games.basilica.rules.recruit import can_recruit
from duomo.games.basilica.rules.said import Said
from duomo.games.basilica.rules.state import BasilicaState, recount
from duomo.games.basilica.rules.values import TableValues
from duomo.games.basilica.rules.works import SCAFFOLDS, can_glaze


def can_execute(state: BasilicaState, order: int) -> bool:
    """BA-4.1. An order that cannot be executed in full cannot be taken."""
    player = state.players[state.active]
    if order == PROMOTE:
        return can_promote(player)
    if order == MOVE:
        return can_move_any(state, player)
    if order == RECRUIT:
        return can_recruit(state, player)
    if order == CONFOUND:
        return can_confound(state, state.active)
    if order == GLASS_ORDER:
        return can_glaze(state, player)
    if order == CATASTROPHE:
        return unoccupied(state)
    return True  # Scaffolds: the cathedral can always grow.


def take_order(state: BasilicaState, place: int, log: Log | None) -> None:
    """BA-4.1. Push the first choice of the order, above the frame that ends it."""
    seat = state.active
    order = order_of(state.orders[place])
    state.fresh = 0
    state.left -= 1
    stack = state.stack
    stack.append(frame(EXECUTED, place))
    if order == PROMOTE:
        stack.append(frame(CHOOSE_PROMOTED, seat, 0))
    elif order == MOVE:
        stack.append(frame(CHOOSE_MOVER, seat, seat))
    elif order == RECRUIT:
        stack.append(frame(CHOOSE_RECRUIT, seat, 0))
    elif order == CONFOUND:
        stack.append(frame(CHOOSE_REMOVED, seat))
    elif order == GLASS_ORDER:
        stack.append(frame(CHOOSE_GLASS, seat))
    elif order == CATASTROPHE:
        stack.append(frame(CHOOSE_RUIN, seat))
    elif order == SCAFFOLD_ORDER:
        stack.append(frame(BUILD_SCAFFOLD, seat, SCAFFOLDS))
    if log is not None:
        log.say("order", seat, {"place": place + 1, "order": ORDER_NAMES[order]})


def no_order(state: BasilicaState, order: int) -> Refusal:
    """BA-4.1. Explain what prevents an order from being executed in full."""
    player = state.players[state.active]
    if order == CATASTROPHE:
        return Refusal("ba-no-free-vault", "BA-4.5")
    if order == RECRUIT:
        return Refusal("ba-no-free-vault" if player.reserve() else "ba-no-builder-left", "BA-4.3")
    rule = {PROMOTE: "BA-4.2", MOVE: "BA-4.3", CONFOUND: "BA-4.4", GLASS_ORDER: "BA-4.5"}[order]
    if not player.crew:
        return Refusal("ba-no-own-builder", rule)
    if order == PROMOTE:
        return Refusal("ba-no-token", rule)
    if order == MOVE:
        return Refusal("ba-nobody-can-move", rule)
    if order == CONFOUND:
        return Refusal("ba-opponent-cannot-move", rule)
    return Refusal("ba-all-glazed", rule)


class Executed(Consequence):
    """BA-4.1. Automatic: the order on this place has been executed; its tile is discarded."""

    def __init__(self) -> None:
        super().__init__(EXECUTED, "executed", "BA-4.1", TURN)

    def settle(self, values: TableValues, state: BasilicaState, top: int, log: Log | None) -> bool:
        """BA-4.1, BA-2.4. After the paid order, discard the tile without turning it over and refill its
        place."""
        state.stack.pop()
        place = first(top)
        state.spent = recount(state.spent, state.orders[place], 1)
        state.discards += 1
        state.orders = replaced(state.orders, place, NO_TILE)
        leaves(state, place)
        state.stack.append(frame(REFILL, 0))
        return False

    def write(self, top: int) -> str:
        return f"{self.name} {first(top) + 1}"

    def read(self, said: Said) -> int:
        return frame(self.kind, said.order_place())

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """BA-2.2. An order is an action in its own right."""
        if state.fresh:
            raise PositionError("fresh: an order was taken since, so no builder can follow (BA-2.2).")
