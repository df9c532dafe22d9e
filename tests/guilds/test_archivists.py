"""CT-5.9 and CT-5.12: the Archivists and their contracts."""

from __future__ import annotations

import pytest

from duomo.core.engine.event import Event
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.contracts import Archive
from duomo.games.red_cathedral.rules.names import SLOT_NAMES
from guilds.scene import GuildScene, at_card

NAMES = (
    "sell-wood three-banners six-tiles sell-stone absent kept-ornaments four-rubles each-kind on-others "
    "all-ornaments sell-bricks three-ornaments on-own sell-gem-and-gold present"
).split()


def archive(scene: GuildScene) -> Archive:
    assert isinstance(scene.guild, Archivists)
    return scene.guild.archive(scene.state)


def give(scene: GuildScene, seat: int, *names: str) -> None:
    """Give a player contracts from the deck."""
    mask = sum(1 << NAMES.index(name) for name in names)
    hands = archive(scene).hands[:]
    hands[seat] |= mask
    archive(scene).hands = hands
    archive(scene).fresh &= ~mask


def test_a1_draw_three_keep_one() -> None:
    """CT-5.9: two rubles; the others go under the deck."""
    scene = at_card("archivists", rubles=2)
    scene.play("influence upper")
    assert [move.text for move in scene.table.legal()] == [f"draw {name}" for name in NAMES]
    for name in ("sell-wood", "present", "absent"):
        scene.nature(f"draw {name}")
    assert scene.legal() == ["contract sell-wood", "contract absent", "contract present"]
    assert scene.rule_against("contract on-own") == "CT-5.9"
    scene.play("contract absent")
    found = archive(scene)
    assert found.hands == [1 << NAMES.index("absent"), 0, 0]
    assert found.groups == [1 << NAMES.index("sell-wood") | 1 << NAMES.index("present")]
    assert (found.knowers, found.fresh.bit_count(), scene.red.rubles) == ([0], 12, 0)
    assert scene.rule_against("influence upper") in ("RC-7.6", "RC-4.7")


def test_with_three_in_hand_one_goes_back_first() -> None:
    """CT-5.9."""
    scene = at_card("archivists", rubles=2)
    give(scene, 0, "on-own", "on-others", "present")
    scene.play("influence upper")
    assert scene.legal() == ["contract on-others", "contract on-own", "contract present"]
    assert scene.rule_against("contract absent") == "CT-5.9"
    scene.play("contract present")
    assert archive(scene).groups == [1 << NAMES.index("present")]
    assert "draw present" not in [move.text for move in scene.table.legal()]
    for name in ("sell-wood", "sell-stone", "sell-bricks"):
        scene.nature(f"draw {name}")
    scene.play("contract sell-wood")
    assert archive(scene).hands[0].bit_count() == 3


def test_returned_contracts_come_last_and_in_their_order() -> None:
    """CT-5.9: the two from one draw in random order."""
    scene = at_card("archivists", rubles=2)
    found = archive(scene)
    give(scene, 1, "sell-wood", "sell-stone", "sell-bricks")
    give(scene, 2, "on-own", "on-others", "present")
    rest = [name for name in NAMES if found.fresh >> NAMES.index(name) & 1]
    top, first, second, third = rest[0], rest[1:3], rest[3:5], rest[5:]
    found.fresh = 1 << NAMES.index(top)
    found.groups = [sum(1 << NAMES.index(name) for name in group) for group in (first, second, third)]
    found.knowers = [1, 2, 1]
    scene.play("influence upper")
    assert [move.text for move in scene.table.legal()] == [f"draw {top}"]
    scene.nature(f"draw {top}")
    assert [move.text for move in scene.table.legal()] == [f"draw {name}" for name in first]
    scene.nature(f"draw {first[1]}")
    assert found.knowers == [-1, 2, 1], "blue no longer knows which of the two is left"
    assert [move.text for move in scene.table.legal()] == [f"draw {first[0]}"]
    scene.nature(f"draw {first[0]}")
    assert len(found.groups) == 2
    scene.play(f"contract {top}")
    assert found.groups[-1] == sum(1 << NAMES.index(name) for name in first)
    assert found.knowers == [2, 1, 0]


