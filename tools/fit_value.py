"""Fit the weights of a game's hand-made outlook to how games end.

Bots that make small errors play games with the current weights. At every turn the outlook predicted the lead;
the end of the game shows the real one. All weights move to where the mean squared error would have been
smallest, with a pull towards their current values (Gauss-Newton with a ridge). Then the new weights must beat
the old ones at the table, or they are rejected. `tools/tune_value.py` does the fine-tuning afterwards.

    python tools/fit_value.py red-cathedral --players 2 --rounds 4 --out weights.json
"""

from __future__ import annotations

import json
import math
import multiprocessing
from random import Random
from typing import Any

from duomo.bots.lines import lead
from duomo.bots.planner import PlannerBot
from duomo.core.engine.dealer import Dealer
from duomo.core.engine.state import NATURE, NOBODY
from tune_value import (
    CAP,
    Table,
    make_rules,
    play_pair,
    set_weights,
    table_arguments,
    table_of,
    tuned,
    weights_of,
)

NUDGE = 1e-3
LOOKED_AT = 0.5
"""Fraction of the turns that is evaluated."""
ALIKE = 8.0
"""Turns of one game are correlated: they count as this many times fewer."""
NOISE = 45.0
"""Variance of the final lead that no estimate can predict."""
HELD = 0.5
"""How far a weight may move easily, as a fraction of its value."""

Sums = tuple[list[list[float]], list[float], int, float]
_tables: dict[str, Any] = {}


def watch(job: tuple[Table, dict[str, float], str]) -> Sums:
    """Play a game; return sums of products of slopes, of slopes and errors, number of rows, squared
    errors."""
    table, weights, seed = job
    key = json.dumps(table, sort_keys=True)
    if key not in _tables:
        _tables[key] = make_rules(table)
    rules = _tables[key]
    set_weights(rules, weights)
    names = tuned(rules)
    random = Random(seed)
    dealer = Dealer(seed)
    bots = [PlannerBot(f"{seed}:{seat}", 2, 0.1, 0.15) for seat in range(rules.seats)]
    state = rules.start()
    rows: list[tuple[int, float, list[float]]] = []
    turn = -1
    while state.decider != NOBODY and state.turns < CAP * rules.parties:
        if state.decider == NATURE:
            move = dealer.choose(rules.chance(state))
        else:
            if state.turns != turn:
                turn = state.turns
                if random.random() < LOOKED_AT:
                    rows += slopes(rules, state, weights, names)
            seen = rules.seen_by(state, state.decider)
            move = bots[state.decider].choose(rules, seen, rules.legal(seen))
        rules.play(state, move, None)
    count = len(names)
    products, errors = [[0.0] * count for _ in range(count)], [0.0] * count
    if state.decider != NOBODY:
        return products, errors, 0, 0.0
    scores = [float(score) for score in rules.scores(state)]
    squares = 0.0
    for party, said, slope in rows:
        error = lead(scores, party) - said
        squares += error * error
        for i in range(count):
            if slope[i]:
                errors[i] += slope[i] * error
                row = products[i]
                for j in range(count):
                    row[j] += slope[i] * slope[j]
    return products, errors, len(rows), squares


def slopes(
    rules: Any, state: Any, weights: dict[str, float], names: list[str]
) -> list[tuple[int, float, list[float]]]:
    """For each party with an independent lead: return the lead, and its change with each weight."""
    parties = range(1 if rules.parties == 2 else rules.parties)
    said = rules.outlook(state)
    found = [(party, lead(said, party), [0.0] * len(names)) for party in parties]
    for at, name in enumerate(names):
        setattr(rules.weights, name, weights[name] + NUDGE)
        nudged = rules.outlook(state)
        setattr(rules.weights, name, weights[name])
        for party, before, slope in found:
            slope[at] = (lead(nudged, party) - before) / NUDGE
    return found


def solve(matrix: list[list[float]], vector: list[float]) -> list[float]:
    """Solve by Gaussian elimination with partial pivoting."""
    size = len(vector)
    rows = [[*matrix[i], vector[i]] for i in range(size)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda i: abs(rows[i][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            if factor:
                for j in range(at, size + 1):
                    rows[below][j] -= factor * rows[at][j]
    found = [0.0] * size
    for at in range(size - 1, -1, -1):
        rest = sum(rows[at][j] * found[j] for j in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def best_step(parts: list[Sums], weights: dict[str, float], names: list[str]) -> dict[str, float]:
    """Return the weights with the smallest errors, regularised."""
    count = len(names)
    matrix = [[sum(part[0][i][j] for part in parts) / ALIKE for j in range(count)] for i in range(count)]
    vector = [sum(part[1][i] for part in parts) / ALIKE for i in range(count)]
    for at, name in enumerate(names):
        reach = HELD * abs(weights[name]) + 0.05
        matrix[at][at] += NOISE / (reach * reach)
    step = solve(matrix, vector)
    return weights | {name: weights[name] + step[at] for at, name in enumerate(names)}


def fit(table: Table, rounds: int, games: int, pairs: int, workers: int, seed: int) -> dict[str, float]:
    rules = make_rules(table)
    weights: dict[str, float] = weights_of(rules) | table["start"]
    names = tuned(rules)
    with multiprocessing.Pool(workers) as pool:
        for number in range(rounds):
            jobs = [(table, weights, f"fit:{seed}:{number}:{game}") for game in range(games)]
            parts = pool.map(watch, jobs, chunksize=4)
            rows = sum(part[2] for part in parts)
            error = math.sqrt(sum(part[3] for part in parts) / rows)
            found = best_step(parts, weights, names)
            best, best_result = weights, 0.0
            said = []
            for part in (1.0, 0.5, 0.25):
                tried = {name: weights[name] + part * (found[name] - weights[name]) for name in weights}
                jobs_of = [(table, tried, weights, f"try:{seed}:{number}:{pair}") for pair in range(pairs)]
                result = sum(pool.map(play_pair, jobs_of, chunksize=4)) / pairs
                said.append(f"{part}: {result:+.3f}")
                if result > best_result:
                    best, best_result = tried, result
            weights = best
            print(f"round {number + 1}: error {error:.2f} over {rows} turns; {', '.join(said)}", flush=True)
    return weights


def main() -> None:
    arguments = table_arguments(__doc__)
    arguments.add_argument("--rounds", type=int, default=4)
    arguments.add_argument("--games", type=int, default=1000, help="a round, to learn from")
    arguments.add_argument("--pairs", type=int, default=200, help="of games that new weights must win")
    given = arguments.parse_args()
    weights = fit(table_of(given), given.rounds, given.games, given.pairs, given.workers, given.seed)
    given.out.write_text(json.dumps(weights, indent=1))
    for name, value in weights.items():
        print(f"{name} = {value:.3g}")


if __name__ == "__main__":
    main()
