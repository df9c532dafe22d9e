"""Section 7 of the rules, second part: the eighteen influence actions (RC-7.9) and their cards (RC-7.10)."""

from __future__ import annotations

import pytest

from duomo.games.red_cathedral.components.sets import default
from red_cathedral.helpers import Scene


def at_card(card: str, **held: int) -> Scene:
    """Red has just moved the white die to space 2; the quadrant's card is set by the test."""
    scene = Scene(players=3, heights=[3, 3, 4, 4, 4])
    scene.influence(1, card if "," in card else f"{card}, K4 lightning")
    scene.have("red", **held)
    scene.play("die white")
    return scene


# ---- Craftsmen -----------------------------------------------------------------------------------


def test_c1_sell_any_material_for_one_ruble() -> None:
    """RC-7.9."""
    scene = at_card("C1 infinity", wood=1, purple=1)
    scene.play("influence upper")
    assert scene.legal() == ["give wood", "give purple"]
    scene.play("give purple", "take 1")
    assert (scene.red.rubles, scene.held("red"), scene.left("purple")) == (1, {"wood": 1}, 10)


def test_c2_buy_a_shown_material_for_one_ruble() -> None:
    """RC-7.9."""
    scene = at_card("C2 infinity wood stone", rubles=1)
    scene.play("influence upper")
    assert scene.red.rubles == 0
    assert scene.legal() == ["gain wood", "gain stone", "decline"]
    scene.play("gain stone")
    assert (scene.held("red"), scene.left("stone")) == ({"stone": 1}, 19)
    assert scene.rule_against("influence upper") == "RC-4.7"


def test_c3_sell_a_shown_material_for_one_ruble() -> None:
    """RC-7.9."""
    scene = at_card("C3 infinity brick stone", wood=1, brick=1)
    scene.play("influence upper")
    assert scene.legal() == ["give brick"]
    assert scene.rule_against("give wood") == "RC-7.9"
    assert scene.rule_against("give stone") == "RC-7.9"
    scene.play("give brick", "take 1")
    assert scene.red.rubles == 1
    assert scene.rule_against("influence upper") == "RC-7.9"


def test_c4_buy_any_material_for_two_rubles() -> None:
    """RC-7.9."""
    scene = at_card("C4 infinity", rubles=5)
    scene.play("influence upper")
    assert scene.legal("gain") == [f"gain {m}" for m in ("wood", "brick", "stone", "gold", "green", "purple")]
    scene.play("gain green", "influence upper", "gain green")
    assert (scene.held("red"), scene.red.rubles) == ({"green": 2}, 1)


def test_c5_sell_a_shown_material_for_two_rubles() -> None:
    """RC-7.9."""
    scene = at_card("C5 infinity gold", gold=1, wood=1)
    scene.play("influence upper", "give gold")
    assert scene.legal() == ["take 2", "take 1", "decline"]
    scene.play("take 2")
    assert scene.red.rubles == 2


def test_c6_buy_a_shown_material_for_two_rubles() -> None:
    """RC-7.9."""
    scene = at_card("C6 infinity gold green", rubles=2)
    scene.play("influence upper", "gain gold")
    assert (scene.held("red"), scene.red.rubles) == ({"gold": 1}, 0)


# ---- Teamsters -----------------------------------------------------------------------------------


def test_t1_one_ruble_for_one_delivery() -> None:
    """RC-7.9: building or decorating; the delivery must follow."""
    scene = at_card("T1 lightning", rubles=1, wood=2)
    assert scene.rule_against("influence upper") == "RC-4.7", "nothing can be delivered"
    scene.section("1.1", owner="red", needs="wood wood wood")
    scene.section("2.1", owner="blue", done=True)
    scene.play("influence upper")
    assert scene.legal() == ["deliver wood 1.1", "decorate 2.1"]
    assert scene.rule_against("done") == "RC-4.5"
    scene.play("deliver wood 1.1")
    assert (scene.red.rubles, scene.held("red")) == (0, {"wood": 1})
    assert scene.can("leave")


def test_t1_finishes_a_section_like_a_build() -> None:
    """RC-7.9, RC-6.3."""
    scene = at_card("T1 lightning", rubles=1, wood=1)
    scene.section("1.1", owner="red", needs="wood", recognition=3, rubles=2)
    scene.play("influence upper", "deliver wood 1.1")
    assert (scene.red.marker, scene.red.rubles, scene.red.finished) == (5, 2, 1)


