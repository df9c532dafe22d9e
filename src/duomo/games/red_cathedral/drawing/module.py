"""What a module in play adds to the board in the terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType

from duomo.games.red_cathedral.modules.expansions import manifest_of
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.signs import Signs


class ModuleDrawing:
    """Drawings for one module; this default adds nothing."""

    def board(self, signs: Signs) -> RenderableType | None:
        """Draw what it adds to the table."""
        return None

    def player_line(self, signs: Signs, seat: int) -> str:
        """Return what a player has of it."""
        return ""


def module_drawings(values: TableValues) -> list[ModuleDrawing]:
    """Return one for each module, in order."""
    return [manifest_of(module).drawing() for module in values.modules]
