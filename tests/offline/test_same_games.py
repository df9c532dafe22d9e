"""Random games of every kind are the same compiled, interpreted and in the Python of a browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duomo._compiled_engine import compiled
from offline.same_games import FEW, KINDS, MANY, Prints, fingerprints, in_the_browsers_python

KNOWN: dict[str, Prints] = json.loads(Path(__file__).with_name("fingerprints.json").read_text())


def test_every_kind_is_known() -> None:
    assert {int(games) for games in KNOWN} == {FEW, MANY} == {20, 200}
    assert all(list(prints) == list(KINDS) for prints in KNOWN.values())


@pytest.mark.both_speeds
def test_this_engine_plays_the_same_games() -> None:
    games = MANY if compiled() else FEW
    assert fingerprints(games) == KNOWN[str(games)]


def test_the_browsers_python_plays_the_same_games() -> None:
    assert in_the_browsers_python(FEW) == KNOWN[str(FEW)]
