"""TableValues of every game for the tests of this folder, and libraries that may be missing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from types import ModuleType

import pytest

from duomo.core.engine.refusal import OptionError
from duomo.games.registry import GAMES
from duomo.research import study
from duomo.research.engine.run import Run
from duomo.research.studies import Study


def all_tables() -> list[Study]:
    """Every game with every number of players, and every choice of an expansion with one."""
    found: list[Study | None] = []
    for game in GAMES.values():
        for players in game.players:
            found.append(study(game.name, players=players))
        for option in game.options:
            if option.expansion or option.name == "workshops":
                for choice in option.choices:
                    if choice != option.default:
                        found.append(some_table(game.name, {option.name: choice}))
    return [table for table in found if table is not None]


def some_table(name: str, options: dict[str, str]) -> Study | None:
    """With the first number of players these options allow, trying two before one."""
    for players in sorted(GAMES[name].players, key=lambda count: (count < 2, count)):
        for more in ({}, {"contractors": "on"}):
            try:
                return study(name, players=players, options={**more, **options})
            except OptionError:
                continue
    return None


def named(table: Study) -> str:
    usual = {option.name: option.default for option in table.game.options}
    unusual = [value for name, value in table.options.values.items() if value != usual[name]]
    return "-".join([table.game.name, str(table.options.players), *unusual])


def walk(table: Study, seed: int, steps: int) -> Iterator[Run]:
    """Yield a table after each of some random moves."""
    random = Random(seed)
    run = table.run()
    run.begin(seed)
    for _ in range(steps):
        yield run
        if not run.legal:
            return
        run.play(random.choice(run.legal))


def library(name: str) -> ModuleType:
    """A library of the extra `research`; skips with a message if it is missing."""
    reason = f"NOT TESTED: {name} is not installed here; `make research` installs it where it has wheels"
    module: ModuleType = pytest.importorskip(name, reason=reason)
    return module