def test_t2_one_ruble_for_nothing() -> None:
    """RC-7.9, RC-7.6: lightning by necessity."""
    scene = at_card("T2 lightning")
    scene.play("influence upper", "take 1")
    assert scene.red.rubles == 1
    assert scene.rule_against("influence upper") == "RC-7.6"


def test_t3_three_rubles_for_one_or_two_deliveries() -> None:
    """RC-7.9."""
    for last in ("done", "deliver wood 1.1"):
        scene = at_card("T3 lightning", rubles=3, wood=3)
        scene.section("1.1", owner="red", needs="wood wood wood")
        scene.play("influence upper", "deliver wood 1.1")
        assert scene.legal() == ["deliver wood 1.1", "done"]
        scene.play(last)
        assert scene.can("leave")
        assert scene.red.rubles == 0


def test_t4_two_rubles_to_swap_two_resource_tiles() -> None:
    """RC-7.9: any two of the eight."""
    scene = at_card("T4 lightning", rubles=2)
    scene.play("influence upper")
    assert len(scene.legal("swap")) == 28
    scene.play("swap 1 8")
    names = [scene.values.resource_names[tile] for tile in scene.state.resource]
    assert names == ["recognition", "brick", "stone", "gold", "green", "purple", "rubles", "wood"]
    assert scene.red.rubles == 0


# ---- Merchants -----------------------------------------------------------------------------------


def test_m1_two_equal_materials_for_one_of_any_kind() -> None:
    """RC-7.9."""
    scene = at_card("M1 lightning", brick=2, wood=1)
    scene.play("influence upper")
    assert scene.legal() == ["give brick"]
    assert scene.rule_against("give wood") == "RC-7.9"
    scene.play("give brick", "gain purple")
    assert scene.held("red") == {"wood": 1, "purple": 1}
    assert scene.left("brick") == 20


def test_m1_needs_a_pair() -> None:
    """RC-7.9."""
    scene = at_card("M1 infinity", brick=1, wood=1)
    assert scene.rule_against("influence upper") == "RC-7.9"


def test_m2_a_ruble_and_a_material_for_one_of_another_kind() -> None:
    """RC-7.9."""
    scene = at_card("M2 infinity", rubles=1, wood=1)
    scene.play("influence upper", "give wood")
    assert scene.legal("gain") == ["gain brick", "gain stone", "gain gold", "gain green", "gain purple"]
    assert scene.rule_against("gain wood") == "RC-7.9"
    scene.play("gain gold")
    assert (scene.held("red"), scene.red.rubles) == ({"gold": 1}, 0)


def test_m2_not_when_only_the_same_kind_is_left() -> None:
    """RC-7.9, RC-4.7."""
    scene = at_card("M2 infinity", rubles=1, wood=1, gold=1)
    scene.reserve(brick=0, stone=0, gold=0, green=0, purple=0)
    scene.play("influence upper")
    assert scene.legal() == ["give gold"], "wood is the only kind in the reserve"
    other = at_card("M2 infinity", rubles=1, wood=1)
    other.reserve(brick=0, stone=0, gold=0, green=0, purple=0)
    assert other.rule_against("influence upper") == "RC-4.7"


def test_m3_four_equal_materials_for_two_of_any_kind() -> None:
    """RC-7.9: each chosen separately; the second may be declined."""
    scene = at_card("M3 infinity", wood=4, brick=2)
    scene.play("influence upper")
    assert scene.legal() == ["give wood"]
    scene.play("give wood", "gain gold", "gain green")
    assert scene.held("red") == {"brick": 2, "gold": 1, "green": 1}
    other = at_card("M3 infinity", wood=4)
    other.play("influence upper", "give wood", "gain wood", "decline")
    assert other.held("red") == {"wood": 1}


def test_m4_activates_any_own_open_tile() -> None:
    """RC-7.9: whichever die was moved."""
    scene = at_card("M4 lightning")
    scene.open_tile("red", "yellow", rubles=2)
    scene.open_tile("red", "white-2", "recognition-1")
    scene.hidden_tile("red", "red", "gold")
    scene.play("influence upper")
    assert scene.legal() == ["activate white-2", "activate yellow"]
    assert scene.rule_against("activate red") == "RC-7.7"
    scene.play("activate yellow", "take 2")
    assert scene.red.rubles == 2


