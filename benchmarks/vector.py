"""Measure vector environments in one process and in several: decisions per second of wall-clock time.

    python benchmarks/vector.py --write

The rounds of both alternate, and the best of each counts, since others may use the machine too; if they do,
`chrt -f 5` before the command reserves the cores for the few seconds it takes.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import Any

from machine import write_page

from duomo.research import vector_env

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-vector.md"
TABLES = (
    ("The Red Cathedral, 2 players", "red-cathedral", 2),
    ("The Red Cathedral, 4 players", "red-cathedral", 4),
    ("Basilica", "basilica", 2),
)
GAMES = 512
SECONDS = 0.25
GOAL = 1.8

TEXT = """# Vector environments on several cores

Written by `python benchmarks/vector.py --write`: `vector_env(…, count={games}, workers=…)`, every move
checked, moves sampled with `sample`; decisions a second by the clock on the wall, the best of {rounds} rounds
of {seconds} s, in turn with one process and with {workers}.

Machine: {machine}; the engine {engine}; load average {before} before and {after} after, the work of
others included; {policy}.

| table | 1 process | {workers} processes | times |
|---|--:|--:|--:|
{rows}

The goal is {goal} times on two cores.
"""


def speed(env: Any) -> float:
    """Return the decisions per second of one round."""
    began = time.perf_counter()
    steps = 0
    while (spent := time.perf_counter() - began) < SECONDS:
        for _ in range(8):
            env.step(env.sample())
        steps += 8
    return steps * GAMES / spent


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--workers", type=int, default=os.cpu_count() or 2)
    arguments.add_argument("--rounds", type=int, default=20)
    arguments.add_argument("--write", action="store_true", help="docs/benchmarks-vector.md")
    given = arguments.parse_args()
    before = f"{os.getloadavg()[0]:.1f}"
    rows: list[str] = []
    for name, game, players in TABLES:
        best = {1: 0.0, given.workers: 0.0}
        envs = {workers: vector_env(game, players=players, count=GAMES, workers=workers) for workers in best}
        for env in envs.values():
            env.reset(seed=1)
        for _ in range(given.rounds):
            for workers, env in envs.items():
                best[workers] = max(best[workers], speed(env))
        for env in envs.values():
            env.close()
        one, many = best.values()
        rows.append(f"| {name} | {one:,.0f} | {many:,.0f} | {many / one:.2f} |")
        print(rows[-1], flush=True)
    if given.write:
        facts = {"games": GAMES, "rounds": given.rounds, "seconds": SECONDS, "workers": given.workers}
        after = f"{os.getloadavg()[0]:.1f}"
        first = os.sched_getscheduler(0) == os.SCHED_FIFO
        policy = "scheduled before them (`chrt -f 5`)" if first else "scheduled like everybody"
        write_page(PAGE, TEXT, rows, **facts, before=before, after=after, goal=GOAL, policy=policy)


if __name__ == "__main__":
    main()
