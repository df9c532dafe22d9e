"""Section 6 of the rules: building, decorating and penalties."""

from __future__ import annotations

import pytest

from duomo.games.red_cathedral.rules.build import penalties
from red_cathedral.helpers import Scene, cell_of, check_pieces

# ---- deliveries ----------------------------------------------------------------------------------


def test_up_to_three_deliveries_one_after_the_other() -> None:
    """RC-6.1: to one section or to several."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood wood wood")
    scene.section("2.1", owner="red", needs="wood brick brick brick")
    scene.have("red", wood=3, brick=3)
    scene.play("build", "deliver wood 1.1", "deliver brick 2.1")
    assert scene.legal() == ["deliver wood 1.1", "deliver wood 2.1", "deliver brick 2.1", "done"]
    scene.play("deliver brick 2.1")
    assert scene.legal() == ["end"], "three is the most"
    assert scene.held("red") == {"wood": 2, "brick": 1}


def test_fewer_than_three_deliveries() -> None:
    """RC-6.1."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood wood wood")
    scene.have("red", wood=3)
    scene.play("build", "deliver wood 1.1", "done")
    assert scene.legal() == ["end"]
    assert scene.held("red") == {"wood": 2}


def test_only_where_the_material_is_needed_and_the_banner_is_the_own() -> None:
    """RC-6.2."""
    scene = Scene(heights=[3, 3, 3, 3])
    scene.section("1.1", owner="red", needs="wood", cost="wood wood brick")
    scene.section("2.1", owner="blue", needs="wood wood brick")
    scene.section("3.1", owner="red", done=True)
    scene.have("red", wood=2, stone=1)
    scene.red.ornaments = [0, 0, 0]
    scene.play("build")
    assert scene.legal() == ["deliver wood 1.1"]
    for move, why in (
        ("deliver brick 1.1", "not needed any more, it lies there"),
        ("deliver stone 1.1", "never needed"),
        ("deliver wood 2.1", "another player's"),
        ("deliver wood 3.1", "finished"),
        ("deliver wood 4.1", "nobody's"),
    ):
        assert scene.rule_against(move) == "RC-6.2", why
    assert scene.rule_against("deliver wood 1.4") == "RC-1.7", "there is no such section"


def test_what_one_does_not_have_cannot_be_delivered() -> None:
    """RC-6.1."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood wood brick")
    scene.have("red", wood=1)
    scene.play("build")
    assert scene.rule_against("deliver brick 1.1") == "RC-6.1"


def test_materials_stay_on_the_card_until_it_is_finished() -> None:
    """RC-6.2, RC-6.3: then they go back to the reserve."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood wood brick")
    scene.have("red", wood=2, brick=1)
    assert (scene.left("wood"), scene.left("brick")) == (18, 19)
    scene.play("build", "deliver wood 1.1", "deliver brick 1.1")
    assert (scene.left("wood"), scene.left("brick")) == (18, 19)
    assert scene.red.room == 7 - 1, "a banner left the inventory, one wood is still in it"
    scene.play("deliver wood 1.1")
    assert (scene.left("wood"), scene.left("brick")) == (20, 20)


# ---- finishing -----------------------------------------------------------------------------------


def test_a_section_is_finished_at_once_in_the_order_of_the_rule() -> None:
    """RC-6.3: reward, penalties, end of the game; the banner stays."""
    scene = Scene(heights=[3, 3, 3, 3])
    scene.finished("red", 5)
    scene.tower(1, "(blue)")
    scene.section("1.2", owner="red", needs="stone", recognition=4, rubles=2)
    scene.have("red", stone=1)
    scene.have("blue", marker=20)
    events = scene.play("build", "deliver stone 1.2")
    assert [event.kind for event in events] == ["build", "deliver", "finish", "penalty", "sixth"]
    assert events[2].data == {"section": "1.2", "recognition": 4, "rubles": 2}
    assert (scene.red.rubles, scene.red.finished) == (2, 6)
    assert scene.red.marker == 17, "2 + 4, then three prestige: 9, 13, 17"
    assert scene.blue.marker == 19
    assert scene.state.owner[cell_of("1.2")] == 0


