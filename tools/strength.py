"""Measure how strong the opponents are, and write docs/strength.md.

    python tools/strength.py --measure levels solo    # some of the matches, or all without a name
    python tools/strength.py --write                  # the page, from the measured results

Results are stored in docs/strength.json, match by match, so that a long measurement can be done in parts.
Games are numbered: game i uses deal i // seats, and the seats rotate, so each deal is played from every seat.
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import time
from functools import lru_cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from duomo._compiled_engine import compiled
from duomo.bots.levels import LEVELS, settings_of
from duomo.bots.mcts import MctsBot
from duomo.bots.registry import make_bot
from duomo.bots.search import Budget, Settings
from duomo.bots.yardstick import YARDSTICK, simulations_of_yardstick
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.games import registry

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "docs" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"
STRONGEST = "master-builder"
TENTH = "a tenth of the yardstick"
"""Searches like the level, with a tenth of the yardstick's simulations."""
NORMAL = 1.96

TABLES: dict[str, tuple[str, int, dict[str, str]]] = {
    "The Red Cathedral, 2 players": ("red-cathedral", 2, {}),
    "The Red Cathedral, 4 players": ("red-cathedral", 4, {}),
    "Contractors with the Foremen, 2 players": (
        "red-cathedral",
        2,
        {"contractors": "on", "guild": "foremen"},
    ),
    "Contractors with any guild, 2 players": (
        "red-cathedral",
        2,
        {"contractors": "on", "guild": "random"},
    ),
    "Basilica": ("basilica", 2, {}),
    "The Red Cathedral alone against Ivan": ("red-cathedral", 1, {}),
}
TWO, FOUR, EXPANDED, ANY_GUILD, BASILICA, ALONE = TABLES


class Match:
    """One bot against others of one kind, at one table."""

    def __init__(self, group: str, table: str, bot: str, others: str, games: int, goal: str = "") -> None:
        self.group = group
        self.table = table
        self.bot = bot
        self.others = others
        self.games = games
        self.goal = goal

    @property
    def name(self) -> str:
        return f"{self.table}: {self.bot} against {self.others}"


def matches() -> list[Match]:
    found = [
        Match("yardstick", TWO, STRONGEST, YARDSTICK, 400, "at least 65%"),
        Match("yardstick", FOUR, STRONGEST, YARDSTICK, 200, "at least 40%"),
        Match("yardstick", EXPANDED, STRONGEST, YARDSTICK, 200, "at least 60%"),
        Match("yardstick", ANY_GUILD, STRONGEST, YARDSTICK, 200, "at least 60%"),
        Match("yardstick", BASILICA, STRONGEST, YARDSTICK, 400, "at least 65%"),
        Match("yardstick", BASILICA, TENTH, YARDSTICK, 200, "at least 50%"),
    ]
    for bot in (STRONGEST, YARDSTICK):
        found += [
            Match("greedy", TWO, bot, "greedy", 200, "at least 90%"),
            Match("greedy", FOUR, bot, "greedy", 200, "at least 75%"),
            Match("greedy", EXPANDED, bot, "greedy", 120, "at least 90%"),
            Match("greedy", BASILICA, bot, "greedy", 200, "at least 90%"),
            Match("uct", TWO, bot, "uct", 10, "at least 70%"),
            Match("uct", FOUR, bot, "uct", 4, "at least 70%"),
            Match("uct", EXPANDED, bot, "uct", 10, "at least 70%"),
            Match("uct", BASILICA, bot, "uct", 40, "at least 70%"),
            Match("solo", ALONE, bot, "Ivan", 200, "at least 97%"),
        ]
    for match in found:
        if match.bot == YARDSTICK:
            match.goal = ""  # a reference without a goal
    for weaker, stronger in pairwise(LEVELS):
        for table in (TWO, BASILICA):
            longest = stronger.skill_at(rules_of(table)).simulations > 10000
            games, goal = (80, "at least 60%") if longest else (400, "60 to 75%")
            found.append(Match("levels", table, stronger.name, weaker.name, games, goal))
    for rollout in ("rollout-1", "rollout-4"):
        found.append(Match("cut-off", TWO, "cut-off", rollout, 60))
    return found


