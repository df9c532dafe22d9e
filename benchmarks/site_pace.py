"""Runs inside the engine of the site (`benchmarks/site.py`): decisions and simulations a second, as JSON.

Per second of processor time, as Node tells it: the clock on the wall would count what else the machine does.
"""

from __future__ import annotations

import json

from js import process  # type: ignore[import-not-found]  # Node's, seen from Python

from duomo.bots.search import Budget, Search, Settings
from duomo.play.tables.parts import parts_of
from duomo.sim import simulate

GAMES = {"red-cathedral": 30, "basilica": 60}
SIMULATIONS = {"red-cathedral": 3000, "basilica": 10000}


def seconds() -> float:
    used = process.cpuUsage()
    return float(used.user + used.system) / 1e6


def decisions(game: str, games: int) -> float:
    began = seconds()
    done = simulate(game, 2, ["random"], games, 17).decisions
    return done / (seconds() - began)


def simulations(game: str, wanted: int) -> float:
    """From the first decision of a game for two, as `duomo.local.pace` measures it on a player's device."""
    table = parts_of(game, 2, {}).table()
    while table.decider < 0:
        table.advance(table.codes()[0])
    settings = Settings()
    settings.learned = True
    began, done = seconds(), 0
    while done < wanted:
        search = Search(table.rules, settings, done)
        search.run(table.state.copy(), Budget(500))
        done += search.simulations
    return done / (seconds() - began)


print(
    json.dumps({game: [decisions(game, GAMES[game]), simulations(game, SIMULATIONS[game])] for game in GAMES})
)
