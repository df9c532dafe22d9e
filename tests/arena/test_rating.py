"""Win shares, Elo and intervals from made-up results."""

from __future__ import annotations

from math import log10

import pytest

from duomo.arena.plan import Plan, Result
from duomo.arena.rating import elo, meeting, standings


def plan(*bots: str, players: int = 2) -> Plan:
    return Plan("red-cathedral", players, (), "", bots, 7)


def game(index: int, seats: tuple[str, ...], scores: tuple[int, ...], *winners: int) -> Result:
    return Result(index, seats, scores, winners, 10, "")


def test_elo_of_two_is_the_logarithm_of_the_odds() -> None:
    strong, weak = elo({(0, 1): 300.0, (1, 0): 100.0}, 2)
    assert strong - weak == pytest.approx(400 * log10(300.5 / 100.5), abs=1e-6)
    assert strong + weak == pytest.approx(0)


def test_elo_is_the_maximum_of_the_likelihood() -> None:
    """No small change of a rating makes the results (with the drawn game for each pair) more likely."""
    won = {(0, 1): 60.0, (1, 0): 40.0, (1, 2): 70.0, (2, 1): 30.0, (0, 2): 75.0, (2, 0): 25.0}

    def likelihood(ratings: list[float]) -> float:
        return sum(
            (points + 0.5) * -log10(1 + 10 ** ((ratings[other] - ratings[one]) / 400))
            for (one, other), points in won.items()
        )

    best = elo(won, 3)
    assert best[0] > best[1] > best[2]
    for bot in range(3):
        for change in (-1.0, 1.0):
            moved = [value + change * (at == bot) for at, value in enumerate(best)]
            assert likelihood(moved) < likelihood(best)


def test_a_bot_that_never_lost_has_a_rating() -> None:
    ratings = elo({(0, 1): 50.0, (1, 0): 0.0}, 2)
    assert 200 < ratings[0] - ratings[1] < 2000


def test_shared_wins_are_split() -> None:
    results = [game(0, ("a", "b"), (10, 10), 0, 1), game(1, ("b", "a"), (12, 9), 0)]
    found = standings(plan("a", "b"), results)
    assert [(one.name, one.games, one.wins, one.share) for one in found] == [
        ("a", 2, 0.5, 0.25),
        ("b", 2, 1.5, 0.75),
    ]
    assert found[0].mean_score == 9.5


def test_places_of_four_count_in_pairs() -> None:
    result = game(0, ("a", "b", "c", "d"), (20, 20, 15, 15), 0)
    assert meeting(result, 0, 1) == 1, "the tie was broken in favour of the winner"
    assert meeting(result, 1, 0) == 0
    assert meeting(result, 1, 2) == 1
    assert meeting(result, 2, 3) == 0.5
    shared = game(0, ("a", "b", "c"), (20, 20, 15), 0, 1)
    assert meeting(shared, 0, 1) == meeting(shared, 1, 0) == 0.5


def test_stopped_games_count_nowhere() -> None:
    results = [game(0, ("a", "b"), (), *()), game(1, ("b", "a"), (12, 9), 0)]
    found = standings(plan("a", "b"), results)
    assert [one.games for one in found] == [1, 1]


def test_pairing_narrows_the_intervals() -> None:
    """The seats decide everything here: each deal is one win for each side, so nothing is left to chance."""
    paired = [game(index, ("a", "b") if index % 2 == 0 else ("b", "a"), (10, 9), 0) for index in range(40)]
    found = standings(plan("a", "b"), paired)
    assert found[0].share_interval == (0.5, 0.5)
    alone = [
        game(index, ("a", "b") if index % 2 == 0 else ("b", "a"), (10, 9), index // 2 % 2)
        for index in range(40)
    ]
    low, high = standings(plan("a", "b"), [result for result in alone if result.index % 2 == 0])[
        0
    ].share_interval
    assert 0.2 < low < 0.5 < high < 0.8


def test_intervals_hold_the_truth_and_shrink_with_more_deals() -> None:
    def widths(deals: int) -> float:
        results = [
            game(index, ("a", "b") if index % 2 == 0 else ("b", "a"), (10, 9), 0 if index * 7 % 10 < 6 else 1)
            for index in range(2 * deals)
        ]
        one = standings(plan("a", "b"), results)[0]
        assert one.share_interval[0] <= one.share <= one.share_interval[1]
        assert one.elo_interval[0] <= one.elo <= one.elo_interval[1]
        return one.share_interval[1] - one.share_interval[0]

    assert widths(200) < widths(25) / 2