def bot_named(name: str, seed: str) -> Bot:
    """Return a bot of the registry, or one of the searches compared at equal time."""
    if name == "cut-off" or name.startswith("rollout-"):
        settings = Settings()
        settings.rollout = int(name.removeprefix("rollout-")) if name != "cut-off" else 0
        return MctsBot(seed, Budget(0, 60), settings)
    if name == TENTH:
        return TenthBot(seed)
    return make_bot(name, seed)


class TenthBot(Bot):
    """The strongest level with a tenth of the yardstick's simulations."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.bot: Bot | None = None

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        if self.bot is None:
            tenth = Budget(simulations_of_yardstick(rules) // 10)
            level = next(level for level in LEVELS if level.name == STRONGEST)
            self.bot = MctsBot(self.seed, tenth, settings_of(level.skill_at(rules)))
        return self.bot.choose(rules, seen, moves)


class Timed(Bot):
    """Measures how long a bot thinks."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.longest = 0.0
        self.total = 0.0
        self.decisions = 0

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        began = time.process_time()
        move = self.bot.choose(rules, seen, moves)
        spent = time.process_time() - began
        self.longest = max(self.longest, spent)
        self.total += spent
        self.decisions += 1
        return move


@lru_cache(maxsize=256)
def rules_of(table: str, draw: int | None = None) -> Rules[Any]:
    """Return the rules of a table; `draw` decides the options left to chance."""
    name, players, wishes = TABLES[table]
    game = registry.find(name)
    options = game.choose(players, wishes, draw)
    return game.rules(options, game.components(None, options))


def play(job: tuple[str, str, str, str, int]) -> dict[str, Any]:
    """Play one game; return the share of the victory, the lead over the best other, and times."""
    name, table, bot, others, index = job
    seats = TABLES[table][1]
    deal, seat = divmod(index, seats)
    rules = rules_of(table, deal if table == ANY_GUILD else None)
    bots = [Timed(bot_named(bot if other == seat else others, f"{index}:{other}")) for other in range(seats)]
    timed, beside = bots[seat], [other for other in bots if other is not bots[seat]]
    state = rules.start()
    playout = Playout(rules, state, list(bots), Dealer(f"strength:{deal}"))
    won, lead = 0.0, 0
    if playout.finished:
        winners, scores = rules.winners(state), rules.scores(state)
        won = 1 / len(winners) if seat in winners else 0.0
        lead = scores[seat] - max(score for party, score in enumerate(scores) if party != seat)
    return {
        "match": name,
        "won": won,
        "lead": lead,
        "finished": playout.finished,
        "longest": timed.longest,
        "mean": timed.total / max(1, timed.decisions),
        "spent": timed.total,
        "spent_beside": sum(other.total for other in beside) / max(1, len(beside)),
    }


