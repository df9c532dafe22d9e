"""The site uses lists where the compiled engine uses vectors: the same games and the same thoughts."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

THINK = """
import sys
from duomo.local import vecs
if sys.argv[1] == "lists":
    sys.modules["librt.vecs"] = vecs
import pickle
from duomo.bots.levels import LEVELS, settings_of
from duomo.bots.search import Budget, Search
from duomo.local.pace import Pace
from duomo.play.tables.parts import parts_of
from duomo.sim import simulate

for game, players in (("red-cathedral", 1), ("red-cathedral", 3), ("basilica", 2)):
    print(simulate(game, players, ["random"], 3, 17).fingerprint)
    rules = parts_of(game, players, {}).rules
    for position in Pace(game, players).positions(rules):
        search = Search(rules, settings_of(LEVELS[-1].skill_at(rules)), 1)
        search.run(pickle.loads(pickle.dumps(rules.seen_by(position, position.decider))), Budget(60))
        print([(edge.visits, edge.shares, edge.points) for edge in search.root.edges])
"""


def thought(numbers: str) -> str:
    plain = {**os.environ, "DUOMO_COMPILED": "0"}
    asked = [sys.executable, "-c", THINK, numbers]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, env=plain)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.mark.slow
def test_lists_and_vectors_think_alike() -> None:
    with_lists = thought("lists")
    assert len(with_lists.splitlines()) == 12
    assert with_lists == thought("vectors")
