"""Ratings: final places, what counts, and the effect of a game."""

from __future__ import annotations

from typing import Any

import pytest

from duomo.core.words.phrase import render
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.people.ratings import ANCHORS, Entrant, kind_of, places, rated_game
from duomo.play.people.skills import Skill, after_game
from duomo.play.tables.clocks import Pace
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.making import met, new_table, wished
from duomo.play.tables.parts import parts_of
from duomo.play.tables.rows import SeatRow
from duomo.play.trouble import ServerTrouble

COPY = '[[resource_tiles]]\nid = "gold"\nresource = "gold"\namount = 2\n'


def finished(seats: list[SeatRow], scores: list[int], winners: list[int], rated: bool = True) -> LiveTable:
    parts = parts_of("red-cathedral", len(seats), {})
    live = new_table(parts, seats, "anna", rated, "00" * 32)
    live.row.over, live.row.scores, live.row.winners = True, scores, winners
    return live


def people(*guests: str) -> list[SeatRow]:
    return [SeatRow(number, guest=guest) for number, guest in enumerate(guests)]


@pytest.mark.parametrize(
    ("scores", "winners", "gone", "wanted"),
    [
        ([9, 7, 7], [0], [], [1, 2, 2]),
        ([9, 9, 7], [1], [], [2, 1, 3]),  # a tie that was broken
        ([9, 9, 7], [0, 1], [], [1, 1, 3]),
        ([9, 7, 8], [0], [0], [3, 2, 1]),  # a bot won for somebody who had left
    ],
)
def test_places(scores: list[int], winners: list[int], gone: list[int], wanted: list[int]) -> None:
    live = finished(people("anna", "bruno", "clara"), scores, winners)
    for seat in gone:
        live.seats[seat].gone = "resigned"
    assert places(live.row, live.seats) == wanted


def test_what_counts() -> None:
    two: dict[str, Any] = {"scores": [9, 7], "winners": [0]}
    game = rated_game(finished(people("anna", "bruno"), **two))
    assert game is not None
    assert (game.kind, game.entrants) == ("two", [Entrant(0, "anna", None, 1), Entrant(1, "bruno", None, 2)])
    assert rated_game(finished(people("anna", "bruno"), **two, rated=False)) is None
    assert rated_game(finished(people("anna", "anna"), **two)) is None
    for level, counts in (("mason", True), ("random", False)):
        seats = [SeatRow(0, guest="anna"), SeatRow(1, level=level)]
        assert (rated_game(finished(seats, **two)) is not None) == counts


def test_kinds_of_tables() -> None:
    slow, fast = Pace("days", 86_400), Pace("player", 600)
    found = [kind_of(players, pace) for players in (2, 4) for pace in (None, fast, slow)]
    assert found == ["two", "two", "slow", "many", "many", "slow"]


def test_a_level_beats_the_one_below_about_as_often_as_was_measured() -> None:
    """A different step would shift the ratings of bots as soon as they play."""
    weak, strong = ANCHORS["carpenter"], ANCHORS["mason"]
    won, lost = after_game((strong, weak), (1, 2))[0], after_game((strong, weak), (2, 1))[0]
    gain, loss = won.mu - strong.mu, strong.mu - lost.mu
    assert 0.6 < loss / (gain + loss) < 0.75


def test_many_players_are_rated_by_places() -> None:
    first, second, third = after_game([Skill()] * 3, [1, 2, 3])
    assert first.mu > second.mu > third.mu
    assert first.sigma < Skill().sigma


@pytest.mark.parametrize(
    ("why", "seats", "more"),
    [
        ("alone", ["me"], {}),
        ("screen", ["me", "screen"], {}),
        ("bot", ["me", "random"], {}),
        ("copy", ["me", "mason"], {"copies": {"red-cathedral": COPY}}),
    ],
)
def test_where_nothing_would_count_a_rated_table_is_refused(why: str, seats: list[str], more: Any) -> None:
    """With a sentence, before the table is created; an unrated table with the same settings is accepted."""
    kinds: dict[str, SeatWish] = {"me": SeatWish("me"), "screen": SeatWish("screen")}
    wishes = [kinds.get(who) or SeatWish("bot", level=who) for who in seats]
    for rated in (True, False):
        wish = NewTable("red-cathedral", len(seats), wishes, rated=rated)
        if rated:
            with pytest.raises(ServerTrouble) as trouble:
                wished(wish, "anna", "Anna", **more)
            assert (trouble.value.status, trouble.value.words.data) == (400, {"why": why})
            assert render(trouble.value.words).startswith("This game cannot be rated: ")
        else:
            assert not wished(wish, "anna", "Anna", **more)[0].row.rated


def test_people_who_found_each_other_play_rated_games() -> None:
    wish = NewTable("basilica", 2, [SeatWish("screen")] * 2, rated=True)
    assert met(wish, [("anna", "Anna"), ("bruno", "Bruno")]).row.rated
    with pytest.raises(ServerTrouble):
        met(wish, [("anna", "Anna"), ("anna", "Anna")])
