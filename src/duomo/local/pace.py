"""How fast bots think on this device, measured in the thinking worker, and how long they may think."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta

from duomo.bots.greedy import GreedyBot
from duomo.bots.levels import LEVELS, settings_of
from duomo.bots.search import Budget, Search
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.games.registry import GAMES
from duomo.local.house import House
from duomo.local.routing import Later, route
from duomo.play.reading.library import checked, usual_rules
from duomo.play.tables.parts import parts_of
from duomo.play.thinking import Tell, Thought
from duomo.play.trouble import ServerTrouble

LONG_ENOUGH = 400
"""Milliseconds spent on each position."""
POSITIONS = 3
"""From the beginning, the middle and the end of a game: a search is not equally fast everywhere."""
AT_MOST = 5000
"""Maximum milliseconds for a turn. A server has many tables and fast processors; here one player waits for
one bot."""

Players = Annotated[int, Meta(ge=1, le=9)]


def take_time() -> None:
    """Give the levels more time. A level is a number of simulations: in this interpreter it may take up to
    five seconds for them, and never runs more of them than its number."""
    skills = [level.skill for level in LEVELS]
    for game in GAMES.values():
        skills += usual_rules(game).skills().values()
    for skill in skills:
        skill.milliseconds = max(skill.milliseconds, AT_MOST)
        skill.longer = 1.0


@dataclass(frozen=True)
class Pace(Thought):
    game: str
    players: int

    def think(self, tell: Tell) -> None:
        tell(self.measured())

    def measured(self) -> int:
        """Return the simulations per second of one search, with the settings of the strongest level."""
        rules = parts_of(self.game, self.players, {}).rules
        settings = settings_of(LEVELS[-1].skill_at(rules))
        settings.thrifty = False  # do not stop early, so that there is something to count
        done, taken = 0, 0.0
        for position in self.positions(rules):
            search, began = Search(rules, settings, 0), time.perf_counter()
            search.run(rules.seen_by(position, position.decider), Budget(milliseconds=LONG_ENOUGH))
            done += search.simulations
            taken += time.perf_counter() - began
        return max(1, round(done / taken))

    def positions(self, rules: Rules[Any]) -> list[State]:
        """Return positions with a real choice, spread over a game played by simple bots."""
        table = parts_of(self.game, self.players, {}).table()
        table.dealer = Dealer(0)
        bot, found = GreedyBot(0, width=2), list[State]()
        table.deal()
        while not table.over:
            moves = rules.legal(table.state)
            if len(rules.worthwhile(table.state, moves)) > 1:
                found.append(table.state.copy())
            table.advance(bot.choose(rules, table.state, moves))
            table.deal()
        return [found[(2 * part + 1) * len(found) // (2 * POSITIONS)] for part in range(POSITIONS)]


@route("GET", "/api/pace/{game}")
def pace(house: House, game: str, players: Players) -> Later[int]:
    """Only in the browser: a server has its own processors."""
    if game not in GAMES:
        raise ServerTrouble(404, "no-game", game=game)
    if checked(game, players, {}).problems:
        raise ServerTrouble(400, "bad-request")
    return Later(Pace(game, players), int)
