"""Section 7 of the rules, first part: the visit to the market."""

from __future__ import annotations

import pytest

from duomo.core.engine.state import NATURE
from red_cathedral.helpers import Scene

# ---- moving a die --------------------------------------------------------------------------------


def test_a_die_moves_clockwise_by_its_value() -> None:
    """RC-7.1: from space 8 to space 1."""
    scene = Scene()
    scene.dice(blue=(3, 4), green=(7, 3))
    scene.play("die blue")
    assert scene.die("blue") == (7, 4), "the face changes only at the end of the visit"
    scene.end()
    scene.dice(green=(7, 3))
    scene.play("die green")
    assert scene.die("green")[0] == 2


def test_rubles_carry_the_white_and_the_own_die_further() -> None:
    """RC-7.1: one ruble per space, 0 to 7 more."""
    scene = Scene()
    scene.have("red", rubles=9)
    wanted = ["die white", *(f"die white +{n}" for n in range(1, 8))]
    wanted += ["die red", *(f"die red +{n}" for n in range(1, 8))]
    assert scene.legal("die") == [*wanted, "die blue", "die green", "die yellow"]
    assert scene.rule_against("die blue +1") == "RC-7.1"
    scene.play("die red +7")
    assert (scene.die("red"), scene.red.rubles) == ((2, 1), 2)


def test_only_as_far_as_the_rubles_reach() -> None:
    """RC-7.1."""
    scene = Scene()
    scene.have("red", rubles=2)
    assert scene.legal("die")[:4] == ["die white", "die white +1", "die white +2", "die red"]
    assert scene.rule_against("die white +3") == "RC-7.1"


def test_blue_extends_the_blue_die() -> None:
    """RC-7.1: a player's own die has that player's colour."""
    scene = Scene()
    scene.have("blue", rubles=1)
    scene.pass_turn()
    assert "die blue +1" in scene.legal()
    assert "die red +1" not in scene.legal()


def test_a_die_may_end_where_it_began() -> None:
    """RC-7.1, RC-7.2: even among two others, since only three *other* dice block a space."""
    scene = Scene()
    scene.have("red", rubles=7)
    scene.dice(white=(1, 1), blue=(1, 1), green=(1, 1))
    scene.play("die white +7")
    assert (scene.die("white"), scene.red.rubles) == ((1, 1), 0)
    scene.play("resources")
    assert scene.legal("take")[0] == "take 6", "all three dice count"


def test_a_full_space_is_closed() -> None:
    """RC-7.2: the die may be moved beyond it."""
    scene = Scene()
    scene.have("red", rubles=1)
    scene.dice(red=(2, 6), blue=(2, 6), green=(2, 6), white=(1, 1), yellow=(8, 2))
    assert not scene.can("die white")
    assert scene.rule_against("die white") == "RC-7.2"
    assert scene.rule_against("die yellow") == "RC-7.2"
    scene.play("die white +1")
    assert scene.die("white")[0] == 3


def test_two_dice_leave_room_for_a_third() -> None:
    """RC-7.2, RC-1.2."""
    scene = Scene()
    scene.dice(red=(2, 6), blue=(2, 6))
    scene.play("die white")
    assert scene.state.dice_on[1] == 3


# ---- the three actions ---------------------------------------------------------------------------


def visit(scene: Scene) -> Scene:
    """Move the white die to space 2 (brick), with something to do for each of the three actions."""
    scene.have("red", rubles=3, wood=2)
    scene.open_tile("red", "white-1", gold=1)
    scene.influence(1, "C1 infinity, T2 lightning")
    scene.play("die white")
    return scene


DEEDS = {
    "resources": ("resources", "take 3"),
    "influence": ("influence upper", "give wood", "take 1"),
    "activate": ("activate white-1", "take 1"),
}


@pytest.mark.parametrize("order", [("r", "i", "a"), ("i", "a", "r"), ("a", "r", "i"), ("a", "i", "r")])
def test_in_any_order(order: tuple[str, ...]) -> None:
    """RC-7.3."""
    scene = visit(Scene())
    for initial in order:
        scene.play(*next(moves for name, moves in DEEDS.items() if name[0] == initial))
    assert scene.held("red") == {"wood": 1, "brick": 3, "gold": 1}
    assert scene.red.rubles == 4


def test_each_at_most_once_and_each_optional() -> None:
    """RC-7.3."""
    scene = visit(Scene())
    scene.play("resources", "take 1")
    assert scene.rule_against("resources") == "RC-7.3"
    scene.play("activate white-1", "decline")
    assert scene.rule_against("activate white-1") == "RC-7.3"
    assert scene.can("leave")


def test_declining_all_of_it_uses_the_action_up() -> None:
    """RC-7.3: taking nothing still counts as taking."""
    scene = visit(Scene())
    scene.play("resources", "decline")
    assert scene.rule_against("resources") == "RC-7.3"


