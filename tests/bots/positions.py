"""Positions from bot games, for tests of search and estimates."""

from __future__ import annotations

from functools import cache
from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.games import registry
from duomo.sim import Simulation

TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "two": ("red-cathedral", 2, {}),
    "four": ("red-cathedral", 4, {"workshops": "advanced"}),
    "alone": ("red-cathedral", 1, {}),
    "expanded": ("red-cathedral", 2, {"contractors": "on", "guild": "archivists"}),
    "basilica": ("basilica", 2, {}),
}


@cache
def rules_of(table: str) -> Rules[Any]:
    name, players, wishes = TABLES[table]
    game = registry.find(name)
    options = game.choose(players, wishes)
    return game.rules(options, game.components(None, options))


@cache
def turn_starts(table: str, seed: int = 1) -> list[State]:
    """The first decision of every turn of a game of greedy bots."""
    name, players, wishes = TABLES[table]
    return Simulation(name, players, ["greedy"], seed, wishes).turn_starts(0)
