"""Ivan's cards and the end of the game (RC-11.7, RC-11.8)."""

from __future__ import annotations

from red_cathedral.helpers import cell_of
from solo.ivan_scene import IvanScene, kinds, told


def card(scene: IvanScene, name: str) -> None:
    """Make this card the next one; its die leads to a space that gives nothing."""
    rest = [other for other in "recognition inventory transport claim build".split() if other != name]
    scene.row(" ".join([name, *rest]))


def test_recognition() -> None:
    """RC-11.7. Four recognition."""
    scene = IvanScene()
    card(scene, "recognition")
    scene.turn()
    assert scene.ivan.marker == 6


def test_inventory_takes_from_the_fullest_pile() -> None:
    """RC-11.7. Four of one kind; of equal piles the first in the order of RC-1.1."""
    scene = IvanScene()
    card(scene, "inventory")
    events = scene.turn()
    assert scene.on("inventory") == {"wood": 4}
    assert scene.left("wood") == 16
    assert told(events, "ivan-takes")[0].data == {"card": "inventory", "resource": "wood", "amount": 4}
    card(scene, "inventory")
    scene.turn()
    assert scene.on("inventory") == {"wood": 4, "brick": 4}


def test_inventory_takes_all_of_a_small_pile() -> None:
    """RC-11.7, RC-11.8. If there are fewer than four; with an empty reserve nothing happens."""
    scene = IvanScene()
    card(scene, "inventory")
    scene.reserve(wood=0, brick=2, stone=2, gold=0, green=3, purple=1)
    scene.begin()
    scene.nature()
    assert scene.on("inventory") == {"green": 3}
    scene.reserve(wood=0, brick=0, stone=0, gold=0, green=0, purple=0)
    card(scene, "inventory")
    events = scene.begin() + scene.nature()
    assert told(events, "ivan-skips")[0].data["why"] == "no-materials"


def test_transport_moves_everything_to_build() -> None:
    """RC-11.7. On top of what is already there."""
    scene = IvanScene()
    card(scene, "transport")
    scene.pile("inventory", wood=4, stone=4)
    scene.pile("build", stone=1)
    scene.turn()
    assert scene.on("inventory") == {}
    assert scene.on("build") == {"wood": 4, "stone": 5}


def test_transport_of_nothing_is_skipped() -> None:
    """RC-11.8. The die still moves."""
    scene = IvanScene()
    card(scene, "transport")
    events = scene.turn()
    assert "ivan-die" in kinds(events)
    assert told(events, "ivan-skips")[0].data == {
        "card": "transport", "why": "no-materials", "rule": "RC-11.8",
    }  # fmt: skip


# ---- claim ---------------------------------------------------------------------------------------


def test_claim_above_the_players_sections() -> None:
    """RC-11.7. Directly above one that the player claimed or finished; among several the player chooses."""
    scene = IvanScene([3, 3, 3, 3])
    scene.tower(1, "(red)")
    scene.tower(2, "red", "(blue)")
    scene.tower(3, "blue", "red")
    card(scene, "claim")
    scene.turn()
    assert scene.legal() == ["ivan 1.2", "ivan 3.3"]
    assert scene.rule_against("ivan 4.1") == "RC-11.7"
    events = scene.play("ivan 3.3")
    assert told(events, "ivan-claims")[0].data["section"] == "3.3"
    assert scene.state.owner[cell_of("3.3")] == 1
    assert scene.state.active == 0


def test_claim_a_base_second() -> None:
    """RC-11.7. If no available section is above one of the player's."""
    scene = IvanScene([3, 3, 3, 3])
    scene.tower(1, "(red)", "(blue)", "(blue)")
    scene.tower(2, "(blue)")
    card(scene, "claim")
    scene.turn()
    assert scene.legal() == ["ivan 3.1", "ivan 4.1"]


def test_claim_anything_third() -> None:
    """RC-11.7. Any available section, here above his own; a single one needs no choice."""
    scene = IvanScene([3, 3, 3, 3])
    scene.tower(1, "(red)", "(blue)")
    scene.tower(2, "(blue)")
    scene.tower(3, "red", "red", "red")
    scene.tower(4, "(red)", "(blue)")
    scene.section("1.3", owner="blue")
    scene.section("4.3", owner="blue")
    card(scene, "claim")
    scene.turn()
    assert scene.state.owner[cell_of("2.2")] == 1
    assert scene.ivan.banners() == 0


def test_the_tile_of_a_claim() -> None:
    """RC-11.7. He gets its recognition and nothing else; it is discarded."""
    for name, points in (("recognition-1", 1), ("gold", 0), ("a die", 0)):
        scene = IvanScene([3, 3, 3, 3])
        scene.tower(1, "(red)")
        die_tile = scene.values.tile_names[scene.values.tile_die.index(0)]
        scene.tile_on("1.2", die_tile if name == "a die" else name)
        card(scene, "claim")
        events = scene.turn()
        assert told(events, "ivan-claims")[0].data == {
            "card": "claim",
            "section": "1.2",
            "recognition": points,
        }
        assert scene.ivan.marker == 2 + points
        assert scene.state.tile[cell_of("1.2")] == -1
        assert set(scene.ivan.slots) == {-1}


def test_claim_without_a_banner_or_a_section() -> None:
    """RC-11.8. Skipped."""
    scene = IvanScene([3, 3, 3, 3])
    for number in (1, 2):
        scene.tower(number, "(blue)", "(blue)", "(blue)")
    card(scene, "claim")
    assert told(scene.turn(), "ivan-skips")[0].data["why"] == "no-banner"


