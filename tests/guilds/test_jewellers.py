"""CT-5.2: the Jewellers and their diamonds."""

from __future__ import annotations

from guilds.scene import GuildScene, at_card

DIAMOND = 6


def test_a1_one_ruble_for_a_diamond_as_often_as_wanted() -> None:
    """CT-5.2."""
    scene = at_card("jewellers", rubles=2)
    scene.play("influence upper", "take 1", "influence upper", "take 1")
    assert (scene.red.rubles, scene.held("red"), scene.state.reserve[DIAMOND]) == (0, {"diamond": 2}, 13)
    assert scene.rule_against("influence upper") == "RC-4.7"


def test_a2_three_rubles_for_two_diamonds() -> None:
    """CT-5.2."""
    scene = at_card("jewellers", rubles=3)
    scene.play("influence lower")
    assert scene.legal() == ["take 2", "take 1", "decline"]
    scene.play("take 2")
    assert (scene.red.rubles, scene.held("red")) == (0, {"diamond": 2})


def test_a3_three_materials_for_two_diamonds() -> None:
    """CT-5.2: any three, diamonds too, each set named once."""
    scene = at_card("jewellers", 2, wood=2, gold=1, diamond=1)
    scene.play("influence lower")
    assert scene.legal() == ["give wood"], "in rising order three are left only from wood on"
    scene.play("give wood")
    assert scene.legal() == ["give wood", "give gold"]
    scene.play("give gold", "give diamond", "take 2")
    assert scene.held("red") == {"wood": 1, "diamond": 2}
    assert scene.state.reserve[DIAMOND] == 13


def test_a3_needs_a_diamond_that_can_be_had() -> None:
    """CT-5.2, RC-4.7: if none is left, one must be among the three."""
    scene = at_card("jewellers", 2, wood=3, diamond=1)
    scene.state.reserve[DIAMOND] = 0
    scene.play("influence lower", "give wood", "give wood")
    assert scene.legal() == ["give diamond"]
    scene = at_card("jewellers", 2, wood=3)
    scene.state.reserve[DIAMOND] = 0
    assert scene.rule_against("influence lower") == "CT-5.2"


def test_no_diamond_without_room_or_reserve() -> None:
    """CT-5.2, RC-4.7."""
    scene = at_card("jewellers", rubles=5, wood=6)
    assert scene.rule_against("influence upper") == "CT-5.2"
    scene = at_card("jewellers", rubles=6)
    scene.state.reserve[DIAMOND] = 1
    scene.play("influence lower", "take 1")
    assert scene.rule_against("influence lower") == "CT-5.2"


def test_two_bricks_and_a_wood_paid_with_three_diamonds() -> None:
    """CT-5.2: the rulebook's example. The diamonds go back to the 15, and no brick appears from nowhere."""
    scene = GuildScene("jewellers")
    scene.section("1.1", owner="red", cost="wood brick brick", recognition=3)
    scene.have("red", diamond=3)
    bricks = scene.left("brick")
    scene.play("build", "diamond")
    assert scene.legal() == ["deliver wood 1.1", "deliver brick 1.1"]
    scene.play("deliver brick 1.1", "diamond", "deliver brick 1.1", "diamond", "deliver wood 1.1")
    assert (scene.red.finished, scene.red.marker, scene.held("red")) == (1, 5, {})
    assert (scene.state.reserve[DIAMOND], scene.left("brick"), scene.left("wood")) == (15, bricks, 20)


def test_a_section_of_wood_and_diamonds_gives_each_back_where_it_came_from() -> None:
    """CT-5.2."""
    scene = GuildScene("jewellers")
    scene.section("1.1", owner="red", cost="wood wood brick")
    scene.have("red", wood=2, diamond=1)
    scene.play("build", "deliver wood 1.1", "diamond", "deliver wood 1.1")
    assert scene.state.reserve[DIAMOND] == 14
    assert scene.rule_against("deliver wood 1.1") == "RC-6.2", "both woods are there"
    scene.have("red", brick=1)
    scene.play("deliver brick 1.1")
    assert scene.red.finished == 1
    assert (scene.left("wood"), scene.left("brick"), scene.state.reserve[DIAMOND]) == (19, 20, 15)


def test_a_diamond_places_an_ornament_and_is_a_gem_of_either_colour() -> None:
    """CT-5.2, RC-6.5: a diamond as the door's wood, another as the green gem beside a real purple one."""
    scene = GuildScene("jewellers")
    scene.tower(1, "blue")
    scene.have("red", purple=1, diamond=2)
    scene.play("build", "diamond", "decorate 1.1")
    assert scene.legal() == ["gems none", "gems purple", "diamond green", "diamond purple"]
    scene.play("diamond green")
    assert scene.legal() == ["gems green", "gems green purple"]
    marker = scene.red.marker
    scene.play("gems green purple")
    assert scene.values.prestige[scene.red.marker] == scene.values.prestige[marker] + 3
    assert (scene.held("red"), scene.state.reserve[DIAMOND], scene.left("purple")) == ({}, 15, 10)
    assert scene.can("end")


def test_two_diamonds_are_two_different_gems() -> None:
    """CT-5.2: the player names what each stands for."""
    scene = GuildScene("jewellers")
    scene.tower(1, "blue")
    scene.have("red", wood=1, diamond=3)
    scene.play("build", "decorate 1.1", "diamond green", "diamond purple")
    assert scene.legal() == ["gems green purple"]
    scene.play("gems green purple")
    assert (scene.held("red"), scene.red.marker) == (
        {"diamond": 1},
        scene.values.ahead[scene.values.ahead[5]],
    )


def test_diamonds_alone_make_a_build_legal() -> None:
    """CT-5.2, RC-4.5."""
    scene = GuildScene("jewellers")
    assert not scene.can("build")
    scene.section("1.1", owner="red", needs="wood wood wood")
    scene.have("red", diamond=1)
    scene.play("build")
    assert scene.legal() == ["diamond"]
    assert scene.rule_against("diamond green") == "CT-5.2"


def test_diamonds_are_never_any_or_shown_but_are_sold_and_swapped() -> None:
    """CT-5.2: not available as a material of choice; C1 buys them, M1 takes two."""
    scene = GuildScene("jewellers")
    scene.influence(1, "merchants-1")
    scene.have("red", diamond=2)
    scene.play("die white", "influence upper")
    assert scene.legal() == ["give diamond"]
    scene.play("give diamond")
    assert "gain diamond" not in scene.legal()
    assert scene.state.reserve[DIAMOND] == 15
    scene = GuildScene("jewellers")
    scene.influence(1, "craftsmen-1")
    scene.have("red", diamond=1)
    scene.play("die white", "influence upper", "give diamond", "take 1")
    assert (scene.red.rubles, scene.held("red")) == (1, {})


def test_diamonds_count_as_leftovers() -> None:
    """CT-5.2, RC-10.3."""
    from duomo.games.red_cathedral.rules.scoring import leftover_prestige

    scene = GuildScene("jewellers")
    scene.have("red", diamond=4, rubles=1)
    assert leftover_prestige(scene.values, scene.state, 0) == 1
    scene.have("red", rubles=0)
    assert leftover_prestige(scene.values, scene.state, 0) == 0
