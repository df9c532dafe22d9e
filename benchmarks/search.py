"""Simulations a second of the `mcts` bot, each down the tree to a cut-off by the hand-made estimate.

    python benchmarks/search.py

Measured over all turns of a game of greedy bots, in processor time of one core.
"""

from __future__ import annotations

import time
from typing import Any

from duomo._compiled_engine import compiled
from duomo.bots.mcts import SIMULATIONS
from duomo.bots.search import Budget, Search, Settings
from duomo.core.rules import Rules
from duomo.core.state import State
from duomo.sim import Simulation

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("red-cathedral", 2, {}),
    ("red-cathedral", 4, {}),
    ("red-cathedral", 2, {"contractors": "on", "guild": "foremen"}),
    ("red-cathedral", 1, {}),
    ("basilica", 2, {}),
]


def speed(rules: Rules[Any], starts: list[State], simulations: int) -> tuple[float, float]:
    """Simulations a second, and the longest search in seconds."""
    done = 0
    spent = longest = 0.0
    for start in starts:
        search = Search(rules, Settings(), 1)
        began = time.process_time()
        search.run(start, Budget(simulations))
        took = time.process_time() - began
        done += search.simulations
        spent += took
        longest = max(longest, took)
    return done / spent, longest


def main() -> None:
    print(f"{'compiled' if compiled() else 'interpreted'}, {SIMULATIONS} simulations for each turn")
    for game, players, options in TABLES:
        simulation = Simulation(game, players, ["greedy"], 1, options)
        rate, longest = speed(simulation.rules, simulation.turn_starts(0), SIMULATIONS)
        named = " ".join([game, str(players), *options.values()])
        print(f"{named:40} {rate:10,.0f} simulations/s   longest search {longest:.2f} s", flush=True)


if __name__ == "__main__":
    main()