@pytest.mark.parametrize(("dice", "bricks"), [(0, 2), (1, 4), (2, 6)])
def test_the_resource_tile_times_the_dice(dice: int, bricks: int) -> None:
    """RC-7.4: the moved die counts too."""
    scene = Scene()
    others = {"red": (2, 1), "blue": (3, 1)}
    for name in list(others)[:dice]:
        scene.dice(**{name: (2, 1)})
    if dice == 0:
        scene.dice(red=(6, 1))
    scene.play("die white", "resources")
    assert scene.legal()[0] == f"take {bricks}"
    assert scene.rule_against(f"take {bricks + 1}") == "RC-7.4"
    scene.play(f"take {bricks}")
    assert scene.held("red") == {"brick": bricks}


def test_rubles_and_recognition_from_the_market() -> None:
    """RC-7.4, RC-7.5: they need no room."""
    scene = Scene()
    scene.have("red", wood=6)
    scene.dice(green=(7, 1), blue=(7, 1), white=(6, 1), yellow=(8, 1))
    scene.play("die white", "resources", "take 6")
    assert scene.red.rubles == 6
    scene.end()
    scene.dice(red=(7, 1))
    scene.play("die red", "resources", "take 2")
    assert scene.blue.marker == 4


def test_the_reserve_limits_a_gain() -> None:
    """RC-7.5: the rest can be taken, or nothing if it is empty."""
    scene = Scene()
    scene.reserve(brick=1)
    scene.play("die white", "resources")
    assert scene.legal() == ["take 1", "decline"]
    scene.play("take 1")
    assert scene.left("brick") == 0
    scene.end()
    scene.dice(white=(1, 1))
    scene.play("die white")
    assert scene.rule_against("resources") == "RC-7.5"


def test_the_inventory_limits_a_gain() -> None:
    """RC-7.5, RC-1.9: gems need a space like everything else; nothing is discarded to make room."""
    scene = Scene()
    scene.have("red", wood=5)
    scene.dice(white=(4, 1), yellow=(5, 1), green=(6, 1))
    scene.play("die white", "resources")
    assert scene.legal() == ["take 1", "decline"]
    scene.play("take 1")
    assert (scene.held("red"), scene.red.room) == ({"wood": 5, "green": 1}, 0)
    scene.end()
    scene.have("blue", wood=6)
    scene.dice(white=(4, 1))
    scene.play("die white")
    assert scene.rule_against("resources") == "RC-7.5"


def test_a_banner_taken_makes_room() -> None:
    """RC-7.5, RC-1.9: ten spaces when no banner covers one."""
    scene = Scene(heights=[3, 3, 3, 3])
    scene.tower(1, "(red)", "(red)", "(red)")
    scene.tower(2, "(red)")
    scene.have("red", wood=9)
    scene.play("die white", "resources")
    assert scene.legal() == ["take 1", "decline"]


# ---- influence, when -----------------------------------------------------------------------------


