"""Section 4 of the rules: the parts of a turn, and what is allowed at any time during it."""

from __future__ import annotations

import pytest

from duomo.core.engine.state import NATURE
from red_cathedral.helpers import Scene

RICH = 45
"""A marker position with fourteen prestige."""


# ---- the basic action ----------------------------------------------------------------------------


def test_turns_go_clockwise() -> None:
    """RC-4.1."""
    scene = Scene(players=3)
    order = []
    for _ in range(5):
        order.append(scene.state.active)
        scene.pass_turn()
    assert order == [0, 1, 2, 0, 1]
    assert scene.state.turns == 6


def test_one_basic_action_must_be_taken_before_the_turn_ends() -> None:
    """RC-4.1."""
    scene = Scene()
    assert {move.split()[0] for move in scene.legal()} == {"claim", "die"}
    assert scene.rule_against("end") == "RC-4.1"
    assert scene.rule_against("pass") == "RC-4.1"


@pytest.mark.parametrize("action", ["claim", "build", "market"])
def test_after_the_basic_action_there_is_no_second_one(action: str) -> None:
    """RC-4.1: the turn lasts until the player ends it, but none of the three can be repeated."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood", cost="wood wood brick")
    scene.have("red", wood=3, rubles=1)
    if action == "claim":
        scene.play("claim 2.1", "hide red")
    elif action == "build":
        scene.play("build", "deliver wood 1.1", "decorate 1.1", "done")
    else:
        scene.play("die white", "leave")
        scene.roll(2)
    assert scene.state.active == 0
    assert scene.legal() == ["end"]
    for again in ("claim 3.1", "build", "die red"):
        assert scene.rule_against(again) == "RC-4.1"
    scene.play("end")
    assert scene.state.active == 1


def test_a_pass_only_when_no_basic_action_is_possible() -> None:
    """RC-4.1. It cannot happen with the game's five dice, so they are removed here."""
    scene = Scene()
    scene.state.die_space, scene.state.die_face = [], []
    scene.state.dice_on = [0] * 8
    scene.red.ruler = scene.red.spare = 0
    assert scene.legal() == ["pass"]
    scene.have("red", marker=RICH)
    assert scene.legal() == ["pass", "trade"], "nobody is obliged to trade"
    scene.play("pass")
    assert scene.legal("end") == ["end"]
    scene.play("end")
    assert scene.state.active == 1


def test_some_die_can_always_move() -> None:
    """RC-4.1: even with two crowded spaces, a basic action is always possible."""
    scene = Scene()
    scene.red.ruler = scene.red.spare = 0
    scene.dice(white=(1, 1), red=(1, 1), blue=(1, 1), green=(2, 1), yellow=(2, 1))
    assert scene.legal() == ["die white", "die red", "die blue", "die green", "die yellow"]
    scene.dice(white=(2, 1), red=(2, 1), blue=(2, 6), green=(1, 1), yellow=(1, 1))
    assert scene.legal() == ["die white", "die red", "die blue"]