def test_the_reward_comes_before_the_penalty() -> None:
    """RC-6.3: on space 0 the order is visible."""
    scene = Scene(heights=[4, 2, 4, 2])
    scene.section("1.1", owner="red", needs="wood")
    scene.section("1.2", owner="red", needs="stone", recognition=1)
    scene.tower(1)
    scene.section("1.3", owner="blue", done=True)
    scene.have("red", stone=1, marker=0)
    scene.play("build", "deliver stone 1.2")
    assert scene.red.marker == 0, "one gained, one lost for the base below blue's section"


def test_a_finished_section_can_be_decorated_in_the_same_action() -> None:
    """RC-6.3, RC-6.4: one delivery finishes it, the next ones decorate it."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood", recognition=3)
    scene.have("red", wood=2, purple=1)
    scene.play("build", "deliver wood 1.1", "decorate 1.1")
    assert scene.legal() == ["gems none", "gems purple"], "one delivery is left"
    scene.play("gems purple")
    assert scene.red.marker == 9, "3 recognition to space 5, then one prestige"
    assert scene.legal("end") == ["end"]


def test_rubles_of_a_section_are_at_hand_at_once() -> None:
    """RC-6.3."""
    scene = Scene()
    scene.section("1.1", owner="red", needs="wood", recognition=1, rubles=2)
    scene.have("red", wood=1)
    scene.play("build", "deliver wood 1.1")
    assert scene.red.rubles == 2


# ---- decorating ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("section", "material", "ornament"), [("1.1", "wood", 0), ("1.2", "stone", 1), ("1.3", "gold", 2)]
)
def test_each_kind_of_section_takes_its_ornament(section: str, material: str, ornament: int) -> None:
    """RC-6.4: base a door of wood, middle an arch of stone, dome a cross of gold."""
    scene = Scene(heights=[3, 3, 3, 3])
    scene.tower(1, "blue", "blue", "blue")
    scene.have("red", **{material: 1})
    scene.play("build")
    assert scene.legal() == [f"decorate {section}"]
    before = scene.red.ornaments[ornament]
    scene.play(f"decorate {section}")
    assert scene.state.ornament[cell_of(section)] == 0
    assert (scene.red.ornaments[ornament], scene.red.placed) == (before - 1, 1)
    assert scene.held("red") == {}
    check_pieces(scene.values, scene.state)


def test_whoever_finished_it() -> None:
    """RC-6.4: own and others' sections; but only finished ones without an ornament."""
    scene = Scene(heights=[3, 3, 3, 3])
    scene.tower(1, "red")
    scene.tower(2, "blue")
    scene.section("3.1", owner="blue", done=True, ornament="blue")
    scene.section("4.1", owner="red", needs="brick")
    scene.have("red", wood=2)
    scene.play("build")
    assert scene.legal() == ["decorate 1.1", "decorate 2.1"]
    assert scene.rule_against("decorate 3.1") == "RC-6.4"
    assert scene.rule_against("decorate 4.1") == "RC-6.4"


def test_the_ornament_must_be_there() -> None:
    """RC-6.4, RC-1.8: one door, two arches, one cross."""
    scene = Scene(heights=[3, 3, 3, 3])
    scene.tower(1, "blue", "blue")
    scene.tower(2, "blue", "blue")
    scene.tower(3, "blue", "blue")
    scene.have("red", wood=2, stone=3)
    scene.play("build", "decorate 1.1")
    assert scene.rule_against("decorate 2.1") == "RC-6.4", "the only door is placed"
    scene.play("decorate 1.2", "decorate 2.2", "end")
    scene.pass_turn()
    assert not scene.can("build"), "both arches are placed"


def test_without_the_material_no_ornament() -> None:
    """RC-6.4: gems alone do not place one."""
    scene = Scene()
    scene.tower(1, "blue")
    scene.have("red", green=2, purple=2)
    assert scene.rule_against("build") == "RC-4.5"


