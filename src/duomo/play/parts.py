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


class PlayedTable(Table):
    """A table that works out the legal moves once for each position: nobody changes its state but itself."""

    _codes: list[int] | None = None

    def codes(self) -> list[int]:
        if self._codes is None:
            self._codes = super().codes()
        return self._codes

    def advance(self, code: int) -> list[Event]:
        self._codes = None
        return super().advance(code)

    def rewind(self, count: int) -> None:
        self._codes = None
        super().rewind(count)


class Parts:
    """What tables that have chosen alike share."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game
        self.options = options
        self.components: Components = game.components(None, options)
        self.rules: Rules[Any] = game.rules(options, self.components)

    def table(self) -> PlayedTable:
        """A table before anything is dealt; a dealer may be given to it afterwards."""
        return PlayedTable(self.game, self.options, self.components, self.rules, self.rules.start())


def parts_of(game: str, players: int, options: Mapping[str, object]) -> Parts:
    """OptionError with the reason for what cannot be."""
    chosen = registry.find(game).choose(players, options)
    return _parts(game, players, tuple(chosen.values.items()))


@lru_cache(maxsize=256)
def _parts(game: str, players: int, options: tuple[tuple[str, str], ...]) -> Parts:
    return Parts(registry.find(game), Options(players, dict(options)))
