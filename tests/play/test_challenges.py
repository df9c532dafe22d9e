"""The challenge of a day: the same deal for everybody, a different one the next day, and the ranking."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from duomo.core.challenge import Challenge
from duomo.play.practice.challenges import Finished, challenge_of, challenges, dealt, listed, ranked, seed_of
from duomo.play.tables.undoing import policy

DAY = date(2026, 11, 16)
SECRET = "ab" * 32


@pytest.mark.parametrize("number", range(len(challenges())))
def test_everybody_gets_the_same_deal(number: int) -> None:
    day = DAY + timedelta(days=number)
    tables = [dealt(day, SECRET, guest, guest) for guest in ("anna", "bruno")]
    for live in tables:
        live.start()
    assert tables[0].table.document() == tables[1].table.document()
    assert tables[0].row.rated
    assert tables[0].seats[0].guest == "anna"
    assert all(seat.level == challenge_of(day)[1].level for seat in tables[0].seats[1:])
    other = dealt(day, "cd" * 32, "anna", "anna")
    other.start()
    assert other.table.document() != tables[0].table.document(), "the secret decides"


def test_the_games_take_turns() -> None:
    """A day's challenge must not change: people may be in the middle of it."""
    assert challenges() == (
        ("red-cathedral", Challenge(2, "master-builder")),
        ("basilica", Challenge(2, "master-builder")),
        ("red-cathedral", Challenge(1)),
        ("red-cathedral", Challenge(3, "architect", {"workshops": "advanced"})),
        ("basilica", Challenge(2, "architect")),
        ("red-cathedral", Challenge(2, "architect", {"contractors": "on", "guild": "random"})),
    )


def test_days_and_secrets_make_other_seeds() -> None:
    assert seed_of(DAY, SECRET) != seed_of(DAY + timedelta(days=1), SECRET)
    assert seed_of(DAY, SECRET) != seed_of(DAY, "cd" * 32)


def test_nothing_is_taken_back_once_chance_has_spoken() -> None:
    live = dealt(DAY, SECRET, "anna", "Anna")
    live.start()
    while live.decider != 0 or len(live.line) < 2 or not live.log[live.line[-1]].dealt:
        assert live.decider is not None
        live.play(live.decider, live.table.legal()[-1], None)
    assert policy(live, 0, live.line[-2]) == "none"


def test_the_best_game_comes_first_and_records_wait() -> None:
    games = [
        Finished("anna", "Anna", "a", [30, 35], [1]),
        Finished("bruno", "Bruno", "b", [40, 20], [0]),
        Finished("carla", "Carla", "c", [50, 30], [0]),
    ]
    found = ranked(games, "anna", shown=False)
    assert [one.name for one in found] == ["Carla", "Bruno", "Anna"]
    assert [one.place for one in found] == [1, 2, 3]
    assert [one.replay for one in found] == [None, None, "a"]
    assert [one.lead for one in found] == [20, 20, -5]
    assert [one.replay for one in ranked(games, None, shown=True)] == ["c", "b", "a"]


def test_the_last_finds_oneself_in_a_long_list() -> None:
    games = [Finished(f"guest {n}", f"Guest {n}", f"t{n}", [100 - n, 0], [0]) for n in range(7)]
    found = listed(ranked(games, "guest 6", shown=True), 3)
    assert [one.place for one in found] == [1, 2, 3, 7]
    assert found[-1].mine
    assert [one.place for one in listed(ranked(games, "guest 1", shown=True), 3)] == [1, 2, 3]
