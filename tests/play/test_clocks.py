"""Whose clock runs, for how long, and the effect of vacations and returning players."""

from __future__ import annotations

import pytest

from duomo.play.tables import clocks
from duomo.play.tables.clocks import DAY, Clock, Pace

PER_PLAYER = Pace("player", 600, 5)
PER_MOVE = Pace("move", 60)
BY_DAYS = Pace("days", 2 * 24 * 3600)


def test_time_for_the_whole_game_goes_down_and_moves_bring_some() -> None:
    clock = clocks.turned(PER_PLAYER, clocks.given(PER_PLAYER, 2), 0, 1_000)
    assert clocks.left(PER_PLAYER, clock, 0, 31_000) == 570_000
    clock = clocks.turned(PER_PLAYER, clock, 1, 31_000)
    assert clock == Clock([575_000, 600_000], 1, 31_000)
    assert clocks.left(PER_PLAYER, clock, 0, 90_000) == 575_000
    assert clocks.deadline(PER_PLAYER, clock) == 631_000


def test_time_for_a_move_begins_anew() -> None:
    clock = clocks.turned(PER_MOVE, clocks.given(PER_MOVE, 2), 0, 0)
    assert clocks.left(PER_MOVE, clock, 0, 59_999) == 1
    assert clocks.left(PER_MOVE, clock, 0, 70_000) == 0
    clock = clocks.turned(PER_MOVE, clocks.turned(PER_MOVE, clock, 1, 50_000), 0, 80_000)
    assert clocks.left(PER_MOVE, clock, 0, 80_000) == 60_000


def test_the_same_seat_goes_on_with_the_same_time() -> None:
    clock = clocks.turned(PER_MOVE, clocks.given(PER_MOVE, 2), 0, 0)
    assert clocks.turned(PER_MOVE, clock, 0, 40_000) is clock


def test_who_was_too_slow_gets_no_increment() -> None:
    clock = clocks.turned(PER_PLAYER, Clock([1_000, 1_000]), 0, 0)
    assert clocks.turned(PER_PLAYER, clock, 1, 5_000).left == [0, 1_000]


def test_who_comes_back_has_some_time_again() -> None:
    back = clocks.back(PER_PLAYER, Clock([0, 500_000], 1, 7), 0)
    assert back == Clock([60_000, 500_000], 1, 7)
    assert clocks.back(PER_PLAYER, back, 1) == back, "but nobody gains by it"
    assert clocks.back(PER_MOVE, Clock(), 0) == Clock()


@pytest.mark.parametrize(
    ("vacations", "ends"),
    [
        ((), 2),
        (((0, 1),), 3),
        (((1, 8),), 9),
        (((-5, 1),), 3),
        (((-9, -5),), 2),
        (((3, 8),), 2),
        (((1, 2), (2, 5)), 6),
    ],
)
def test_vacations_put_the_deadline_off(vacations: tuple[tuple[int, int], ...], ends: int) -> None:
    clock = clocks.turned(BY_DAYS, clocks.given(BY_DAYS, 2), 0, 0)
    away = [(start * DAY, until * DAY) for start, until in vacations]
    assert clocks.deadline(BY_DAYS, clock, away) == ends * DAY
    assert clocks.left(BY_DAYS, clock, 0, ends * DAY - 1, away) == 1
    assert clocks.left(BY_DAYS, clock, 0, ends * DAY, away) == 0
