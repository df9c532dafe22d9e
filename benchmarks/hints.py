"""Play hints as a bot, against every level.

    python benchmarks/hints.py --play --deals 10          # adds missing games to docs/hints.json
    python benchmarks/hints.py --play --table "Basilica" --against architect --deals 40
    python benchmarks/hints.py --play --workers 1 --seconds 600
    python benchmarks/hints.py --write                    # docs/hints.md, from the games played

A game depends only on its table, opponent, deal and seat, so that a long run can be done in parts, even on a
busy machine. Every deal is played from every seat. Every game stores the skill it was played against: when a
level changes, its games are played again.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from machine import description

from duomo._compiled_engine import compiled
from duomo.analysis.hints import SIMULATIONS, hint
from duomo.bots.levels import LEVELS, Level, bot_of
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.rules import Rules
from duomo.core.engine.skill import Skill
from duomo.core.engine.state import State
from duomo.games import registry
from duomo.spread import spread

DOCS = Path(__file__).parent.parent / "docs"
RESULTS = DOCS / "hints.json"
PAGE = DOCS / "hints.md"
NORMAL = 1.96

Game = dict[str, float | str]

TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "The Red Cathedral": ("red-cathedral", 2, {}),
    "The Red Cathedral, three players": ("red-cathedral", 3, {}),
    "The Red Cathedral, four players": ("red-cathedral", 4, {}),
    "Contractors with the Foremen": ("red-cathedral", 2, {"contractors": "on", "guild": "foremen"}),
    "Basilica": ("basilica", 2, {}),
}


class Hinted(Bot):
    """Asks for a hint at every decision and follows it, like a person who never thinks."""

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


def unhurried(skill: Skill) -> Skill:
    """Return the skill with all its simulations; at a table a time limit may stop it earlier."""
    return Skill(
        skill.width,
        skill.overlooks,
        skill.misjudges,
        skill.simulations,
        skill.patience,
        skill.learned,
        skill.longer,
        0,
        skill.naive,
    )


def in_words(skill: Skill) -> str:
    """Describe the skill a game was played against, to recognise games of earlier levels."""
    if not skill.simulations:
        judges = "as a beginner" if skill.naive else "as the search"
        errs = f"overlooks {skill.overlooks:g}, misjudges {skill.misjudges:g}"
        return f"plans {skill.width}, {errs}, judges {judges}"
    learned = "learned" if skill.learned else "not learned"
    return f"{skill.simulations} simulations, patience {skill.patience}, {learned}, longer {skill.longer:g}"


@cache
def rules_of(table: str) -> Rules[Any]:
    name, players, wishes = TABLES[table]
    game = registry.find(name)
    options = game.choose(players, wishes)
    return game.rules(options, game.components(None, options))


def play(table: str, rules: Rules[Any], level: Level, deal: int, seat: int) -> Game:
    """Play one game with the hints on that seat, and the level on all others."""
    hinted = Hinted(f"hints:{deal}:{seat}")
    skill = level.skill_at(rules)
    seats = range(TABLES[table][1])
    bots: list[Bot] = [bot_of(unhurried(skill), rules, f"level:{deal}:{seat}:{each}") for each in seats]
    bots[seat] = hinted
    state = rules.start()
    playout = Playout(rules, state, bots, Dealer(f"hints:{deal}"))
    assert playout.finished
    winners, scores = rules.winners(state), rules.scores(state)
    return {
        "against": in_words(skill),
        "won": 1 / len(winners) if seat in winners else 0.0,
        "lead": scores[seat] - max(scores[each] for each in seats if each != seat),
        "asked": hinted.asked,
        "spent": round(hinted.spent, 2),
        "longest": round(hinted.longest, 3),
    }


def kept_games() -> dict[str, dict[str, Game]]:
    """Return the games played against the current levels."""
    kept: dict[str, dict[str, Game]] = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    for table in TABLES:
        rules = rules_of(table)
        for level in LEVELS:
            against, games = in_words(level.skill_at(rules)), kept.get(f"{table}: {level.name}", {})
            for stale in [name for name, game in games.items() if game.get("against") != against]:
                del games[stale]
    return {name: games for name, games in kept.items() if games}


Item = tuple[str, str, int, int]
"""A game to play: table, name of the opponents' level, deal, and seat of the hints."""


def missing(
    kept: dict[str, dict[str, Game]], tables: list[str], levels: list[Level], deals: int
) -> list[Item]:
    """Return the games not played yet. All tables and levels get one deal before any gets a second."""
    return [
        (table, level.name, deal, seat)
        for deal in range(deals)
        for table in tables
        for level in levels
        for seat in range(TABLES[table][1])
        if f"{deal}.{seat}" not in kept.get(f"{table}: {level.name}", {})
    ]


