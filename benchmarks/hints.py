"""Hints played as a bot, against every level.

    python benchmarks/hints.py --play --deals 10          # adds what is missing to docs/hints.json
    python benchmarks/hints.py --play --table "Basilica" --against architect --deals 40
    python benchmarks/hints.py --write                    # docs/hints.md, from what was played

A game depends on its table, its opponent, its deal and its seat alone, so that a long run can be done in
parts, on a busy machine too. Every deal is played from both seats.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from pathlib import Path
from typing import Any

from machine import description

from duomo._compiled_engine import compiled
from duomo.analysis.hints import SIMULATIONS, hint
from duomo.bots.levels import LEVELS, Level, bot_of
from duomo.bots.mcts import MctsBot
from duomo.bots.search import PATIENCE, Budget, Settings
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.games import registry

DOCS = Path(__file__).parent.parent / "docs"
RESULTS = DOCS / "hints.json"
PAGE = DOCS / "hints.md"
NORMAL = 1.96

TABLES: dict[str, tuple[str, dict[str, str]]] = {
    "The Red Cathedral": ("red-cathedral", {}),
    "Contractors with the Foremen": ("red-cathedral", {"contractors": "on", "guild": "foremen"}),
    "Basilica": ("basilica", {}),
}


class Hinted(Bot):
    """Asks for a hint at every decision, as a person would who never thinks, and follows it."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.asked = 0
        self.longest = 0.0
        self.spent = 0.0

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        began = time.process_time()
        self.asked += 1
        move, _ = hint(rules, seen, seen.decider, f"{self.seed}:{self.asked}")
        took = time.process_time() - began
        self.spent += took
        self.longest = max(self.longest, took)
        return move


def opponent(level: Level, rules: Rules[Any], seed: str) -> Bot:
    """A level with all its simulations; at a table a clock may stop it before."""
    skill = level.skill_at(rules)
    if not skill.simulations:
        return bot_of(skill, seed)
    settings = Settings()
    settings.patience = skill.patience or PATIENCE
    return MctsBot(seed, Budget(skill.simulations), settings)


def rules_of(table: str) -> Rules[Any]:
    name, wishes = TABLES[table]
    game = registry.find(name)
    options = game.choose(2, wishes)
    return game.rules(options, game.components(None, options))


def play(rules: Rules[Any], level: Level, deal: int, seat: int) -> dict[str, float]:
    """One game with the hints on that seat."""
    hinted = Hinted(f"hints:{deal}:{seat}")
    bots: list[Bot] = [hinted, opponent(level, rules, f"level:{deal}:{seat}")]
    state = rules.start()
    playout = Playout(rules, state, bots if seat == 0 else bots[::-1], Dealer(f"hints:{deal}"))
    assert playout.finished
    winners, scores = rules.winners(state), rules.scores(state)
    return {
        "won": 1 / len(winners) if seat in winners else 0.0,
        "lead": scores[seat] - scores[1 - seat],
        "asked": hinted.asked,
        "spent": round(hinted.spent, 2),
        "longest": round(hinted.longest, 3),
    }


def measure(tables: list[str], levels: list[Level], deals: int) -> None:
    """Play what is missing; every game is kept as soon as it is over."""
    kept: dict[str, dict[str, dict[str, float]]] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    for table in tables:
        rules = rules_of(table)
        for level in levels:
            games = kept.setdefault(f"{table}: {level.name}", {})
            for deal in range(deals):
                for seat in (0, 1):
                    if f"{deal}.{seat}" not in games:
                        games[f"{deal}.{seat}"] = play(rules, level, deal, seat)
                        RESULTS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
            print(row(table, level, games), flush=True)


def interval(share: float, trials: int) -> tuple[float, float]:
    """Wilson's 95% interval."""
    square = NORMAL * NORMAL
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = math.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    reach = NORMAL * spread / (1 + square / trials)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def row(table: str, level: Level, games: dict[str, dict[str, float]]) -> str:
    deals = len(games) // 2
    share = sum(game["won"] for game in games.values()) / len(games)
    lead = sum(game["lead"] for game in games.values()) / len(games)
    low, high = interval(share, deals)
    played = f"| {table} | {level.name} | {deals} | {len(games)} "
    return f"{played}| {share:.1%} | {low:.1%} – {high:.1%} | {lead:+.1f} |"


TEXT = """# What following hints wins

Written by `python benchmarks/hints.py --write` from the games of `python benchmarks/hints.py --play`
(`docs/hints.json`).

A hint is the outcome of {simulations:,} simulations, whatever else the machine does meanwhile. Here a
player asks for one at every decision and follows it, against every level; the levels think as many
simulations as they have, without their limit of time. Every deal is played from both seats. *Won* is the
share of the victory. The 95% intervals are Wilson's with a deal as one trial, since its two games belong
together: rather too wide than too narrow.

Machine: {machine}; the engine compiled. The games were played in parts, beside
other work that shared the machine: this changes none of them, and is why there are not more.

| table, 2 players | against | deals | games | won | 95% interval | mean lead |
|---|---|--:|--:|--:|--:|--:|
{rows}

{times}
"""

TIME = """A hint of {table} took {mean:.2f} s of processor time in the mean, {longest:.2f} s at most."""


def write() -> None:
    kept = json.loads(RESULTS.read_text())
    rows: list[str] = []
    times: list[str] = []
    for table in TABLES:
        games = [
            game for name, played in kept.items() if name.startswith(f"{table}: ") for game in played.values()
        ]
        if not games:
            continue
        rows += [
            row(table, level, kept[f"{table}: {level.name}"])
            for level in LEVELS
            if f"{table}: {level.name}" in kept
        ]
        mean = sum(game["spent"] for game in games) / sum(game["asked"] for game in games)
        times.append(TIME.format(table=table, mean=mean, longest=max(game["longest"] for game in games)))
    facts = {"rows": "\n".join(rows), "times": "\n".join(times)}
    text = TEXT.format(simulations=SIMULATIONS, machine=description(), **facts)
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--play", action="store_true", help="play the games that are missing")
    arguments.add_argument("--write", action="store_true", help="docs/hints.md")
    arguments.add_argument("--deals", type=int, default=10, help="each is played from both seats")
    arguments.add_argument("--table", choices=TABLES, action="append", help="all unless given")
    arguments.add_argument("--against", choices=[level.name for level in LEVELS], action="append")
    given = arguments.parse_args()
    if given.play:
        if not compiled():
            sys.exit("The page tells times of the compiled engine: run `make setup` first.")
        levels = [level for level in LEVELS if not given.against or level.name in given.against]
        measure(given.table or list(TABLES), levels, given.deals)
    if given.write:
        write()


if __name__ == "__main__":
    main()
