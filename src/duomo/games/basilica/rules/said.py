"""Parses the words of a pending decision in a position: seats, cells, ranks and places of Basilica."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.entries import show
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.spoken import Spoken
from duomo.games.basilica.rules.codes import ARCHITECT, COLUMNS, PLACES, ROWS, STRIDE
from duomo.games.basilica.rules.names import RANK_NAMES, SEAT_NAMES, cell_name

RANKS: Final = RANK_NAMES[ARCHITECT:]


def read_cell(place: str, text: object) -> int:
    """BA-1.4. `3.4` is the fourth cell of the third row."""
    if isinstance(text, str) and len(text) < 8:
        row, _, column = text.partition(".")
        if row.isascii() and row.isdigit() and column.isascii() and column.isdigit():
            cell = int(row) * STRIDE + int(column) - 1
            if 1 <= int(row) <= ROWS and 1 <= int(column) <= COLUMNS and cell_name(cell) == text:
                return cell
    raise PositionError(
        f"{place}: {show(text)} is no cell; one is written row.column, from 1.1 to {ROWS}.{COLUMNS} (BA-1.4)."
    )


class Said(Spoken):
    """One entry of `pending`."""

    def seat(self) -> int:
        return self.one_of(SEAT_NAMES)

    def cell(self) -> int:
        return read_cell(self.place, self.next())

    def order_place(self) -> int:
        """BA-1.4. One of the three places, from 1 in the text."""
        return self.count(1, PLACES, "BA-1.4") - 1

    def owner(self) -> int:
        """`of black`: whose builder it is."""
        self.one_of(["of"])
        return self.seat()

    def rank_after_not(self) -> int:
        """BA-4.2. `not mason`: the rank that may not be given, or 0."""
        return self.one_of(RANKS) + ARCHITECT if self.said("not") else 0


def without_rank(rank: int) -> str:
    """BA-4.2. The text that `rank_after_not` reads."""
    return f" not {RANK_NAMES[rank]}" if rank else ""
