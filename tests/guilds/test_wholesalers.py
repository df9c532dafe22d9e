"""CT-5.6: the Wholesalers. Red is on space 2 (brick 2) with the white and the red die."""

from __future__ import annotations

from guilds.scene import at_card


def test_a1_a_market_action_before_the_ordinary_ones() -> None:
    """CT-5.6: resources twice in one visit, once bought and once ordinary."""
    scene = at_card("wholesalers", rubles=1)
    scene.play("influence upper")
    assert scene.legal() == ["resources", "done"]
    scene.play("resources", "take 2", "resources", "take 4", "leave")
    assert scene.held("red") == {"brick": 6}


def test_a1_or_after_them() -> None:
    """CT-5.6."""
    scene = at_card("wholesalers", rubles=1)
    scene.play("influence upper", "done")
    assert scene.rule_against("influence upper") == "RC-7.6"
    scene = at_card("wholesalers", rubles=1)
    scene.play("resources", "take 4", "influence upper", "resources", "take 2")
    assert scene.held("red") == {"brick": 6}
    assert scene.rule_against("resources") == "RC-7.3"


def test_a1_an_activation() -> None:
    """CT-5.6: the tile of the moved die's colour."""
    scene = at_card("wholesalers", rubles=1)
    scene.open_tile("red", "white-2", gold=1)
    scene.open_tile("red", "red", wood=1)
    scene.play("influence upper")
    assert scene.legal("activate") == ["activate white-2"]
    scene.play("activate white-2", "take 1", "activate white-2", "take 1")
    assert scene.held("red") == {"gold": 2}


def test_a1_use_influence_is_the_other_action_of_the_card() -> None:
    """CT-5.6: if it has not been used this turn; it is paid as well."""
    scene = at_card("wholesalers", rubles=3)
    scene.play("influence upper")
    assert scene.legal() == ["resources", "influence lower", "done"]
    scene.play("influence lower")
    assert scene.red.rubles == 0
    assert scene.legal() == ["resources", "done"], "the first is used already"
    scene.play("resources", "take 4")
    assert scene.legal() == [f"gain {m}" for m in ("wood", "brick", "stone", "gold", "green", "purple")] + [
        "decline"
    ]
    scene.play("gain gold")
    assert scene.held("red") == {"brick": 4, "gold": 1}
    assert scene.rule_against("influence lower") == "RC-7.6"


def test_a2_a_market_action_and_a_material() -> None:
    """CT-5.6."""
    scene = at_card("wholesalers", rubles=2)
    scene.play("influence lower", "done", "gain purple")
    assert (scene.held("red"), scene.red.rubles) == ({"purple": 1}, 0)


def test_a3_one_market_action_twice_but_not_influence() -> None:
    """CT-5.6."""
    scene = at_card("wholesalers", 2, rubles=8)
    scene.open_tile("red", "white-1", gold=1)
    scene.play("influence lower")
    assert scene.legal() == ["resources", "activate white-1", "done"]
    scene.play("activate white-1", "take 1")
    assert scene.legal() == ["activate white-1", "done"]
    scene.play("activate white-1", "take 1")
    assert (scene.held("red"), scene.red.rubles) == ({"gold": 2}, 5)
    scene = at_card("wholesalers", 2, rubles=3)
    scene.play("influence lower", "resources", "take 2", "resources", "take 4")
    assert scene.held("red") == {"brick": 6}
    scene = at_card("wholesalers", 2, rubles=3)
    scene.open_tile("red", "white-1", gold=1)
    scene.play("influence lower", "resources", "take 2")
    assert scene.legal() == ["resources", "done"]


def test_a4_two_different_market_actions() -> None:
    """CT-5.6: influence once."""
    scene = at_card("wholesalers", 3, rubles=5)
    scene.open_tile("red", "white-1", gold=1)
    scene.play("influence lower")
    assert scene.legal() == ["resources", "influence upper", "activate white-1", "done"]
    scene.play("resources", "take 1")
    assert scene.legal() == ["influence upper", "activate white-1", "done"]
    scene.play("influence upper")
    assert scene.legal() == ["resources", "activate white-1", "done"]
    scene.play("activate white-1", "take 1")
    assert (scene.held("red"), scene.red.rubles) == ({"brick": 1, "gold": 1}, 0)


def test_nothing_to_be_had_nothing_to_be_bought() -> None:
    """CT-5.6, RC-4.7."""
    scene = at_card("wholesalers", rubles=9, wood=6)
    assert scene.rule_against("influence upper") == "CT-5.6"
    assert scene.rule_against("influence lower") == "CT-5.6"


def test_of_a2_the_material_is_enough() -> None:
    """CT-5.6, RC-4.7: no brick in the reserve, no tile; a1 leads to a2."""
    scene = at_card("wholesalers", rubles=3)
    scene.reserve(brick=0)
    scene.play("influence upper", "influence lower")
    assert scene.legal() == ["done"]
    scene.play("done", "gain wood")
    scene = at_card("wholesalers", rubles=2)
    scene.reserve(brick=0)
    assert scene.rule_against("influence upper") == "CT-5.6", "not enough rubles for both"
