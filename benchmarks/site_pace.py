"""Runs inside the engine of the site (`benchmarks/site.py`): decisions and simulations per second, as JSON.

Per second of processor time, as reported by Node: wall-clock time would include other work of the machine.
"""

from __future__ import annotations

import json
from typing import Any

from js import process  # type: ignore[import-not-found]  # Node's, seen from Python

from duomo.bots.levels import LEVELS, settings_of
from duomo.bots.search import Budget, Search, Settings
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.local.pace import Pace
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
    """Measure the default settings of a search, from the first decision of a two-player game."""
    table = parts_of(game, 2, {}).table()
    while table.decider < 0:
        table.advance(table.codes()[0])
    return paced(table.rules, Settings(), [table.state], wanted)


def simulations_of_levels(game: str, wanted: int) -> float:
    """Measure the settings of the strongest level, like `duomo.local.pace` on a player's device."""
    rules = parts_of(game, 2, {}).rules
    settings = settings_of(LEVELS[-1].skill_at(rules))
    settings.thrifty = False
    return paced(rules, settings, Pace(game, 2).positions(rules), wanted)


def paced(rules: Rules[Any], settings: Settings, positions: list[State], wanted: int) -> float:
    began, done = seconds(), 0
    while done < wanted:
        for position in positions:
            search = Search(rules, settings, done)
            search.run(rules.seen_by(position, position.decider), Budget(500))
            done += search.simulations
    return done / (seconds() - began)


print(
    json.dumps(
        {
            game: [
                decisions(game, GAMES[game]),
                simulations(game, SIMULATIONS[game]),
                simulations_of_levels(game, SIMULATIONS[game]),
            ]
            for game in GAMES
        }
    )
)