def test_contracts_are_secret() -> None:
    """CT-5.9: others see how many; only the player who draws is told which contract it is."""
    scene = at_card("archivists", rubles=2)
    scene.play("influence upper")
    events: list[Event] = []
    for name in ("sell-wood", "present", "absent"):
        events += scene.table.play(f"draw {name}")
    events += scene.play("contract absent")
    secret = [event for event in events if "contract" in event.data]
    assert len(secret) == 4
    assert all(event.visible_to(0) and not event.visible_to(1) for event in secret)
    own, other = scene.table.view(0)["guild"], scene.table.view(1)["guild"]
    assert own["hands"][0] == ["absent"]
    assert other["hands"] == [[], [], []]
    assert other["counts"] == own["counts"] == [1, 0, 0]
    assert own["under"] == [{"by": "red", "contracts": ["sell-wood", "present"], "count": 2}]
    assert other["under"] == [{"by": "red", "count": 2}]
    assert scene.table.view()["guild"]["hands"] == [[], [], []]


def test_a2_a_space_times_its_dice_for_a_recognition() -> None:
    """CT-5.9."""
    scene = at_card("archivists", 1)
    scene.dice(blue=(4, 1))
    scene.play("influence lower")
    assert scene.legal() == ["space 2", "space 4", "space 5"]
    scene.play("space 4", "take 2")
    assert (scene.red.marker, scene.held("red")) == (1, {"gold": 2})
    scene = at_card("archivists", 1, marker=0)
    assert scene.rule_against("influence lower") == "RC-4.7"


def test_a3_one_action_of_another_card_for_a_recognition() -> None:
    """CT-5.9: at its cost, once, from the three other cards."""
    scene = at_card("archivists", 2, rubles=2, wood=2)
    scene.play("influence lower")
    assert scene.legal("action") == [
        "action 2 upper", "action 2 lower", "action 3 lower", "action 4 upper", "action 4 lower",
    ]  # fmt: skip
    scene.play("action 4 upper", "give wood", "gain gold")
    assert (scene.red.marker, scene.held("red")) == (1, {"gold": 1})
    assert scene.can("leave")
    assert scene.rule_against("influence lower") == "RC-7.6"


def test_a4_what_one_resource_tile_shows_for_a_recognition() -> None:
    """CT-5.9: no die is needed."""
    scene = at_card("archivists", 3)
    scene.play("influence lower")
    assert scene.legal() == [f"space {space}" for space in range(1, 9)]
    scene.play("space 6", "take 1")
    assert (scene.red.marker, scene.held("red")) == (1, {"purple": 1})


# ---- scoring -------------------------------------------------------------------------------------


def scored(scene: GuildScene, name: str) -> int:
    """The prestige a contract gives red at the end."""
    give(scene, 0, name)
    before = scene.values.prestige[scene.red.marker]
    scene.guild.before_scoring(scene.values, scene.state, None)
    return scene.values.prestige[scene.red.marker] - before


@pytest.mark.parametrize(
    ("name", "held", "left"),
    [
        ("sell-wood", {"wood": 3}, {"wood": 1}),
        ("sell-stone", {"stone": 2}, {}),
        ("sell-bricks", {"brick": 5}, {"brick": 3}),
    ],
)
def test_sales_of_two(name: str, held: dict[str, int], left: dict[str, int]) -> None:
    """CT-5.12: once per contract; the goods are gone before RC-10.3."""
    scene = GuildScene("archivists")
    scene.have("red", marker=5, **held)
    assert scored(scene, name) == 2
    assert scene.held("red") == left
    scene = GuildScene("archivists")
    scene.have("red", marker=5, wood=1, stone=1, brick=1)
    assert scored(scene, name) == 0


def test_four_rubles() -> None:
    """CT-5.12."""
    for rubles, points, left in ((4, 2, 0), (9, 2, 5), (3, 0, 3)):
        scene = GuildScene("archivists")
        scene.have("red", marker=5, rubles=rubles)
        assert (scored(scene, "four-rubles"), scene.red.rubles) == (points, left)


def test_a_gem_and_gold() -> None:
    """CT-5.12: a gem of either colour."""
    for gem in ("green", "purple"):
        scene = GuildScene("archivists")
        scene.have("red", marker=5, gold=1, **{gem: 1})
        assert (scored(scene, "sell-gem-and-gold"), scene.held("red")) == (3, {})
    scene = GuildScene("archivists")
    scene.have("red", marker=5, green=1, purple=1)
    assert scored(scene, "sell-gem-and-gold") == 0


