"""The worked examples of the expansion's rulebook about the module, as positions."""

from __future__ import annotations

from pathlib import Path

import pytest

import duomo
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.components import sets as component_set

FOLDER = Path(__file__).parent / "examples"
NAMES = sorted(path.stem for path in FOLDER.glob("*.toml"))


def at(name: str) -> Table:
    return duomo.table(position=FOLDER / f"{name}.toml")


@pytest.mark.parametrize("name", NAMES)
def test_example_is_a_whole_position(name: str) -> None:
    table = at(name)
    again = duomo.table(position=table.document())
    assert again.state.key() == table.state.key()
    assert again.document() == table.document()


def test_the_fifth_contractor_in_suzdal() -> None:
    """CT-2.1 to CT-2.4: 5 permits, the third contractor's material, 2 rubles, a new specialist."""
    table = at("recruit-suzdal")
    table.play("recruit suzdal")
    board = table.view()["contractors"]["board"][2]
    assert (board["permits"], board["left"], board["sent"]["suzdal"]) == (0, 3, 2)
    assert "gain wood" in [move.text for move in table.legal()]
    table.play("gain stone")
    assert [move.text for move in table.legal()] == ["hire 1", "dismiss 1", "hire 2", "dismiss 2"]
    table.play("hire 1")
    table.play("specialist activate-2")
    view = table.view()
    assert view["player"][2]["rubles"] == 0
    assert view["player"][2]["materials"]["stone"] == 1
    assert view["contractors"]["board"][2]["specialist"]["name"] == "claim-1"
    assert view["contractors"]["spaces"][0]["name"] == "activate-2"


def test_suzdal_is_scored() -> None:
    """CT-4.1: 1 x 1 = 1, 2 x 2 = 4, nothing without a banner, and not the tower beside it."""
    table = at("suzdal-closes")
    before = {player["colour"]: player["space"] for player in table.view()["player"]}
    table.play("build")
    events = table.play("deliver brick 1.2")
    points = {table.names()[e.seat]: e.data["recognition"] for e in events if e.kind == "city-points"}
    assert points == {"green": 4, "yellow": 1}
    view = table.view()
    after = {player["colour"]: player["space"] for player in view["player"]}
    assert after["green"] == before["green"] + 4 + 4
    assert after["yellow"] == before["yellow"] + 1
    assert (after["red"], after["blue"]) == (before["red"], before["blue"])
    assert "suzdal" not in view["contractors"]["open"]
    assert "moscow" in view["contractors"]["open"]


def test_three_different_tools_and_one() -> None:
    """CT-3.4: 4 + 1 = 5."""
    table = at("tools")
    board = table.view()["contractors"]["board"][0]
    assert board["tools_prestige"] == 5
    assert len(set(board["tools_shown"])) == 3
    events = table.play("end")
    assert [e.data["prestige"] for e in events if e.kind == "score-tools"] == [5]
    assert {row.tool for row in component_set.default().specialists} >= set(board["tools_shown"])
