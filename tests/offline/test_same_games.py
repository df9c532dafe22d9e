"""Random games of every kind are the same compiled, interpreted and in the Python of a browser."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from duomo._compiled_engine import compiled
from offline.same_games import (
    FEW,
    KINDS,
    MANY,
    Prints,
    fingerprints,
    games_of,
    in_the_browsers_python,
)

KNOWN: dict[str, Prints] = json.loads(Path(__file__).with_name("fingerprints.json").read_text())


def known(fast: bool) -> Prints:
    return {kind: KNOWN[str(games_of(kind, fast))][kind] for kind in KINDS}


def test_every_kind_is_known() -> None:
    assert {int(games) for games in KNOWN} == {FEW, MANY} == {20, 200}
    assert all(list(prints) == list(KINDS) for prints in KNOWN.values())


@pytest.mark.both_speeds
def test_this_engine_plays_the_same_games() -> None:
    assert fingerprints(MANY if compiled() else None) == known(fast=compiled())


def test_the_browsers_python_plays_the_same_games() -> None:
    assert in_the_browsers_python(None) == known(fast=False)
