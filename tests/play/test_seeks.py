"""Matching: everybody wants what the others want, nobody gets two seats, nobody who could play is left
waiting.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from duomo.play.people.seeks import Seek, goes_with, matched, window
from duomo.play.tables.clocks import Pace

PACES = (None, Pace("player", 600))
APART = {"g1": frozenset({"g2"})}


def seek_of(number: int, guest: int, rating: float, created: int, players: int = 2, **more: object) -> Seek:
    facts = {"game": "basilica", "players": players, "rating": rating, "created": created, **more}
    return msgspec.convert(
        {"id": f"s{number}", "guest_id": f"g{guest}", "until": created + 1_800_000, **facts}, Seek
    )


seeks = st.lists(
    st.builds(
        lambda guest, rating, created, players, pace, rated, near: (
            guest,
            rating,
            created,
            players,
            pace,
            rated,
            near,
        ),
        st.integers(0, 9),
        st.integers(600, 2400),
        st.integers(0, 120_000),
        st.sampled_from([2, 2, 3, 4]),
        st.sampled_from(PACES),
        st.booleans(),
        st.booleans(),
    ),
    max_size=14,
).map(
    lambda some: [
        msgspec.structs.replace(
            seek_of(number, guest, rating, created, players), pace=pace, rated=rated, near=near
        )
        for number, (guest, rating, created, players, pace, rated, near) in enumerate(some)
    ]
)


@given(seeks, st.integers(120_000, 400_000))
def test_every_table_is_full_of_people_who_go_with_each_other(some: list[Seek], at: int) -> None:
    tables = matched(some, at, APART)
    seated = [seek.guest_id for table in tables for seek in table]
    assert len(seated) == len(set(seated))
    for table in tables:
        assert len(table) == table[0].players
        assert all(goes_with(one, other, at, APART) for one, other in combinations(table, 2))
    for one, other in combinations([seek for seek in some if seek.guest_id not in seated], 2):
        assert one.players > 2 or not goes_with(one, other, at, APART), "they could play"


@given(seeks, st.integers(120_000, 400_000), st.randoms(use_true_random=False))
def test_the_order_in_which_they_are_read_does_not_matter(some: list[Seek], at: int, chance: Random) -> None:
    other = some[:]
    chance.shuffle(other)
    assert matched(other, at, APART) == matched(some, at, APART)


@given(seeks, st.integers(0, 400_000), st.integers(0, 400_000))
def test_whoever_waits_longer_accepts_no_fewer(some: list[Seek], at: int, later: int) -> None:
    for seek in some:
        assert window(seek, at + later) >= window(seek, at)
    for one, other in combinations(some, 2):
        assert goes_with(one, other, at, APART) == goes_with(other, one, at, APART)
        assert not goes_with(one, other, at, APART) or goes_with(one, other, at + later, APART)


def test_the_nearest_is_found_first_and_the_window_widens() -> None:
    anna, near, far = seek_of(1, 10, 1500, 0), seek_of(2, 11, 1590, 1), seek_of(3, 12, 1520, 2)
    assert matched([anna, near, far], 10, {}) == [[anna, far]]
    strong = seek_of(4, 13, 1800, 0)
    assert matched([anna, strong], 10_000, {}) == []
    assert matched([anna, strong], 20_000, {}) == [[anna, strong]]
    assert matched([seek_of(5, 1, 1500, 0), seek_of(6, 2, 1500, 0)], 0, APART) == []
