"""CT-5.7: the Administrators."""

from __future__ import annotations

from guilds.scene import at_card


def test_card_1_gain_a_shown_material_or_discard_one_for_recognition() -> None:
    """CT-5.7."""
    scene = at_card("administrators", 1)
    scene.play("influence upper")
    assert scene.legal() == ["gain wood", "gain brick", "gain stone", "decline"]
    scene.play("gain stone")
    assert scene.rule_against("influence upper") == "RC-7.6"
    scene = at_card("administrators", 1, wood=1, gold=1, brick=1)
    scene.play("influence lower")
    assert scene.legal() == ["give wood", "give brick"]
    scene.play("give brick", "take 1", "influence lower", "give wood", "take 1")
    assert (scene.red.marker, scene.held("red")) == (4, {"gold": 1})
    assert scene.rule_against("influence lower") == "CT-5.7"


def test_card_2_a_ruble_or_three_for_gold() -> None:
    """CT-5.7."""
    scene = at_card("administrators", 2)
    scene.play("influence upper", "take 1")
    assert scene.red.rubles == 1
    scene = at_card("administrators", 2, gold=2)
    scene.play("influence lower", "take 3", "influence lower", "take 3")
    assert (scene.red.rubles, scene.held("red")) == (6, {})
    assert scene.rule_against("influence lower") == "CT-5.7"


def test_card_3_a_gem_or_two_different_ones_for_prestige_and_rubles() -> None:
    """CT-5.7."""
    scene = at_card("administrators", 3)
    scene.play("influence upper")
    assert scene.legal() == ["gain green", "gain purple", "decline"]
    scene = at_card("administrators", 3, green=1, purple=1)
    scene.play("influence lower", "take 1", "take 2")
    assert (scene.red.marker, scene.red.rubles, scene.held("red")) == (5, 2, {})
    scene = at_card("administrators", 3, green=2)
    assert scene.rule_against("influence lower") == "CT-5.7"
