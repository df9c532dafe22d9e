"""Bot games for the analysis tests."""

from __future__ import annotations

from functools import cache

from duomo.analysis import Analysis, Depth, analyse
from duomo.core.record import Record
from duomo.games.registry import find
from duomo.sim import Simulation

TINY = Depth(4, 2, 2)
"""A real search, as small as possible."""

TABLES = [
    ("red-cathedral", 2, ("greedy",), {}),
    ("red-cathedral", 3, ("greedy",), {"contractors": "on", "guild": "archivists"}),
    ("red-cathedral", 1, ("greedy",), {}),
    ("basilica", 2, ("random", "greedy"), {}),
]
NAMES = ["two", "three with secrets", "solo", "basilica"]


@cache
def record(at: int, seed: int = 1) -> Record:
    game, players, bots, options = TABLES[at]
    simulation = Simulation(game, players, bots, seed, options)
    return simulation.record(simulation.play(0))


@cache
def analysed(at: int, depth: Depth) -> Analysis:
    return analyse(find, record(at), depth)
