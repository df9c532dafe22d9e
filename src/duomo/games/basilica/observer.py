"""What a seat sees of Basilica as a row of small numbers; `observation` says what each is."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from duomo.core.observation import Observer, one_hot, small, write_frame
from duomo.games.basilica.codes import (
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
)
from duomo.games.basilica.crowns import weights
from duomo.games.basilica.state import BasilicaState

FRAMES: Final = 64
NUMBERS: Final = 8
UNDER: Final = 3
"""Pending decisions below the top that are shown."""
ROWS_SEEN: Final = 30
CELL: Final = 13
TILE: Final = 1 + 4 + ORDERS
VAULT: Final = 6 + ORDERS
CASES: Final = 8

OF_KIND: Final = one_hot(FRAMES)
OF_SEAT: Final = one_hot(2)
NO_CELL: Final = bytes(CELL)
NO_FRAME: Final = bytes(1 + NUMBERS)
NO_VAULT: Final = bytes(VAULT)


def colours(mask: int) -> list[int]:
    return [mask & 1, mask >> 1 & 1, mask >> 2 & 1, mask >> 3 & 1]


def order_side(kind: int) -> bytes:
    """That there is a tile, its colours, its order."""
    order = kind % ORDERS
    return bytes([1, *colours(FACES[kind // ORDERS]), *(1 if at == order else 0 for at in range(ORDERS))])


def vault_side(kind: int, crown: int) -> bytes:
    """That there is a vault, its colours, its crown, the order on its other side."""
    order = kind % ORDERS
    return bytes(
        [1, *colours(FACES[kind // ORDERS]), crown, *(1 if at == order else 0 for at in range(ORDERS))]
    )


ORDER_SIDES: Final = [*(order_side(kind) for kind in range(KINDS)), bytes(TILE)]
VAULT_SIDES: Final = [vault_side(kind, crown) for kind in range(KINDS) for crown in range(2)]


class BasilicaObserver(Observer[BasilicaState]):
    """Writes the fields of `observation`, in their order; the cathedral only when it has changed."""

    def __init__(self) -> None:
        super().__init__()
        nothing: list[int] = []
        self.seen = [nothing, nothing]
        self.cathedrals = [b"", b""]
        size = ROWS_SEEN * COLUMNS
        self.values = [[0] * size, [0] * size]
        self.cells = [[NO_CELL] * size, [NO_CELL] * size]
        """Of each cell, for each seat: what it was when it was last written, and what was written."""
        self.out = BytesWriter()

    def turn_of(self, state: BasilicaState) -> int:
        return state.active

    def write(self, state: BasilicaState, seat: int, out: BytesWriter) -> None:
        self.write_turn(state, seat, out)
        self.write_display(state, out)
        self.write_piles(state, out)
        for party in range(2):
            player = state.players[(seat + party) % 2]
            out.append(len(player.crew))
            out.append(player.tokens)
            out.append(small(player.coins))
            out.append(small(player.points // 100))
            out.append(player.points % 100)

    def write_turn(self, state: BasilicaState, seat: int, out: BytesWriter) -> None:
        stack = state.stack
        depth = len(stack)
        if depth:
            out.write(OF_KIND[stack[depth - 1] & 63])
            write_frame(stack[depth - 1], out)
        else:
            out.write(OF_KIND[-1])
            write_frame(0, out)
        for under in range(2, 2 + UNDER):
            if under <= depth:
                frame = stack[depth - under]
                out.append(frame & 63)
                write_frame(frame, out)
            else:
                out.write(NO_FRAME)
        out.write(OF_SEAT[(state.decider - seat) % 2 if state.decider >= 0 else -1])
        out.append(small(state.turns // 2))
        out.write(OF_SEAT[(state.active - seat) % 2])
        out.append(state.left)
        if state.fresh:
            out.append(small(state.fresh // STRIDE))
            out.append(state.fresh % STRIDE + 1)
        else:
            out.append(0)
            out.append(0)
        out.append(small(state.king))
        out.append(small(state.built))

    def seldom(self, state: BasilicaState, seat: int) -> bytes:
        cells = state.cells
        if cells != self.seen[seat]:
            self.seen[seat] = cells[:]
            self.cathedrals[seat] = self.cathedral(cells, seat)
        return self.cathedrals[seat]

    def cathedral(self, cells: list[int], seat: int) -> bytes:
        """Row by row from the starting slots on; a cell's numbers are those of `observation`."""
        out, values, written = self.out, self.values[seat], self.cells[seat]
        out.truncate(0)
        rows = min(len(cells) // STRIDE - 1, ROWS_SEEN + 1)
        at = 0
        for row in range(1, rows):
            first = row * STRIDE
            for cell in range(first, first + COLUMNS):
                value = cells[cell]
                if value != values[at]:
                    values[at] = value
                    written[at] = cell_row(value, seat)
                out.write(written[at])
                at += 1
        out.write(bytes((ROWS_SEEN + 1 - rows) * COLUMNS * CELL))
        beyond = 0
        for cell in range((ROWS_SEEN + 1) * STRIDE, len(cells)):
            if cell % STRIDE < COLUMNS and cells[cell]:
                beyond += 1
        out.append(small(beyond))
        return out.getvalue()

    def write_display(self, state: BasilicaState, out: BytesWriter) -> None:
        for kind in state.orders:
            out.write(ORDER_SIDES[kind])
        for vault in state.vaults:
            if vault:
                out.write(VAULT_SIDES[2 * (vault >> KIND_SHIFT) + (1 if vault & CROWN else 0)])
            else:
                out.write(NO_VAULT)
        out.write(ORDER_SIDES[state.top])
        for place in range(PLACES):
            out.append(chance(state, state.orders[place], place))
        out.append(chance(state, state.top, -1))

    def write_piles(self, state: BasilicaState, out: BytesWriter) -> None:
        write_counts(state.pile, out)
        out.append(small(state.under))
        out.append(state.reshuffled)
        write_counts(state.spent, out)
        write_counts(state.fallen, out)
        out.append(small(state.discards))
        write_counts(state.unturned, out)
        write_counts(state.crowned, out)
        for kind in state.earlier:
            out.append(kind + 1)
        for place in range(PLACES):
            out.append(state.early >> place & 1)
        total = 0
        for weight in state.doubt:
            total += weight
        if total:
            for weight in state.doubt:
                out.append(100 * weight // total)
        else:
            for _ in range(CASES):
                out.append(0)


def cell_row(value: int, seat: int) -> bytes:
    own = value & (WHITE if seat == 0 else BLACK) != 0
    rank = (value & RANK) >> RANK_SHIFT
    return bytes(
        [
            *colours(value),
            1 if value & SCAFFOLD else 0,
            1 if value & GLASS else 0,
            1 if own else 0,
            1 if value & BUILDER and not own else 0,
            1 if rank == ARCHITECT else 0,
            1 if rank == MASON else 0,
            1 if rank == HERCULES else 0,
            1 if value & CROWN else 0,
            (value >> KIND_SHIFT) % ORDERS + 1 if value & COLOURS else 0,
        ]
    )


def write_counts(counts: list[int], out: BytesWriter) -> None:
    """No kind has as many tiles as a number can show."""
    for count in counts:
        out.append(count)


def chance(state: BasilicaState, kind: int, place: int) -> int:
    """BA-1.1. How likely the tile carries a crown, in per cent."""
    if kind == NO_TILE:
        return 0
    plain, crown = weights(state, kind, place)
    total = plain + crown
    return 100 * crown // total if total else 0
