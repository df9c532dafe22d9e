"""What must hold in a position as a whole, so that play can go on from it."""

from __future__ import annotations

from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import first, kind_of, second, third
from duomo.games.basilica.positions.pending import frame_text
from duomo.games.basilica.rules.codes import (
    ACTIONS,
    BUILD_SCAFFOLD,
    CATASTROPHE,
    CHOOSE_GLASS,
    CHOOSE_MOVER,
    CHOOSE_PROMOTED,
    CHOOSE_RANK,
    CHOOSE_RECRUIT,
    CHOOSE_REMOVED,
    CHOOSE_RUIN,
    CHOOSE_TARGET,
    CONFOUND,
    GLASS_ORDER,
    LAST_SPACE,
    MOVE,
    NATURE_FRAMES,
    NO_TILE,
    OFFER,
    ORDERS,
    PLAYER_FRAMES,
    PROMOTE,
    RECRUIT,
    REFILL,
    SCAFFOLD_ORDER,
    TURN,
    side,
)
from duomo.games.basilica.rules.names import ORDER_NAMES, SEAT_NAMES, cell_name
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues

ASKED_BY: dict[int, tuple[int, ...]] = {
    BUILD_SCAFFOLD: (SCAFFOLD_ORDER,),
    CHOOSE_PROMOTED: (PROMOTE,),
    CHOOSE_RANK: (PROMOTE,),
    CHOOSE_RECRUIT: (RECRUIT,),
    CHOOSE_MOVER: (MOVE, CONFOUND),
    CHOOSE_TARGET: (MOVE, CONFOUND),
    CHOOSE_REMOVED: (CONFOUND,),
    CHOOSE_GLASS: (GLASS_ORDER,),
    CHOOSE_RUIN: (CATASTROPHE,),
    OFFER: (PROMOTE, RECRUIT, CONFOUND),
}
"""BA-4.1. The orders that lead to each decision."""
PAYER_TOO = (CHOOSE_PROMOTED, CHOOSE_RANK, CHOOSE_RECRUIT, CHOOSE_MOVER, CHOOSE_TARGET)
"""Decisions of the active player or, in a paid order, of his opponent."""


def check_decision(rules: BasilicaRules, state: BasilicaState) -> None:
    """What is pending is what the rules would ask for, and whoever decides has something to decide."""
    stack = state.stack
    if kind_of(stack[0]) == TURN and first(stack[0]) != state.active:
        raise PositionError(f"pending 1: the turn is {SEAT_NAMES[state.active]}'s (BA-2.2).")
    for at, top in enumerate(stack):
        if at and kind_of(top) >= PLAYER_FRAMES:
            check_seat(f"pending {at + 1}", state, top)
        if kind_of(top) in ASKED_BY:
            check_order(f"pending {at + 1}", state, stack[at - 1], top)
    given = [frame_text(top) for top in stack]
    check_display(state)
    if len(stack) > 1 and kind_of(stack[-1]) < NATURE_FRAMES:
        stack.pop()  # The rules say again what nature decides.
        rules.settle(state, None)
        again = [frame_text(top) for top in stack]
        if again != given:
            raise PositionError(f"pending {len(given)}: “{given[-1]}” is not what comes next.")
    rules.settle(state, None)
    if state.decider >= 0 and not rules.legal(state):
        raise PositionError(
            f"pending {len(stack)}: {SEAT_NAMES[state.decider]} can do nothing that this decision asks for."
        )


def check_seat(place: str, state: BasilicaState, top: int) -> None:
    """BA-4.1. The opponent decides only about his coin and in a paid order."""
    kind, seat = kind_of(top), first(top)
    allowed = [state.active]
    if kind == OFFER:
        allowed = [1 - state.active]
    elif kind in PAYER_TOO:
        allowed = [0, 1]
    if seat not in allowed:
        raise PositionError(f"{place}: this is not for {SEAT_NAMES[seat]} to decide (BA-4.1).")
    if kind == OFFER and not state.players[seat].coins:
        raise PositionError(f"{place}: {SEAT_NAMES[seat]} holds no coin (BA-4.1).")
    paid = seat != state.active
    if kind == CHOOSE_RECRUIT and bool(second(top)) != paid:
        raise PositionError(f"{place}: the opponent recruits by a paid order, and nobody else does (BA-4.3).")
    if kind in (CHOOSE_PROMOTED, CHOOSE_RANK):
        forbidden = second(top) if kind == CHOOSE_PROMOTED else third(top)
        if bool(forbidden) != paid:
            raise PositionError(f"{place}: only a paid promotion excludes the rank just given (BA-4.2).")
    if kind == CHOOSE_RANK and not stands(state, seat, second(top)):
        raise PositionError(f"{place}: no builder of {SEAT_NAMES[seat]} is on {cell_name(second(top))}.")
    if kind == CHOOSE_TARGET and not stands(state, second(top), third(top)):
        raise PositionError(
            f"{place}: no builder of {SEAT_NAMES[second(top)]} is on {cell_name(third(top))}."
        )


def stands(state: BasilicaState, seat: int, cell: int) -> bool:
    return cell < len(state.cells) and state.cells[cell] & side(seat) != 0


def check_order(place: str, state: BasilicaState, below: int, top: int) -> None:
    """BA-4.1. The order tile is still on its place."""
    tile = state.orders[first(below)]
    order = tile % ORDERS
    wrong = tile == NO_TILE or order not in ASKED_BY[kind_of(top)]
    if kind_of(top) == OFFER and not wrong:
        wrong = order != second(top) or (order == PROMOTE) != bool(third(top))
    if kind_of(top) in (CHOOSE_MOVER, CHOOSE_TARGET) and not wrong:
        owner = state.active if order == MOVE else 1 - state.active
        wrong = second(top) != owner or (order == MOVE and first(top) != state.active)
    if wrong:
        name = "no tile" if tile == NO_TILE else ORDER_NAMES[order]
        asked = frame_text(top)
        raise PositionError(
            f"{place}: “{asked}” does not follow from order place {first(below) + 1}, "
            f"which shows {name} (BA-4.1)."
        )


def check_display(state: BasilicaState) -> None:
    """BA-2.3. In the middle of an action nothing is missing."""
    if any(kind_of(top) == REFILL for top in state.stack) or kind_of(state.stack[0]) != TURN:
        return
    missing = NO_TILE in state.orders or 0 in state.vaults
    if missing or (state.top == NO_TILE and state.under):
        raise PositionError(
            "pending: in the middle of an action all tiles of the display and the top of the pile "
            "must be named (BA-2.3)."
        )


def check_start(values: TableValues, state: BasilicaState, pending: list[int]) -> None:
    """BA-2.1. Before the start player is known nothing has been dealt."""
    if values.starter >= 0:
        raise PositionError("pending 1: the start player is chosen by an option, not drawn (BA-2.1).")
    dealt = state.under != values.size or state.king or state.left != ACTIONS
    if len(pending) != 1 or dealt or state.active or any(player.points for player in state.players):
        raise PositionError("pending 1: before the start player is known nothing has happened (BA-2.1).")


def check_end(state: BasilicaState) -> None:
    """BA-5.5. Nothing is pending only after the third scoring, or when the pile is exhausted."""
    exhausted = state.top == NO_TILE and not state.under and (state.reshuffled or not state.discards)
    if state.king != LAST_SPACE and not exhausted:
        raise PositionError(
            "pending: nothing is, so the game is over; but the king is not on 30 "
            "and the pile is not exhausted (BA-5.5)."
        )
    state.left = 0
