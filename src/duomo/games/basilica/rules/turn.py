"""A turn: three actions in any combination; passing is not allowed (BA-2.2)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, second
from duomo.core.words.phrase import Phrase, say
from duomo.games.basilica.rules.cathedral import fits, set_builder
from duomo.games.basilica.rules.codes import (
    ACTIONS,
    DECLINE,
    ORDERS,
    PLACE,
    PLACE_BUILDER,
    PLACES,
    REPLACE,
    TAKE_ORDER,
    TAKE_VAULT,
    TURN,
    order_of,
    side,
)
from duomo.games.basilica.rules.decision import BOTTOM, Decision
from duomo.games.basilica.rules.names import SEAT_NAMES, cell_name
from duomo.games.basilica.rules.orders import can_execute, no_order, take_order
from duomo.games.basilica.rules.said import Said
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues
from duomo.games.basilica.rules.vaults import replace_vaults


class Turn(Decision):
    """BA-2.2. Choose an action; the second number is 1 if a vault must be placed (BA-3.2)."""

    def __init__(self) -> None:
        super().__init__(TURN, "turn", "BA-2.2", BOTTOM)

    def settle(self, values: TableValues, state: BasilicaState, top: int, log: Log | None) -> bool:
        if state.left == 0:
            next_turn(state, log)
            return False
        state.decider = first(top)
        return True

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        """BA-2.2. Place a vault, put a builder on the vault just placed, or take an order; no passing."""
        cells, vaults, orders = state.cells, state.vaults, state.orders
        for place in range(PLACES):
            if fits(cells, vaults[place]):
                moves.append(TAKE_VAULT + place)
        if not moves:
            moves.append(REPLACE)
        if second(top):
            return  # BA-3.2. A vault must be placed.
        if state.fresh and state.players[state.active].reserve():
            moves.append(PLACE_BUILDER)
        for place in range(PLACES):
            if can_execute(state, orders[place] % ORDERS):  # `order_of`, inlined: hot path
                moves.append(TAKE_ORDER + place)

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        if move < REPLACE:
            state.stack[-1] = frame(TURN, state.active)
            state.stack.append(frame(PLACE, state.active, move - TAKE_VAULT))
        elif move >= TAKE_ORDER:
            take_order(state, move - TAKE_ORDER, log)
        elif move == PLACE_BUILDER:
            place_builder(state, log)
        else:
            replace_vaults(state, log)

    def refuse(self, values: TableValues, state: BasilicaState, top: int, move: int) -> Refusal:
        """BA-2.2."""
        if TAKE_VAULT <= move < REPLACE:
            return Refusal("ba-no-cell-for-joker", "BA-3.1", {"place": move - TAKE_VAULT + 1})
        if move == REPLACE:
            return Refusal("ba-vault-fits", "BA-3.2")
        if move == DECLINE:
            return Refusal("ba-no-passing", "BA-2.2")
        order = TAKE_ORDER <= move < TAKE_ORDER + PLACES
        if second(top) and (order or move == PLACE_BUILDER):
            return Refusal("ba-vault-must-follow", "BA-3.2")
        if move == PLACE_BUILDER:
            return Refusal("ba-no-builder-left" if state.fresh else "ba-builder-after-vault", "BA-2.2")
        if order:
            return no_order(state, order_of(state.orders[move - TAKE_ORDER]))
        return super().refuse(values, state, top, move)

    def write(self, top: int) -> str:
        return super().write(top) + (" must-place" if second(top) else "")

    def read(self, said: Said) -> int:
        return frame(self.kind, said.seat(), said.said("must-place"))

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """BA-2.2. It is the turn of the active player."""
        if first(top) != state.active:
            raise PositionError(f"{place}: the turn is {SEAT_NAMES[state.active]}'s (BA-2.2).")

    def ask(self, state: BasilicaState, top: int) -> Phrase:
        return say("ba-decide-turn", actions=state.left)


def place_builder(state: BasilicaState, log: Log | None) -> None:
    """BA-2.2. Place a builder from the reserve on the vault placed by the previous action."""
    seat = state.active
    set_builder(state, state.players[seat], state.fresh, side(seat))
    if log is not None:
        log.say("builder", seat, {"cell": cell_name(state.fresh), "rule": "BA-2.2"})
    state.fresh = 0
    state.left -= 1


def next_turn(state: BasilicaState, log: Log | None) -> None:
    """BA-2.2. After three actions, or after a scoring, it is the opponent's turn."""
    state.active = 1 - state.active
    state.left = ACTIONS
    state.fresh = 0
    state.turns += 1
    state.stack[-1] = frame(TURN, state.active)
    if log is not None:
        log.say("turn", state.active, {"turn": state.turns})
