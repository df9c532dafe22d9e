"""Cities close and are scored with their towers (CT-4)."""

from __future__ import annotations

from typing import Any

from contractors.helpers import Scene
from duomo.games.red_cathedral.rules.rules import RedRules


def tower(*owners: str, needs: int = 1, cost: str = "wood") -> dict[str, Any]:
    """Sections from the base up: a plain owner has finished it, `(red)` needs one more wood."""
    sections = []
    for owner in owners:
        name = owner.strip("()")
        section: dict[str, Any] = {"banner": name, "cost": [cost, "stone", "stone"], "recognition": 3}
        if name == owner:
            section["finished"] = True
        else:
            section["delivered"] = ["stone", "stone"]
        sections.append(section)
    return {"sections": sections}


def test_banners_times_contractors() -> None:
    """CT-4.1: for everybody, after the finisher's card and the penalties; contractors stay."""
    boards = [{"sent": {"vologda": 2, "moscow": 1}}, {"sent": {"vologda": 3}}]
    towers = [tower("red"), tower("blue", "(red)", "red")]
    towers[0]["sections"] += [{}, {}]
    scene = Scene(
        red={"materials": {"wood": 1}}, tower=[*towers, {"sections": [{}] * 3}, {"sections": [{}] * 3}],
        region={"board": boards},
    )  # fmt: skip
    events = scene.play("build", "deliver wood 2.2")
    kinds = [event.kind for event in events]
    assert kinds == ["build", "deliver", "finish", "close-city", "city-points", "city-points"]
    assert scene.red.marker == 2 + 3 + 2 * 2
    assert scene.blue.marker == 2 + 1 * 3
    assert scene.rule_against("recruit vologda") == "RC-6.1"
    view = scene.table.view()["contractors"]
    assert "vologda" not in view["open"]
    assert view["board"][0]["sent"]["vologda"] == 2


def test_a_closed_city_takes_nobody_any_more() -> None:
    """CT-4.1, CT-2.1."""
    towers = [tower("red", "red", "red"), *({"sections": [{}] * 3} for _ in range(3))]
    scene = Scene(tower=towers, region={"board": [{"permits": 6}]})
    assert scene.rule_against("recruit moscow") == "CT-2.1"


def test_the_city_comes_before_the_sixth_section() -> None:
    """CT-4.1, RC-10.1: recognition first, then 3 prestige."""
    towers = [tower("red", "red", "(red)"), tower("red", "red", "red")]
    scene = Scene(
        red={"materials": {"wood": 1}, "space": 2},
        tower=[*towers, {"sections": [{}] * 3}, {"sections": [{}] * 3}],
        region={"board": [{"sent": {"moscow": 3}}]},
    )
    events = scene.play("build", "deliver wood 1.3")
    assert [e.kind for e in events][-3:] == ["close-city", "city-points", "sixth"]
    # 2 + 3 for the card + 3 x 3 in Moscow = 14, then prestige 4, 5, 6
    rules = scene.table.rules
    assert isinstance(rules, RedRules)
    track = rules.values
    assert scene.red.marker == track.ahead[track.ahead[track.ahead[14]]]


def test_unfinished_towers_never_score() -> None:
    """CT-4.2: contractors in their cities give nothing at the end."""
    towers = [tower("red", "red", "red"), tower("red", "red", "red"), tower("(blue)", "blue")]
    towers[2]["sections"].append({})
    scene = Scene(
        tower=[*towers, {"sections": [{}] * 3}],
        blue={"space": 5},
        ender="red",
        turn="blue",
        pending=["after"],
        region={"board": [{}, {"sent": {"suzdal": 6}}]},
    )
    events = scene.play("end")
    assert scene.table.over
    assert not [event for event in events if event.kind in ("close-city", "city-points")]
    assert scene.blue.marker == 5