def test_m4_also_the_tile_activated_in_c() -> None:
    """RC-7.9, RC-7.7: before or after it."""
    use, again = ("influence upper", "activate white-1", "take 2"), ("activate white-1", "take 2")
    for order in ((*use, *again), (*again, *use)):
        scene = at_card("M4 lightning")
        scene.open_tile("red", "white-1", rubles=2)
        scene.play(*order)
        assert scene.red.rubles == 4


def test_m4_needs_an_open_tile_that_gives_something() -> None:
    """RC-7.9, RC-4.7."""
    scene = at_card("M4 lightning", wood=6)
    scene.open_tile("red", "red", gold=1)
    assert scene.rule_against("influence upper") == "RC-4.7"


# ---- Clergy --------------------------------------------------------------------------------------


def test_k1_one_recognition() -> None:
    """RC-7.9."""
    scene = at_card("K1 lightning")
    scene.play("influence upper", "take 1")
    assert scene.red.marker == 3


def test_k2_three_rubles_for_one_prestige() -> None:
    """RC-7.9."""
    scene = at_card("K2 infinity", rubles=7)
    scene.play("influence upper", "take 1", "influence upper", "take 1")
    assert (scene.red.marker, scene.red.rubles) == (9, 1)


def test_k3_three_different_materials_for_one_prestige() -> None:
    """RC-7.9: any three that differ, named in the order of the materials."""
    scene = at_card("K3 infinity", wood=2, stone=1, green=1, purple=1)
    scene.play("influence upper")
    assert scene.legal() == ["give wood", "give stone"], "three must remain to be given"
    scene.play("give stone")
    assert scene.legal() == ["give green"]
    assert scene.rule_against("give wood") == "RC-7.9"
    assert scene.rule_against("give stone") == "RC-7.9"
    scene.play("give green", "give purple", "take 1")
    assert (scene.held("red"), scene.red.marker) == ({"wood": 2}, 5)
    assert scene.rule_against("influence upper") == "RC-7.9"


@pytest.mark.parametrize(
    ("held", "sets"),
    [({"wood": 1, "brick": 1, "stone": 1}, 1), ({"wood": 2, "brick": 1, "stone": 1, "gold": 1}, 4)],
)
def test_k3_every_set_of_three_once(held: dict[str, int], sets: int) -> None:
    """RC-7.9."""

    def count(scene: Scene, left: int) -> int:
        if left == 0:
            return 1
        total = 0
        for move in scene.legal("give"):
            before = scene.state.copy()
            scene.play(move)
            total += count(scene, left - 1)
            scene.table.state = scene.state = before
        return total

    scene = at_card("K3 infinity", **held)
    scene.play("influence upper")
    assert count(scene, 3) == sets


def test_k4_two_recognition_with_one_section_of_each_kind() -> None:
    """RC-7.9: finished by the player, in any tower."""
    scene = at_card("T2 lightning, K4 lightning")
    scene.tower(1, "red", "red")
    assert scene.rule_against("influence lower") == "RC-7.9"
    scene.tower(2, "blue", "(red)", "blue")
    assert scene.rule_against("influence lower") == "RC-7.9"
    scene.tower(3, "blue", "blue", "blue", "red")
    scene.play("influence lower", "take 2")
    assert scene.red.marker == 4


# ---- the cards -----------------------------------------------------------------------------------


def test_which_actions_share_a_card() -> None:
    """RC-7.10, RC-1.6."""
    pairs = {(card.upper.action, card.lower.action) for card in default().influence_cards}
    assert pairs == {
        ("C1", "C2"), ("C3", "C4"), ("C5", "C6"),
        ("T1", "T2"), ("T1", "T3"), ("T1", "T4"),
        ("M1", "M2"), ("M1", "M3"), ("M1", "M4"),
        ("K1", "K2"), ("K1", "K3"), ("K1", "K4"),
    }  # fmt: skip


def test_free_actions_are_lightning() -> None:
    """RC-7.10: otherwise they would never end."""
    for card in default().influence_cards:
        for action in (card.upper, card.lower):
            assert action.mark == "lightning" or action.action not in ("T2", "M4", "K1", "K4")
