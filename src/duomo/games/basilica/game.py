"""Basilica as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from duomo.core.game import Components, Document, Game
from duomo.core.options import Option, Options
from duomo.core.rules import Rules
from duomo.games.basilica import component_set
from duomo.games.basilica.codes import GAME
from duomo.games.basilica.component_set import BasilicaComponents
from duomo.games.basilica.names import SEAT_NAMES
from duomo.games.basilica.rules import BasilicaRules
from duomo.games.basilica.tables_of import make_tables


class Basilica(Game):
    name = GAME
    title = "Basilica"
    players = (2,)
    specification = GAME
    options = (
        Option("paid_recruit", ("any", "own"), "any", "BA-4.3"),
        Option("start_player", ("random", "1", "2"), "random", "BA-2.1"),
    )

    def components(self, file: Path | None = None, options: Options | None = None) -> BasilicaComponents:
        return component_set.default() if file is None else component_set.load(file)

    def rules(self, options: Options, components: Components) -> BasilicaRules:
        assert isinstance(components, BasilicaComponents)
        return BasilicaRules(make_tables(options, components))

    def seat_names(self, rules: Rules[Any], state: Any) -> list[str]:
        return SEAT_NAMES

    def read_position(self, document: Document) -> tuple[Options, Components, Rules[Any], Any]:
        from duomo.games.basilica.position import read

        return read(self, document)

    def write_position(self, rules: Rules[Any], state: Any) -> Document:
        from duomo.games.basilica.position import write

        return write(rules, state)

    def view(self, rules: Rules[Any], state: Any, seat: int) -> Document:
        from duomo.games.basilica.position import view

        return view(rules, state, seat)
