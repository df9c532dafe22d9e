"""Using a specialist with the black die, and the nine kinds of effect (CT-3)."""

from __future__ import annotations

from typing import Any

import pytest

import duomo
from contractors.helpers import Scene, using
from duomo.games.red_cathedral.modules.contractors.rules.cities import tool_prestige


def test_it_plays_the_part_of_the_tile_of_the_black_die() -> None:
    """CT-3.1: once per visit, only with the black die; then the tile shows its tool."""
    scene = using("gain-rubles", red={"rubles": 0})
    assert "specialist" in scene.legal()
    scene.play("specialist", "take 5")
    assert scene.red.rubles == 5
    assert (scene.specialist(0), scene.tools(0)) == ("", ["gain-rubles"])
    assert scene.rule_against("specialist") == "RC-7.3"
    assert "activated" in scene.table.document()["pending"][-1]


def test_not_with_another_die_and_not_without_a_specialist() -> None:
    """CT-3.1."""
    board = {"specialist": "gain-rubles", "sent": {"suzdal": 1}}
    other = Scene(region={"board": [board]}, pending=["after", "market 1 red"])
    assert other.rule_against("specialist") == "CT-3.1"
    nobody = Scene(pending=["after", "market 5 black"])
    assert nobody.rule_against("specialist") == "CT-3.1"
    assert nobody.rule_against("activate red") == "RC-7.7"


def test_influence_is_over_when_the_specialist_works() -> None:
    """CT-3.1, RC-7.6."""
    board = {"specialist": "gain-rubles", "sent": {"suzdal": 1}}
    scene = Scene(
        red={"rubles": 0},
        region={"board": [board]},
        pending=["after", "market 5 black upper"],
    )
    scene.play("specialist", "take 5")
    assert "influence-over" in scene.table.document()["pending"][-1]


@pytest.mark.parametrize(
    ("name", "moves", "held"),
    [
        ("gain-plain", ["take 1", "take 1", "take 1"], [1, 1, 1, 0, 0, 0]),
        ("gain-gold-green", ["take 1", "decline"], [0, 0, 0, 1, 0, 0]),
        ("gain-gold-purple", ["take 1", "take 1"], [0, 0, 0, 1, 0, 1]),
    ],
)
def test_gain_materials(name: str, moves: list[str], held: list[int]) -> None:
    """CT-3.2, RC-4.7: what is shown, or less."""
    scene = using(name)
    scene.play("specialist", *moves)
    assert scene.red.materials == held


def test_gain_permits_and_recognition() -> None:
    """CT-3.2."""
    permits = using("gain-permits", region={"red": {"permits": 4}})
    permits.play("specialist", "take 2")
    assert permits.region.permits[0] == 6
    points = using("gain-recognition")
    points.play("specialist", "take 3")
    assert points.red.marker == 5


def test_discard_a_material_for_prestige() -> None:
    """CT-3.2, CT-3.3: the shown one, to the reserve."""
    scene = using("sell-gold", red={"materials": {"gold": 1}})
    scene.play("specialist", "take 2")
    assert scene.red.marker == 9
    assert scene.state.reserve[3] == 15
    without = using("sell-gold", red={"materials": {"green": 2}})
    assert without.rule_against("specialist") == "CT-3.3"


def test_discard_a_material_for_recognition() -> None:
    """CT-3.2, CT-3.3."""
    scene = using("sell-brick", red={"materials": {"brick": 2}})
    scene.play("specialist", "take 3")
    assert (scene.red.marker, scene.red.materials[1]) == (5, 1)
    assert using("sell-wood").rule_against("specialist") == "CT-3.3"


SLOTS = {"red": "wood-brick", "blue": "wood-ruble"}
CLAIMS = [{"sections": [{"banner": "red"}, {"banner": "red"}]}, *({"sections": [{}, {}]} for _ in range(3))]


def test_activate_two_tiles_or_one_twice() -> None:
    """CT-3.2."""
    twice = using("activate-1", red={"slots": SLOTS}, tower=CLAIMS)
    twice.play("specialist", "activate red", "take 1", "take 1", "activate red", "take 1", "take 1")
    assert twice.red.materials[:2] == [2, 2]
    assert "leave" in twice.legal()
    both = using("activate-2", red={"slots": SLOTS, "rubles": 0}, tower=CLAIMS)
    both.play("specialist", "activate blue", "take 1", "take 1", "activate red", "decline", "take 1")
    assert (both.red.materials[:2], both.red.rubles) == ([1, 1], 1)
    one = using("activate-1", red={"slots": SLOTS}, tower=CLAIMS)
    one.play("specialist", "activate red", "decline", "decline", "done")
    assert one.rule_against("activate blue") == "RC-7.3"


