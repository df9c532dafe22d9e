"""Section 3 of the rules: recognition and prestige."""

from __future__ import annotations

import pytest

from duomo.games.red_cathedral.components.sets import default
from duomo.games.red_cathedral.rules.track import (
    can_lose_prestige,
    gain_prestige,
    gain_recognition,
    lose_prestige,
    lose_recognition,
    prestige_reached,
)
from red_cathedral.helpers import Scene

TRACK = default().track_spaces()


@pytest.fixture
def scene() -> Scene:
    return Scene()


def test_prestige_spaces_sit_where_the_rules_say(scene: Scene) -> None:
    """RC-3.1: prestige 1 on 5, 2 on 9, 14 on 45, 23 on 63, 40 on 80; space 0 is none."""
    red = scene.red
    for prestige, space in ((0, 0), (0, 4), (1, 5), (1, 8), (2, 9), (14, 45), (14, 46), (23, 63), (40, 80)):
        red.marker = space
        assert prestige_reached(scene.values, red) == prestige
    for prestige in range(1, 41):
        red.marker = TRACK[prestige]
        assert prestige_reached(scene.values, red) == prestige
        red.marker = TRACK[prestige] - 1
        assert prestige_reached(scene.values, red) == prestige - 1


def test_recognition_moves_space_by_space_and_never_below_zero(scene: Scene) -> None:
    """RC-3.2."""
    red = scene.red
    gain_recognition(red, 5)
    assert red.marker == 7
    lose_recognition(red, 6)
    assert red.marker == 1
    lose_recognition(red, 4)
    assert red.marker == 0


@pytest.mark.parametrize(
    ("space", "ahead", "behind"),
    [
        (0, 5, None),
        (2, 5, None),
        (5, 9, None),
        (6, 9, 5),
        (9, 13, 5),
        (45, 47, 43),
        (46, 47, 45),
        (63, 64, 61),
    ],
)
def test_prestige_moves_to_the_next_prestige_space(
    scene: Scene, space: int, ahead: int, behind: int | None
) -> None:
    """RC-3.3: strictly ahead, strictly behind; prestige cannot be lost if there is none behind."""
    red = scene.have("red", marker=space)
    assert can_lose_prestige(scene.values, red) == (behind is not None)
    if behind is not None:
        lose_prestige(scene.values, red)
        assert red.marker == behind
    red.marker = space
    gain_prestige(scene.values, red, 1)
    assert red.marker == ahead


def test_several_points_of_prestige_are_so_many_steps(scene: Scene) -> None:
    """RC-3.3."""
    red = scene.have("red", marker=4)
    gain_prestige(scene.values, red, 3)
    assert red.marker == TRACK[3]


def test_to_lose_what_one_gains_never_pays(scene: Scene) -> None:
    """RC-3.3: up one and down one ends on a prestige space at or behind the start."""
    for space in range(81):
        red = scene.have("red", marker=space)
        gain_prestige(scene.values, red, 1)
        if can_lose_prestige(scene.values, red):
            lose_prestige(scene.values, red)
            assert red.marker in TRACK[1:]
            assert red.marker <= space


def test_below_the_second_prestige_space_nothing_that_costs_prestige_is_offered(scene: Scene) -> None:
    """RC-3.3: on space 5 no prestige space is behind, on space 6 there is one."""
    scene.have("red", marker=5)
    assert not scene.legal("trade", "reroll")
    assert scene.rule_against("trade") == "RC-3.3"
    assert scene.rule_against("reroll 1") == "RC-3.3"
    scene.have("red", marker=6)
    assert scene.legal("trade", "reroll") == ["trade", *(f"reroll {space}" for space in range(1, 6))]


def test_the_second_lap(scene: Scene) -> None:
    """RC-3.4: 80 + k is space k again, and prestige 40 + p is on 80 + the space of p."""
    red = scene.have("red", marker=79)
    gain_recognition(red, 5)
    assert (red.marker, prestige_reached(scene.values, red)) == (84, 40)
    gain_prestige(scene.values, red, 1)
    assert (red.marker, prestige_reached(scene.values, red)) == (85, 41)
    gain_prestige(scene.values, red, 2)
    assert (red.marker, prestige_reached(scene.values, red)) == (80 + TRACK[3], 43)
    for _ in range(3):
        lose_prestige(scene.values, red)
    assert (red.marker, prestige_reached(scene.values, red)) == (80, 40)
    lose_prestige(scene.values, red)
    assert (red.marker, prestige_reached(scene.values, red)) == (79, 39)


def test_recognition_lost_leads_back_to_the_first_lap(scene: Scene) -> None:
    """RC-3.4."""
    red = scene.have("red", marker=82)
    lose_recognition(red, 3)
    assert (red.marker, prestige_reached(scene.values, red)) == (79, 39)
