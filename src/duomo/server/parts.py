"""Rules and components of a table, made once for all tables that have chosen alike."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from duomo.core.engine.event import Event
from duomo.core.engine.rules import Rules
from duomo.core.game import Components, Game
from duomo.core.options import Options
from duomo.core.table import Table
from duomo.games import registry


class ServedTable(Table):
    """A table whose moves are checked and dealt by the server, or were when they were stored."""

    def advance(self, code: int) -> list[Event]:
        """Play a move that is known to be legal."""
        return self._apply(code)


class Parts:
    """What tables that have chosen alike share."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.components: Components = game.components(None, options)
        self.rules: Rules[Any] = game.rules(options, self.components)

    def table(self) -> ServedTable:
        """A table before anything is dealt."""
        return ServedTable(self.game, self.options, self.components, self.rules, self.rules.start())


def parts_of(game: str, players: int, options: Mapping[str, object], seed: str | None = None) -> Parts:
    """OptionError with the reason for what cannot be. With the seed of a new table chance may choose too."""
    chosen = registry.find(game).choose(players, options, seed)
    return _parts(game, players, tuple(chosen.values.items()))


@lru_cache(maxsize=256)
def _parts(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Parts:
    return Parts(registry.find(game), Options(players, dict(options)))
