"""Measure the analysis of a game at its usual depth, in processor time of one core.

python benchmarks/analysis.py --write
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from machine import write_page

from duomo.analysis import USUAL, analyse
from duomo.games.registry import find
from duomo.sim import Played, Simulation

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-analysis.md"
TURNS = 60
"""Of all players together; the game with the closest number of turns is used."""
TRIED = 40
TABLES: list[tuple[str, str, int, dict[str, str]]] = [
    ("The Red Cathedral, 2 players", "red-cathedral", 2, {}),
    ("The Red Cathedral, 4 players", "red-cathedral", 4, {}),
    (
        "Contractors with the Foremen, 2 players",
        "red-cathedral",
        2,
        {"contractors": "on", "guild": "foremen"},
    ),
    ("alone against Ivan", "red-cathedral", 1, {}),
    ("Basilica", "basilica", 2, {}),
]

TEXT = """# How long an analysis takes

Written by `python benchmarks/analysis.py --write`: `duomo analyse` at its usual depth, of the game of greedy
bots nearest to {turns} turns of all players together, of {tried}; processor time of one core.

Machine: {machine}; the engine {engine}.

| table | turns | moves, nature's too | seconds |
|---|--:|--:|--:|
{rows}

The goal is {goal} s for a game of {turns} turns.
"""
GOAL = 20


def nearest(simulation: Simulation) -> Played:
    games = [simulation.play(index) for index in range(TRIED)]
    return min(games, key=lambda played: (abs(played.turns - TURNS), played.index))


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--write", action="store_true", help="docs/benchmarks-analysis.md")
    given = arguments.parse_args()
    rows: list[str] = []
    for name, game, players, options in TABLES:
        simulation = Simulation(game, players, ["greedy"], 1, options)
        played = nearest(simulation)
        record = simulation.record(played)
        began = time.process_time()
        analyse(find, record, USUAL)
        spent = time.process_time() - began
        rows.append(f"| {name} | {played.turns} | {len(played.moves)} | {spent:.1f} |")
        print(rows[-1], flush=True)
    if given.write:
        write_page(PAGE, TEXT, rows, turns=TURNS, tried=TRIED, goal=GOAL)


if __name__ == "__main__":
    main()
