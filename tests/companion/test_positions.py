"""The position editor: whatever a game can be survives it, and what is wrong is listed with a way out."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

import duomo
from duomo.core.record import read
from duomo.core.replay import table_of
from duomo.games import registry
from duomo.play.companion.positions import PositionGiven, position_shown
from duomo.play.trouble import ServerTrouble
from real_tables import EXAMPLES, GOLDEN

EVERY = 40
"""Moves between two positions of a golden game that are tried, the last ones always."""


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parts[-3]}-{path.stem}")
def test_every_golden_position_survives(path: Path) -> None:
    """Editor to text to editor: the same document, and the same state of the engine."""
    table = table_of(registry.find, read(path.read_text(encoding="utf-8"), path.name))
    lines = read(path.read_text(encoding="utf-8"), path.name).moves
    for number, line in enumerate(lines, 1):
        table.follow(line)
        if number % EVERY and number < len(lines):
            continue
        one = position_shown(PositionGiven(document=table.document()))
        assert not one.problems
        other = position_shown(PositionGiven(text=one.text))
        assert other.document == one.document == tomllib.loads(one.text)
        assert duomo.table(position=other.document).state.key() == table.state.key()
        assert other.record is not None
        assert duomo.replay(other.record).state.key() == table.state.key()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_example_survives(path: Path) -> None:
    one = position_shown(PositionGiven(text=path.read_text(encoding="utf-8")))
    assert not one.problems
    assert position_shown(PositionGiven(text=one.text)).document == one.document


def of_two(**entries: Any) -> dict[str, Any]:
    return {"duomo_position": 1, "game": "red-cathedral", "player": [{}, {}], **entries}


WRONG: list[tuple[str, dict[str, Any]]] = [
    ("RC-7.2", of_two(market={"dice": {die: {"space": 3} for die in ("white", "red", "blue", "green")}})),
    ("RC-5.1", of_two(tower=[{"sections": [{}, {"banner": "red"}]}])),
    ("RC-5.2", of_two(tower=[{"sections": [{"banner": "red", "tile": "gold"}, {}]}])),
    ("RC-6.3", of_two(tower=[{"sections": [{"finished": True}, {}]}])),
    ("RC-6.4", of_two(tower=[{"sections": [{"banner": "red", "ornament": "red"}, {}]}])),
    ("RC-1.9", of_two(player=[{"colour": "red", "materials": {"wood": 9}}, {}])),
    ("RC-1.1", of_two(reserve={"wood": 20}, player=[{"materials": {"wood": 1}}, {}])),
    ("RC-5.2", of_two(player=[{"slots": {"red": "gold"}}, {}])),
    ("RC-10.1", of_two(pending=[])),
]


def of_basilica(**entries: Any) -> dict[str, Any]:
    vaults = {"1.1": "red", "1.2": "blue"}
    return {"duomo_position": 1, "game": "basilica", "cathedral": vaults, **entries}


WRONG += [
    ("BA-1.4", of_basilica(scaffolds=["1.1"])),
    ("BA-1.4", of_basilica(glass=["2.2"])),
    ("BA-1.4", of_basilica(glass=["1.1", "1.1"])),
    ("BA-1.4", of_basilica(player=[{"builders": ["1.1"]}, {"builders": ["1.1"]}])),
    ("BA-3.1", of_basilica(cathedral={"1.1": "red-blue", "1.2": "red-green"})),
    ("BA-1.3", of_basilica(player=[{"coins": 2}, {"coins": 2}])),
    ("BA-3.3", of_basilica(king=31)),
    ("BA-2.2", of_basilica(actions_left=5)),
    ("BA-2.2", of_basilica(fresh="1.1")),
    ("BA-5.5", of_basilica(pending=[])),
    ("BA-1.1", of_basilica(vaults=["red promote"] * 2)),
]


@pytest.mark.parametrize(("rule", "document"), WRONG)
def test_a_problem_has_its_rule_and_a_way_out(rule: str, document: dict[str, Any]) -> None:
    shown = position_shown(PositionGiven(document=document))
    assert [problem.rule for problem in shown.problems] == [rule]
    assert shown.problems[0].fix is not None
    assert shown.record is None
    assert shown.view is not None
    fixed = position_shown(PositionGiven(text=shown.problems[0].fixed))
    assert not fixed.problems


def test_several_problems_are_listed_together() -> None:
    document = of_two(
        market={"dice": {die: {"space": 3} for die in ("white", "red", "blue", "green")}},
        tower=[{"sections": [{}, {"banner": "red"}]}],
    )
    assert {problem.rule for problem in position_shown(PositionGiven(document=document)).problems} == {
        "RC-5.1",
        "RC-7.2",
    }


@pytest.mark.parametrize("text", ["", "nothing", "/etc/passwd", "a = [", "game = 3"])
def test_what_is_no_position_is_refused(text: str) -> None:
    with pytest.raises(ServerTrouble):
        position_shown(PositionGiven(text=text))
