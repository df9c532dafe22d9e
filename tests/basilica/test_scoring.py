"""Zones, majorities, clean-up and the end (BA-5)."""

from __future__ import annotations

import pytest

import duomo
from basilica.helpers import CROWNED, deal, laid, play, player
from basilica.test_orders import crews
from duomo.core.table import Table

THREE = '[cathedral]\n"1.1" = "blue"\n"1.2" = "blue"\n"1.3" = "blue"\n'


def scored(text: str, king: int = 9) -> Table:
    """The table after a red vault with a crown was placed on 1.5, away from everything else."""
    table = laid(f"king = {king}\n" + text, CROWNED)
    play(table, "vault 1", "at 1.5")
    return table


def points(table: Table) -> tuple[int, int]:
    return player(table, "white")["points"], player(table, "black")["points"]


def sizes(text: str) -> list[tuple[str, int]]:
    return sorted((zone["colour"], zone["size"]) for zone in laid(text).view()["zones"])


def test_a_single_vault_is_a_zone() -> None:
    """BA-5.1. Diagonals do not connect."""
    assert sizes('[cathedral]\n"1.1" = "red"\n"2.2" = "red"\n"2.1" = "blue"\n') == [
        ("blue", 1), ("red", 1), ("red", 1),
    ]  # fmt: skip


def test_jokers_join_and_never_merge() -> None:
    """BA-5.1. A joker belongs to a zone of each of its colours that it touches; alone it forms none."""
    assert sizes('[cathedral]\n"1.1" = "red-blue"\n') == []
    assert sizes('[cathedral]\n"1.1" = "red"\n"1.2" = "red-blue"\n"1.3" = "blue"\n') == [
        ("blue", 2),
        ("red", 2),
    ]
    assert sizes('[cathedral]\n"1.1" = "red"\n"1.2" = "red-blue"\n"1.3" = "red"\n') == [("red", 3)]
    assert sizes('[cathedral]\n"1.1" = "green"\n"1.2" = "red-blue"\n') == [("green", 1)]


@pytest.mark.parametrize(
    ("white", "black", "expected"),
    [
        ("1.1", "", (3, 0)),  # alone
        ("1.1 1.2", "1.3", (3, 1)),
        ("1.1", "1.2", (0, 0)),  # a tie
        ("1.1-mason", "1.2", (3, 1)),  # a master mason counts 2
        ("1.1-mason", "1.2 1.3", (0, 0)),  # a tie of strength
        ("1.1-hercules", "1.2", (3, 1)),  # Hercules wins a tie
        ("1.1-hercules", "1.2-hercules", (0, 0)),  # they cancel
        ("1.1-hercules", "1.2 1.3", (1, 3)),  # only a tie
        ("1.1-hercules", "1.2-mason", (1, 3)),
    ],
)
def test_majorities(white: str, black: str, expected: tuple[int, int]) -> None:
    """BA-5.2, BA-5.3. Strength first, then Hercules; the minority scores 1 per builder."""
    assert points(scored(THREE + crews(white, black))) == expected


def test_two_hercules_beat_one() -> None:
    """BA-5.2. They cancel one for one, and a surplus wins."""
    text = THREE + '"2.1" = "blue"\n' + crews("1.1-hercules 1.2-hercules", "1.3-hercules 2.1")
    assert points(scored(text)) == (4, 2)


@pytest.mark.parametrize(
    ("white", "black", "glass", "expected"),
    [
        ("1.1-architect", "", "", (6, 0)),  # doubled
        ("1.1 1.2", "1.3-architect", "", (6, 1)),  # anyone's, and the minority is not doubled
        ("1.1-architect 1.2-architect", "", "", (6, 0)),  # once
        ("1.1-architect", "", '"1.2", "1.3"', (10, 0)),  # glass after doubling
        ("1.1 1.2", "1.3-mason", '"1.3"', (0, 0)),  # a tie: glass is lost too
        ("1.1", "1.2 1.3", '"1.1"', (1, 5)),  # glass is the majority's, whoever put it there
        ("1.1 1.2-mason", "1.3-mason", "", (3, 1)),  # a master mason is one builder for the minority
    ],
)
def test_rewards(white: str, black: str, glass: str, expected: tuple[int, int]) -> None:
    """BA-5.3. 1 per vault, doubled once by an architect, plus 2 per glass."""
    assert points(scored(f"glass = [{glass}]\n" + THREE + crews(white, black))) == expected


