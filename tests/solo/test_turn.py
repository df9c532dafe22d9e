"""Ivan's turn: his die, the market, the ornament step (RC-11.4 to RC-11.6)."""

from __future__ import annotations

import pytest

from solo.ivan_scene import IvanScene, kinds, told


def test_the_leftmost_card_with_a_face_up_tile() -> None:
    """RC-11.4. Tile turned, die moved, dice rerolled, and finally the card's action."""
    scene = IvanScene()
    scene.row("transport recognition inventory claim build", face_down=1)
    scene.dice(red=(2, 3), white=(5, 6), blue=(3, 1), green=(4, 1), yellow=(6, 1))
    events = scene.turn(face=4)
    assert kinds(events)[:6] == ["turn", "ivan-card", "ivan-die", "roll", "roll", "ivan-recognition"]
    assert all(event.data["card"] == "recognition" for event in events if event.kind.startswith("ivan"))
    assert scene.die("red") == (5, 4)
    assert scene.die("white") == (5, 4)
    assert scene.die("yellow") == (6, 1)
    assert scene.things.face_up == 0b11100
    assert scene.state.active == 0
    assert scene.table.decider == 0


def test_the_action_comes_after_the_reroll() -> None:
    """RC-11.4. The card acts after the last die is rolled."""
    scene = IvanScene()
    scene.begin()
    assert scene.ivan.marker == 2
    scene.nature()
    assert scene.ivan.marker == 6


def test_a_blocked_die_stays() -> None:
    """RC-11.4, RC-11.8. Gain and reroll are skipped, the tile is turned, the card still acts."""
    scene = IvanScene()
    scene.dice(white=(7, 1), red=(8, 1), blue=(8, 1), green=(8, 1), yellow=(1, 1))
    events = scene.turn()
    assert kinds(events)[:4] == ["turn", "ivan-card", "ivan-blocked", "ivan-recognition"]
    assert scene.die("white") == (7, 1)
    assert scene.ivan.marker == 6, "the recognition tile on space 8 gives nothing"
    assert scene.things.face_up == 0b11110


def test_three_dice_with_his_own_are_no_obstacle() -> None:
    """RC-11.4, RC-7.2. Only three other dice block."""
    scene = IvanScene()
    scene.dice(white=(7, 1), red=(8, 1), blue=(8, 1), green=(2, 1), yellow=(1, 1))
    scene.turn()
    assert scene.die("white")[0] == 8


@pytest.mark.parametrize(("option", "points"), [("per_die", 3), ("single", 1)])
def test_the_recognition_tile(option: str, points: int) -> None:
    """RC-11.6. For each die there, or 1 in total."""
    scene = IvanScene(ivan_market=option)
    scene.row("transport recognition inventory claim build")
    scene.dice(white=(7, 1), red=(8, 1), blue=(8, 1), green=(2, 1), yellow=(1, 1))
    scene.influence(4, "craftsmen-1")
    scene.influence(1, "clergy-1")
    events = scene.turn()
    assert told(events, "ivan-market")[0].data == {"card": "transport", "space": 8, "recognition": points}
    assert scene.ivan.marker == 2 + points


def all_kinds(scene: IvanScene) -> None:
    """Ivan has finished a base, a middle and a dome."""
    for section in ("1.1", "1.2", "1.3"):
        scene.section(section, owner="blue", done=True)


@pytest.mark.parametrize(
    ("card", "finished", "per_die"),
    [("clergy-1", True, 1), ("clergy-2", True, 1), ("clergy-3", True, 2), ("clergy-3", False, 1)],
)
def test_the_better_free_clergy_action(card: str, finished: bool, per_die: int) -> None:
    """RC-11.6. K1, or K4 if he has finished one section of each kind; never an action with a cost."""
    for option, points in (("per_die", per_die), ("single", 1)):
        scene = IvanScene([3, 3, 3, 3], ivan_market=option)
        scene.row("transport recognition inventory claim build")
        scene.influence(1, card)
        scene.influence(4, "craftsmen-1")
        if finished:
            all_kinds(scene)
        scene.dice(white=(1, 1), red=(4, 1), blue=(5, 1), green=(6, 1), yellow=(7, 1))
        before = scene.ivan.marker
        scene.turn()
        assert scene.die("white")[0] == 2
        assert scene.ivan.marker == before + points


def test_tile_and_clergy_together() -> None:
    """RC-11.6. Both with per_die, 1 in total with single."""
    for option, points in (("per_die", 3), ("single", 1)):
        scene = IvanScene(ivan_market=option)
        scene.row("transport recognition inventory claim build")
        scene.dice(white=(7, 1), red=(8, 1), blue=(3, 1), green=(2, 1), yellow=(1, 1))
        scene.turn()
        assert scene.ivan.marker == 2 + points