def interval(share: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95% interval for a share."""
    square = NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    reach = NORMAL * math.sqrt(share * (1 - share) / games + square / (4 * games**2)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def measure(chosen: list[Match], workers: int, results: Path, scale: float) -> None:
    """Play the chosen matches, and store the result after each of them."""
    kept = json.loads(results.read_text()) if results.exists() else {}
    jobs = [
        (match.name, match.table, match.bot, match.others, index)
        for match in chosen
        for index in range(max(2, round(match.games * scale)))
    ]
    games: dict[str, list[dict[str, Any]]] = {match.name: [] for match in chosen}
    wanted = {match.name: max(2, round(match.games * scale)) for match in chosen}
    with multiprocessing.Pool(workers) as pool:
        for played in pool.imap_unordered(play, jobs):
            name = played["match"]
            games[name].append(played)
            if len(games[name]) == wanted[name]:
                kept[name] = summary(games[name])
                results.write_text(json.dumps(dict(sorted(kept.items())), indent=1) + "\n")
                share = kept[name]["won"] / wanted[name]
                low, high = interval(share, wanted[name])
                print(f"{name}: {share:.1%} ({low:.1%} to {high:.1%}) {kept[name]}", flush=True)


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    return {
        "games": len(games),
        "won": round(sum(game["won"] for game in games), 4),
        "lead": round(sum(game["lead"] for game in games) / len(games), 2),
        "unfinished": sum(not game["finished"] for game in games),
        "longest": round(max(game["longest"] for game in games), 3),
        "mean": round(sum(game["mean"] for game in games) / len(games), 4),
        "spent": round(sum(game["spent"] for game in games) / len(games), 3),
        "spent_beside": round(sum(game["spent_beside"] for game in games) / len(games), 3),
    }


def row(match: Match, result: dict[str, Any]) -> str:
    share = result["won"] / result["games"]
    low, high = interval(share, result["games"])
    return (
        f"| {match.table} | {match.bot} | {match.others} | {result['games']} | {share:.1%} | "
        f"{low:.1%} – {high:.1%} | {result['lead']:+.1f} | {match.goal} |"
    )


def times(match: Match, result: dict[str, Any]) -> str:
    return f"| {match.table} | {match.bot} | {result['spent']:.2f} s | {result['spent_beside']:.2f} s |"


TIMES = """| table | bot | it spent | each other one spent |
|---|---|--:|--:|"""

TITLE = """# How strong the opponents are

Written by `python tools/strength.py --write` from the games of `python tools/strength.py --measure`.
Won is the share of the victory; intervals are Wilson's; leads are in points over the best opponent.
"""

HEAD = """| table | bot | against | games | won | 95% interval | mean lead | goal |
|---|---|---|--:|--:|--:|--:|---|"""

SECTIONS = {
    "greedy": """## Against greedy

`greedy` looks through its own turn with the simple value of the game (`Rules.value`), which stays as it is,
so that the yardstick does not move. With four players three greedy bots are at the table, and an even share
would be 25%.""",
    "yardstick": """## Against the yardstick

`master-builder-1` is the strongest level as it was before estimates were learned: the hand-made estimate,
5,000 simulations (Basilica 3,000) before every turn. It never changes. With four players three of them are at
the table, and an even share would be 25%. The goals are for equal time; for two players without expansions a
tenth of the time was to win at least half. The second table tells the seconds of one core for a game.""",
    "uct": """## Against plain UCT

`uct` is the textbook search: single decisions, UCB1, a thousand random games for every decision. With four
players three of them are at the table. It thinks for minutes a game, hence the few games.""",
    "solo": """## Alone against Ivan""",
    "levels": """## The nine levels

Each level against the one below it. The grandmaster takes all the time it may, so its
step has no upper end.""",
    "cut-off": """## Rollouts or cut-off

The same search with 60 milliseconds for each turn: at the leaves of the tree either the hand-made estimate is
asked at once (`cut-off`), or everybody first plays one or four quick turns of the greedy kind.""",
}

TIME = """## Time

In these games the strongest level thought {mean:.0f} ms for a decision in the mean, {longest:.2f} s at most,
on one core. `python benchmarks/search.py` measures simulations a second.
"""


def write(results: Path) -> None:
    kept = json.loads(results.read_text())
    parts = [TITLE]
    for group, text in SECTIONS.items():
        of = [match for match in matches() if match.group == group and match.name in kept]
        rows = [row(match, kept[match.name]) for match in of]
        if rows:
            parts.append("\n".join([text, "", HEAD, *rows, ""]))
        if rows and group == "yardstick":
            parts.append("\n".join([TIMES, *[times(match, kept[match.name]) for match in of], ""]))
    strongest = [kept[match.name] for match in matches() if match.bot == STRONGEST and match.name in kept]
    if strongest:
        longest = max(result["longest"] for result in strongest)
        mean = sum(result["mean"] for result in strongest) / len(strongest)
        parts.append(TIME.format(mean=mean * 1000, longest=longest))
    PAGE.write_text("\n".join(parts), encoding="utf-8")


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    arguments.add_argument("--measure", nargs="*", metavar="GROUP", help=", ".join(SECTIONS))
    arguments.add_argument("--write", action="store_true", help="docs/strength.md")
    arguments.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    arguments.add_argument("--only", default="", help="matches whose name has this in it")
    arguments.add_argument("--scale", type=float, default=1.0, help="part of the games")
    arguments.add_argument("--results", type=Path, default=RESULTS)
    given = arguments.parse_args()
    if given.measure is not None:
        if not compiled():
            print("The engine is not compiled: this will take long.")
        chosen = [
            match
            for match in matches()
            if (not given.measure or match.group in given.measure) and given.only in match.name
        ]
        measure(chosen, given.workers, given.results, given.scale)
    if given.write:
        write(given.results)


if __name__ == "__main__":
    main()
