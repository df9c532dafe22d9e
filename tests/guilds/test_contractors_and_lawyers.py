"""CT-5.5 and CT-5.8: the guilds that need the contractors module."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from guilds.scene import GuildScene, at_card


def region(scene: GuildScene) -> Region:
    return next(extra for extra in scene.state.extras if isinstance(extra, Region))


def send(scene: GuildScene, party: int, count: int) -> None:
    """Send contractors to an open city of the region board."""
    for _ in range(count):
        region(scene).send(party, region(scene).city_of[0])


def test_a1_what_the_black_dies_space_shows_once() -> None:
    """CT-5.5: the black die is on space 6, purple."""
    scene = at_card("contractors", contractors="on")
    scene.play("influence upper", "take 1")
    assert scene.held("red") == {"purple": 1}
    assert scene.rule_against("influence upper") == "RC-7.6"


def test_a2_permits_for_own_contractors() -> None:
    """CT-5.5: anything beyond six is lost (CT-1.5)."""
    scene = at_card("contractors", contractors="on")
    assert scene.rule_against("influence lower") == "CT-5.5"
    send(scene, 0, 2)
    scene.play("influence lower", "take 2")
    assert region(scene).permits[0] == 3


def test_a3_rubles_for_own_contractors() -> None:
    """CT-5.5."""
    scene = at_card("contractors", 2, contractors="on")
    send(scene, 0, 3)
    scene.play("influence lower", "take 3")
    assert scene.red.rubles == 3


def test_a4_rubles_for_another_players_contractors() -> None:
    """CT-5.5."""
    scene = at_card("contractors", 3, contractors="on")
    send(scene, 0, 3)
    assert scene.rule_against("influence lower") == "CT-5.5"
    send(scene, 2, 2)
    scene.play("influence lower")
    assert scene.legal("party") == ["party 3"]
    scene.play("party 3", "take 2")
    assert scene.red.rubles == 2


def test_lawyers_a1_a_permit() -> None:
    """CT-5.8."""
    scene = at_card("lawyers", contractors="on")
    scene.play("influence upper", "take 1")
    assert region(scene).permits[0] == 2
    scene = at_card("lawyers", contractors="on")
    region(scene).add_permits(0, 5)
    assert scene.rule_against("influence upper") == "CT-5.8", "six are enough"


def test_lawyers_a2_a_permit_for_a_delivery() -> None:
    """CT-5.8."""
    scene = at_card("lawyers", contractors="on", wood=1)
    assert scene.rule_against("influence lower") == "CT-5.8"
    scene.section("1.1", owner="red", needs="wood wood wood")
    scene.play("influence lower", "deliver wood 1.1")
    assert (scene.held("red"), region(scene).permits[0]) == ({}, 0)


def test_lawyers_a3_two_permits_for_a_prestige() -> None:
    """CT-5.8: as often as they last."""
    scene = at_card("lawyers", 2, contractors="on")
    assert scene.rule_against("influence lower") == "CT-5.8"
    region(scene).add_permits(0, 3)
    scene.play("influence lower", "take 1", "influence lower", "take 1")
    assert (scene.red.marker, region(scene).permits[0]) == (9, 0)


def test_lawyers_a4_a_permit_for_a_material() -> None:
    """CT-5.8."""
    scene = at_card("lawyers", 3, contractors="on")
    scene.play("influence lower", "gain green")
    assert (scene.held("red"), region(scene).permits[0]) == ({"green": 1}, 0)


def test_jewellers_a4_a_diamond_for_two_permits() -> None:
    """CT-5.2."""
    scene = at_card("jewellers", 3, contractors="on", diamond=1)
    scene.play("influence lower", "take 2")
    assert (scene.held("red"), region(scene).permits[0], scene.state.reserve[6]) == ({}, 3, 15)
    scene = at_card("jewellers", 3, contractors="on")
    assert scene.rule_against("influence lower") == "CT-5.2"


def test_wholesalers_activate_a_specialist_with_the_black_die() -> None:
    """CT-5.6: one not yet used; a3 cannot use it twice."""
    scene = GuildScene("wholesalers", 2, contractors="on")
    scene.dice(black=(1, 1))
    scene.have("red", rubles=4)
    board = region(scene)
    module = scene.values.modules[0]
    names = module.printed.names  # type: ignore[attr-defined]
    tile = next(at for at in range(24) if module.printed.effect[at] == 0)  # type: ignore[attr-defined]
    board.spaces = [-1 if held == tile else held for held in board.spaces]
    board.bag &= ~(1 << tile)
    board.held = [tile, *board.held[1:]]
    assert names[tile]
    scene.play("die black", "influence lower")
    assert "specialist" in scene.legal()
    scene.play("specialist")
    while scene.legal("take", "decline"):
        scene.play("decline")
    assert scene.legal("specialist", "resources", "done") == ["done"], "used already"
    scene.play("done")
    assert scene.can("resources")
    assert not scene.can("specialist")
