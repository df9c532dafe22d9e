"""CT-5.3: the Weavers."""

from __future__ import annotations

from guilds.scene import at_card


def test_a1_activates_an_own_tile() -> None:
    """CT-5.3: any slot, once a turn."""
    scene = at_card("weavers")
    scene.open_tile("red", "blue", gold=1)
    scene.play("influence upper")
    assert scene.legal() == ["activate blue"]
    scene.play("activate blue", "take 1")
    assert scene.held("red") == {"gold": 1}
    assert scene.rule_against("influence upper") == "RC-7.6"


def test_a2_activates_somebody_elses_tile() -> None:
    """CT-5.3: a face-up tile; the gain is the player's, the owner loses nothing."""
    scene = at_card("weavers", rubles=1)
    assert scene.rule_against("influence lower") == "CT-5.3"
    scene.hidden_tile("blue", "red")
    assert scene.rule_against("influence lower") == "CT-5.3"
    scene.open_tile("blue", "white-1", stone=2)
    scene.play("influence lower")
    assert scene.legal() == ["party 2"]
    scene.play("party 2")
    assert scene.legal() == ["activate white-1"]
    scene.play("activate white-1", "take 2")
    assert (scene.red.rubles, scene.held("red"), scene.held("blue")) == (0, {"stone": 2}, {})
    assert scene.blue.slots[0] >= 0


def test_a3_activates_one_own_tile_twice() -> None:
    """CT-5.3."""
    scene = at_card("weavers", 2, rubles=2)
    scene.open_tile("red", "blue", gold=1)
    scene.open_tile("red", "green", wood=1)
    scene.play("influence lower", "activate blue", "take 1", "take 1")
    assert (scene.held("red"), scene.red.rubles) == ({"gold": 2}, 0)
    assert scene.can("leave")


def test_a4_activates_two_different_own_tiles() -> None:
    """CT-5.3: the second may be left alone."""
    scene = at_card("weavers", 3, rubles=2)
    scene.open_tile("red", "blue", gold=1)
    scene.open_tile("red", "green", wood=1)
    scene.play("influence lower", "activate blue", "take 1")
    assert scene.legal() == ["activate green", "done"]
    scene.play("activate green", "take 1")
    assert scene.held("red") == {"wood": 1, "gold": 1}
    scene = at_card("weavers", 3, rubles=2)
    scene.open_tile("red", "blue", gold=1)
    scene.play("influence lower", "activate blue", "take 1")
    assert scene.legal() == ["done"]
