"""How fast bots think on this device, measured where they think, and how long they may."""

from __future__ import annotations

import time
from dataclasses import dataclass

from duomo.bots.levels import LEVELS
from duomo.bots.search import Budget, Search, Settings
from duomo.games.registry import GAMES
from duomo.local.house import House
from duomo.local.routing import Later, route
from duomo.play.reading.library import usual_rules
from duomo.play.tables.parts import parts_of
from duomo.play.thinking import Tell, Thought
from duomo.play.trouble import ServerTrouble

LONG_ENOUGH = 600
"""Milliseconds."""
AT_MOST = 5000
"""Milliseconds of a turn. A server has many tables and fast processors; here one player waits for one bot."""


def take_time() -> None:
    """A level is a number of simulations: in this interpreter it may take them, up to five seconds."""
    for game in GAMES.values():
        for level in LEVELS:
            skill = level.skill_at(usual_rules(game))
            skill.milliseconds = max(skill.milliseconds, AT_MOST)


@dataclass(frozen=True)
class Pace(Thought):
    game: str

    def think(self, tell: Tell) -> None:
        tell(self.measured())

    def measured(self) -> int:
        """Simulations a second of one search, as levels think, from the first decision of a game for two."""
        table = parts_of(self.game, 2, {}).table()
        while table.decider < 0:
            table.advance(table.codes()[0])
        settings = Settings()
        settings.learned = True
        search, began = Search(table.rules, settings, 0), time.perf_counter()
        search.run(table.state.copy(), Budget(milliseconds=LONG_ENOUGH))
        return round(search.simulations / (time.perf_counter() - began))


@route("GET", "/api/pace/{game}")
def pace(house: House, game: str) -> Later[int]:
    """Only here: a server has its own processors."""
    if game not in GAMES:
        raise ServerTrouble(404, "no-game", game=game)
    return Later(Pace(game), int)
