"""The same games on the interpreted and the compiled engine: `make test` runs this at both speeds."""

from __future__ import annotations

import pytest

from duomo.sim import simulate

RANDOM = "f0cc8505f226fdcc803449337de01ea0518db9430c4ac7e0bd1d6b5a39eeffa5"
GREEDY = "d79ac2dc8fefac13b02775f318781e7a0a777083a08e474ce005b63b88dd807a"


@pytest.mark.both_speeds
def test_random_games_have_this_fingerprint() -> None:
    """Every move and every result of 40 games."""
    assert simulate("basilica", None, ["random"], 40, seed=7).fingerprint == RANDOM


@pytest.mark.both_speeds
def test_greedy_games_have_this_fingerprint() -> None:
    """A change to the hand-written evaluation changes these; mention it in the commit."""
    assert simulate("basilica", None, ["greedy", "random"], 4, seed=7).fingerprint == GREEDY
