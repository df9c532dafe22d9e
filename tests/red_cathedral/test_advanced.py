"""Section 8 of the rules: the advanced workshop board."""

from __future__ import annotations

import pytest

from duomo.games.red_cathedral.rules.names import HOLDS_NAMES, SLOT_NAMES
from red_cathedral.helpers import Scene, check_pieces


def advanced(rubles: int = 3) -> Scene:
    scene = Scene(workshops="advanced")
    scene.have("red", rubles=rubles)
    return scene


def test_what_lies_on_the_board_at_the_start() -> None:
    """RC-8.1: ornaments on the coloured slots, an arch on green; banners on the white slots."""
    red = advanced().red
    holds = dict(zip(SLOT_NAMES, (HOLDS_NAMES[lying] for lying in red.holds), strict=True))
    assert holds["white-1"] == holds["white-2"] == "banner"
    assert holds["green"] == "arch"
    assert sorted(holds[slot] for slot in ("red", "blue", "green", "yellow")) == [
        "arch",
        "arch",
        "cross",
        "door",
    ]
    assert (red.ruler, red.spare, red.banners(), red.room) == (4, 0, 6, 6)
    assert red.ornaments == [0, 0, 0], "none is available yet"


def test_every_slot_costs_three() -> None:
    """RC-8.1."""
    scene = advanced(rubles=2)
    assert scene.values.slot_price == [3] * 24
    scene.play("claim 1.1", "banner inventory")
    assert not scene.legal("open")
    assert scene.rule_against("open green") == "RC-5.3"
    rich = advanced(rubles=4)
    rich.play("claim 1.1", "banner inventory", "open green")
    assert rich.red.rubles == 1


def test_the_player_chooses_the_banner() -> None:
    """RC-5.2: from the inventory or from a white slot."""
    scene = advanced()
    scene.play("claim 1.1")
    assert scene.legal() == ["banner inventory", "banner white-1", "banner white-2"]
    scene.play("banner white-2")
    assert (scene.red.ruler, scene.red.room, scene.red.banners()) == (4, 6, 5)
    other = advanced()
    other.play("claim 1.1", "banner inventory")
    assert (other.red.ruler, other.red.room, other.red.banners()) == (3, 7, 5)


def test_a_banner_that_is_gone_cannot_be_taken_again() -> None:
    """RC-5.2."""
    scene = advanced()
    scene.play("claim 1.1", "banner white-1", "hide red", "end")
    scene.pass_turn()
    scene.play("claim 2.1")
    assert scene.legal() == ["banner inventory", "banner white-2"]
    assert scene.rule_against("banner white-1") == "RC-5.2"
    scene.red.ruler = 0
    assert scene.legal() == ["banner white-2"]


def test_an_ornament_becomes_available_with_an_open_tile_on_its_slot() -> None:
    """RC-8.2."""
    scene = advanced()
    scene.play("claim 1.1", "banner inventory")
    events = scene.play("open green")
    assert [event.kind for event in events] == ["open", "unlock"]
    assert scene.red.ornaments == [0, 1, 0]
    assert HOLDS_NAMES[scene.red.holds[4]] == "nothing"
    check_pieces(scene.values, scene.state)


def test_a_locked_ornament_cannot_be_placed() -> None:
    """RC-8.2, RC-6.4."""
    scene = advanced()
    scene.section("1.1", owner="blue", done=True)
    scene.section("2.1", owner="red", needs="brick")
    scene.have("red", wood=1, brick=1)
    assert "build" in scene.legal()
    scene.play("build")
    assert scene.legal() == ["deliver brick 2.1"]
    assert scene.rule_against("decorate 1.1") == "RC-8.2"


def test_an_unlocked_ornament_can_be_placed_at_once() -> None:
    """RC-8.2: from the next build on."""
    scene = advanced()
    scene.section("1.1", owner="blue", done=True)
    scene.section("2.1", cost="brick brick brick")
    scene.have("red", wood=1)
    assert not scene.can("build")
    scene.play("claim 2.1", "banner inventory", "open red")
    scene.end()
    scene.pass_turn()
    scene.play("build", "decorate 1.1")
    assert scene.red.placed == 1
    check_pieces(scene.values, scene.state)


def test_an_ornament_does_not_occupy_its_slot() -> None:
    """RC-8.2."""
    scene = advanced()
    scene.play("claim 1.1", "banner inventory")
    assert scene.legal("open") == ["open red", "open blue", "open green", "open yellow"]


def test_a_hidden_tile_costs_the_ornament_for_the_game() -> None:
    """RC-8.2: slot and ornament are lost."""
    scene = advanced()
    scene.section("1.1", cost="brick brick brick")
    scene.section("2.1", owner="blue", done=True)
    scene.play("claim 1.1", "banner inventory", "hide red", "end")
    scene.pass_turn()
    assert scene.red.ornaments == [0, 0, 0]
    scene.have("red", wood=1)
    assert not scene.can("build")
    scene.play("claim 3.1", "banner inventory")
    assert scene.rule_against("open red") == "RC-5.3"
    check_pieces(scene.values, scene.state)


@pytest.mark.parametrize("slot", ["white-1", "white-2"])
def test_a_white_slot_is_closed_while_its_banner_lies_there(slot: str) -> None:
    """RC-8.3: to open and to hidden tiles."""
    scene = advanced()
    scene.play("claim 1.1", "banner inventory")
    assert scene.rule_against(f"open {slot}") == "RC-8.3"
    assert scene.rule_against(f"hide {slot}") == "RC-8.3"


def test_taking_the_banner_opens_the_slot_to_the_tile_of_that_claim() -> None:
    """RC-8.3."""
    scene = advanced()
    scene.tile_on("1.1", "rubles")
    scene.play("claim 1.1", "banner white-1")
    assert scene.can("open white-1")
    assert scene.can("hide white-1")
    assert scene.rule_against("open white-2") == "RC-8.3"
    scene.play("open white-1", "take 2")
    assert scene.red.rubles == 2
    check_pieces(scene.values, scene.state)


def test_all_six_claims_find_a_slot() -> None:
    """RC-8.3, RC-5.3: whichever banner comes first, every tile finds an open slot."""
    for first in ("banner inventory", "banner white-1", "banner white-2"):
        scene = advanced(rubles=0)
        for _ in range(6):
            scene.play(scene.legal("claim")[0])
            scene.play(first if scene.can(first) else scene.legal()[0])
            scene.play(scene.legal("hide")[0], "end")
            check_pieces(scene.values, scene.state)
            scene.pass_turn()
        assert scene.red.banners() == 0
        assert not scene.legal("claim")


def test_the_advanced_board_takes_its_banners_into_account() -> None:
    """RC-5.1: a banner on a white slot counts as a banner in hand."""
    scene = advanced()
    scene.red.ruler = 0
    assert scene.can("claim 1.1")


def test_why_an_ornament_is_not_at_hand() -> None:
    """RC-8.2: waiting for its tile is a different reason from being lost under one."""
    scene = advanced()
    scene.section("2.1", owner="red", done=True)
    scene.section("3.1", owner="red", cost="stone stone stone")
    scene.have("red", stone=3, wood=1)
    scene.play("build")
    refusal = scene.table.why_not("decorate 2.1")
    assert refusal is not None
    assert refusal.reason == "rc-ornament-locked"
    scene.play("deliver stone 3.1", "done", "end")
    scene.pass_turn()
    scene.play("claim 1.1", "banner inventory", "hide red", "end")
    scene.pass_turn()
    scene.play("build")
    refusal = scene.table.why_not("decorate 2.1")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("rc-ornament-gone", "RC-8.2")
