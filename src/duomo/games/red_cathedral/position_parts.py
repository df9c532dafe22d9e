"""What a module adds to positions: a table of its own, its pending decisions, and checks.

Each module in play has its `PART` in `modules/<name>/position.py`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from duomo.core.game import Document
from duomo.core.view import Declaration
from duomo.games.red_cathedral.state import RedState
from duomo.games.red_cathedral.tables import Tables

if TYPE_CHECKING:
    from duomo.games.red_cathedral.pending import Pending
    from duomo.games.red_cathedral.position_read import Reading
    from duomo.games.red_cathedral.position_write import Writer


class Part:
    """Every method is asked at its place while a document is written or read."""

    entry = ""
    """The name of its table in the document."""

    # ---- who sees what ---------------------------------------------------------------------------

    def visible(self, tables: Tables) -> Declaration:
        """Who may know each attribute of its part of the state."""
        return {}

    def left_out(self, tables: Tables) -> dict[str, str]:
        """Attributes that observations do not show, with the reason (`core/observation.py`)."""
        return {}

    # ---- writing ---------------------------------------------------------------------------------

    def write(self, writer: Writer) -> Document:
        """Its table; an empty one is left out. Everything is asked of `writer.eyes` first."""
        return {}

    def delivered(self, tables: Tables, state: RedState, cell: int) -> int | None:
        """The materials that lie on a section, packed, when they are not what its cost tells."""
        return None

    def frame_text(self, tables: Tables, state: RedState, top: int) -> str | Document:
        """One of its own pending decisions."""
        raise LookupError(f"a module without decisions of its own was asked for one: {top}")

    # ---- reading ---------------------------------------------------------------------------------

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        """Fill its part of the state; cathedral and players are there. `value` is None without a table."""

    def boxed(self, value: object, seat: int) -> list[int]:
        """RC-1.8. Doors, arches, crosses of a player that have left the game; `value` is its table."""
        return [0, 0, 0]

    def read_frame(self, pending: Pending, begins: str | None) -> int | None:
        """One of its own pending decisions, if the words begin with one."""
        return None

    def may_lie(self, tables: Tables, state: RedState, below: int, kind: int) -> bool:
        """Whether a decision can lie directly above another, or with -1 at the bottom of the stack."""
        return False

    def check_frame(self, tables: Tables, state: RedState, place: str, top: int) -> None:
        """PositionError when one of its own decisions cannot be pending here."""


def part_named(name: str) -> Part:
    part = import_module(f"duomo.games.red_cathedral.modules.{name}.position").PART
    assert isinstance(part, Part)
    return part


def parts_of(tables: Tables) -> list[Part]:
    """The parts of the modules in play, in their order."""
    return [part_named(module.name) for module in tables.modules]
