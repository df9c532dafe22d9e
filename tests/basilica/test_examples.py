"""The worked examples of the specification: positions in `examples/`, the outcome in `examples/expected/`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import duomo
from basilica.helpers import cells, legal, player
from duomo.core.engine.refusal import NotationError
from duomo.core.table import Table

FOLDER = Path(__file__).parent / "examples"
NAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))


def expected(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / "expected" / f"{name}.toml").read_text(encoding="utf-8"))


def zones(table: Table) -> list[str]:
    return sorted(f"{zone['colour']} {zone['size']}" for zone in table.view()["zones"])


def fact(table: Table, key: str) -> Any:
    """The value that a key of `expect` refers to: “white points”, “zone yellow”, “king” …"""
    view = table.view()
    if key in view:
        return view[key]
    name, what = key.split()
    if name == "zone":
        (zone,) = (zone for zone in view["zones"] if zone["colour"] == what)
        return [zone["white"], zone["black"]]
    return player(table, name)[what]


@pytest.mark.both_speeds
@pytest.mark.parametrize("name", NAMES)
def test_example(name: str) -> None:
    """BA-3.1, BA-3.2, BA-4.5, BA-5.1 to BA-5.3: every example at the end of the specification."""
    table = duomo.table(position=FOLDER / f"{name}.toml")
    for step in expected(name)["step"]:
        for _ in range(step.get("undo", 0)):
            table.undo()
        for move in step.get("play", []):
            table.play(move)
        if "cells" in step:
            assert sorted(cells(table)) == sorted(step["cells"])
        if "zones" in step:
            assert zones(table) == sorted(step["zones"])
        for move in step.get("legal", []):
            assert move in legal(table)
        for move, rule in step.get("refused", {}).items():
            refusal = table.why_not(move)
            assert refusal is not None, move
            assert refusal.rule == rule
        for move in step.get("no_moves", []):
            with pytest.raises(NotationError):
                table.play(move)
        for key, value in step.get("expect", {}).items():
            assert fact(table, key) == value, key


@pytest.mark.parametrize("name", NAMES)
def test_example_is_a_whole_position(name: str) -> None:
    """A position that is written out reads back as the same position."""
    table = duomo.table(position=FOLDER / f"{name}.toml")
    again = duomo.table(position=table.document())
    assert again.state.key() == table.state.key()
    assert again.document() == table.document()


def test_every_listed_example_is_here() -> None:
    """Placements A to D, zones A to F with and without E, the scoring, three unplaceable jokers."""
    cited = [rule for name in NAMES for rule in expected(name)["rules"]]
    for rule in ("BA-3.1", "BA-3.2", "BA-4.5", "BA-5.1", "BA-5.2", "BA-5.3"):
        assert rule in cited
    assert {path.stem for path in (FOLDER / "expected").glob("*.toml")} == set(NAMES)
    for name in NAMES:
        assert "reconstructed" in (FOLDER / f"{name}.toml").read_text(encoding="utf-8")
