"""What a module adds to positions: a separate table, its pending decisions, and checks.

The manifest of each module provides its part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.game import Document
from duomo.core.view import Declaration
from duomo.games.red_cathedral.modules.expansions import manifest_of
from duomo.games.red_cathedral.rules.module import Module
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.positions.read import Reading
    from duomo.games.red_cathedral.positions.write import Writer


class Part:
    """Every method is a hook called while a document is written or read."""

    entry = ""
    """The name of its table in the document."""

    # ---- visibility ------------------------------------------------------------------------------

    def visible(self, values: TableValues) -> Declaration:
        """Declare who may know each attribute of its part of the state."""
        return {}

    def left_out(self, values: TableValues) -> dict[str, str]:
        """Return the attributes that observations do not show, with the reason
        (`core/engine/observation.py`)."""
        return {}

    # ---- writing ---------------------------------------------------------------------------------

    def write(self, writer: Writer) -> Document:
        """Write its table; an empty one is omitted. Check `writer.eyes` for everything written."""
        return {}

    def delivered(self, values: TableValues, state: RedState, cell: int) -> int | None:
        """Return the materials on a section, packed, if they do not follow from its cost."""
        return None

    # ---- reading ---------------------------------------------------------------------------------

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        """Fill its part of the state; cathedral and players are already read. `value` is None if there is no
        table."""

    def boxed(self, value: object, seat: int) -> list[int]:
        """RC-1.8. Return the doors, arches and crosses of a player that have left the game; `value` is its
        table."""
        return [0, 0, 0]


def part_of(module: Module) -> Part:
    return manifest_of(module).part()


def parts_of(values: TableValues) -> list[Part]:
    """Return the parts of the modules in play, in order."""
    return [part_of(module) for module in values.modules]
