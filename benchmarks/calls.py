"""Measure one call of `legal` in microseconds, over positions of random games: the best of many rounds.

    python benchmarks/calls.py            # JSON: by game and number of players

`against.py` runs it in two checkouts, whose core packages may have different names.
"""

from __future__ import annotations

import importlib
import json
import time
from importlib.util import find_spec
from typing import Any

from duomo.bots.registry import make_bot
from duomo.games import registry

CORE = "duomo.core.engine" if find_spec("duomo.core.engine") else "duomo.core"
Dealer = importlib.import_module(f"{CORE}.dealer").Dealer
Playout = importlib.import_module(f"{CORE}.driver").Playout
NATURE = importlib.import_module(f"{CORE}.state").NATURE

TABLES = [("red-cathedral", players) for players in (1, 2, 3, 4)] + [("basilica", 2)]
GAMES = 3
POSITIONS = 1500
ROUNDS = 200


def positions(rules: Any) -> list[Any]:
    """Return the positions in which a player decides, in a few random games."""
    found: list[Any] = []
    for game in range(GAMES):
        bots = [make_bot("random", f"calls:{game}:{seat}") for seat in range(rules.seats)]
        state = rules.start()
        for move in Playout(rules, rules.start(), bots, Dealer(f"calls:{game}")).moves:
            if state.decider != NATURE:
                found.append(state.copy())
            rules.play(state, move, None)
    return found[:POSITIONS]


def legal_time(rules: Any) -> float:
    states, legal, best = positions(rules), rules.legal, float("inf")
    for _ in range(ROUNDS):
        began = time.process_time()
        for state in states:
            legal(state)
        best = min(best, time.process_time() - began)
    return best / len(states) * 1e6


def main() -> None:
    times: dict[str, float] = {}
    for name, players in TABLES:
        game = registry.find(name)
        times[f"{name}, {players}"] = legal_time(game.rules(game.choose(players, {}), game.components()))
    print(json.dumps(times))


if __name__ == "__main__":
    main()
