"""Fingerprints of random games of every kind: the same on every engine.

python tests/offline/same_games.py            # of this engine, as JSON
python tests/offline/same_games.py --renew    # into fingerprints.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from duomo.sim import simulate

GAMES = 200
KINDS: dict[str, tuple[str, int, dict[str, str]]] = {
    "The Red Cathedral, two players": ("red-cathedral", 2, {}),
    "The Red Cathedral, three players": ("red-cathedral", 3, {"workshops": "advanced"}),
    "The Red Cathedral, four players": ("red-cathedral", 4, {}),
    "alone against Ivan": ("red-cathedral", 1, {}),
    "Contractors": ("red-cathedral", 2, {"contractors": "on"}),
    "Contractors with guilds": ("red-cathedral", 3, {"contractors": "on", "guild": "random"}),
    "Basilica": ("basilica", 2, {}),
}


def fingerprints(games: int = GAMES) -> dict[str, str]:
    return {
        kind: simulate(game, players, ["random"], games, 17, options).fingerprint
        for kind, (game, players, options) in KINDS.items()
    }


if __name__ == "__main__":
    found = fingerprints()
    if "--renew" in sys.argv:
        file = Path(__file__).with_name("fingerprints.json")
        file.write_text(json.dumps({"games": GAMES, "fingerprints": found}, indent=2) + "\n")
    print(json.dumps(found))
