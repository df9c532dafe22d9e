"""What a module in play puts on the terminal's board: `DRAWING` of `duomo.cli.draw_<module>`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rich.console import RenderableType

from duomo.games.red_cathedral.tables import Tables

if TYPE_CHECKING:
    from duomo.cli.draw_signs import Signs


class ModuleDrawing:
    """Pictures for one module; this one adds nothing."""

    def board(self, signs: Signs) -> RenderableType | None:
        """What it puts on the table."""
        return None

    def player_line(self, signs: Signs, seat: int) -> str:
        """What a player has of it."""
        return ""


def module_drawings(tables: Tables) -> list[ModuleDrawing]:
    """In the order of the modules."""
    return [drawing_named(module.name) for module in tables.modules]


def drawing_named(name: str) -> ModuleDrawing:
    module = f"duomo.cli.draw_{name}"
    if find_spec(module) is None:
        return ModuleDrawing()
    drawing = import_module(module).DRAWING
    assert isinstance(drawing, ModuleDrawing)
    return drawing
