"""Finds the maker of each decision and move document of a table by its number."""

from __future__ import annotations

from functools import reduce
from operator import or_

from duomo.core.engine.state import kind_of
from duomo.games.red_cathedral.rules.codes import PLAYER_MOVES
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire import decisions, making
from duomo.games.red_cathedral.wire.base import Decision, Move
from duomo.games.red_cathedral.wire.module import all_wires
from duomo.games.red_cathedral.wire.position import Position
from duomo.games.red_cathedral.wire.printed import Printed

DECISIONS = reduce(or_, (dict(wire.decisions) for wire in all_wires()), decisions.MAKERS)
MOVES = reduce(or_, (dict(wire.moves) for wire in all_wires()), dict[str, making.Maker]())


class Numbered:
    """Numbers are assigned when a table is assembled, so each table has its own lists."""

    def __init__(self, values: TableValues) -> None:
        self.decisions = [DECISIONS[one.name] if one.name else None for one in values.decisions]
        self.moves: list[tuple[making.Maker, int]] = []
        """The maker of each move, and the index of the move within its kind."""
        starts = sorted(making.MAKERS)
        for at, end in zip(starts, [*starts[1:], PLAYER_MOVES], strict=True):
            self.moves += [(making.MAKERS[at], which) for which in range(end - at)]
        for name, numbers in values.moves.taken.items():
            if numbers.start >= PLAYER_MOVES:
                self.moves += [(MOVES[name], which) for which in range(len(numbers))]

    def decision(self, printed: Printed, state: RedState, top: int) -> Decision:
        """Return the document of one pending decision."""
        make = self.decisions[kind_of(top)]
        assert make is not None
        return make(printed, state, top)

    def move(self, code: int, at: Position) -> Move:
        make, which = self.moves[code]
        return make(which, at)