def test_nothing_else_is_taken_at_the_market() -> None:
    """RC-11.6. No materials, no rubles, no other influence."""
    scene = IvanScene()
    scene.row("transport recognition inventory claim build")
    scene.turn()
    assert scene.die("white")[0] == 2
    assert (scene.ivan.marker, scene.ivan.rubles, sum(scene.ivan.materials)) == (2, 0, 0)
    assert sum(scene.things.inventory) == 0


# ---- the ornament step ---------------------------------------------------------------------------


def all_down(scene: IvanScene) -> None:
    scene.row("recognition inventory transport claim build", face_down=5)


def test_the_ornament_step_comes_first_then_new_tiles() -> None:
    """RC-11.4, RC-11.5. On the player's section, for nothing, 1 prestige; then the first card is used."""
    scene = IvanScene()
    scene.section("2.1", owner="red", done=True)
    scene.section("1.1", owner="blue", done=True)
    all_down(scene)
    events = scene.turn(tiles="red white yellow blue green")
    assert kinds(events)[:3] == ["turn", "ivan-decorates", "ivan-reshuffles"]
    assert told(events, "ivan-decorates")[0].data == {"ornament": "door", "section": "2.1", "prestige": 1}
    assert scene.state.ornament[6] == 1
    assert (scene.ivan.placed, scene.ivan.ornaments) == (1, [0, 2, 1])
    assert scene.ivan.marker == 5 + 4
    assert scene.things.tiles == [1, 0, 4, 2, 3]
    assert scene.things.face_up == 0b11110
    assert told(events, "ivan-card")[0].data["die"] == "red"


def test_among_several_sections_the_player_chooses() -> None:
    """RC-11.5. In Ivan's turn the player's seat decides, and may do nothing else (RC-4.6)."""
    scene = IvanScene()
    scene.section("2.1", owner="red", done=True)
    scene.section("3.1", owner="red", done=True)
    scene.section("1.1", owner="blue", done=True)
    scene.have("red", marker=30)
    all_down(scene)
    scene.turn()
    assert scene.table.decider == 0
    assert scene.state.active == 1
    assert scene.legal() == ["ivan 2.1", "ivan 3.1"]
    assert scene.rule_against("trade") == "RC-4.6"
    assert scene.rule_against("reroll 1") == "RC-4.6"
    assert scene.rule_against("end") == "RC-4.6"
    assert scene.rule_against("ivan 1.1") == "RC-11.5"
    scene.play("ivan 3.1")
    assert scene.state.ornament[12] == 1
    scene.nature()
    assert scene.state.active == 0
    assert scene.rule_against("ivan 2.1") == "RC-11.4"


def test_his_own_sections_come_second() -> None:
    """RC-11.5. Only if none of the player's fits; decorated ones do not."""
    scene = IvanScene()
    scene.section("2.1", owner="red", done=True, ornament="red")
    scene.section("1.1", owner="blue", done=True)
    all_down(scene)
    scene.turn()
    assert scene.state.ornament[0] == 1


@pytest.mark.parametrize(
    ("left", "section", "ornament"),
    [
        ([1, 2, 1], "1.1", "door"),
        ([0, 2, 1], "1.2", "arch"),
        ([0, 1, 1], "1.2", "arch"),
        ([0, 0, 1], "1.3", "cross"),
    ],
)
def test_door_arch_arch_cross(left: list[int], section: str, ornament: str) -> None:
    """RC-11.5. In this order."""
    scene = IvanScene([3, 3, 3, 3])
    for name in ("1.1", "1.2", "1.3"):
        scene.section(name, owner="red", done=True)
    scene.ivan.ornaments = left
    all_down(scene)
    events = scene.begin()
    assert told(events, "ivan-decorates")[0].data["section"] == section
    assert told(events, "ivan-decorates")[0].data["ornament"] == ornament


@pytest.mark.parametrize(("left", "name"), [([1, 2, 1], "door"), ([0, 0, 0], "none")])
def test_the_step_is_skipped(left: list[int], name: str) -> None:
    """RC-11.5. If the next ornament fits nowhere, even if a later one would, or if none is left."""
    scene = IvanScene([3, 3, 3, 3])
    scene.section("1.1", owner="red", done=True, ornament="red")
    scene.section("1.2", owner="red", done=True)
    scene.ivan.ornaments = left
    all_down(scene)
    events = scene.begin()
    assert told(events, "ivan-no-ornament")[0].data["ornament"] == name
    assert scene.ivan.placed == 0
    scene.nature()
    assert scene.ivan.marker == 6
