"""The cathedral: where a tile may stand, and how it grows and shrinks (BA-1.4, BA-3.1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from duomo.core.engine.refusal import Refusal
from duomo.games.basilica.rules.cells import has_crown, is_joker, is_vault, tile_of
from duomo.games.basilica.rules.codes import (
    AT,
    BUILDER,
    COLOURS,
    COLUMNS,
    GLASS,
    JOKER,
    ROWS,
    STRIDE,
    SUPPORT,
    TILE,
)
from duomo.games.basilica.rules.names import cell_name
from duomo.games.basilica.rules.state import EMPTY_ROW, BasilicaState, Player, recount


def around(cells: vec[i64], cell: i64) -> i64:
    """BA-1.4. Return everything on the four adjacent cells, combined into one number."""
    return cells[cell - 1] | cells[cell + 1] | cells[cell - STRIDE] | cells[cell + STRIDE]


def rows_to_build(cells: vec[i64]) -> i64:
    """Return the end of the rows in which something can be placed (exclusive)."""
    rows: i64 = len(cells) // STRIDE - 1
    if rows > ROWS:
        rows = ROWS + 1
    return rows


JOKERS: Final = 8
"""A row as bits: one per column if it is occupied, and from this bit on one per column if it holds a
joker."""
FROM_JOKER: Final = 4
"""Shift from the joker bit of a cell to the joker bits of the row."""
ROW: Final = 31


def row_bits(cells: vec[i64], row: i64) -> i64:
    """Return what stands in a row as bits, so that neighbours are found for all its cells at once."""
    bits: i64 = 0
    first: i64 = row * STRIDE
    column: i64 = 0
    while column < COLUMNS:
        value: i64 = cells[first + column]
        if value:
            bits |= (1 | (value & JOKER) >> FROM_JOKER) << column  # per cell, several times per turn
        column += 1
    return bits


def free_cells(below: i64, here: i64, above: i64, joker: bool) -> i64:
    """BA-3.1. Return the empty cells of a row next to a slot, a vault or a scaffold; for a joker, not next to
    another joker."""
    beside: i64 = here << 1 | here >> 1 | below | above  # one bit per column, shifted to both sides
    free: i64 = beside & ~here & ROW
    return free & ~(beside >> JOKERS) if joker else free


def legal_cells(cells: vec[i64], tile: int, moves: list[int]) -> None:
    """BA-3.1. Add a move for every cell where the tile can be placed."""
    joker = is_joker(tile)
    below: i64 = row_bits(cells, 0)
    here: i64 = row_bits(cells, 1)
    row: i64 = 1
    last = rows_to_build(cells)
    while row < last:
        above: i64 = row_bits(cells, row + 1)
        free: i64 = free_cells(below, here, above, joker)
        column: i64 = 0
        while free:
            if free & 1:
                moves.append(AT + (row - 1) * COLUMNS + column)
            free >>= 1
            column += 1
        below = here
        here = above
        row += 1


def fits(cells: vec[i64], tile: int) -> bool:
    """BA-3.1. True if there is a cell for it. A single colour always fits: the length is unlimited."""
    if not is_joker(tile):
        return True
    below: i64 = row_bits(cells, 0)
    here: i64 = row_bits(cells, 1)
    row: i64 = 1
    last = rows_to_build(cells)
    while row < last:
        above: i64 = row_bits(cells, row + 1)
        if free_cells(below, here, above, True):
            return True
        below = here
        here = above
        row += 1
    return False


def near(cell: int, other: int) -> bool:
    """BA-1.4. True if two cells are adjacent."""
    return abs(cell - other) == 1 or abs(cell - other) == STRIDE


def no_place(state: BasilicaState, cell: int, rule: str) -> Refusal:
    """BA-3.1. Explain why nothing, or no joker, can be placed on a cell."""
    data: dict[str, int | str | Refusal] = {"cell": cell_name(cell)}
    if cell < len(state.cells) and state.cells[cell]:
        return Refusal("ba-cell-taken", "BA-1.4", data)
    if cell + STRIDE >= len(state.cells) or not around(state.cells, cell) & SUPPORT:
        return Refusal("ba-nothing-adjacent", rule, data)
    return Refusal("ba-joker-beside-joker", rule, data)


def put(state: BasilicaState, cell: int, tile: int) -> None:
    """Put a vault or a scaffold on an empty cell, keeping two empty rows beyond it."""
    while cell + 2 * STRIDE >= len(state.cells):
        state.cells = extend(state.cells, EMPTY_ROW)
    state.cells[cell] = tile
    if is_vault(tile):
        state.built += 1


def trim(state: BasilicaState) -> None:
    """Keep exactly two empty rows beyond the last occupied one."""
    cells = state.cells
    rows: i64 = len(cells) // STRIDE
    while rows > 3 and not row_bits(cells, rows - 3):
        rows -= 1
    if rows * STRIDE < len(cells):
        state.cells = cells[: rows * STRIDE]


def discard_vault(state: BasilicaState, vault: int) -> None:
    """Discard a vault. Its glass goes back to the supply, which is unlimited."""
    crown = 1 if has_crown(vault) else 0
    state.fallen = recount(state.fallen, 2 * tile_of(vault) + crown, 1)
    state.discards += 1


def unoccupied(state: BasilicaState) -> bool:
    """BA-1.4. True if there is a vault without a builder."""
    return state.built > len(state.players[0].crew) + len(state.players[1].crew)


def free_vault(cell: i64) -> bool:
    """BA-1.4. True for a vault without a builder. It is defined here, with raw bit tests, because `can_move`
    calls it for every builder in every turn."""
    return cell & COLOURS != 0 and cell & BUILDER == 0


def can_move(cells: vec[i64], cell: i64) -> bool:
    """BA-4.3. True if there is an adjacent unoccupied vault."""
    return (
        free_vault(cells[cell - 1])
        or free_vault(cells[cell + 1])
        or free_vault(cells[cell - STRIDE])
        or free_vault(cells[cell + STRIDE])
    )


def set_builder(state: BasilicaState, player: Player, cell: int, bits: int) -> None:
    """Put a builder (side and rank in `bits`) on an unoccupied vault."""
    state.cells[cell] |= bits
    player.crew.append(cell)
    player.crew.sort()


def lift_builder(state: BasilicaState, player: Player, cell: int) -> int:
    """Take a builder off its vault; glass stays (BA-4.3). Return its side and rank."""
    kept = state.cells[cell] & (GLASS | TILE)
    bits = state.cells[cell] ^ kept
    state.cells[cell] = kept
    player.crew.remove(cell)
    return bits
