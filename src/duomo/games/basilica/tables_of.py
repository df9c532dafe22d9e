"""Turns options and a component set into the numbers that the engine reads."""

from __future__ import annotations

from duomo.core.options import Options
from duomo.games.basilica.component_set import BasilicaComponents
from duomo.games.basilica.names import FACE_NAMES, ORDER_NAMES
from duomo.games.basilica.tables import Tables


def make_tables(options: Options, components: BasilicaComponents) -> Tables:
    start = options["start_player"]
    tables = Tables(-1 if start == "random" else int(start) - 1, options["paid_recruit"] == "own")
    fill_tables(tables, components)
    return tables


def fill_tables(tables: Tables, components: BasilicaComponents) -> None:
    """BA-1.1, BA-1.2. The tiles, counted by kind."""
    for tile in components.tiles:
        tables.add(FACE_NAMES.index("-".join(tile.colours)), ORDER_NAMES.index(tile.order), tile.crown)
    tables.finish()