def played(_: None, item: Item) -> tuple[Item, Game]:
    table, name, deal, seat = item
    level = next(level for level in LEVELS if level.name == name)
    return item, play(table, rules_of(table), level, deal, seat)


def measure(
    tables: list[str], levels: list[Level], deals: int, seconds: float, workers: int | None = None
) -> None:
    """Play the missing games, for about this many seconds; every game is stored as soon as it is over."""
    kept, end = kept_games(), time.monotonic() + seconds
    items = missing(kept, tables, levels, deals)

    def store(result: tuple[Item, Game]) -> None:
        (table, name, deal, seat), game = result
        games = kept.setdefault(f"{table}: {name}", {})
        games[f"{deal}.{seat}"] = game
        RESULTS.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n")
        if whole(table, games):
            print(row(table, name, games), flush=True)

    spread(played, None, (item for item in items if time.monotonic() < end), store, workers)


def interval(share: float, trials: int) -> tuple[float, float]:
    """Return Wilson's 95% interval."""
    square = NORMAL * NORMAL
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    spread = math.sqrt(share * (1 - share) / trials + square / (4 * trials**2))
    reach = NORMAL * spread / (1 + square / trials)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def total(games: Iterable[Game], of: str) -> float:
    return sum(float(game[of]) for game in games)


def whole(table: str, games: dict[str, Game]) -> dict[str, Game]:
    """Return the games of deals that were played from every seat."""
    seats = range(TABLES[table][1])
    deals = {name.split(".")[0] for name in games}
    full = {deal for deal in deals if all(f"{deal}.{seat}" in games for seat in seats)}
    return {name: game for name, game in games.items() if name.split(".")[0] in full}


def row(table: str, level: str, known: dict[str, Game]) -> str:
    games = whole(table, known)
    deals = len(games) // TABLES[table][1]
    share = total(games.values(), "won") / len(games)
    lead = total(games.values(), "lead") / len(games)
    low, high = interval(share, deals)
    what = f"| {table} | {level} | {deals} | {len(games)} "
    return f"{what}| {share:.1%} | {low:.1%} – {high:.1%} | {lead:+.1f} |"


TEXT = """# What following hints wins

Written by `python benchmarks/hints.py --write` from the games of `python benchmarks/hints.py --play`
(`docs/hints.json`).

A hint is the outcome of {simulations:,} simulations, whatever else the machine does meanwhile. Here a
player asks for one at every decision and follows it, against the levels below, which think as many
simulations as they have, without their limit of time. Every deal is played from every seat, the level on all
others. *Won* is the share of the victory: equal players would have 50% of it at a table of two, 33% of three,
25% of four. *Lead* is that over the best of the others. The 95% intervals are Wilson's with a deal as one
trial, since its games belong together: rather too wide than too narrow.

Machine: {machine}; the engine compiled. The games were played in parts, some of them on a machine
with more cores and beside other work: this changes none of them. Times are those of where a game was played.

| table | against | deals | games | won | 95% interval | mean lead |
|---|---|--:|--:|--:|--:|--:|
{rows}

{times}
"""

TIME = """A hint of {table} took {mean:.2f} s of processor time in the mean, {longest:.2f} s at most."""


def write() -> None:
    kept = kept_games()
    rows: list[str] = []
    times: list[str] = []
    for table in TABLES:
        games = [
            game for name, played in kept.items() if name.startswith(f"{table}: ") for game in played.values()
        ]
        if not games:
            continue
        rows += [
            row(table, level.name, kept[f"{table}: {level.name}"])
            for level in LEVELS
            if whole(table, kept.get(f"{table}: {level.name}", {}))
        ]
        mean = total(games, "spent") / total(games, "asked")
        longest = max(float(game["longest"]) for game in games)
        times.append(TIME.format(table=table, mean=mean, longest=longest))
    facts = {"rows": "\n".join(rows), "times": "\n".join(times)}
    text = TEXT.format(simulations=SIMULATIONS, machine=description(), **facts)
    PAGE.write_text(text, encoding="utf-8")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--play", action="store_true", help="play the games that are missing")
    arguments.add_argument("--write", action="store_true", help="docs/hints.md")
    arguments.add_argument("--deals", type=int, default=10, help="each is played from every seat")
    arguments.add_argument("--seconds", type=float, default=math.inf, help="to begin games in")
    arguments.add_argument("--workers", type=int, help="processes; all cores unless given")
    arguments.add_argument("--table", choices=TABLES, action="append", help="all unless given")
    arguments.add_argument("--against", choices=[level.name for level in LEVELS], action="append")
    given = arguments.parse_args()
    if given.play:
        if not compiled():
            sys.exit("The page tells times of the compiled engine: run `make setup` first.")
        levels = [level for level in LEVELS if not given.against or level.name in given.against]
        measure(given.table or list(TABLES), levels, given.deals, given.seconds, given.workers)
    if given.write:
        write()


if __name__ == "__main__":
    main()
