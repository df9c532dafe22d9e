"""The Red Cathedral as the registry knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from duomo.core.game import Components, Document, Game
from duomo.core.options import Option, Options, Problem
from duomo.core.rules import Rules
from duomo.games.red_cathedral.codes import GAME
from duomo.games.red_cathedral.component_set import RedCathedralComponents
from duomo.games.red_cathedral.modules.expansions import (
    clashes_of_expansions,
    components_for,
    options_of_expansions,
)
from duomo.games.red_cathedral.names import DIE_NAMES
from duomo.games.red_cathedral.rules import RedRules
from duomo.games.red_cathedral.tables_of import make_tables


class RedCathedral(Game):
    name = GAME
    title = "The Red Cathedral"
    players = (1, 2, 3, 4)
    specification = GAME
    options = (
        Option("workshops", ("standard", "advanced"), "standard", "RC-8.1"),
        Option("optional_actions", ("both", "either"), "both", "RC-4.4"),
        Option("ruble_trade", ("any_time", "one_moment"), "any_time", "RC-4.2"),
        Option("start_player", ("random", "1", "2", "3", "4"), "random", "RC-2.5"),
        *options_of_expansions(),
    )

    def clashes(self, options: Options) -> list[Problem]:
        return super().clashes(options) + clashes_of_expansions(options)

    def components(self, file: Path | None = None, options: Options | None = None) -> RedCathedralComponents:
        return components_for(options, file)

    def rules(self, options: Options, components: Components) -> RedRules:
        assert isinstance(components, RedCathedralComponents)
        return RedRules(make_tables(options, components))

    def seat_names(self, rules: Rules[Any], state: Any) -> list[str]:
        assert isinstance(rules, RedRules)
        return [
            name or DIE_NAMES[player.colour]
            for name, player in zip(rules.tables.party_names, state.players, strict=True)
        ]

    def read_position(self, document: Document) -> tuple[Options, Components, Rules[Any], Any]:
        from duomo.games.red_cathedral.position import read

        return read(self, document)

    def write_position(self, rules: Rules[Any], state: Any) -> Document:
        from duomo.games.red_cathedral.position import write

        assert isinstance(rules, RedRules)
        return write(rules, state)

    def view(self, rules: Rules[Any], state: Any, seat: int) -> Document:
        from duomo.games.red_cathedral.position import view

        assert isinstance(rules, RedRules)
        return view(rules, state, seat)
