"""How fast bots think on this device: simulations a second, measured where they think."""

from __future__ import annotations

import time
from dataclasses import dataclass

from duomo.bots.search import Budget, Search, Settings
from duomo.games.registry import GAMES
from duomo.local.house import House
from duomo.local.routing import Later, route
from duomo.play.parts import parts_of
from duomo.play.thinking import Tell, Thought
from duomo.play.trouble import ServerTrouble

LONG_ENOUGH = 0.6
"""Seconds."""
FEW = 60
"""Simulations between two looks at the clock."""


@dataclass(frozen=True)
class Pace(Thought):
    game: str

    def think(self, tell: Tell) -> None:
        tell(self.measured())

    def measured(self) -> int:
        """Simulations a second, from the first decision of a game for two."""
        table = parts_of(self.game, 2, {}).table()
        while table.decider < 0:
            table.advance(table.codes()[0])
        settings = Settings()
        settings.learned = True
        done, began = 0, time.perf_counter()
        while (spent := time.perf_counter() - began) < LONG_ENOUGH:
            search = Search(table.rules, settings, done)
            search.run(table.state.copy(), Budget(FEW))
            done += search.simulations
        return round(done / spent)


@route("GET", "/api/pace/{game}")
def pace(house: House, game: str) -> Later[int]:
    """Only here: a server has its own processors."""
    if game not in GAMES:
        raise ServerTrouble(404, "no-game", game=game)
    return Later(Pace(game), int)