# ---- build ---------------------------------------------------------------------------------------


def test_build_in_order_by_number_alone() -> None:
    """RC-11.7. First tower to last, bottom to top; kinds do not matter; pieces in the order of RC-1.1."""
    scene = IvanScene([3, 3, 3, 3])
    scene.section("2.1", owner="blue", cost="gold green purple", recognition=5, rubles=2)
    scene.section("2.2", owner="blue", cost="wood brick stone gold")
    scene.section("3.1", owner="blue", cost="wood wood brick")
    scene.pile("build", brick=3, gold=2)
    card(scene, "build")
    events = scene.turn()
    told_of = [
        (e.data["resource"], e.data["amount"], e.data["section"]) for e in told(events, "ivan-delivers")
    ]
    assert told_of == [("brick", 3, "2.1"), ("gold", 2, "2.2")]
    assert scene.state.done[cell_of("2.1")] == 1
    assert scene.lying("2.2") == {"gold": 2}
    assert scene.lying("3.1") == {}
    assert scene.on("build") == {}
    assert (scene.ivan.marker, scene.ivan.rubles, scene.ivan.finished) == (7, 0, 1)
    assert scene.left("brick") == 20
    assert scene.left("gold") == 13


def test_the_surplus_goes_on_and_stays_when_nothing_is_left_to_build() -> None:
    """RC-11.7. The rulebook's example: three needed, four there, one goes to the next section."""
    scene = IvanScene([3, 3, 3, 3])
    scene.section("1.1", owner="blue", cost="wood wood brick")
    scene.section("2.1", owner="blue", cost="wood wood brick")
    scene.pile("build", stone=4)
    card(scene, "build")
    scene.turn()
    assert scene.state.done[cell_of("1.1")] == 1
    assert scene.lying("2.1") == {"stone": 1}
    scene.pile("build", stone=4)
    card(scene, "build")
    scene.turn()
    assert scene.on("build") == {"stone": 2}
    card(scene, "build")
    assert told(scene.turn(), "ivan-skips")[0].data["why"] == "no-section"
    assert scene.on("build") == {"stone": 2}


def test_build_without_materials() -> None:
    """RC-11.8. Skipped."""
    scene = IvanScene()
    scene.section("1.1", owner="blue")
    card(scene, "build")
    assert told(scene.turn(), "ivan-skips")[0].data["why"] == "no-materials"


def test_penalties_both_ways() -> None:
    """RC-11.7, RC-11.8, RC-6.6. His finished sections cost the player, and the player's cost him."""
    scene = IvanScene([3, 3, 3, 3])
    scene.section("1.1", owner="red")
    scene.section("1.2", owner="blue", needs="wood wood brick")
    scene.section("2.1", owner="blue")
    scene.section("2.2", owner="red", needs="wood")
    scene.have("red", wood=1, marker=10)
    scene.ivan.marker = 10
    scene.pile("build", stone=3)
    scene.play("build", "deliver wood 2.2")
    assert scene.ivan.marker == 9
    card(scene, "build")
    scene.turn()
    assert scene.state.done[cell_of("2.1")] == 0 or scene.state.done[cell_of("1.2")] == 1
    assert scene.ivan.marker == 9 + 3
    assert scene.red.marker == 10 + 3 - 1


# ---- the end -------------------------------------------------------------------------------------


def test_ivan_brings_the_end() -> None:
    """RC-11.8. No 3 prestige; the player has one more turn."""
    scene = IvanScene([3, 3, 3, 3])
    scene.finished("blue", 5)
    scene.section("1.1", owner="blue", cost="wood wood brick", recognition=3)
    scene.pile("build", wood=3)
    card(scene, "build")
    events = scene.turn()
    assert "last-turns" in kinds(events)
    assert "sixth" not in kinds(events)
    assert scene.ivan.marker == 5
    assert scene.state.ender == 1
    assert scene.table.decider == 0
    scene.pass_turn()
    assert scene.table.over


def test_the_player_brings_the_end() -> None:
    """RC-11.8. Ivan has one more turn, the player no bonus."""
    scene = IvanScene([3, 3, 3, 3])
    scene.finished("red", 5)
    scene.section("1.1", owner="red", needs="wood", recognition=3)
    scene.have("red", wood=1)
    card(scene, "recognition")
    scene.play("build", "deliver wood 1.1", "done", "end")
    assert scene.red.marker == 5
    assert not scene.table.over
    scene.nature()
    assert scene.table.over
    assert scene.ivan.marker == 6


def test_scoring_of_two_and_ivans_leftovers() -> None:
    """RC-11.8, RC-10.3, RC-10.6. The materials on Inventory and Build, not those on sections."""
    scene = IvanScene([3, 3, 3, 3])
    scene.tower(1, "blue", "red", "blue")
    scene.finished("red", 6)
    scene.section("2.1", owner="blue", cost="wood wood brick", needs="wood wood brick")
    scene.state.ender = 0
    scene.pile("inventory", wood=4)
    scene.pile("build", stone=2)
    card(scene, "recognition")
    scene.ivan.marker = 10
    events = scene.begin() + scene.nature()
    assert scene.table.over
    left = next(event for event in told(events, "score-leftovers") if event.seat == 1)
    assert left.data["prestige"] == 1
    tower = [event for event in told(events, "score-tower") if event.data["tower"] == 1]
    assert [(event.seat, event.data["prestige"], event.data["rule"]) for event in tower] == [
        (0, 2, "RC-10.6"),
        (1, 6, "RC-10.6"),
    ]
    assert scene.table.rules.scores(scene.state)[1] >= 2 + 1 + 6
