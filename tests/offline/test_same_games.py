"""Random games of every kind are the same compiled, interpreted and in a browser's Python."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from browser.serving import ROOT
from duomo._compiled_engine import compiled
from offline.same_games import (
    FEW,
    KINDS,
    MANY,
    Prints,
    fingerprints,
    in_the_browsers_python,
    interpreter,
    rows,
)

KNOWN: dict[str, Any] = json.loads(Path(__file__).with_name("fingerprints.json").read_text())
EVERYWHERE: dict[str, Prints] = KNOWN[str(MANY)]


def test_all_of_them_were_played_on_every_engine() -> None:
    """What `same_games.py --everywhere` found; the next two tests fail if the games have changed since."""
    assert MANY == 200
    assert list(EVERYWHERE) == ["compiled", "interpreted", "browser"]
    for prints in EVERYWHERE.values():
        assert list(prints) == list(KINDS)
        assert prints == EVERYWHERE["compiled"]
    assert KNOWN["browser"] == interpreter(), "another interpreter: play them again"
    told = (ROOT / "docs/site.md").read_text(encoding="utf-8")
    assert "\n".join(rows(EVERYWHERE)) in told


@pytest.mark.both_speeds
def test_this_engine_plays_the_same_games() -> None:
    if compiled():
        assert fingerprints(MANY) == EVERYWHERE["compiled"]
    assert fingerprints(FEW) == KNOWN[str(FEW)]


def test_the_browsers_python_plays_the_same_games() -> None:
    assert in_the_browsers_python(FEW) == KNOWN[str(FEW)]
