"""Executing an order tile (BA-4.1), and the orders that build or destroy (BA-4.5)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, frame, replaced, second
from duomo.games.basilica.rules.builders import (
    can_confound,
    can_move_any,
    can_promote,
    can_recruit,
    unoccupied,
)
from duomo.games.basilica.rules.cathedral import discard_vault, free_vault, put, rows_to_build, trim
from duomo.games.basilica.rules.codes import (
    AT,
    BUILD_SCAFFOLD,
    CATASTROPHE,
    CHOOSE_GLASS,
    CHOOSE_MOVER,
    CHOOSE_PROMOTED,
    CHOOSE_RECRUIT,
    CHOOSE_REMOVED,
    CHOOSE_RUIN,
    COLUMNS,
    CONFOUND,
    EXECUTED,
    GLASS,
    GLASS_ORDER,
    MOVE,
    NO_TILE,
    ORDERS,
    PROMOTE,
    RECRUIT,
    REFILL,
    SCAFFOLD,
    SCAFFOLD_ORDER,
    STRIDE,
    at,
    cell_of,
)
from duomo.games.basilica.rules.names import ORDER_NAMES, cell_name
from duomo.games.basilica.rules.state import BasilicaState, Player, recount

SCAFFOLDS: Final = 2
"""BA-4.5. Scaffolds placed by one order."""


def can_execute(state: BasilicaState, order: int) -> bool:
    """BA-4.1. An order that cannot be executed wholly cannot be taken."""
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
    """BA-4.1. The first choice of the order waits on the stack, above the end of it."""
    seat = state.active
    order = state.orders[place] % ORDERS
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


def executed(state: BasilicaState) -> None:
    """BA-4.1, BA-2.4. After the paid order the tile is discarded, unturned; then its place is refilled."""
    place = first(state.stack.pop())
    state.spent = recount(state.spent, state.orders[place], 1)
    state.discards += 1
    state.orders = replaced(state.orders, place, NO_TILE)
    state.early &= ~(1 << place)
    state.stack.append(frame(REFILL, 0))


# ---- Glass, BA-4.5 -------------------------------------------------------------------------------


def can_glaze(state: BasilicaState, player: Player) -> bool:
    for cell in player.crew:
        if not state.cells[cell] & GLASS:
            return True
    return False


def legal_glass(state: BasilicaState, player: Player, moves: list[int]) -> None:
    """BA-4.5. A vault with an own builder and no glass."""
    for cell in player.crew:
        if not state.cells[cell] & GLASS:
            moves.append(at(cell))


def glaze(state: BasilicaState, move: int, log: Log | None) -> None:
    seat = first(state.stack.pop())
    cell = cell_of(move)
    state.cells[cell] |= GLASS
    if log is not None:
        log.say("glass", seat, {"cell": cell_name(cell), "rule": "BA-4.5"})


# ---- Scaffold, BA-4.5: `cathedral.legal_cells` without the joker rule -----------------------------


def build_scaffold(state: BasilicaState, move: int, log: Log | None) -> None:
    """BA-4.5. Two, one after the other: the second may lean on the first."""
    top = state.stack.pop()
    seat, left = first(top), second(top)
    cell = cell_of(move)
    put(state, cell, SCAFFOLD)
    if left > 1:
        state.stack.append(frame(BUILD_SCAFFOLD, seat, left - 1))
    if log is not None:
        log.say("scaffold", seat, {"cell": cell_name(cell), "rule": "BA-4.5"})


# ---- Catastrophe, BA-4.5 -------------------------------------------------------------------------


def legal_ruins(state: BasilicaState, moves: list[int]) -> None:
    """BA-4.5. Any vault without a builder."""
    cells = state.cells
    move = AT
    for row in range(1, rows_to_build(cells)):
        start = row * STRIDE
        for cell in range(start, start + COLUMNS):
            if free_vault(cells[cell]):
                moves.append(move)
            move += 1


def ruin(state: BasilicaState, move: int, log: Log | None) -> None:
    """BA-4.5. The king does not step back, and the cathedral may fall apart."""
    seat = first(state.stack.pop())
    cell = cell_of(move)
    discard_vault(state, state.cells[cell])
    state.cells[cell] = 0
    state.built -= 1
    trim(state)
    if log is not None:
        log.say("catastrophe", seat, {"cell": cell_name(cell), "rule": "BA-4.5"})
