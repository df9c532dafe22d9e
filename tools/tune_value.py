"""Tune the weights of a game's hand-made outlook by self-play.

Every generation tries many small random changes of all weights at once: in each pair of games bots with the
change play against bots with the opposite change, on the same deal with the seats swapped. The weights move
in the direction that the better sides' changes have in common. Bots look no further than their own turn, so
that many games can be played; what helps them helps a search with the same estimate.

    python tools/tune_value.py red-cathedral --players 2 --minutes 8 --out weights.json
"""

from __future__ import annotations

import argparse
import json
import math
import multiprocessing
import time
from pathlib import Path
from random import Random
from typing import Any

from duomo.bots.planner import PlannerBot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.driver import Bot, Playout
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.games import registry

CAP = 75
"""Turns of a seat after which a game has no result: some weights make bots that never finish."""
SPREAD = 0.2
"""Size of a change, as a fraction of the weight."""
LEAST = 0.03
RATE = 0.35
DECISIVE = 12.0
"""A margin in points beyond which more hardly counts."""
FIXED = ("doubt",)
"""Prefix of weights that do not affect the margin."""


class TunedBot(Bot):
    """Judges the game with its own weights."""

    def __init__(self, own: Rules[Any], width: int) -> None:
        self.own = own
        self.planner = PlannerBot(0, width)

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        return self.planner.choose(self.own, seen, moves)


Table = dict[str, Any]


def make_rules(table: Table) -> Any:
    game = registry.find(table["game"])
    options = game.choose(table["players"], table["options"])
    return game.rules(options, game.components(None, options))


def tuned(rules: Any) -> list[str]:
    return [name for name in weights_of(rules) if not name.startswith(FIXED)]


def weights_of(rules: Any) -> dict[str, float]:
    weights = rules.weights
    names = [name for name in dir(weights) if not name.startswith("_")]
    return {name: getattr(weights, name) for name in names if isinstance(getattr(weights, name), float)}


def set_weights(rules: Any, values: dict[str, float]) -> None:
    for name, value in values.items():
        setattr(rules.weights, name, float(value))


_tables: dict[str, list[Any]] = {}


def play_pair(job: tuple[Table, dict[str, float], dict[str, float], str]) -> float:
    """Return the mean result of the first weights against the second, between -1 and 1, over both seatings
    of a deal."""
    table, one, other, seed = job
    name = json.dumps(table, sort_keys=True)
    if name not in _tables:
        _tables[name] = [make_rules(table) for _ in range(3)]
    rules, own_one, own_other = _tables[name]
    set_weights(own_one, one)
    set_weights(own_other, other)
    if rules.seats == 1:
        return (
            outcome(table, rules, [own_one], [0, 1], seed) - outcome(table, rules, [own_other], [0, 1], seed)
        ) / 2
    result = 0.0
    for turned in range(2):
        sides = [(seat + turned) % 2 for seat in range(rules.seats)]
        result += outcome(table, rules, [own_other if side else own_one for side in sides], sides, seed)
    return result / 2


def outcome(table: Table, rules: Any, owns: list[Any], sides: list[int], seed: str) -> float:
    """Return the result of side 0 in one game, between -1 and 1; 0 without a result."""
    bots: list[Bot] = [TunedBot(own, table["width"]) for own in owns]
    state = rules.start()
    if not Playout(rules, state, bots, Dealer(seed), CAP * rules.parties).finished:
        return 0.0
    scores = rules.scores(state)
    margin = mean(scores, sides, 0) - mean(scores, sides, 1)
    winners = rules.winners(state)
    won = sum(1 if sides[party] == 0 else -1 for party in winners) / len(winners)
    return 0.6 * math.tanh(margin / DECISIVE) + 0.4 * won


def mean(scores: list[int], sides: list[int], side: int) -> float:
    own = [score for score, of in zip(scores, sides) if of == side]
    return sum(own) / len(own)


