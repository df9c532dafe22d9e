"""Why a move is not legal now, with the rule. It explains what `legal` decided and decides nothing."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, second, third
from duomo.games.basilica.rules.cathedral import around
from duomo.games.basilica.rules.codes import (
    AT,
    BUILD_SCAFFOLD,
    BUILDER,
    CATASTROPHE,
    CHOOSE_GLASS,
    CHOOSE_MOVER,
    CHOOSE_PROMOTED,
    CHOOSE_RANK,
    CHOOSE_RECRUIT,
    CHOOSE_REMOVED,
    CHOOSE_RUIN,
    CHOOSE_TARGET,
    COLOURS,
    CONFOUND,
    DECLINE,
    GIVE_RANK,
    GLASS_ORDER,
    MOVE,
    OFFER,
    ORDERS,
    PLACE,
    PLACE_BUILDER,
    PLAYER_MOVES,
    PROMOTE,
    RECRUIT,
    REPLACE,
    SCAFFOLD,
    STRIDE,
    SUPPORT,
    TAKE_ORDER,
    TAKE_VAULT,
    TURN,
    cell_of,
    side,
)
from duomo.games.basilica.rules.names import RANK_NAMES, SEAT_NAMES, cell_name
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues

WAITING: Final = {
    TURN: ("turn", "BA-2.2"),
    PLACE: ("place", "BA-3.1"),
    BUILD_SCAFFOLD: ("scaffold", "BA-4.5"),
    CHOOSE_PROMOTED: ("promoted", "BA-4.2"),
    CHOOSE_RANK: ("rank", "BA-4.2"),
    CHOOSE_RECRUIT: ("recruit", "BA-4.3"),
    CHOOSE_MOVER: ("mover", "BA-4.3"),
    CHOOSE_TARGET: ("target", "BA-4.3"),
    CHOOSE_REMOVED: ("removed", "BA-4.4"),
    CHOOSE_GLASS: ("glass", "BA-4.5"),
    CHOOSE_RUIN: ("ruin", "BA-4.5"),
    OFFER: ("offer", "BA-4.1"),
}
"""What has to be decided now, and the rule that asks for it."""


def explain(values: TableValues, state: BasilicaState, move: int) -> Refusal:
    if state.decider < 0:
        return Refusal("ba-nature-first", "BA-2.3")
    if move >= PLAYER_MOVES:
        return Refusal("ba-not-nature", "BA-2.2")
    top = state.stack[-1]
    kind = top & 63
    if kind == TURN:
        refusal = no_action(state, top, move)
        if refusal is not None:
            return refusal
    elif kind == CHOOSE_RANK and GIVE_RANK < move <= GIVE_RANK + 3:
        return no_rank(state, top, move - GIVE_RANK)
    elif move >= AT:
        refusal = no_cell(values, state, top, cell_of(move))
        if refusal is not None:
            return refusal
    now, rule = WAITING[kind]
    return Refusal("ba-not-now", rule, {"now": now})


def no_action(state: BasilicaState, top: int, move: int) -> Refusal | None:
    """BA-2.2."""
    if TAKE_VAULT <= move < REPLACE:
        return Refusal("ba-no-cell-for-joker", "BA-3.1", {"place": move - TAKE_VAULT + 1})
    if move == REPLACE:
        return Refusal("ba-vault-fits", "BA-3.2")
    if move == DECLINE:
        return Refusal("ba-no-passing", "BA-2.2")
    builder_or_order = move == PLACE_BUILDER or TAKE_ORDER <= move <= GIVE_RANK
    if second(top) and builder_or_order:
        return Refusal("ba-vault-must-follow", "BA-3.2")
    if move == PLACE_BUILDER:
        if not state.fresh:
            return Refusal("ba-builder-after-vault", "BA-2.2")
        return Refusal("ba-no-builder-left", "BA-2.2")
    if builder_or_order:
        return no_order(state, state.orders[move - TAKE_ORDER] % ORDERS)
    return None


def no_order(state: BasilicaState, order: int) -> Refusal:
    """BA-4.1. What keeps an order from being executed wholly."""
    player = state.players[state.active]
    if order == CATASTROPHE:
        return Refusal("ba-no-free-vault", "BA-4.5")
    if order == RECRUIT:
        if not player.reserve():
            return Refusal("ba-no-builder-left", "BA-4.3")
        return Refusal("ba-no-free-vault", "BA-4.3")
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


def no_rank(state: BasilicaState, top: int, rank: int) -> Refusal:
    """BA-4.2."""
    reason = "ba-rank-just-given" if rank == third(top) else "ba-same-rank"
    return Refusal(reason, "BA-4.2", {"rank": RANK_NAMES[rank]})


def no_cell(values: TableValues, state: BasilicaState, top: int, cell: int) -> Refusal | None:
    """Why a cell cannot be chosen; None where no cell is asked for."""
    kind = top & 63
    data: dict[str, int | str] = {"cell": cell_name(cell)}
    value = state.cells[cell] if cell < len(state.cells) else 0
    if kind == PLACE or kind == BUILD_SCAFFOLD:
        tile = state.vaults[second(top)] if kind == PLACE else SCAFFOLD
        return no_place(state, tile, cell, value, "BA-3.1" if kind == PLACE else "BA-4.5")
    if kind == CHOOSE_RANK or kind == OFFER:
        return None
    rule = WAITING[kind][1]
    if value & SCAFFOLD:
        return Refusal("ba-scaffold-there", "BA-4.5", data)
    if not value & COLOURS:
        return Refusal("ba-no-vault-there", rule, data)
    if kind == CHOOSE_RECRUIT:
        if value & BUILDER:
            return Refusal("ba-vault-occupied", "BA-1.4", data)
        return Refusal("ba-recruit-beside-own" if values.paid_own else "ba-recruit-beside", "BA-4.3", data)
    if kind == CHOOSE_RUIN:
        return Refusal("ba-builder-stands-there", "BA-4.5", data)
    if kind == CHOOSE_TARGET:
        if value & BUILDER and (cell == third(top) or near(third(top), cell)):
            return Refusal("ba-vault-occupied", "BA-1.4", data)
        data["from"] = cell_name(third(top))
        return Refusal("ba-not-adjacent", "BA-4.3", data)
    return no_builder(state, top, cell, value, rule)


def near(cell: int, other: int) -> bool:
    return abs(cell - other) == 1 or abs(cell - other) == STRIDE


def no_place(state: BasilicaState, tile: int, cell: int, value: int, rule: str) -> Refusal:
    """BA-3.1."""
    data: dict[str, int | str] = {"cell": cell_name(cell)}
    if value:
        return Refusal("ba-cell-taken", "BA-1.4", data)
    if cell + STRIDE >= len(state.cells) or not around(state.cells, cell) & SUPPORT:
        return Refusal("ba-nothing-adjacent", rule, data)
    return Refusal("ba-joker-beside-joker", rule, data)


def no_builder(state: BasilicaState, top: int, cell: int, value: int, rule: str) -> Refusal:
    """A builder that cannot be promoted, moved, taken back or given glass."""
    kind = top & 63
    owner = second(top) if kind == CHOOSE_MOVER else first(top)
    data: dict[str, int | str] = {"cell": cell_name(cell), "side": SEAT_NAMES[owner]}
    if not value & side(owner):
        return Refusal("ba-no-such-builder", rule, data)
    if kind == CHOOSE_MOVER:
        return Refusal("ba-builder-cannot-move", rule, data)
    if kind == CHOOSE_REMOVED:
        return Refusal("ba-removal-frees-nobody", "BA-4.4", data)
    return Refusal("ba-glass-there", "BA-4.5", data)