def test_activate_without_a_tile() -> None:
    """CT-3.3: it gives nothing, and the tile is turned."""
    scene = using("activate-1")
    scene.play("specialist")
    assert scene.legal() == ["done"]
    assert scene.rule_against("activate red") == "RC-7.7"
    scene.play("done")
    assert scene.tools(0) == ["activate-1"]


def test_workshop_tiles_never_use_a_specialist() -> None:
    """CT-3.3, RC-9.1: a tile of the black die gives what that die's space shows, once."""
    scene = using("activate-1", red={"slots": {"red": "die-black"}}, tower=CLAIMS)
    scene.play("specialist", "activate red")
    assert scene.legal() == ["take 1", "decline"]  # the green gem of space 5
    scene.play("take 1")
    assert scene.red.materials[4] == 1


def test_discard_an_ornament() -> None:
    """CT-3.2, CT-3.3: an available one; it is out of the game."""
    scene = using("discard-ornament-1")
    scene.play("specialist")
    assert scene.legal() == ["discard door", "discard arch", "discard cross"]
    scene.play("discard arch", "take 3")
    assert scene.red.ornaments == [1, 1, 1]
    assert scene.red.marker == 13
    again = duomo.table(position=scene.table.document())
    assert again.state.key() == scene.state.key()
    locked = using("discard-ornament-1", options={"workshops": "advanced"})
    assert locked.rule_against("specialist") == "CT-3.3"


def test_pay_rubles_for_recognition() -> None:
    """CT-3.2, CT-3.3: up to five, or none at all."""
    scene = using("buy-recognition-1", red={"rubles": 7})
    scene.play("specialist")
    assert scene.legal() == ["pay 5", "pay 4", "pay 3", "pay 2", "pay 1", "pay 0"]
    scene.play("pay 4", "take 4")
    assert (scene.red.rubles, scene.red.marker) == (3, 6)
    poor = using("buy-recognition-2", red={"rubles": 0})
    poor.play("specialist")
    assert poor.legal() == ["pay 0"]
    assert poor.rule_against("pay 1") == "CT-3.2"
    poor.play("pay 0")
    assert poor.tools(0) == ["buy-recognition-2"]


PLAIN: list[dict[str, Any]] = [{"sections": [{}] * 3}] * 3
SECTION = {"cost": ["wood", "brick", "gold"], "recognition": 4, "banner": "red"}
TOWER = [{"sections": [SECTION, {}, {}]}, *PLAIN]


def test_a_material_and_a_delivery() -> None:
    """CT-3.2: gain it first, then deliver it."""
    scene = using("material-and-delivery-1", tower=TOWER)
    scene.play("specialist")
    assert scene.legal() == [f"gain {m}" for m in "wood brick stone gold green purple".split()] + ["done"]
    assert scene.rule_against("build") == "CT-3.2"
    scene.play("gain gold", "build", "deliver gold 1.1")
    assert scene.table.view()["tower"][0]["sections"][0]["delivered"] == ["gold"]
    assert "leave" in scene.legal()


def test_a_delivery_and_a_material() -> None:
    """CT-3.2: deliver first, which makes room."""
    scene = using("material-and-delivery-2", tower=TOWER, red={"materials": {"wood": 7}})
    assert scene.red.room == 0
    scene.play("specialist")
    assert scene.legal() == ["build", "done"]
    assert scene.rule_against("gain gold") == "RC-7.5"
    scene.play("build", "deliver wood 1.1", "gain green")
    assert scene.red.materials == [6, 0, 0, 0, 1, 0]
    assert scene.rule_against("gain gold") != ""


def test_each_half_is_optional() -> None:
    """CT-3.3."""
    scene = using("material-and-delivery-1")
    scene.play("specialist", "gain wood", "done")
    assert scene.red.materials[0] == 1
    nothing = using("material-and-delivery-1")
    nothing.play("specialist", "done")
    assert nothing.tools(0) == ["material-and-delivery-1"]


def test_a_delivery_decorates_without_gems() -> None:
    """CT-3.2, RC-6.5: a single delivery places an ornament without gems."""
    done = [{"sections": [{"banner": "blue", "finished": True}, {}, {}]}, *PLAIN]
    scene = using("material-and-delivery-1", tower=done, red={"materials": {"wood": 1, "green": 1}})
    scene.play("specialist", "build", "decorate 1.1")
    assert scene.red.ornaments[0] == 0
    assert scene.legal("gems") == []
    scene.play("done")


