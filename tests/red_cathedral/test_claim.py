"""Section 5 of the rules: claiming a section."""

from __future__ import annotations

from red_cathedral.helpers import Scene, cell_of


def test_a_base_or_a_section_above_a_banner_can_be_claimed() -> None:
    """RC-5.1: anyone's banner, finished or not."""
    scene = Scene(players=2, heights=[3, 3, 3, 3])
    scene.tower(1, "(blue)")
    scene.tower(2, "red", "blue")
    scene.tower(3, "blue", "(red)", "(red)")
    assert scene.legal("claim") == ["claim 1.2", "claim 2.3", "claim 4.1"]
    for taken in ("1.1", "2.1", "2.2", "3.3"):
        assert scene.rule_against(f"claim {taken}") == "RC-5.1"
    for too_high in ("1.3", "4.2", "4.3"):
        assert scene.rule_against(f"claim {too_high}") == "RC-5.1"
    assert scene.rule_against("claim 1.4") == "RC-1.7", "there is no such section"


def test_a_banner_is_needed() -> None:
    """RC-5.1, RC-1.8: six banners, six claims."""
    scene = Scene(players=2, heights=[3, 3, 3, 3])
    scene.tower(1, "(red)", "(red)", "(red)")
    scene.tower(2, "(red)", "(red)")
    assert scene.legal("claim") == ["claim 2.3", "claim 3.1", "claim 4.1"]
    scene.play("claim 2.3", "hide red", "end")
    scene.pass_turn()
    assert scene.red.banners() == 0
    assert not scene.legal("claim")
    assert scene.rule_against("claim 3.1") == "RC-5.1"


def test_the_first_four_banners_free_a_space_of_the_inventory() -> None:
    """RC-5.2, RC-1.9: on the standard board they are taken first."""
    scene = Scene()
    slots = ["red", "blue", "green", "yellow", "white-1", "white-2"]
    rooms = []
    for number, slot in enumerate(slots):
        claim = scene.legal("claim")[0]
        scene.play(claim, f"hide {slot}", "end")
        rooms.append((scene.red.room, scene.red.ruler, scene.red.spare))
        assert scene.red.banners() == 5 - number
        scene.pass_turn()
    assert rooms == [(7, 3, 2), (8, 2, 2), (9, 1, 2), (10, 0, 2), (10, 0, 1), (10, 0, 0)]


def test_the_banner_stands_and_the_tile_is_taken() -> None:
    """RC-5.2."""
    scene = Scene()
    scene.tile_on("2.1", "rubles")
    events = scene.play("claim 2.1", "hide green")
    assert [event.kind for event in events] == ["claim", "hide"]
    assert events[0].data == {"section": "2.1", "tile": "rubles"}
    assert scene.state.owner[cell_of("2.1")] == 0
    assert scene.state.tile[cell_of("2.1")] == -1


def test_the_tile_goes_onto_any_empty_slot() -> None:
    """RC-5.3: six slots, face up for the price or face down for nothing."""
    scene = Scene()
    scene.have("red", rubles=3)
    scene.play("claim 1.1")
    slots = ["white-1", "white-2", "red", "blue", "green", "yellow"]
    assert sorted(scene.legal()) == sorted(f"{how} {slot}" for how in ("open", "hide") for slot in slots)


def test_an_open_tile_costs_the_price_of_its_slot() -> None:
    """RC-5.3: the blue slot costs 2; the white ones cost 3 in this set."""
    scene = Scene()
    scene.have("red", rubles=2)
    scene.tile_on("1.1", "gold")
    scene.play("claim 1.1")
    assert scene.legal("open") == ["open red", "open blue", "open green", "open yellow"]
    assert scene.rule_against("open white-1") == "RC-5.3"
    scene.play("open blue")
    assert scene.red.rubles == 0


def test_everybody_has_the_same_board() -> None:
    """RC-5.3: a ruling."""
    scene = Scene(players=4)
    prices = scene.values.slot_price
    assert prices == prices[:6] * 4
    assert prices[3] == 2


def test_a_slot_holds_one_tile() -> None:
    """RC-5.3: neither an open nor a hidden tile ever leaves it."""
    scene = Scene()
    scene.have("red", rubles=5)
    scene.open_tile("red", "red", "gold")
    scene.hidden_tile("red", "blue", "green")
    scene.play("claim 1.1")
    for taken in ("open red", "hide red", "open blue", "hide blue"):
        assert scene.rule_against(taken) == "RC-5.3"
    assert len(scene.legal("hide")) == 4


def test_a_hidden_tile_is_never_of_use() -> None:
    """RC-5.3: not in the market, not by M4, not immediately."""
    scene = Scene()
    scene.tile_on("1.1", "gold")
    scene.influence(1, "M1 lightning, M4 lightning")
    assert [event.kind for event in scene.play("claim 1.1", "hide white-1")] == ["claim", "hide"]
    assert scene.legal() == ["end"]
    scene.play("end")
    scene.pass_turn()
    scene.dice(white=(8, 1))
    scene.play("die white")
    assert scene.rule_against("activate white-1") == "RC-7.7"
    assert scene.rule_against("influence lower") == "RC-4.7"


def test_an_open_tile_may_be_used_at_once() -> None:
    """RC-5.4, RC-9.2."""
    for choice, wood in (("take 1", 1), ("decline", 0)):
        scene = Scene()
        scene.have("red", rubles=2)
        scene.tile_on("1.1", "wood-ruble")
        scene.play("claim 1.1", "open red")
        assert scene.legal() == ["take 1", "decline"]
        scene.play(choice, "take 1")
        assert scene.held("red").get("wood", 0) == wood
        assert scene.red.rubles == 1
        assert scene.legal() == ["end"]


def test_the_banner_frees_room_for_what_the_tile_gives() -> None:
    """RC-5.2, RC-5.4: a full inventory has one more space after the claim."""
    scene = Scene()
    scene.have("red", stone=6, rubles=2)
    scene.tile_on("1.1", "wood-brick")
    scene.play("claim 1.1", "open red")
    assert scene.legal() == ["take 1", "decline"]
    scene.play("take 1")
    assert scene.held("red") == {"stone": 6, "wood": 1}
    assert scene.legal() == ["end"]


def test_nothing_of_the_tile_fits() -> None:
    """RC-5.4, RC-7.5: then there is nothing to decide."""
    scene = Scene()
    scene.have("red", rubles=2)
    scene.tile_on("1.1", "gold")
    scene.reserve(gold=0)
    scene.play("claim 1.1", "open red")
    assert scene.legal() == ["end"]


def test_rubles_of_a_tile_do_not_pay_for_its_own_slot() -> None:
    """RC-5.3, RC-5.4: the price comes first."""
    scene = Scene()
    scene.have("red", rubles=1)
    scene.tile_on("1.1", "rubles")
    scene.play("claim 1.1")
    assert not scene.legal("open")
