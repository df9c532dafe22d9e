"""Measure the gain of a second search of the same position, and its cost where there is a core for it.

    python benchmarks/together.py --games 100 --write

A level whose turns are decided by two searches plays against itself with one, every deal from both seats.
Games do not depend on processes, so they are played on all cores.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from math import sqrt
from pathlib import Path
from typing import Any

from machine import write_page

from duomo.bots.levels import TOGETHER, opinion
from duomo.bots.together import best_of
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.http.thinking.line import Whose
from duomo.http.thinking.thinkers import Thinkers
from duomo.play.tables.parts import parts_of
from duomo.play.thinking import BotsTurn, Seen
from duomo.sim import Simulation
from duomo.spread import spread

PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-together.md"
LEVEL = TOGETHER[0]
SEARCHES = 2
TABLES = {"Basilica": ("basilica", 2), "The Red Cathedral, 2 players": ("red-cathedral", 2)}
TURNS = 12
"""Number of turns that are timed."""

TEXT = """# Two searches that decide together

Written by `python benchmarks/together.py --write`. Strength: *{level}* with {searches} searches of its full
length for every turn against itself with one, every deal from both seats; Wilson's intervals. Time: by the
clock on the wall, for a turn, one search in one process and {searches} in as many; the shortest of three for
each of {turns} turns, in the mean; `chrt -f 5` before the command gives it the cores on a machine that others
use too.

Machine: {machine}; the engine {engine}.

| table | games | won | 95% interval | one search | {searches} searches |
|---|--:|--:|--:|--:|--:|
{rows}
"""


class SearchBot(Bot):
    """The level, with each turn decided by several searches, run one after the other; like a bot of a
    server it starts every turn from scratch."""

    def __init__(self, seed: str, searches: int) -> None:
        self.seed = seed
        self.searches = searches
        self.turn = 0
        self.plan: list[int] = []

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        if not self.plan or self.plan[0] not in moves:
            self.plan = self.think(rules, seen, rules.worthwhile(seen, moves))
        return self.plan.pop(0)

    def think(self, rules: Rules[Any], seen: State, moves: list[int]) -> list[int]:
        if len(moves) == 1:
            return moves
        self.turn += 1
        seed = f"{self.seed}:{self.turn}"
        return best_of([opinion(LEVEL, rules, seen, seed, part) for part in range(self.searches)])


def play(table: tuple[str, int], number: int) -> float:
    """Return what the two searches won in game `number`; two consecutive games have the same deal."""
    simulation = Simulation(*table)
    deal, seat = divmod(number, 2)
    bots: list[Bot] = [SearchBot(f"{deal}:one", 1), SearchBot(f"{deal}:two", SEARCHES)]
    if not seat:
        bots.reverse()
    playout = Playout(simulation.rules, simulation.rules.start(), bots, Dealer(f"together:{deal}"))
    winners = simulation.rules.winners(playout.state) if playout.finished else [0, 1]
    return 1 / len(winners) if seat in winners else 0.0


def interval(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95% interval."""
    z = 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - half, middle + half


def seconds(table: tuple[str, int]) -> tuple[float, float]:
    """Return the seconds for a turn with one search and with all, in a server's thinker processes."""
    game, players = table
    set_hash = parts_of(game, players, {}).components.hash
    starts = Simulation(game, players, ["greedy"], 1).turn_starts(0)
    thoughts = [
        BotsTurn(Seen(game, players, {}, set_hash, None, seen), LEVEL, str(number))
        for number, seen in enumerate(starts[:: max(1, len(starts) // TURNS)][:TURNS])
    ]
    thinkers = Thinkers(SEARCHES, at_once=True)
    thinkers.start()
    whose = Whose("benchmark", "here")

    async def first_move(thought: BotsTurn, searches: int) -> float:
        began = time.perf_counter()
        async for _ in thinkers.turn(thought, searches, whose, 0.0, lambda place: None):
            break
        return time.perf_counter() - began

    async def all_turns(searches: int) -> float:
        return sum([min([await first_move(thought, searches) for _ in range(3)]) for thought in thoughts])

    async def both() -> tuple[float, float]:
        await all_turns(SEARCHES)
        return await all_turns(1) / len(thoughts), await all_turns(SEARCHES) / len(thoughts)

    try:
        return asyncio.run(both())
    finally:
        thinkers.stop()


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--games", type=int, default=100, help="at each table")
    arguments.add_argument("--minutes", type=float, default=0, help="no new game after so long at a table")
    arguments.add_argument("--table", action="append", choices=list(TABLES), help="only this one")
    arguments.add_argument("--workers", type=int, help="processes that play")
    arguments.add_argument("--write", action="store_true", help="docs/benchmarks-together.md")
    given = arguments.parse_args()
    rows: list[str] = []
    for name in given.table or TABLES:
        table = TABLES[name]
        alone, together = seconds(table)
        until = time.monotonic() + 60 * given.minutes
        wanted = (number for number in range(given.games) if not given.minutes or time.monotonic() < until)
        won: list[float] = []
        spread(play, table, wanted, won.append, given.workers)
        low, high = interval(sum(won) / len(won), len(won))
        part = f"{sum(won) / len(won):.1%} | {low:.1%} – {high:.1%}"
        rows.append(f"| {name} | {len(won)} | {part} | {alone:.2f} s | {together:.2f} s |")
        print(rows[-1], flush=True)
    if given.write:
        write_page(PAGE, TEXT, rows, level=LEVEL, searches=SEARCHES, turns=TURNS)


if __name__ == "__main__":
    main()
