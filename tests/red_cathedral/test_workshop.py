"""Section 9 of the rules: what workshop tiles give."""

from __future__ import annotations

import pytest

from red_cathedral.helpers import Scene


def test_a_tile_gives_what_it_shows() -> None:
    """RC-9.1: each kind in turn."""
    scene = Scene()
    scene.open_tile("red", "white-1", "wood-ruble")
    scene.play("die white", "activate white-1", "take 1", "take 1")
    assert (scene.held("red"), scene.red.rubles) == ({"wood": 1}, 1)


@pytest.mark.parametrize(
    ("die", "gain"),
    [("white", {"brick": 2}), ("red", {"brick": 2}), ("blue", {"stone": 2}), ("green", {"gold": 1})],
)
def test_a_die_tile_gives_what_lies_where_the_die_stands(die: str, gain: dict[str, int]) -> None:
    """RC-9.1: once, not times the dice there (white and red share a space)."""
    scene = Scene()
    scene.open_tile("red", "white-1", f"die-{die}")
    scene.play("die white", "activate white-1")
    assert scene.legal("take") == [f"take {n}" for n in range(next(iter(gain.values())), 0, -1)]
    scene.play(scene.legal("take")[0])
    assert scene.held("red") == gain


def test_a_die_tile_follows_its_die() -> None:
    """RC-9.1: rubles and recognition too; the die's current place is what matters."""
    scene = Scene()
    scene.open_tile("red", "white-1", "die-yellow")
    scene.dice(yellow=(7, 1))
    scene.play("die white", "activate white-1", "take 2")
    assert scene.red.rubles == 2
    other = Scene()
    other.open_tile("red", "yellow", "die-yellow")
    other.dice(yellow=(7, 1))
    other.play("die yellow", "activate yellow", "take 1")
    assert other.red.marker == 3


def test_a_die_tile_sees_swapped_resource_tiles() -> None:
    """RC-9.1, RC-7.9: T4 changes what is under the die."""
    scene = Scene()
    scene.influence(1, "T1 lightning, T4 lightning")
    scene.have("red", rubles=2)
    scene.open_tile("red", "white-1", "die-white")
    scene.play("die white", "influence lower", "swap 2 5", "activate white-1", "take 1")
    assert scene.held("red") == {"green": 1}


def test_using_a_tile_is_optional() -> None:
    """RC-9.2."""
    scene = Scene()
    scene.open_tile("red", "white-1", "gold")
    scene.play("die white")
    assert scene.can("leave")
    scene.play("activate white-1", "decline")
    assert scene.held("red") == {}


def test_what_does_not_fit_is_lost() -> None:
    """RC-9.2, RC-7.5: for lack of room or reserve; it is not given later."""
    scene = Scene()
    scene.have("red", stone=5)
    scene.open_tile("red", "white-1", "wood-3plus")
    scene.play("die white", "activate white-1")
    assert scene.legal() == ["take 1", "decline"]
    scene.play("take 1")
    scene.influence(1, "C1 infinity, T2 lightning")
    scene.play("influence upper", "give stone", "take 1")
    assert scene.held("red") == {"stone": 4, "wood": 1}
    assert not scene.legal("take")


def test_a_tile_of_which_nothing_fits_cannot_be_activated() -> None:
    """RC-9.2, RC-7.5."""
    scene = Scene()
    scene.have("red", stone=6)
    scene.open_tile("red", "white-1", "wood-brick")
    scene.open_tile("red", "white-2", "wood-ruble")
    scene.play("die white")
    assert scene.legal("activate") == ["activate white-2"]
    assert scene.rule_against("activate white-1") == "RC-7.5"
    scene.play("activate white-2")
    assert scene.legal() == ["take 1", "decline"], "only the ruble is offered"
    scene.play("take 1")
    assert (scene.red.rubles, scene.held("red")) == (1, {"stone": 6})