def test_any_resource_tile_once() -> None:
    """CT-3.2, CT-3.3: what it shows, not multiplied; without room it gives nothing."""
    scene = using("resource-tile-1", market={"dice": {"white": {"space": 1}, "red": {"space": 1}}})
    scene.play("specialist")
    assert scene.legal() == [f"gather {space}" for space in range(1, 9)]
    scene.play("gather 1")
    assert scene.legal() == ["take 2", "take 1", "decline"]
    scene.play("take 2")
    full = using("resource-tile-2", red={"materials": {"wood": 6}})
    full.play("specialist", "gather 1")
    assert "leave" in full.legal()
    permits = using("resource-tile-2")
    permits.play("specialist", "gather 8", "take 1")
    assert permits.region.permits[0] == 1


def test_a_whole_claim() -> None:
    """CT-3.2, CT-3.3: with price and benefit; then the visit continues and the dice come last."""
    towers = [{"sections": [{"tile": "wood-ruble"}, {}, {}]}, *PLAIN]
    scene = using("claim-1", tower=towers, red={"rubles": 4})
    scene.play("specialist")
    assert scene.legal() == ["claim 1.1", "claim 2.1", "claim 3.1", "claim 4.1"]
    assert scene.rule_against("claim 1.2") == "RC-5.1"
    scene.play("claim 1.1")
    price = scene.table.view()["player"][0]["slots"]["blue"]["price"]
    assert price == 2
    scene.play("open blue", "take 1", "take 1")
    assert (scene.red.rubles, scene.red.materials[0]) == (3, 1)
    assert scene.state.owner[0] == 0
    assert "leave" in scene.legal()
    scene.play("leave")
    assert scene.roll() == ["roll black 1"]


def test_a_claim_on_the_advanced_board() -> None:
    """CT-3.3, RC-5.2."""
    scene = using("claim-2", options={"workshops": "advanced"})
    scene.play("specialist", "claim 2.1")
    assert scene.legal() == ["banner inventory", "banner white-1", "banner white-2"]
    scene.play("banner white-1", "hide white-1")
    assert "leave" in scene.legal()


def test_no_claim_without_a_banner() -> None:
    """CT-3.3, RC-5.1."""
    towers = [{"sections": [{"banner": "red"}] * 3}, {"sections": [{"banner": "red"}] * 3}]
    scene = using("claim-1", tower=[*towers, {"sections": [{}] * 3}, {"sections": [{}] * 3}])
    assert scene.rule_against("specialist") == "CT-3.3"


def test_sets_of_tools() -> None:
    """CT-3.4: the largest set first; 1, 2, 4, 7, 11, 16."""
    printed = using("claim-1").module.printed
    by_tool: dict[int, list[int]] = {}
    for tile, tool in enumerate(printed.tool):
        by_tool.setdefault(tool, []).append(tile)
    assert [len(tiles) for tiles in by_tool.values()] == [4] * 6

    def points(*tools: int) -> int:
        taken = [by_tool[tool][tools[:at].count(tool)] for at, tool in enumerate(tools)]
        return tool_prestige(printed, sum(1 << tile for tile in taken))

    assert [points(*range(count)) for count in range(7)] == [0, 1, 2, 4, 7, 11, 16]
    assert points(0, 1, 2, 0) == 5
    assert points(0, 0, 0) == 3
    assert points(0, 1, 0, 1) == 4
    assert points(0, 1, 2, 3, 4, 5, 0, 1, 2) == 20


def test_an_unused_specialist_shows_no_tool() -> None:
    """CT-3.4, CT-4.2: permits count with the leftovers."""
    finished = {"banner": "red", "finished": True}
    towers = [{"sections": [finished] * 3}, {"sections": [finished] * 3}]
    towers += [{"sections": [{}] * 3}, {"sections": [{}] * 3}]
    boards = [
        {
            "sent": {"suzdal": 3},
            "specialist": "claim-1",
            "tools": ["gain-plain", "gain-rubles"],
            "permits": 3,
        },
        {"sent": {"suzdal": 1}, "specialist": "claim-2", "permits": 6},
    ]
    scene = Scene(
        red={"rubles": 2},
        blue={"rubles": 3},
        tower=towers,
        ender="red",
        turn="blue",
        pending=["after"],
        region={"board": boards},
    )
    events = scene.play("end")
    assert scene.table.over
    scored = {(event.kind, event.seat): event.data["prestige"] for event in events if "score" in event.kind}
    assert scored["score-tools", 0] == 2
    assert ("score-tools", 1) not in scored
    assert scored["score-leftovers", 0] == 1
    assert scored["score-leftovers", 1] == 1