def test_a_joker_counts_in_each_of_its_zones() -> None:
    """BA-5.3. Builder and glass on a joker count twice, and nowhere if it has no zone."""
    text = '[cathedral]\n"1.1" = "green"\n"1.2" = "green-blue"\n"1.3" = "blue"\n'
    assert points(scored('glass = ["1.2"]\n' + text + crews("1.2"))) == (8, 0)
    alone = 'glass = ["1.1"]\n[cathedral]\n"1.1" = "green-blue"\n'
    assert points(scored(alone + crews("1.1"))) == (0, 0)


def test_clean_up() -> None:
    """BA-5.4. Builders return, rows 1 and 2 are discarded, scaffolds are removed, the rest slides down
    together.
    """
    text = (
        'scaffolds = ["3.1", "3.5"]\nglass = ["1.1", "4.1"]\n[cathedral]\n"1.1" = "blue"\n"2.1" = "green"\n'
        '"4.1" = "yellow"\n"4.2" = "green"\n"5.2" = "blue"\n' + crews("4.1-mason", "1.1", coins=0)
    )
    table = scored(text)
    deal(table)
    view = table.view()
    assert {cell: vault.split()[0] for cell, vault in view["cathedral"].items()} == {
        "1.1": "yellow", "1.2": "green", "2.2": "blue",
    }  # fmt: skip
    assert view["scaffolds"] == []
    assert view["glass"] == ["1.1"]
    assert player(table, "white")["tokens"] == 4
    assert player(table, "white")["reserve"] == player(table, "black")["reserve"] == 5
    assert (player(table, "white")["coins"], player(table, "black")["coins"]) == (2, 0)
    assert len(view["discards"]["vaults"]) == 3
    assert view["turn"] == "black"


def test_a_scaffold_is_no_lowest_tile() -> None:
    """BA-5.4. Ruling: scaffolds are removed before the slide, so the lowest vault moves to row 1."""
    text = 'scaffolds = ["1.1", "2.1", "3.1"]\n[cathedral]\n"4.1" = "yellow"\n"6.1" = "green"\n'
    view = scored(text).view()
    assert set(view["cathedral"]) == {"1.1", "3.1"}, "gaps may remain"


def test_nothing_left_after_a_clean_up() -> None:
    """BA-5.4. A cathedral of two rows vanishes."""
    assert scored(THREE + crews("1.1")).view()["cathedral"] == {}


def test_the_third_scoring_ends_the_game() -> None:
    """BA-5.5. No clean-up, more points win."""
    table = scored(THREE + crews("1.1 1.2", "1.3"), king=29)
    assert table.over
    assert points(table) == (3, 1)
    assert table.rules.winners(table.state) == [0]
    assert player(table, "white")["builders"] == ["1.1", "1.2"]
    assert table.view()["vaults"][0] == "none"


def test_equal_points_are_a_draw() -> None:
    """BA-5.5."""
    table = scored(THREE + crews("1.1", "1.2"), king=29)
    assert table.over
    assert table.rules.winners(table.state) == [0, 1]


@pytest.mark.slow
def test_a_thousand_random_games() -> None:
    """BA-5.5. No errors, and both endings occur."""
    from duomo.bots.random_bot import RandomBot
    from duomo.core.engine.dealer import Dealer
    from duomo.core.engine.driver import Playout

    table = duomo.table("basilica")
    kings = 0
    for seed in range(1000):
        played = Playout(table.rules, table.rules.start(), [RandomBot(seed), RandomBot(-seed)], Dealer(seed))
        assert played.finished
        kings += played.state.king == 30  # type: ignore[attr-defined]
    assert 0 < kings < 1000