def test_a_build_must_deliver_at_least_one_material() -> None:
    """RC-4.5."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood wood brick")
    scene.have("red", stone=2)
    assert not scene.can("build")
    assert scene.rule_against("build") == "RC-4.5"
    scene.have("red", stone=2, wood=2)
    scene.play("build")
    assert scene.legal() == ["deliver wood 1.1"]
    assert scene.rule_against("done") == "RC-4.5"
    scene.play("deliver wood 1.1")
    assert scene.legal() == ["deliver wood 1.1", "done"]


def test_a_visit_to_the_market_needs_nothing_but_the_die() -> None:
    """RC-4.5: its three actions are optional."""
    scene = Scene()
    scene.play("die yellow")
    assert scene.can("leave")
    assert scene.can("resources")


# ---- prestige for rubles -------------------------------------------------------------------------


def test_a_trade_is_one_prestige_for_two_rubles() -> None:
    """RC-4.2: any number of times, as long as there is a prestige space behind."""
    scene = Scene()
    scene.have("red", marker=18, rubles=1)
    scene.play("trade")
    assert (scene.red.marker, scene.red.rubles) == (17, 3)
    scene.play("trade", "trade", "trade")
    assert (scene.red.marker, scene.red.rubles) == (5, 9)
    assert scene.rule_against("trade") == "RC-3.3"


def moments() -> dict[str, Scene]:
    """Every kind of decision a player can have in a turn."""
    scenes: dict[str, Scene] = {}

    def scene(name: str, *moves: str, **options: str) -> Scene:
        made = scenes[name] = Scene(**options)  # type: ignore[arg-type]
        made.have("red", marker=RICH, rubles=9, wood=2, stone=1, green=1)
        made.section("1.1", owner="red", done=True)
        made.section("1.2", owner="red", needs="stone gold gold")
        made.open_tile("red", "white-1", wood=1, brick=1)
        made.influence(1, "M1 lightning, M4 lightning")
        made.influence(2, "T4 lightning, C4 infinity")
        made.influence(3, "T1 lightning, K3 lightning")
        made.dice(white=(8, 1))
        made.tile_on("2.1", "wood-brick")
        made.play(*moves)
        return made

    scene("before the basic action")
    scene("a slot for the tile", "claim 2.1")
    scene("the tile's benefit", "claim 2.1", "open red")
    scene("the choice of a banner", "claim 2.1", workshops="advanced")
    scene("deliveries", "build")
    scene("more deliveries", "build", "deliver stone 1.2")
    scene("gems", "build", "decorate 1.1")
    scene("the market", "die white")
    scene("how much to take", "die white", "resources")
    scene("what to give", "die white", "influence upper")
    scene("what to gain", "die white", "influence upper", "give wood")
    scene("which tile", "die white", "influence lower")
    scene("which tiles to swap", "die white +2", "influence upper")
    scene("a single delivery", "die white +4", "influence upper")
    scene("after the basic action", "claim 2.1", "hide red")
    return scenes


def test_any_moment_is_every_decision_of_the_own_turn() -> None:
    """RC-4.6, RC-4.2, RC-4.3: before, during and after the basic action."""
    for name, scene in moments().items():
        assert scene.can("trade"), name
        occupied = sorted({space + 1 for space in scene.state.die_space})
        assert scene.legal("reroll") == [f"reroll {space}" for space in occupied], name


def test_a_trade_leaves_the_pending_decision_as_it_was() -> None:
    """RC-4.6."""
    for name, scene in moments().items():
        before, stack = set(scene.legal()), list(scene.state.stack)
        scene.play("trade")
        assert scene.state.stack == stack, name
        assert before - {"trade"} <= set(scene.legal()), name


def test_a_reroll_leaves_the_pending_decision_as_it_was() -> None:
    """RC-4.6: except that a die's reach may change before the basic action."""
    for name, scene in moments().items():
        before, stack = set(scene.legal()), list(scene.state.stack)
        scene.play("reroll 2")
        assert scene.roll(1) == ["red"]
        assert scene.state.stack == stack, name
        assert {move for move in before if not move.startswith("reroll")} == set(scene.legal()), name


def test_not_within_a_roll() -> None:
    """RC-4.6: nobody decides while dice are rolled."""
    scene = Scene()
    scene.have("red", marker=RICH)
    scene.play("die white", "leave")
    assert scene.table.decider == NATURE
    assert scene.rule_against("trade") == "RC-4.6"
    assert scene.rule_against("reroll 1") == "RC-4.6"


def test_not_within_the_move_of_a_die() -> None:
    """RC-4.6: choosing, paying and moving are one step; a trade must come before it."""
    scene = Scene()
    scene.have("red", marker=RICH)
    assert scene.rule_against("die white +2") == "RC-7.1"
    scene.play("trade", "die white +2")
    assert (scene.red.rubles, scene.die("white")) == (0, (4, 1))