def changed(weights: dict[str, float], change: dict[str, float], sign: int) -> dict[str, float]:
    return {name: value + sign * change.get(name, 0.0) for name, value in weights.items()}


def tune(table: Table, minutes: float, pairs: int, workers: int, seed: int, out: Path) -> dict[str, float]:
    rules = make_rules(table)
    weights = weights_of(rules) | table.get("start", {})
    start = dict(weights)
    names = tuned(rules)
    step = {name: SPREAD * abs(weights[name]) + LEAST for name in names}
    slope, square = dict.fromkeys(names, 0.0), dict.fromkeys(names, 0.0)
    random = Random(seed)
    until = time.monotonic() + minutes * 60
    total = dict.fromkeys(weights, 0.0)
    kept = 0
    with multiprocessing.Pool(workers) as pool:
        generation = 0
        while time.monotonic() < until:
            changes = [{name: random.choice((-1, 1)) * step[name] for name in names} for _ in range(pairs)]
            jobs = [
                (table, changed(weights, change, 1), changed(weights, change, -1), f"{seed}:{generation}:{i}")
                for i, change in enumerate(changes)
            ]
            results = pool.map(play_pair, jobs, chunksize=max(1, pairs // (workers * 8)))
            generation += 1
            rate = RATE * max(0.15, 1.0 - (time.monotonic() - until + minutes * 60) / (minutes * 60))
            for name in names:
                lean = sum(r * c[name] / step[name] for r, c in zip(results, changes)) / pairs
                slope[name] = 0.8 * slope[name] + 0.2 * lean
                square[name] = 0.95 * square[name] + 0.05 * lean * lean
                steady = slope[name] / (1 - 0.8**generation)
                size = math.sqrt(square[name] / (1 - 0.95**generation)) + 1e-9
                weights[name] += rate * step[name] * steady / size
            if time.monotonic() > until - minutes * 60 * 0.3:
                kept += 1
                for name in weights:
                    total[name] += weights[name]
            out.write_text(json.dumps(weights, indent=1))
        final = {name: total[name] / kept for name in weights} if kept else weights
        check = [(table, final, start, f"check:{seed}:{i}") for i in range(pairs)]
        results = pool.map(play_pair, check, chunksize=max(1, pairs // (workers * 8)))
    value = sum(results) / len(results)
    error = 1.96 * math.sqrt(sum((r - value) ** 2 for r in results)) / len(results)
    print(f"{table['game']} {table['players']}: {generation} generations of {pairs} pairs; "
          f"against the start {value:+.3f} ± {error:.3f}")  # fmt: skip
    out.write_text(json.dumps(final, indent=1))
    return final


def table_arguments(description: str | None) -> argparse.ArgumentParser:
    """Return the arguments that both tools share: the table, and where the weights go."""
    arguments = argparse.ArgumentParser(
        description=description, formatter_class=argparse.RawTextHelpFormatter
    )
    arguments.add_argument("game")
    arguments.add_argument("--players", type=int, default=2)
    arguments.add_argument("--options", type=json.loads, default={}, help="JSON")
    arguments.add_argument("--width", type=int, default=3)
    arguments.add_argument("--workers", type=int, default=multiprocessing.cpu_count())
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--start", type=Path, help="weights to start from")
    arguments.add_argument("--out", type=Path, required=True)
    return arguments


def table_of(given: argparse.Namespace) -> Table:
    return {
        "game": given.game,
        "players": given.players,
        "options": given.options,
        "width": given.width,
        "start": json.loads(given.start.read_text()) if given.start else {},
    }


def main() -> None:
    arguments = table_arguments(__doc__)
    arguments.add_argument("--minutes", type=float, default=5.0)
    arguments.add_argument("--pairs", type=int, default=1000, help="a generation")
    given = arguments.parse_args()
    final = tune(table_of(given), given.minutes, given.pairs, given.workers, given.seed, given.out)
    for name, value in final.items():
        print(f"        self.{name} = {value:.3g}")


if __name__ == "__main__":
    main()