GEMS = [
    ("none", 0),
    ("green", 1),
    ("purple", 1),
    ("green green", 2),
    ("purple purple", 2),
    ("green purple", 3),
]


@pytest.mark.parametrize(("gems", "prestige"), GEMS)
def test_gems_pay_prestige_at_once(gems: str, prestige: int) -> None:
    """RC-6.5: one gives 1, two of a colour 2, two different 3; everything returns to the reserve."""
    scene = Scene()
    scene.tower(1, "blue")
    scene.have("red", wood=1, green=2, purple=2)
    scene.play("build", "decorate 1.1")
    assert scene.legal() == [f"gems {name}" for name, _ in GEMS]
    assert scene.red.marker == 2, "the ornament alone gives nothing"
    scene.play(f"gems {gems}")
    assert scene.red.marker == [2, 5, 9, 13][prestige]
    spent = gems.split()
    assert scene.left("wood") == 20
    assert (scene.left("green"), scene.left("purple")) == (
        8 + spent.count("green"),
        8 + spent.count("purple"),
    )


def test_gems_count_as_deliveries() -> None:
    """RC-6.4: an ornament and two gems use all three; after an ornament with one gem, one is left."""
    scene = Scene()
    scene.tower(1, "blue")
    scene.section("2.1", owner="red", needs="wood wood wood")
    scene.have("red", wood=3, green=1, purple=1)
    scene.play("build", "decorate 1.1", "gems green")
    assert scene.legal("deliver", "done") == ["deliver wood 2.1", "done"]
    scene.play("deliver wood 2.1")
    assert scene.legal("end") == ["end"]


def test_after_two_deliveries_no_gem_fits() -> None:
    """RC-6.1, RC-6.4."""
    scene = Scene()
    scene.tower(1, "blue")
    scene.section("2.1", owner="red", needs="wood wood wood")
    scene.have("red", wood=3, green=1)
    scene.play("build", "deliver wood 2.1", "deliver wood 2.1", "decorate 1.1")
    assert scene.legal("end", "gems") == ["end"]
    assert scene.held("red") == {"green": 1}


def test_after_one_delivery_one_gem_fits() -> None:
    """RC-6.1, RC-6.4."""
    scene = Scene()
    scene.tower(1, "blue")
    scene.section("2.1", owner="red", needs="wood wood wood")
    scene.have("red", wood=2, green=1, purple=1)
    scene.play("build", "deliver wood 2.1", "decorate 1.1")
    assert scene.legal() == ["gems none", "gems green", "gems purple"]
    assert scene.rule_against("gems green purple") == "RC-6.1"
    assert scene.rule_against("gems green green") == "RC-6.1"


def test_gems_that_one_does_not_have() -> None:
    """RC-6.4."""
    scene = Scene()
    scene.tower(1, "blue")
    scene.have("red", wood=1, green=1)
    scene.play("build", "decorate 1.1")
    assert scene.legal() == ["gems none", "gems green"]
    assert scene.rule_against("gems purple") == "RC-6.4"
    assert scene.rule_against("gems green green") == "RC-6.4"


def test_nothing_is_added_to_an_ornament_later() -> None:
    """RC-6.5: not even in the same action, once the gems are chosen."""
    scene = Scene()
    scene.tower(1, "blue")
    scene.have("red", wood=1, green=2)
    scene.play("build", "decorate 1.1", "gems none")
    assert scene.legal("gems", "decorate", "done") == ["done"]
    scene.end()
    scene.pass_turn()
    assert not scene.can("build")


def test_a_single_delivery_places_an_ornament_without_gems() -> None:
    """RC-6.5: T1; and a second one adds no gem to it."""
    scene = Scene()
    scene.influence(1, "T1 infinity, T2 lightning")
    scene.tower(1, "blue")
    scene.have("red", wood=1, green=1, rubles=2)
    scene.play("die white", "influence upper", "decorate 1.1")
    assert scene.legal("gems") == []
    assert scene.rule_against("influence upper") == "RC-4.7", "a gem alone cannot be delivered"
    assert scene.red.rubles == 1