def test_not_between_the_steps_of_finishing() -> None:
    """RC-4.6, RC-6.3: the next decision comes after everything has happened."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood", recognition=10, rubles=3)
    scene.have("red", wood=1)
    assert not scene.legal("trade"), "on space 2 there is nothing to trade"
    scene.play("build", "deliver wood 1.1")
    assert (scene.red.marker, scene.red.rubles) == (12, 3)
    assert scene.legal() == ["done", "trade", *(f"reroll {space}" for space in range(1, 6))]


def test_only_in_the_own_turn() -> None:
    """RC-4.6, RC-4.2."""
    scene = Scene()
    scene.have("blue", marker=RICH)
    assert not scene.legal("trade", "reroll")
    scene.pass_turn()
    assert scene.can("trade")
    scene.play("trade")
    assert (scene.blue.rubles, scene.red.rubles) == (2, 0)


def test_any_time_means_trades_apart_from_each_other() -> None:
    """RC-4.2: option `ruble_trade` is `any_time` unless chosen otherwise."""
    scene = Scene()
    scene.have("red", marker=RICH)
    scene.play("trade", "claim 1.1", "trade", "open blue")
    while scene.can("decline"):
        scene.play("decline")
    scene.play("trade", "end")
    assert scene.red.rubles == 4


def test_one_moment_means_an_unbroken_series() -> None:
    """RC-4.2: any other move of the player ends the series, whenever it started."""
    scene = Scene(ruble_trade="one_moment")
    scene.have("red", marker=RICH)
    scene.play("claim 1.1", "trade", "trade")
    assert scene.can("trade")
    scene.play("open blue")
    assert scene.rule_against("trade") == "RC-4.2"
    scene.end()
    scene.pass_turn()
    assert scene.can("trade"), "a new turn, a new series"


def test_a_reroll_ends_the_series_of_one_moment() -> None:
    """RC-4.2, RC-4.3, RC-4.4: both in one turn, but no trade after it."""
    scene = Scene(ruble_trade="one_moment")
    scene.have("red", marker=RICH)
    scene.play("trade", "reroll 1")
    scene.roll()
    assert scene.rule_against("trade") == "RC-4.2"


def test_a_reroll_before_the_series_of_one_moment_does_not_end_it() -> None:
    """RC-4.2: the series has not started yet."""
    scene = Scene(ruble_trade="one_moment")
    scene.have("red", marker=RICH)
    scene.play("reroll 1")
    scene.roll()
    scene.play("trade", "trade")
    assert scene.red.rubles == 4


# ---- the reroll ----------------------------------------------------------------------------------


def test_a_reroll_is_one_prestige_for_all_dice_of_a_space() -> None:
    """RC-4.3."""
    scene = Scene()
    scene.have("red", marker=18)
    scene.dice(white=(3, 1), blue=(3, 2), green=(3, 3))
    scene.play("reroll 3")
    assert scene.red.marker == 17
    assert scene.roll(6) == ["white", "blue", "green"]
    assert [scene.die(name)[1] for name in ("white", "red", "blue", "green", "yellow")] == [6, 1, 6, 6, 1]
    assert scene.die("white") == (3, 6), "a reroll moves no die"


def test_a_reroll_needs_a_die_and_comes_once_a_turn() -> None:
    """RC-4.3."""
    scene = Scene()
    scene.have("red", marker=RICH)
    assert scene.rule_against("reroll 8") == "RC-4.3"
    scene.play("reroll 1")
    scene.roll()
    assert not scene.legal("reroll")
    assert scene.rule_against("reroll 2") == "RC-4.3"
    scene.pass_turn()
    scene.pass_turn()
    assert scene.can("reroll 2")


def test_both_optional_actions_in_one_turn() -> None:
    """RC-4.4: `both` is the default."""
    scene = Scene()
    scene.have("red", marker=RICH)
    scene.play("trade", "reroll 1")
    scene.roll()
    scene.play("trade")
    assert scene.red.rubles == 4


def test_either_optional_action_in_one_turn() -> None:
    """RC-4.4: with `either`, the first one excludes the other until the turn is over."""
    scene = Scene(optional_actions="either")
    scene.have("red", marker=RICH)
    scene.have("blue", marker=RICH)
    scene.play("trade", "trade")
    assert not scene.legal("reroll")
    assert scene.rule_against("reroll 1") == "RC-4.4"
    scene.pass_turn()
    scene.play("reroll 3")
    scene.roll()
    assert scene.rule_against("trade") == "RC-4.4"
    scene.pass_turn()
    assert scene.can("trade")
    assert scene.can("reroll 5")


# ---- costs and gains -----------------------------------------------------------------------------


def test_a_cost_goes_to_the_reserve_before_the_gain() -> None:
    """RC-4.7: the last gold in the reserve is the one just given."""
    scene = Scene()
    scene.influence(1, "M1 infinity, M2 infinity")
    scene.have("red", gold=2)
    scene.reserve(wood=0, brick=0, stone=0, gold=0, green=0, purple=0)
    scene.play("die white", "influence upper", "give gold")
    assert scene.left("gold") == 2
    assert scene.legal() == ["gain gold", "decline"]
    scene.play("gain gold")
    assert scene.held("red") == {"gold": 1}


def test_giving_frees_the_room_for_what_is_gained() -> None:
    """RC-4.7: a full inventory may still exchange."""
    scene = Scene()
    scene.influence(1, "C4 infinity, M2 infinity")
    scene.have("red", wood=6, rubles=3)
    assert scene.red.room == 0
    scene.play("die white")
    assert scene.rule_against("influence upper") == "RC-4.7", "buying needs a free space"
    scene.play("influence lower", "give wood", "gain brick")
    assert (scene.held("red"), scene.red.rubles, scene.red.room) == ({"wood": 5, "brick": 1}, 2, 0)


def test_an_action_whose_gain_cannot_be_taken_is_not_offered() -> None:
    """RC-4.7: the shown material has run out."""
    scene = Scene()
    scene.influence(1, "C2 infinity wood gold, C6 infinity gold")
    scene.have("red", rubles=5)
    scene.reserve(gold=0)
    scene.play("die white")
    assert scene.rule_against("influence lower") == "RC-4.7"
    scene.play("influence upper")
    assert scene.legal() == ["gain wood", "decline"]
    assert scene.rule_against("gain gold") == "RC-7.5"
    assert scene.rule_against("gain brick") == "RC-7.9"


def test_an_action_must_be_payable_in_full() -> None:
    """RC-4.7."""
    scene = Scene()
    scene.influence(1, "K2 infinity, C4 infinity")
    scene.have("red", rubles=2)
    scene.play("die white")
    assert scene.rule_against("influence upper") == "RC-4.7"
    assert scene.can("influence lower")


def test_a_gain_may_be_declined_even_after_paying() -> None:
    """RC-4.7."""
    scene = Scene()
    scene.influence(1, "K2 infinity, C4 infinity")
    scene.have("red", rubles=3)
    scene.play("die white", "influence upper", "decline")
    assert (scene.red.rubles, scene.red.marker) == (0, 2)


def test_of_a_gain_that_does_not_fit_the_player_keeps_what_he_likes() -> None:
    """RC-4.7, RC-7.5: two kinds, one free space."""
    for choice, kept in ((("take 1",), "wood"), (("decline", "take 1"), "brick")):
        scene = Scene()
        scene.have("red", stone=5)
        scene.open_tile("red", "white-1", wood=1, brick=1)
        scene.play("die white", "activate white-1", *choice)
        assert scene.held("red") == {"stone": 5, kept: 1}
        assert "leave" in scene.legal(), "nothing is left to be taken"


def test_part_of_a_gain() -> None:
    """RC-4.7: any amount from all of it down to nothing."""
    scene = Scene()
    scene.dice(red=(2, 1), white=(1, 1))
    scene.play("die white", "resources")
    assert scene.legal() == ["take 4", "take 3", "take 2", "take 1", "decline"]
    scene.play("take 3")
    assert scene.held("red") == {"brick": 3}


def test_rewards_of_building_cannot_be_declined() -> None:
    """RC-4.7, RC-6.3, RC-6.5: they are automatic."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood", recognition=5, rubles=1)
    scene.have("red", wood=2, green=1)
    kinds = [event.kind for event in scene.play("build", "deliver wood 1.1", "decorate 1.1", "gems green")]
    assert kinds == ["build", "deliver", "finish", "decorate", "gems"]
    assert (scene.red.marker, scene.red.rubles) == (9, 1)
