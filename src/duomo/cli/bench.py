"""`duomo bench`: how fast the engine is."""

from __future__ import annotations

import json
import platform
import time
from statistics import median
from typing import Annotated, Any

from cyclopts import Parameter

from duomo import _compiled_engine
from duomo.cli.common import console
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Playout
from duomo.core.engine.state import NATURE, State
from duomo.core.game import Game

COPIES = 2000
SAMPLE = 2000
"""Number of states whose `legal` is timed."""


def bench(
    *, seconds: float = 1.0, as_json: Annotated[bool, Parameter(name="--json", negative="")] = False
) -> int:
    """Measure how fast the engine is.

    For every game and number of players: decisions (nature's included, then the players' alone) and games of
    random play per second on one core, the time to copy a state, and the median and longest time of one call
    of `legal`.

    Parameters
    ----------
    seconds
        How long random play is measured for each game and number of players.
    as_json
        Print one JSON object and nothing else.
    """
    result = measure_all(seconds)
    if as_json:
        print(json.dumps(result))
    else:
        show(result)
    return 0


def measure_all(seconds: float) -> dict[str, Any]:
    from duomo.games.registry import GAMES

    rows = [measure(game, players, seconds) for game in GAMES.values() for players in game.players]
    return {
        "compiled": _compiled_engine.compiled(),
        "python": platform.python_version(),
        "machine": platform.machine(),
        "figures": rows,
    }


def measure(game: Game, players: int, seconds: float) -> dict[str, Any]:
    from duomo.bots.registry import make_bot

    rules = game.rules(game.choose(players, {}), game.components())
    decisions = own = games = 0
    clock = time.process_time  # not affected by other programs
    began = clock()
    spent = 0.0
    while spent < seconds or not games:
        bots = [make_bot("random", f"bench:{games}:{seat}") for seat in range(rules.seats)]
        playout = Playout(rules, rules.start(), bots, Dealer(f"bench:{games}:dealer"))
        decisions += len(playout.moves)
        own += playout.decisions
        games += 1
        spent = clock() - began
    usual, longest = legal_times(rules)
    return {
        "game": game.name,
        "players": players,
        "decisions_per_second": round(decisions / spent, 1),
        "player_decisions_per_second": round(own / spent, 1),
        "games_per_second": round(games / spent, 2),
        "copy_us": round(copy_time(rules), 3),
        "legal_median_us": round(usual, 3),
        "legal_longest_us": round(longest, 3),
    }


def states(rules: Any) -> list[State]:
    """Return positions of one random game."""
    from duomo.bots.registry import make_bot

    bots = [make_bot("random", f"bench:{seat}") for seat in range(rules.seats)]
    moves = Playout(rules, rules.start(), bots, Dealer("bench")).moves
    state = rules.start()
    found: list[State] = []
    for move in moves:
        if state.decider != NATURE and len(found) < SAMPLE:
            found.append(state.copy())
        rules.play(state, move, None)
    return found


def legal_times(rules: Any) -> tuple[float, float]:
    """Return the median and longest time of `legal` in microseconds, as the best of five for each state."""
    times: list[float] = []
    clock = time.perf_counter_ns
    for state in states(rules):
        best = 10**12
        for _ in range(5):
            began = clock()
            rules.legal(state)
            best = min(best, clock() - began)
        times.append(best / 1000)
    return median(times), max(times)


def copy_time(rules: Any) -> float:
    """Return the microseconds for a copy of a state in the middle of a game; the best of five rounds."""
    found = states(rules)
    copy = found[len(found) // 2].copy
    best = float("inf")
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(COPIES):
            copy()
        best = min(best, time.perf_counter() - began)
    return best / COPIES * 1e6


def show(result: dict[str, Any]) -> None:
    from rich.table import Table

    screen = console()
    speed = "compiled" if result["compiled"] else "interpreted"
    screen.print(f"{speed} engine, Python {result['python']}, random play on one core")
    table = Table(box=None, padding=(0, 2, 0, 0))
    for title in (
        "game", "players", "decisions/s", "players'", "games/s", "copy µs", "legal µs", "longest µs",
    ):  # fmt: skip
        table.add_column(title, justify="left" if title == "game" else "right", no_wrap=True)
    for row in result["figures"]:
        table.add_row(
            row["game"],
            str(row["players"]),
            f"{row['decisions_per_second']:,.0f}",
            f"{row['player_decisions_per_second']:,.0f}",
            f"{row['games_per_second']:,.1f}",
            f"{row['copy_us']:.2f}",
            f"{row['legal_median_us']:.2f}",
            f"{row['legal_longest_us']:.2f}",
        )
    screen.print(table)
