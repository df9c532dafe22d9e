"""Reads the words of a pending decision in a position, one after the other."""

from __future__ import annotations

from duomo.core.engine.spoken import Spoken
from duomo.games.red_cathedral.rules.names import DIE_NAMES, section_name
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues


class Pending(Spoken):
    def __init__(self, place: str, text: str, values: TableValues, state: RedState) -> None:
        super().__init__(place, text)
        self.values = values
        self.state = state
        self.name = ""
        """The name it starts with; a decision can have several."""
        self.dice = DIE_NAMES[: values.dice]
        self.tile = -1
        """The workshop tile that needs a slot, if any (RC-5.3)."""
        self.free = 0
        """1 if its slot costs nothing."""

    def cell(self) -> int:
        """Read a section of the cathedral."""
        names = [section_name(cell) for cell in self.state.cells]
        return self.state.cells[self.one_of(names)]