def test_the_card_of_the_quadrant() -> None:
    """RC-7.6, RC-1.2: spaces 1 and 2, 3 and 4, 5 and 6, 7 and 8."""
    for space in range(1, 9):
        scene = Scene()
        scene.dice(white=((space - 2) % 8 + 1, 1), red=(1, 1), blue=(1, 1), green=(4, 1), yellow=(6, 1))
        for quadrant in range(1, 5):
            # A quadrant's number is the price of its upper action only.
            card = {1: "C2 infinity wood", 2: "T4 infinity", 3: "K2 infinity", 4: "T2 lightning"}[quadrant]
            scene.influence(quadrant, f"{card}, K4 lightning")
        scene.have("red", rubles=3)
        scene.play("die white", "influence upper")
        assert scene.red.rubles == [2, 1, 0, 3][(space - 1) // 2]


def test_one_of_the_two_actions() -> None:
    """RC-7.6: using one excludes the other."""
    scene = visit(Scene())
    scene.play("influence upper", "give wood", "take 1")
    assert scene.rule_against("influence lower") == "RC-7.6"
    other = visit(Scene())
    other.play("influence lower", "take 1")
    assert other.rule_against("influence upper") == "RC-7.6"


def test_an_infinity_action_as_often_as_it_can_be_paid() -> None:
    """RC-7.6."""
    scene = visit(Scene())
    scene.play("influence upper", "give wood", "take 1", "influence upper", "give wood", "take 1")
    assert scene.red.rubles == 5
    assert scene.rule_against("influence upper") == "RC-7.9", "nothing is left to sell"


def test_a_lightning_action_once_a_turn() -> None:
    """RC-7.6: and again in the next turn."""
    scene = visit(Scene())
    scene.play("influence lower", "take 1")
    assert scene.rule_against("influence lower") == "RC-7.6"
    scene.end()
    scene.pass_turn()
    scene.dice(white=(1, 1))
    scene.play("die white")
    assert scene.can("influence lower")


def test_a_declined_lightning_action_is_used() -> None:
    """RC-7.6."""
    scene = visit(Scene())
    scene.play("influence lower", "decline")
    assert scene.rule_against("influence lower") == "RC-7.6"


@pytest.mark.parametrize("other", ["resources", "activate"])
def test_influence_is_over_when_another_action_begins(other: str) -> None:
    """RC-7.6: all uses must follow one another."""
    scene = visit(Scene())
    scene.play("influence upper", "give wood", "take 1", *DEEDS[other])
    assert scene.rule_against("influence upper") == "RC-7.6"
    assert scene.rule_against("influence lower") == "RC-7.6"


def test_influence_after_the_others_is_not_cut_short() -> None:
    """RC-7.6: it can be repeated if it comes last."""
    scene = visit(Scene())
    scene.play(*DEEDS["resources"], *DEEDS["activate"], *DEEDS["influence"])
    assert scene.can("influence upper")


def test_a_trade_or_reroll_does_not_end_influence() -> None:
    """RC-7.6, RC-4.6: only (a) and (c) do."""
    scene = visit(Scene())
    scene.have("red", marker=45)
    scene.play("influence upper", "give wood", "take 1", "trade", "reroll 5")
    scene.roll()
    assert scene.can("influence upper")


def test_tiles_swapped_before_taking() -> None:
    """RC-7.4, RC-7.9: T4 changes the tile on the space before resources are taken."""
    scene = Scene()
    scene.influence(1, "T1 lightning, T4 lightning")
    scene.have("red", rubles=2)
    scene.play("die white", "influence lower", "swap 2 6", "resources", "take 2")
    assert scene.held("red") == {"purple": 2}


# ---- activating a tile ---------------------------------------------------------------------------


@pytest.mark.parametrize("die", ["red", "blue", "green", "yellow"])
def test_the_slot_of_the_moved_die(die: str) -> None:
    """RC-7.7."""
    scene = Scene()
    for slot in ("white-1", "white-2", "red", "blue", "green", "yellow"):
        scene.open_tile("red", slot, rubles=1)
    scene.play(f"die {die}")
    assert scene.legal("activate") == [f"activate {die}"]
    assert scene.rule_against("activate white-1") == "RC-7.7"


def test_one_of_the_two_white_slots() -> None:
    """RC-7.7: the player's choice, but not both."""
    scene = Scene()
    scene.open_tile("red", "white-1", rubles=1)
    scene.open_tile("red", "white-2", gold=1)
    scene.open_tile("red", "blue", rubles=2)
    scene.play("die white")
    assert scene.legal("activate") == ["activate white-1", "activate white-2"]
    assert scene.rule_against("activate blue") == "RC-7.7"
    scene.play("activate white-2", "take 1")
    assert scene.rule_against("activate white-1") == "RC-7.3"


def test_an_empty_slot_or_a_hidden_tile_cannot_be_activated() -> None:
    """RC-7.7."""
    scene = Scene()
    scene.hidden_tile("red", "white-1")
    scene.play("die white")
    assert not scene.legal("activate")
    assert scene.rule_against("activate white-1") == "RC-7.7"
    assert scene.rule_against("activate white-2") == "RC-7.7"


def test_only_the_own_tiles() -> None:
    """RC-7.7."""
    scene = Scene()
    scene.open_tile("blue", "white-1", rubles=1)
    scene.play("die white")
    assert not scene.legal("activate")


# ---- leaving -------------------------------------------------------------------------------------


def test_all_dice_of_the_space_are_rerolled() -> None:
    """RC-7.8: including those that were there before, and no others."""
    scene = Scene()
    scene.dice(red=(2, 1), yellow=(2, 1))
    scene.play("die white", "leave")
    assert scene.table.decider == NATURE
    assert [move.text for move in scene.table.legal()] == [f"roll white {face}" for face in range(1, 7)]
    assert scene.roll(5) == ["white", "red", "yellow"]
    assert [scene.die(name)[1] for name in ("white", "red", "blue", "green", "yellow")] == [5, 5, 1, 1, 5]
    assert scene.legal() == ["end"]


def test_each_face_is_as_likely() -> None:
    """RC-7.8."""
    scene = Scene()
    scene.play("die white", "leave")
    assert [weight for _, weight in scene.rules.chance(scene.state)] == [1] * 6


def test_the_reroll_comes_only_after_all_actions() -> None:
    """RC-7.8, RC-7.3."""
    scene = visit(Scene())
    scene.play(*DEEDS["resources"], *DEEDS["activate"], *DEEDS["influence"], "leave")
    assert scene.roll(4) == ["white", "red"]


def test_the_value_of_a_die_rerolled_at_the_market_does_not_move_it() -> None:
    """RC-4.3, RC-7.8: the optional reroll during the visit, then the one on leaving."""
    scene = Scene()
    scene.have("red", marker=45)
    scene.play("die white", "reroll 2")
    assert scene.roll(6) == ["white", "red"]
    scene.play("leave")
    assert scene.roll(2) == ["white", "red"]
    assert scene.die("white") == (2, 2)
