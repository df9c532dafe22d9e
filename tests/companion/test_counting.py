"""Counting a game from a real table gives the engine's result, and reports impossible entries."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duomo.core.words.phrase import render
from duomo.games.basilica.companion.documents import BasilicaCount, CountedSide
from duomo.games.basilica.wire.events import Scoring as BasilicaScoring
from duomo.games.red_cathedral.companion.documents import CountedParty, CountedSection, RedCathedralCount
from duomo.play.companion.counting import Counted, counted
from real_tables import EXAMPLES, GOLDEN, ended, example, red_count, royal_counts, scored

RED_ENDS = [path for path in GOLDEN if path.parts[-3] != "basilica"]
BASILICA_ENDS = [path for path in GOLDEN if path.parts[-3] == "basilica"]
RED_EXAMPLES = [path for path in EXAMPLES if path.parts[-3] != "basilica"]


def name_of(path: Path) -> str:
    return f"{path.parts[-3]}-{path.stem}"


@pytest.mark.parametrize("path", RED_ENDS, ids=name_of)
def test_every_golden_end_is_counted_as_the_engine_does(path: Path) -> None:
    """RC-10.2 to RC-10.7, CT-3.4, CT-4.2, CT-5.12, RC-11.8."""
    end, uncounted = ended(path)
    found = counted(red_count(uncounted))
    assert not found.mistakes
    assert found.complete
    assert found.scoring is not None
    assert found.scoring.scores == end.rules.scores(end.state)
    assert found.scoring.winners == end.rules.winners(end.state)


@pytest.mark.parametrize("path", RED_EXAMPLES, ids=name_of)
def test_every_example_is_counted_as_if_it_ended_there(path: Path) -> None:
    table = example(path)
    standing: Any = table.game.wire().standing(table.rules, table.state, -1)
    found = counted(red_count(table))
    assert not found.mistakes
    assert found.scoring is not None
    assert found.scoring.scores == standing.scores


@pytest.mark.parametrize("path", BASILICA_ENDS, ids=name_of)
def test_every_scoring_of_basilica(path: Path) -> None:
    """BA-3.3, BA-5.2 to BA-5.5. At 10, 20 and 30, or when the pile is exhausted."""
    counts = royal_counts(path)
    for count, royal in counts:
        found = counted(count)
        assert not found.mistakes
        assert isinstance(found.scoring, BasilicaScoring)
        [told] = found.scoring.scorings
        assert (told.king, told.points, told.totals) == (royal.king, royal.points, royal.totals)
        assert zone_lines(told) == zone_lines(royal)
        assert (found.next is None) == (royal is counts[-1][1])
    assert found.scoring is not None
    assert found.scoring.winners == scored(path)[1].winners


def zone_lines(royal: Any) -> list[Any]:
    """Without the picture of the zone, which a game that continued no longer shows."""
    return [(one.rule, one.colour, one.cell, one.size, one.points, one.lead) for one in royal.lines]


def test_the_golden_games_show_every_scoring_of_basilica() -> None:
    kings = {royal.king for path in BASILICA_ENDS for _, royal in royal_counts(path)}
    assert kings == {10, 20, 30, None}


def test_after_a_scoring_the_next_one_begins_with_what_still_stands() -> None:
    """BA-5.4. Rows 1 and 2 are removed with builders, tokens and scaffolds; the rest slides down with its
    glass. At 10, at 20, and at 30, where the game ends.
    """
    vaults = {"1.2": "red", "2.2": "red", "2.3": "blue", "3.2": "red", "3.3": "yellow-blue", "4.2": "green"}
    white, black = CountedSide(5, ["1.2", "3.2"]), CountedSide(7, ["4.2 architect"])
    first = counted(BasilicaCount(10, white, black, vaults, ["3.4"], ["3.2"]))
    assert not first.mistakes
    assert first.scoring is not None
    second = first.next
    assert isinstance(second, BasilicaCount)
    assert second.king == 20
    assert [second.white.points, second.black.points] == first.scoring.scores
    assert first.scoring.scores[0] > 5
    assert second.vaults == {"1.2": "red", "1.3": "yellow-blue", "2.2": "green"}
    assert (second.glass, second.scaffolds) == (["1.2"], [])
    assert second.white.builders == second.black.builders == []
    third = counted(second).next
    assert isinstance(third, BasilicaCount)
    assert (third.king, third.vaults, third.glass) == (30, {}, [])
    assert counted(third).next is None


# ---- what cannot be ------------------------------------------------------------------------------


def of_two(towers: list[list[CountedSection]], **red: Any) -> Counted:
    blank = [CountedSection() for _ in range(3)]
    filled = [*towers, *([blank] * (4 - len(towers)))]
    return counted(RedCathedralCount([CountedParty("red", **red), CountedParty("blue")], filled))


def rules_of(found: Counted) -> list[str]:
    return [mistake.rule for mistake in found.mistakes]


def test_nothing_entered_counts_nothing() -> None:
    found = of_two([])
    assert found.scoring is not None
    assert found.scoring.scores == [0, 0]
    assert not found.mistakes
    assert not found.complete


def test_a_seventh_banner_is_a_mistake() -> None:
    """RC-1.8. The rest is still counted."""
    red = [CountedSection("red")] * 3
    found = of_two([red, red, [CountedSection("red", False), CountedSection(), CountedSection()]])
    assert rules_of(found) == ["RC-1.8"]


def test_a_seventh_finished_section_is_a_mistake() -> None:
    """RC-10.1. The sixth ends the game. The rest is still counted."""
    red = [CountedSection("red")] * 3
    found = of_two([red, red, [CountedSection("red"), CountedSection(), CountedSection()]])
    assert rules_of(found) == ["RC-10.1"]
    assert "7 finished sections" in render(found.mistakes[0].words, "en")
    assert found.mistakes[0].place == {"seat": 1, "colour": "red"}
    assert found.scoring is not None
    assert found.scoring.scores[0] == 12


def test_a_third_arch_of_one_colour_is_a_mistake() -> None:
    arched = [CountedSection("blue"), CountedSection("blue", True, "red"), CountedSection()]
    assert rules_of(of_two([arched] * 3)) == ["RC-1.8"]


def test_an_ornament_needs_a_finished_section() -> None:
    found = of_two([[CountedSection("red", False, "red"), CountedSection(), CountedSection()]])
    assert rules_of(found) == ["RC-6.4"]


def test_several_mistakes_are_listed_together() -> None:
    arched = [CountedSection("blue"), CountedSection("blue", True, "red"), CountedSection()]
    loose = [CountedSection("red", False, "blue"), CountedSection(), CountedSection()]
    found = of_two([arched, arched, arched, loose])
    assert sorted(rules_of(found)) == ["RC-1.8", "RC-6.4"]


def test_more_materials_than_a_bare_inventory_holds() -> None:
    """RC-1.9."""
    assert rules_of(of_two([], materials=15)) == ["RC-1.9"]


def test_an_unfinished_section_below_counts_for_nobody() -> None:
    """RC-5.1, RC-10.4. The owner of its banner need not be entered."""
    found = of_two([[CountedSection(), CountedSection("red"), CountedSection()]])
    assert not found.mistakes
    assert found.scoring is not None
    assert found.scoring.scores == [2, 0]
