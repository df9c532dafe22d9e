"""CT-5.11: the Brickmakers and their buttresses."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers, Buttresses
from guilds.scene import GuildScene, at_card

NAMES = [
    "rubles",
    "influence",
    "activate",
    "deliver",
    "recognition",
    "free-slot",
    "materials",
    "market-space",
]


def buttresses(scene: GuildScene) -> Buttresses:
    assert isinstance(scene.guild, Brickmakers)
    return scene.guild.buttresses(scene.state)


def holding(*names: str) -> GuildScene:
    """Red holds these; it is the start of the turn."""
    scene = GuildScene("brickmakers")
    tiles = buttresses(scene)
    mask = sum(1 << NAMES.index(name) for name in names)
    tiles.offered &= ~mask
    tiles.held = [mask, *tiles.held[1:]]
    return scene


def test_a1_two_bricks_for_a_buttress_of_choice() -> None:
    """CT-5.11: as long as there are any."""
    scene = at_card("brickmakers", brick=5)
    scene.play("influence upper")
    assert scene.legal("buttress") == [f"buttress {name}" for name in NAMES]
    scene.play("buttress rubles")
    assert (scene.held("red"), buttresses(scene).held[0]) == ({"brick": 3}, 1)
    scene.play("influence upper")
    assert scene.rule_against("buttress rubles") == "CT-5.11"
    scene.play("buttress materials")
    scene = at_card("brickmakers", brick=2)
    buttresses(scene).offered = 0
    assert scene.rule_against("influence upper") == "CT-5.11"


def test_a2_a_brick_for_a_delivery() -> None:
    """CT-5.11: the brick that is given cannot be delivered."""
    scene = at_card("brickmakers", brick=1)
    scene.section("1.1", owner="red", needs="wood brick brick")
    assert scene.rule_against("influence lower") == "CT-5.11"
    scene = at_card("brickmakers", brick=2)
    scene.section("1.1", owner="red", needs="wood brick brick")
    scene.play("influence lower", "deliver brick 1.1")
    assert scene.held("red") == {}


def test_a3_a_brick_for_two_rubles() -> None:
    """CT-5.11."""
    scene = at_card("brickmakers", 2, brick=2)
    scene.play("influence lower", "take 2", "influence lower", "take 2")
    assert (scene.red.rubles, scene.held("red"), scene.left("brick")) == (4, {}, 20)


def test_a4_a_brick_for_a_recognition() -> None:
    """CT-5.11."""
    scene = at_card("brickmakers", 3, brick=1)
    scene.play("influence lower", "take 1")
    assert (scene.red.marker, scene.held("red")) == (3, {})


def test_at_any_moment_one_a_turn_and_gone() -> None:
    """CT-5.11, RC-4.6: before, during and after the basic action; also in the turn it was taken."""
    scene = holding("rubles", "recognition")
    scene.play("use rubles", "take 5")
    assert scene.red.rubles == 5
    assert scene.rule_against("use recognition") == "CT-5.11"
    scene = holding("recognition")
    scene.play("die white", "resources", "use recognition", "take 3", "take 4")
    assert (scene.red.marker, scene.held("red")) == (5, {"brick": 4})
    assert buttresses(scene).held[0] == 0
    assert "recognition" not in [NAMES[at] for at in range(8) if buttresses(scene).offered >> at & 1]
    scene = at_card("brickmakers", brick=2)
    scene.play("influence upper", "buttress rubles", "use rubles", "take 5")
    assert scene.red.rubles == 5


def test_a_new_turn_allows_another() -> None:
    """CT-5.11."""
    scene = holding("rubles", "recognition")
    scene.play("use rubles", "take 5")
    scene.pass_turn()
    scene.pass_turn()
    scene.pass_turn()
    assert scene.state.active == 0
    assert scene.can("use recognition")


def test_only_ones_own() -> None:
    """CT-5.11."""
    scene = holding("rubles")
    scene.pass_turn()
    assert scene.rule_against("use rubles") == "CT-5.11"


def test_influence_one_action_of_any_of_the_four_cards() -> None:
    """CT-5.11: at its cost, once; no lightning action already used this turn."""
    scene = holding("influence")
    scene.have("red", rubles=1, wood=1)
    scene.section("1.1", owner="red", needs="wood wood wood")
    scene.play("use influence")
    assert "action 2 upper" in scene.legal()
    assert "action 3 upper" in scene.legal()
    scene.play("action 3 upper", "deliver wood 1.1")
    assert (scene.red.rubles, scene.held("red")) == (0, {})
    assert scene.legal("claim"), "the basic action is still to come"
    scene = holding("influence")
    scene.have("red", brick=1)
    scene.influence(3, "brickmakers-1")
    scene.influence(1, "teamsters-1")
    scene.play("die white", "influence lower", "take 1", "use influence")
    assert "action 1 lower" not in scene.legal(), "T2 is lightning"
    assert scene.rule_against("action 1 lower") == "CT-5.11"


def test_activate_one_own_tile() -> None:
    """CT-5.11."""
    scene = holding("activate")
    assert scene.rule_against("use activate") == "CT-5.11"
    scene.open_tile("red", "yellow", gold=1)
    scene.play("use activate", "activate yellow", "take 1")
    assert scene.held("red") == {"gold": 1}


def test_deliver_one_material() -> None:
    """CT-5.11: also in the middle of a build, besides its three."""
    scene = holding("deliver")
    assert scene.rule_against("use deliver") == "CT-5.11"
    scene.section("1.1", owner="red", needs="wood wood wood")
    scene.section("2.1", owner="red", needs="wood wood wood")
    scene.have("red", wood=4)
    scene.play("build", "deliver wood 1.1", "use deliver", "deliver wood 1.1", "deliver wood 1.1")
    assert (scene.red.finished, scene.legal()) == (1, ["decorate 1.1", "deliver wood 2.1", "done"])


def test_the_slot_of_a_claims_tile_is_free() -> None:
    """CT-5.11, RC-5.3: used while the tile waits for its slot."""
    scene = holding("free-slot")
    assert scene.rule_against("use free-slot") == "CT-5.11"
    scene.play("claim 1.1")
    assert "open blue" not in scene.legal()
    scene.play("use free-slot")
    assert "open blue" in scene.legal()
    scene.play("open blue")
    assert scene.red.rubles == 0
    assert scene.red.slots[3] >= 0


def test_two_materials_of_choice() -> None:
    """CT-5.11."""
    scene = holding("materials")
    scene.play("use materials", "gain gold", "gain green")
    assert scene.held("red") == {"gold": 1, "green": 1}


def test_what_one_market_space_with_a_die_shows_once() -> None:
    """CT-5.11."""
    scene = holding("market-space")
    scene.play("use market-space")
    assert scene.legal() == ["space 1", "space 2", "space 3", "space 4", "space 5"]
    scene.play("space 4", "take 1")
    assert scene.held("red") == {"gold": 1}
