"""Turns options and a component set into the numbers the engine reads."""

from __future__ import annotations

from duomo.core.options import Options
from duomo.games.basilica.components.sets import BasilicaComponents
from duomo.games.basilica.rules.names import FACE_NAMES, ORDER_NAMES
from duomo.games.basilica.rules.values import TableValues


def make_values(options: Options, components: BasilicaComponents) -> TableValues:
    start = options["start_player"]
    values = TableValues(-1 if start == "random" else int(start) - 1, options["paid_recruit"] == "own")
    fill_values(values, components)
    return values


def fill_values(values: TableValues, components: BasilicaComponents) -> None:
    """BA-1.1, BA-1.2. The tiles, counted by kind."""
    for tile in components.tiles:
        values.add(FACE_NAMES.index("-".join(tile.colours)), ORDER_NAMES.index(tile.order), tile.crown)
    values.finish()