def test_two_deliveries_of_one_action_may_be_an_ornament_and_a_gem() -> None:
    """RC-6.4, RC-6.5: T3 is one action."""
    scene = Scene()
    scene.influence(1, "T1 lightning, T3 lightning")
    scene.tower(1, "blue")
    scene.have("red", wood=1, green=1, purple=1, rubles=3)
    scene.play("die white", "influence lower", "decorate 1.1")
    assert scene.legal() == ["gems none", "gems green", "gems purple"]
    scene.play("gems purple")
    assert scene.red.marker == 5
    assert scene.can("leave")


# ---- penalties -----------------------------------------------------------------------------------


def lost(scene: Scene, section: str) -> list[tuple[str, int]]:
    names = ["red", "blue", "green", "yellow"]
    return [(names[seat], loss) for seat, loss in penalties(scene.state, cell_of(section))]


def test_one_recognition_for_each_section_of_another_above() -> None:
    """RC-6.6."""
    scene = Scene(players=4, heights=[4] * 6)
    scene.tower(1, "(red)", "blue")
    assert lost(scene, "1.2") == [("red", 1)]
    scene.tower(2, "(red)", "blue", "green")
    assert lost(scene, "2.3") == [("red", 2)]


def test_each_unfinished_section_below_counts_on_its_own() -> None:
    """RC-6.6: two of the same owner lose twice; finished ones and the player's own above do not count."""
    scene = Scene(players=4, heights=[4] * 6)
    scene.tower(1, "(red)", "(red)", "blue")
    assert lost(scene, "1.3") == [("red", 1), ("red", 1)]
    scene.tower(2, "(red)", "(green)", "blue")
    assert lost(scene, "2.3") == [("red", 1), ("green", 1)]
    scene.tower(3, "red", "(blue)", "blue")
    assert lost(scene, "3.3") == []


def test_what_was_finished_above_counts_too() -> None:
    """RC-6.6: every finished section above the unfinished one, not only the one just finished."""
    scene = Scene(players=4, heights=[4] * 6)
    scene.tower(1, "(red)", "blue", "green", "blue")
    assert lost(scene, "1.2") == [("red", 3)]


def test_the_finisher_is_not_exempt() -> None:
    """RC-6.6: their own unfinished sections below are penalised for the others' finished ones above."""
    scene = Scene(players=4, heights=[4] * 6)
    scene.tower(1, "(red)", "red", "blue")
    assert lost(scene, "1.2") == [("red", 1)]
    scene.tower(2, "(red)", "red", "red")
    assert lost(scene, "2.3") == []


def test_an_unclaimed_section_or_one_above_suffers_nothing() -> None:
    """RC-6.6: only claimed sections below, in the same tower."""
    scene = Scene(players=4, heights=[4] * 6)
    scene.tower(1, "blue", "(red)", "(red)")
    scene.tower(2, "(red)", "(red)")
    assert lost(scene, "1.1") == []


def test_a_penalty_stops_at_space_zero() -> None:
    """RC-6.6, RC-3.2: the events report the actual loss."""
    scene = Scene(heights=[4, 2, 4, 2])
    scene.section("1.1", owner="blue", needs="wood")
    scene.section("1.2", owner="blue", needs="brick")
    scene.section("1.3", owner="red", needs="stone")
    scene.have("red", stone=1)
    scene.have("blue", marker=1)
    events = scene.play("build", "deliver stone 1.3")
    assert [event.data["recognition"] for event in events if event.kind == "penalty"] == [1, 0]
    assert scene.blue.marker == 0


def test_the_penalty_comes_again_with_every_section_above() -> None:
    """RC-6.6: one when the first section above is finished, two more with the second."""
    scene = Scene(heights=[3, 3, 3, 3])
    scene.section("1.1", owner="blue", needs="wood")
    scene.section("1.2", owner="red", needs="stone")
    scene.section("1.3", owner="red", needs="gold")
    scene.have("red", stone=1, gold=1)
    scene.have("blue", marker=20)
    scene.play("build", "deliver stone 1.2")
    assert scene.blue.marker == 19
    scene.play("deliver gold 1.3")
    assert scene.blue.marker == 17
