"""CT-5.10: the Master builders."""

from __future__ import annotations

from duomo.core.engine.state import NATURE
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import MasterBuilders, unused
from guilds.scene import GuildScene, at_card


def draw(scene: GuildScene, *costs: str) -> None:
    """Let nature draw cards, with costs set by the test."""
    from duomo.games.red_cathedral.components.rows import packed

    assert scene.table.decider == NATURE
    for cost in costs:
        move = scene.table.legal()[0]
        card = scene.values.card_names.index(move.text.split()[1])
        scene.values.card_cost[card] = packed(cost.split())
        scene.table.play(move)


def builders(scene: GuildScene) -> MasterBuilders:
    assert isinstance(scene.guild, MasterBuilders)
    return scene.guild


def test_a1_a_card_and_two_of_its_materials() -> None:
    """CT-5.10: each printed icon once."""
    scene = at_card("master-builders", rubles=2)
    deck = len(unused(scene.values, scene.state))
    assert deck == 40 - 18
    scene.play("influence upper")
    assert len(scene.table.legal()) == deck
    draw(scene, "wood wood gold")
    assert scene.legal() == ["card 1 wood", "card 1 gold", "done"]
    scene.play("card 1 gold")
    assert scene.legal() == ["card 1 wood", "done"]
    scene.play("card 1 wood")
    assert (scene.held("red"), scene.red.rubles) == ({"wood": 1, "gold": 1}, 0)
    assert scene.rule_against("influence upper") == "RC-7.6"
    assert len(builders(scene).discards(scene.state).cards) == 1


def test_a2_two_cards_two_from_one_and_one_from_the_other() -> None:
    """CT-5.10."""
    scene = at_card("master-builders", rubles=3)
    scene.play("influence lower")
    draw(scene, "wood wood brick", "stone stone gold")
    assert scene.legal() == [
        "card 1 wood", "card 1 brick", "card 2 stone", "card 2 gold", "done",
    ]  # fmt: skip
    scene.play("card 1 wood", "card 2 stone", "card 2 stone")
    assert scene.held("red") == {"wood": 1, "stone": 2}
    assert scene.can("leave"), "three in all"
    scene = at_card("master-builders", rubles=3)
    scene.play("influence lower")
    draw(scene, "wood wood brick", "stone stone gold")
    scene.play("card 1 wood", "card 1 wood")
    assert scene.legal() == ["card 2 stone", "card 2 gold", "done"]
    scene.play("done")
    assert scene.held("red") == {"wood": 2}


def test_room_alone_decides_before_the_draw() -> None:
    """CT-5.10: a full inventory forbids it; an empty reserve does not."""
    scene = at_card("master-builders", rubles=2, wood=6)
    assert scene.rule_against("influence upper") == "CT-5.10"
    scene = at_card("master-builders", rubles=2)
    scene.reserve(wood=0, gold=0)
    scene.play("influence upper")
    draw(scene, "wood wood gold")
    assert scene.legal() == ["done"]


def test_the_discards_are_reshuffled_when_the_deck_is_empty() -> None:
    """CT-5.10: but a card just drawn is not among them."""
    scene = at_card("master-builders", rubles=3)
    cards = unused(scene.values, scene.state)
    builders(scene).discards(scene.state).cards = cards[1:]
    scene.play("influence lower")
    first = [move.text for move in scene.table.legal()]
    assert first == [f"draw {scene.values.card_names[cards[0]]}"]
    scene.nature(first[0])
    second = [move.text for move in scene.table.legal()]
    assert sorted(second) == sorted(f"draw {scene.values.card_names[card]}" for card in cards[1:])
    scene.nature(second[0])
    assert builders(scene).discards(scene.state).cards == sorted([cards[0], cards[1]])


def test_a3_the_rubles_of_an_own_unfinished_section() -> None:
    """CT-5.10: for one recognition."""
    scene = at_card("master-builders", 2)
    assert scene.rule_against("influence lower") == "CT-5.10"
    scene.section("1.1", owner="red", recognition=5, rubles=2)
    scene.section("2.1", owner="red", recognition=5, rubles=0)
    scene.section("3.1", owner="blue", recognition=5, rubles=3)
    scene.play("influence lower")
    assert scene.legal() == ["section 1.1"]
    scene.play("section 1.1", "take 2")
    assert (scene.red.marker, scene.red.rubles) == (1, 2)
    scene = at_card("master-builders", 2, marker=0)
    scene.section("1.1", owner="red", rubles=2)
    assert scene.rule_against("influence lower") == "CT-5.10", "not from space 0"


def test_a4_half_the_recognition_of_an_own_unfinished_section() -> None:
    """CT-5.10: rounded down, for a ruble."""
    scene = at_card("master-builders", 3, rubles=1)
    scene.section("1.1", owner="red", recognition=5)
    scene.section("2.1", owner="red", done=True, recognition=9)
    scene.play("influence lower")
    assert scene.legal() == ["section 1.1"]
    scene.play("section 1.1", "take 2")
    assert (scene.red.marker, scene.red.rubles) == (4, 0)