def test_three_banners_in_one_tower() -> None:
    """CT-5.12: finished or not, once."""
    scene = GuildScene("archivists")
    scene.tower(1, "red", "(red)", "blue")
    scene.tower(3, "red", "red", "(red)")
    assert scored(scene, "three-banners") == 3
    scene = GuildScene("archivists")
    scene.tower(1, "red", "(red)", "blue")
    assert scored(scene, "three-banners") == 0


def test_six_tiles_face_up() -> None:
    """CT-5.12."""
    scene = GuildScene("archivists")
    for slot in SLOT_NAMES:
        scene.open_tile("red", slot, gold=1)
    assert scored(scene, "six-tiles") == 3
    scene = GuildScene("archivists")
    for slot in SLOT_NAMES:
        scene.open_tile("red", slot, gold=1)
    scene.hidden_tile("red", "blue")
    assert scored(scene, "six-tiles") == 0


@pytest.mark.parametrize(("players", "absent", "present"), [(2, 2 * 4, 2 * 2), (3, 3 * 2, 2 * 1)])
def test_towers_with_and_without_presence(players: int, absent: int, present: int) -> None:
    """CT-5.12: a banner on an unfinished section counts as presence, and so does an ornament; two players:
    twice.
    """
    for name, points in (("absent", absent), ("present", present)):
        scene = GuildScene("archivists", players=players)
        scene.tower(1, "(red)")
        scene.section("2.1", owner="blue", done=True, ornament="red")
        assert scored(scene, name) == points


def test_ornaments_kept() -> None:
    """CT-5.12: locked ones count; lost ones (RC-8.2) and installed ones do not."""
    scene = GuildScene("archivists", workshops="advanced")
    scene.section("1.1", owner="red", done=True)
    player = scene.red
    holding = player.holds.index(2)
    player.slots = player.slots[:]
    player.slots[holding] = -2
    assert scored(scene, "kept-ornaments") == 3 * 2
    scene = GuildScene("archivists")
    scene.section("1.1", owner="red", done=True, ornament="red")
    assert scored(scene, "kept-ornaments") == 3 * 2


def test_a_finished_section_of_each_kind() -> None:
    """CT-5.12."""
    scene = GuildScene("archivists")
    scene.tower(1, "red", "red", "red")
    assert scored(scene, "each-kind") == 2
    scene = GuildScene("archivists")
    scene.tower(1, "red", "red", "(red)")
    assert scored(scene, "each-kind") == 0


def ornamented() -> GuildScene:
    """Red's ornaments: a door and an arch in tower 1, one of them on blue's section; a cross there too."""
    scene = GuildScene("archivists")
    scene.section("1.1", owner="red", done=True, ornament="red")
    scene.section("1.2", owner="blue", done=True, ornament="red")
    scene.section("1.3", owner="red", done=True, ornament="red")
    return scene


def test_ornaments_on_others_on_own_and_in_one_tower() -> None:
    """CT-5.12."""
    assert scored(ornamented(), "on-others") == 1
    assert scored(ornamented(), "on-own") == 2
    assert scored(ornamented(), "three-ornaments") == 3
    assert scored(ornamented(), "all-ornaments") == 0
    scene = ornamented()
    scene.section("2.1", owner="blue", done=True)
    scene.section("2.2", owner="blue", done=True, ornament="red")
    assert scored(scene, "all-ornaments") == 2


def test_contracts_are_revealed_at_the_end_before_leftovers() -> None:
    """CT-5.12, RC-10.2, RC-10.3: with an event for each; everybody sees the hands then."""
    scene = GuildScene("archivists", players=2)
    give(scene, 0, "four-rubles", "sell-wood")
    give(scene, 1, "present")
    scene.have("red", rubles=4, wood=2, marker=5)
    scene.finished("blue", 6)
    scene.state.ender = 1
    scene.play(scene.legal("die")[0], "leave")
    scene.roll()
    events = scene.play("end")
    told = [event.data for event in events if event.kind == "score-contract"]
    assert told == [
        {"contract": "sell-wood", "prestige": 2, "rule": "CT-5.12"},
        {"contract": "four-rubles", "prestige": 2, "rule": "CT-5.12"},
        {"contract": "present", "prestige": 4, "rule": "CT-5.12"},
    ]
    leftovers = next(event for event in events if event.kind == "score-leftovers" and event.seat == 0)
    assert leftovers.data["prestige"] == 0
    assert scene.table.over
    assert scene.table.view()["guild"]["hands"][0] == ["sell-wood", "four-rubles"]
