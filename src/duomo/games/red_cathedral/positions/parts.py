"""What a module adds to positions: a table of its own, its pending decisions, and checks.

The manifest of each module hands its part out.
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
    """Every method is asked at its place while a document is written or read."""

    entry = ""
    """The name of its table in the document."""

    # ---- who sees what ---------------------------------------------------------------------------

    def visible(self, values: TableValues) -> Declaration:
        """Who may know each attribute of its part of the state."""
        return {}

    def left_out(self, values: TableValues) -> dict[str, str]:
        """Attributes that observations do not show, with the reason (`core/engine/observation.py`)."""
        return {}

    # ---- writing ---------------------------------------------------------------------------------

    def write(self, writer: Writer) -> Document:
        """Its table; an empty one is left out. Everything is asked of `writer.eyes` first."""
        return {}

    def delivered(self, values: TableValues, state: RedState, cell: int) -> int | None:
        """The materials that lie on a section, packed, when they are not what its cost tells."""
        return None

    # ---- reading ---------------------------------------------------------------------------------

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        """Fill its part of the state; cathedral and players are there. `value` is None without a table."""

    def boxed(self, value: object, seat: int) -> list[int]:
        """RC-1.8. Doors, arches, crosses of a player that have left the game; `value` is its table."""
        return [0, 0, 0]


def part_of(module: Module) -> Part:
    return manifest_of(module).part()


def parts_of(values: TableValues) -> list[Part]:
    """The parts of the modules in play, in their order."""
    return [part_of(module) for module in values.modules]
