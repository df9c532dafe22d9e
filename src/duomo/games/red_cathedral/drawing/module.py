"""What a module in play puts on the terminal's board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import RenderableType

from duomo.games.red_cathedral.modules.expansions import manifest_of
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.signs import Signs


class ModuleDrawing:
    """Pictures for one module; this one adds nothing."""

    def board(self, signs: Signs) -> RenderableType | None:
        """What it puts on the table."""
        return None

    def player_line(self, signs: Signs, seat: int) -> str:
        """What a player has of it."""
        return ""


def module_drawings(values: TableValues) -> list[ModuleDrawing]:
    """In the order of the modules."""
    return [manifest_of(module).drawing() for module in values.modules]
