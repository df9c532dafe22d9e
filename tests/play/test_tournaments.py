"""Pairing: properties of every tournament, however it goes."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duomo.play.tournaments import knock_out, round_robin
from duomo.play.tournaments.grouping import table_sizes
from duomo.play.tournaments.meetings import POINT, History, Meeting, Rules, by_round, points_of
from duomo.play.tournaments.rounds import next_meetings, rounds_of
from duomo.play.tournaments.standings import standings
from duomo.play.tournaments.swiss import cheapest

FIELD = st.integers(2, 64)
CHANCE = st.integers(0, 1 << 32)


class Played:
    """A tournament from its first round to its end, with random results, draws and withdrawals."""

    def __init__(self, rules: Rules, entrants: int, seed: int, leaving: float = 0.0) -> None:
        chance = random.Random(seed)
        self.rules = rules
        self.order = list(range(1, entrants + 1))
        chance.shuffle(self.order)
        self.out: set[int] = set()
        self.out_at: dict[int, frozenset[int]] = {}
        """Entrants who were out when a round was paired."""
        self.held: list[Meeting] = []
        while new := next_meetings(rules, self.order, frozenset(self.out), self.held):
            again = next_meetings(rules, self.order, frozenset(self.out), list(reversed(self.held)))
            assert new == again, "the same facts give the same pairing"
            self.out_at.setdefault(new[0].round, frozenset(self.out))
            self.held += [meeting if meeting.over else self.result(meeting, chance) for meeting in new]
            staying = [one for one in self.order if one not in self.out]
            self.out |= {one for one in staying if chance.random() < leaving}

    def result(self, meeting: Meeting, chance: random.Random) -> Meeting:
        scores = [chance.randrange(4) for _ in meeting.entrants]
        places = tuple(1 + sum(other > own for other in scores) for own in scores)
        points = points_of(self.rules, places)
        return Meeting(
            meeting.round, meeting.board, meeting.entrants, meeting.part, meeting.how, places, points
        )

    @property
    def rounds(self) -> dict[int, list[Meeting]]:
        return by_round(self.held)


def check(played: Played) -> None:
    """Check every table of every round, whoever has withdrawn."""
    rules = played.rules
    for number, meetings in played.rounds.items():
        seated = Counter(one for meeting in meetings if meeting.part == 1 for one in meeting.entrants)
        assert not seated or max(seated.values()) == 1, "twice in a round"
        assert not set(seated) & played.out_at[number], "somebody who has withdrawn"
        for meeting in meetings:
            assert len(set(meeting.entrants)) == len(meeting.entrants)
            if meeting.how == "game":
                assert rules.smallest <= len(meeting.entrants) <= rules.size
        if rules.kind != "knock-out":
            still = set(played.order) - played.out_at[number]
            assert set(seated) == still, "somebody is left out"
    told = standings(rules, played.order, played.held)
    assert sorted(row.entrant for row in told) == sorted(played.order)
    assert [row.place for row in told] == list(range(1, len(told) + 1))
    given_out = sum(sum(meeting.points or ()) for meeting in played.held)
    assert sum(row.points for row in told) == given_out


# ---- round robin ---------------------------------------------------------------------------------


@pytest.mark.parametrize("entrants", [*range(2, 20), 37, 50, 63, 64])
def test_everybody_meets_everybody_once(entrants: int) -> None:
    played = Played(Rules("round-robin", 2, 2), entrants, entrants)
    check(played)
    games = [meeting for meeting in played.held if meeting.how == "game"]
    assert Counter(frozenset(meeting.entrants) for meeting in games) == Counter(
        frozenset(couple) for couple in combinations(played.order, 2)
    )
    assert len(played.rounds) == round_robin.rounds_of(entrants)
    firsts = Counter(meeting.entrants[0] for meeting in games)
    for one in played.order:
        seconds = entrants - 1 - firsts[one]
        assert abs(firsts[one] - seconds) <= (entrants + 1) % 2, "as often first as second, or once more"


@pytest.mark.parametrize(("entrants", "size"), [(9, 3), (16, 4)])
def test_a_plane_lets_all_meet_once_at_larger_tables(entrants: int, size: int) -> None:
    played = Played(Rules("round-robin", size, size - 1, rounds=size + 1), entrants, 3)
    check(played)
    assert set(History(played.held).met.values()) == {1}
    assert len(History(played.held).met) == entrants * (entrants - 1) // 2


@settings(max_examples=20)
@given(st.integers(3, 64), st.sampled_from([3, 4]), CHANCE)
def test_larger_tables_of_a_round_robin(entrants: int, size: int, seed: int) -> None:
    played = Played(Rules("round-robin", size, size - 1, rounds=3), entrants, seed, leaving=0.02)
    check(played)
    if entrants >= 6 * size and not played.out:
        assert max(History(played.held).met.values()) == 1, "nobody has to meet again so soon"


# ---- Swiss ---------------------------------------------------------------------------------------


@settings(max_examples=20)
@given(FIELD, CHANCE, st.sampled_from([0.0, 0.0, 0.05]))
def test_swiss_at_tables_of_two(entrants: int, seed: int, leaving: float) -> None:
    rounds = min(7, max(1, entrants // 2))
    played = Played(Rules("swiss", 2, 2, rounds=rounds), entrants, seed, leaving)
    check(played)
    history = History(played.held)
    if not leaving:
        assert all(times == 1 for times in history.met.values()), "a rematch that could be avoided"
        assert all(times == 1 for times in history.byes.values()), "a second bye"
        assert all(abs(lead) <= 2 for lead in history.balance.values()), "first or second too often"
        assert len(played.rounds) == rounds
    byes = Counter(meeting.round for meeting in played.held if meeting.how == "bye")
    assert all(times == 1 for times in byes.values())


def test_who_meets_whom_in_the_first_rounds() -> None:
    """The upper half meets the lower half in order; then winners meet winners, the best the second best."""
    rules = Rules("swiss", 2, 2, rounds=3)
    order = [11, 12, 13, 14, 15, 16, 17, 18]
    first = next_meetings(rules, order, frozenset(), [])
    assert [meeting.entrants for meeting in first] == [(11, 15), (16, 12), (13, 17), (18, 14)]
    stronger_wins = [
        Meeting(1, at.board, at.entrants, 1, "game", places := tuple(1 + (one > 14) for one in at.entrants),
                points_of(rules, places))
        for at in first
    ]  # fmt: skip
    second = next_meetings(rules, order, frozenset(), stronger_wins)
    assert [set(meeting.entrants) for meeting in second] == [{11, 14}, {12, 13}, {15, 18}, {16, 17}]


def test_the_bye_is_the_last_ones_and_never_the_same() -> None:
    played = Played(Rules("swiss", 2, 2, rounds=5), 5, 1)
    byes = [meeting.entrants[0] for meeting in played.held if meeting.how == "bye"]
    assert byes[0] == played.order[-1]
    assert sorted(byes) == sorted(played.order)


def test_a_rematch_only_where_there_is_no_other_way() -> None:
    """Four entrants play three rounds without one; in the fourth it cannot be avoided."""
    played = Played(Rules("swiss", 2, 2, rounds=4), 4, 5)
    met = [History(played.held[: 2 * rounds]).met for rounds in (3, 4)]
    assert max(met[0].values()) == 1
    assert max(met[1].values()) == 2


@settings(max_examples=30)
@given(st.integers(0, 1 << 32))
def test_the_cheapest_pairing_is_found(seed: int) -> None:
    """Compared with all possible ones; no sum of later numbers outweighs an earlier one."""
    chance = random.Random(seed)
    prices = {
        couple: (chance.randrange(2), chance.randrange(50), chance.randrange(3))
        for couple in combinations(range(8), 2)
    }

    def cost(pairs: list[tuple[int, int]]) -> tuple[int, ...]:
        found = [prices[min(pair), max(pair)] for pair in pairs]
        return tuple(map(sum, zip(*found)))

    def all_pairings(left: list[int]) -> list[list[tuple[int, int]]]:
        if not left:
            return [[]]
        one, *others = left
        return [
            [(one, other), *rest]
            for other in others
            for rest in all_pairings([last for last in others if last != other])
        ]

    assert cost(cheapest(prices)) == min(map(cost, all_pairings(list(range(8)))))


@settings(max_examples=20)
@given(st.integers(3, 64), st.sampled_from([3, 4]), CHANCE, st.sampled_from([0.0, 0.05]))
def test_swiss_at_larger_tables(entrants: int, size: int, seed: int, leaving: float) -> None:
    played = Played(Rules("swiss", size, size - 1, rounds=4), entrants, seed, leaving)
    check(played)
    history = History(played.held)
    if entrants >= 8 * size and not leaving:
        assert max(history.met.values()) == 1
    if not leaving and entrants > 5:
        assert not history.byes
    for number, meetings in played.rounds.items():
        before = History([one for one in played.held if one.round < number])
        for meeting in meetings:
            had = [worst_seats(before, order) for order in permutations(meeting.entrants)]
            assert worst_seats(before, meeting.entrants) == min(had), "seats could be more even"


def worst_seats(history: History, order: tuple[int, ...]) -> list[int]:
    """How often the entrants of this seating have had their seats, the most frequent first."""
    return sorted((history.seats[one, seat] for seat, one in enumerate(order)), reverse=True)


@given(st.integers(0, 200), st.sampled_from([2, 3, 4]), st.booleans())
def test_tables_hold_nearly_everybody(entrants: int, size: int, smaller: bool) -> None:
    smallest = max(2, size - 1) if smaller else size
    sizes = table_sizes(entrants, size, smallest)
    assert all(smallest <= one <= size for one in sizes)
    assert 0 <= entrants - sum(sizes) < size
    if smaller and size > 2 and entrants > 5:
        assert sum(sizes) == entrants


# ---- knock-out -----------------------------------------------------------------------------------


def seeds_win(rules: Rules, entrants: int) -> Played:
    played = Played.__new__(Played)
    played.rules, played.order, played.held = rules, list(range(1, entrants + 1)), []
    while new := next_meetings(rules, played.order, frozenset(), played.held):
        for meeting in new:
            places = tuple(1 + sum(other < one for other in meeting.entrants) for one in meeting.entrants)
            points = meeting.points or points_of(rules, places)
            facts = (meeting.round, meeting.board, meeting.entrants, meeting.part, meeting.how)
            played.held.append(Meeting(*facts, places, points))
    return played


@pytest.mark.parametrize("size", [2, 3, 4])
@pytest.mark.parametrize("entrants", range(4, 65, 3))
def test_first_and_second_seed_meet_last(entrants: int, size: int) -> None:
    played = seeds_win(Rules("knock-out", size, max(2, size - 1)), entrants)
    last = played.rounds[knock_out.rounds_of(entrants, size)]
    assert {1, 2} <= set(last[0].entrants)
    for number, meetings in played.rounds.items():
        together = [one for one in meetings if {1, 2} <= set(one.entrants)]
        assert bool(together) == (number == len(played.rounds))
    byes = [one.entrants[0] for one in played.rounds[1] if one.how == "bye"]
    playing = {one for meeting in played.rounds[1] if meeting.how == "game" for one in meeting.entrants}
    heats = len(knock_out.first_heats(played.rules, played.order))
    assert all(one <= heats for one in byes if size != 4), "byes are for the first seeds"
    assert not set(byes) & playing
    table = standings(played.rules, played.order, played.held)
    assert [row.entrant for row in table[:2]] == [1, 2]


@settings(max_examples=50)
@given(FIELD, st.sampled_from([2, 3, 4]), st.sampled_from([1, 2, 3, 5]), CHANCE, st.sampled_from([0.0, 0.1]))
def test_knock_out_ends_with_one(entrants: int, size: int, games: int, seed: int, leaving: float) -> None:
    rules = Rules("knock-out", size, max(2, size - 1), games=games)
    played = Played(rules, entrants, seed, leaving)
    for number in range(1, len(played.rounds) + 1):
        for board in {meeting.board for meeting in played.rounds[number]}:
            held = [one for one in played.rounds[number] if one.board == board]
            assert [one.part for one in held] == list(range(1, len(held) + 1))
            assert knock_out.decided(rules, held) or set(held[0].entrants) <= played.out
            if size == 2:
                assert len(held) <= games + knock_out.EXTRA + 1
                firsts = Counter(one.entrants[0] for one in held if one.how == "game")
                assert not firsts or len(held) < 2 or max(firsts.values()) - min(firsts.values()) <= 1
    winner = standings(rules, played.order, played.held)[0].entrant
    last = max(played.rounds)
    assert last == rounds_of(rules, entrants) or leaving
    assert winner in {one for meeting in played.rounds[last] for one in meeting.entrants}


# ---- standings -----------------------------------------------------------------------------------


def game(number: int, first: int, second: int, result: str) -> Meeting:
    places = {"1": (1, 2), "0": (2, 1), "=": (1, 1)}[result]
    rules = Rules("swiss", 2, 2)
    return Meeting(number, 1, (first, second), 1, "game", places, points_of(rules, places))


def test_ties_are_broken_in_their_order() -> None:
    rules = Rules("round-robin", 2, 2)
    # 1 and 2 have a point each; 2's opponents have more.
    by_opponents = [game(1, 1, 4, "1"), game(2, 2, 3, "1"), game(3, 3, 4, "1")]
    assert [row.entrant for row in standings(rules, [1, 2, 3, 4], by_opponents)] == [2, 3, 1, 4]
    # 1 and 2 are level except for their own game.
    against = [
        game(1, 2, 1, "1"), game(2, 1, 3, "1"), game(3, 1, 4, "="), game(4, 3, 2, "="),
        game(5, 4, 2, "1"), game(6, 3, 4, "0"),
    ]  # fmt: skip
    told = standings(rules, [1, 2, 3, 4], against)
    assert [row.points for row in told] == sorted((row.points for row in told), reverse=True)
    level = [row for row in told if row.points == 6]
    assert [row.entrant for row in level] == [2, 1]
    assert [row.won for row in level] == [1, 1], "a draw is not won"
    # Nothing separates them: the order of seeding.
    assert [row.entrant for row in standings(rules, [3, 1, 2], [])] == [3, 1, 2]


def test_points_at_larger_tables() -> None:
    rules = Rules("swiss", 4, 3)
    assert points_of(rules, (1, 2, 3, 4)) == (3 * POINT, 2 * POINT, POINT, 0)
    assert points_of(rules, (1, 1, 3, 3)) == (10, 10, 2, 2)
    assert points_of(rules, (2, 1, 3)) == (6, 12, 0), "a smaller table is worth as much"
    assert points_of(rules, (1, 2, 3, 3), absent=[2, 3]) == (12, 8, 0, 0)
    assert points_of(Rules("swiss", 2, 2), (1, 1), absent=[0, 1]) == (0, 0), "nobody came"
