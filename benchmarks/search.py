"""Measure simulations per second of the `mcts` bot, each down the tree to a cut-off by the estimate.

    python benchmarks/search.py --write

Measured over all turns of a game of greedy bots, in processor time of one core.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

from machine import write_page

from duomo.bots.mcts import SIMULATIONS
from duomo.bots.search import Budget, Search, Settings
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.sim import Simulation

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-search.md"

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("red-cathedral", 2, {}),
    ("red-cathedral", 4, {}),
    ("red-cathedral", 2, {"contractors": "on", "guild": "foremen"}),
    ("red-cathedral", 1, {}),
    ("basilica", 2, {}),
]


def speed(rules: Rules[Any], starts: list[State], simulations: int, learned: bool) -> tuple[float, float]:
    """Return the simulations per second, and the longest search in seconds."""
    done = 0
    spent = longest = 0.0
    for start in starts:
        settings = Settings()
        settings.learned = learned
        search = Search(rules, settings, 1)
        began = time.process_time()
        search.run(start, Budget(simulations))
        took = time.process_time() - began
        done += search.simulations
        spent += took
        longest = max(longest, took)
    return done / spent, longest


def estimate(rules: Rules[Any], starts: list[State], rounds: int = 200) -> float:
    """Return the microseconds for one estimate of a position: the hand-made outlook and the network."""
    began = time.process_time()
    for _ in range(rounds):
        for start in starts:
            rules.corrected(start, rules.outlook(start))
    return (time.process_time() - began) / rounds / len(starts) * 1e6


TEXT = """# Simulations a second

Written by `python benchmarks/search.py --write`: the search of the `mcts` bot, {simulations} simulations for
each turn of a game of greedy bots, every one down the tree to a cut-off by the estimate: with what was
learned, and the hand-made one alone; processor time of one core. An estimate is the hand-made outlook of a
position together with what the network adds to it.

Machine: {machine}; the engine {engine}.

| table | simulations/s | longest search | by hand alone, simulations/s | one estimate |
|---|--:|--:|--:|--:|
{rows}

The goals are 70,000 a second in The Red Cathedral for two, 35,000 for four, and 15 µs for an estimate of a
position of two players.
"""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--write", action="store_true", help="docs/benchmarks-search.md")
    given = arguments.parse_args()
    rows: list[str] = []
    for game, players, options in TABLES:
        simulation = Simulation(game, players, ["greedy"], 1, options)
        starts = simulation.turn_starts(0)
        rate, longest = speed(simulation.rules, starts, SIMULATIONS, True)
        by_hand, _ = speed(simulation.rules, starts, SIMULATIONS, False)
        named = ", ".join([game, f"{players} players" if players > 1 else "alone", *sorted(options.values())])
        once = estimate(simulation.rules, starts)
        rows.append(f"| {named} | {rate:,.0f} | {longest:.2f} s | {by_hand:,.0f} | {once:.1f} µs |")
        print(rows[-1], flush=True)
    if given.write:
        write_page(PAGE, TEXT, rows, simulations=f"{SIMULATIONS:,}")


if __name__ == "__main__":
    main()
