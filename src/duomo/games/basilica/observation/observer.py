"""What a seat sees of Basilica, as a row of small numbers; `encoding` describes each of them."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from duomo.core.engine.observation import Observer, one_hot, small, write_stack
from duomo.games.basilica.rules.cells import has_crown, tile_of
from duomo.games.basilica.rules.codes import (
    ARCHITECT,
    BLACK,
    BUILDER,
    COLOURS,
    COLUMNS,
    CROWN,
    FACES,
    GLASS,
    HERCULES,
    KIND_SHIFT,
    KINDS,
    MASON,
    NO_TILE,
    ORDERS,
    PLACES,
    RANK,
    RANK_SHIFT,
    SCAFFOLD,
    STRIDE,
    WHITE,
    face_of,
    order_of,
)
from duomo.games.basilica.rules.crowns import still_lies, weights
from duomo.games.basilica.rules.state import BasilicaState

UNDER: Final = 3
"""Number of pending decisions below the top that are shown."""
ROWS_SEEN: Final = 30
CELL: Final = 13
TILE: Final = 1 + 4 + ORDERS
VAULT: Final = 6 + ORDERS
CASES: Final = 8

OF_SEAT: Final = one_hot(2)
NO_VAULT: Final = bytes(VAULT)
NO_DOUBT: Final = bytes(CASES)


def colours(mask: int) -> list[int]:
    """Return a 1 for each of the four colours in a set."""
    return [mask & 1, mask >> 1 & 1, mask >> 2 & 1, mask >> 3 & 1]  # one bit each, hot path


def order_side(kind: int) -> bytes:
    """Encode a tile on its order side: present, its colours, its order."""
    order = order_of(kind)
    return bytes([1, *colours(FACES[face_of(kind)]), *(1 if at == order else 0 for at in range(ORDERS))])


def vault_side(kind: int, crown: int) -> bytes:
    """Encode a vault: present, its colours, its crown, the order on its other side."""
    order = order_of(kind)
    return bytes(
        [1, *colours(FACES[face_of(kind)]), crown, *(1 if at == order else 0 for at in range(ORDERS))]
    )


ORDER_SIDES: Final = [*(order_side(kind) for kind in range(KINDS)), bytes(TILE)]
VAULT_SIDES: Final = [vault_side(kind, crown) for kind in range(KINDS) for crown in range(2)]


class BasilicaObserver(Observer[BasilicaState]):
    """Writes the fields of `encoding` in their order; rewrites only the cells that have changed."""

    def __init__(self) -> None:
        super().__init__()
        self.cells = vec[i64]()
        self.seat = 0
        """The cathedral as last written, and the seat it was written for."""
        self.row = BytesWriter()
        self.row.write(bytes(ROWS_SEEN * COLUMNS * CELL + 1))
        nothing: list[int] = []
        self.top = NO_TILE
        self.orders = nothing
        self.vaults = nothing
        self.unturned = b""
        self.crowned = b""
        self.early = -1
        self.doubt = nothing
        self.display = b""
        self.doubts = b""
        """The cached display and what is known about its crowns. It stays valid while these lists are the
        same objects: lists shared by copies of a state are only ever replaced (`replaced`), never changed."""
        self.out = BytesWriter()

    def turn_of(self, state: BasilicaState) -> int:
        return state.active

    def write(self, state: BasilicaState, seat: int, out: BytesWriter) -> None:
        self.write_turn(state, seat, out)
        self.write_display(state, out)
        self.write_piles(state, out)
        for party in range(2):
            player = state.players[seat ^ party]
            out.append(len(player.crew))
            out.append(player.tokens)
            out.append(small(player.coins))
            out.append(small(player.points // 100))
            out.append(player.points % 100)

    def write_turn(self, state: BasilicaState, seat: int, out: BytesWriter) -> None:
        write_stack(state.stack, UNDER, out)
        fresh: i64 = state.fresh
        out.write(OF_SEAT[state.decider ^ seat if state.decider >= 0 else -1])
        out.append(small(state.turns >> 1))
        out.write(OF_SEAT[state.active ^ seat])
        out.append(state.left)
        if fresh:
            out.append(small(fresh // STRIDE))
            out.append(u8(fresh % STRIDE + 1))
        else:
            out.append(0)
            out.append(0)
        out.append(small(state.king))
        out.append(small(state.built))

    def renew(self, state: BasilicaState, seat: int) -> None:
        """Update the cells that changed, row by row from the starting slots."""
        cells, shown, out = state.cells, self.cells, self.row
        changed = seat != self.seat
        if changed:
            self.seat = seat
            for player in state.players:
                for crew in player.crew:
                    write_cell(cells[crew], seat, crew, out)
        cell: i64 = 0
        for old, new in zip(shown, cells):
            if new != old:
                changed = True
                write_cell(new, seat, cell, out)
            cell += 1
        if changed or len(cells) != len(shown):
            while cell < len(cells):
                write_cell(cells[cell], seat, cell, out)
                cell += 1
            while cell < len(shown):
                write_cell(0, seat, cell, out)
                cell += 1
            out[ROWS_SEEN * COLUMNS * CELL] = small(beyond(cells))
            self.cells = cells[:]
            self.version += 1

    def rest(self) -> bytes:
        return self.row.getvalue()

    def write_display(self, state: BasilicaState, out: BytesWriter) -> None:
        if (
            state.orders is not self.orders
            or state.vaults is not self.vaults
            or state.top != self.top
            or state.unturned is not self.unturned
            or state.crowned is not self.crowned
            or state.doubt is not self.doubt
            or state.early != self.early
        ):
            self.orders = state.orders
            self.vaults = state.vaults
            self.top = state.top
            self.unturned = state.unturned
            self.crowned = state.crowned
            if state.doubt is not self.doubt or state.early != self.early:
                self.doubt = state.doubt
                self.early = state.early
                self.doubts = doubts(state, self.out)
            self.display = display(state, self.out)
        out.write(self.display)

    def write_piles(self, state: BasilicaState, out: BytesWriter) -> None:
        out.write(state.pile)
        out.append(small(state.under))
        out.append(state.reshuffled)
        out.write(state.spent)
        out.write(state.fallen)
        out.append(small(state.discards))
        out.write(state.unturned)
        out.write(state.crowned)
        out.write(self.doubts)


def beyond(cells: vec[i64]) -> int:
    """Count the things in rows that are too far away to be shown."""
    things = 0
    cell: i64
    for cell in range((ROWS_SEEN + 1) * STRIDE, len(cells)):
        if cell % STRIDE < COLUMNS and cells[cell]:
            things += 1
    return things


def write_cell(things: i64, seat: int, cell: i64, out: BytesWriter) -> None:
    """Write what stands on a cell, if its row is shown. The starting slots and the walls are left out."""
    row: i64 = cell // STRIDE - 1
    column: i64 = cell % STRIDE
    if column == COLUMNS or row < 0 or row >= ROWS_SEEN:
        return
    at: i64 = (row * COLUMNS + column) * CELL
    # Raw bit tests: this runs for every cell that a move has changed.
    own = things & (WHITE if seat == 0 else BLACK) != 0
    rank: i64 = (things & RANK) >> RANK_SHIFT
    out[at] = u8(things & 1)
    out[at + 1] = u8(things >> 1 & 1)
    out[at + 2] = u8(things >> 2 & 1)
    out[at + 3] = u8(things >> 3 & 1)
    out[at + 4] = 1 if things & SCAFFOLD else 0
    out[at + 5] = 1 if things & GLASS else 0
    out[at + 6] = 1 if own else 0
    out[at + 7] = 1 if things & BUILDER and not own else 0
    out[at + 8] = 1 if rank == ARCHITECT else 0
    out[at + 9] = 1 if rank == MASON else 0
    out[at + 10] = 1 if rank == HERCULES else 0
    out[at + 11] = 1 if things & CROWN else 0
    order: i64 = (things >> KIND_SHIFT) % ORDERS + 1 if things & COLOURS else 0
    out[at + 12] = u8(order)


def display(state: BasilicaState, out: BytesWriter) -> bytes:
    """Encode orders, vaults, the top of the pile, and how likely a crown is behind each order and that
    top."""
    out.truncate(0)
    for kind in state.orders:
        out.write(ORDER_SIDES[kind])
    for vault in state.vaults:
        if vault:
            out.write(VAULT_SIDES[2 * tile_of(vault) + (1 if has_crown(vault) else 0)])
        else:
            out.write(NO_VAULT)
    out.write(ORDER_SIDES[state.top])
    for place, kind in enumerate(state.orders):
        out.append(chance(state, kind, place))
    out.append(chance(state, state.top, -1))
    return out.getvalue()


def doubts(state: BasilicaState, out: BytesWriter) -> bytes:
    """Encode what is still unknown about the tiles on order places at the reshuffle: see `crowns`."""
    out.truncate(0)
    for kind in state.earlier:
        out.append(kind + 1)
    for place in range(PLACES):
        out.append(1 if still_lies(state, place) else 0)
    total = 0
    for weight in state.doubt:
        total += weight
    if total:
        for weight in state.doubt:
            out.append(100 * weight // total)
    else:
        out.write(NO_DOUBT)
    return out.getvalue()


def chance(state: BasilicaState, kind: int, place: int) -> int:
    """BA-1.1. Return how likely the tile has a crown, in per cent."""
    if kind == NO_TILE:
        return 0
    plain, crown = weights(state, kind, place)
    total = plain + crown
    return 100 * crown // total if total else 0
