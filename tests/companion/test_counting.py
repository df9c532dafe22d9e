"""Counting a game from a real table gives what the engine gives, and names what cannot be."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duomo.games.red_cathedral.companion.documents import CountedParty, CountedSection, RedCathedralCount
from duomo.play.companion.counting import Counted, counted
from real_tables import EXAMPLES, GOLDEN, basilica_count, ended, example, red_count

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
def test_the_last_scoring_of_basilica(path: Path) -> None:
    """BA-5.2, BA-5.3, BA-5.5."""
    end, _ = ended(path)
    told = [event for _, events in replayed(path) for event in events if event.kind == "scored"]
    last = [event.data["points"] for event in told[-2:]]
    points = [have - one for have, one in zip(end.rules.scores(end.state), last, strict=True)]
    found = counted(basilica_count(end, points, end.document()["king"]))
    assert not found.mistakes
    assert found.scoring is not None
    assert found.scoring.scores == end.rules.scores(end.state)
    assert found.scoring.winners == end.rules.winners(end.state)


def replayed(path: Path) -> list[tuple[int, list[Any]]]:
    from duomo.play.replays import Reader

    return [(one.turn, one.events) for one in Reader(path.read_text(encoding="utf-8")).follow()]


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
    """RC-1.8. The rest is counted all the same."""
    red = [CountedSection("red")] * 3
    found = of_two([red, red, [CountedSection("red"), CountedSection(), CountedSection()]])
    assert rules_of(found) == ["RC-1.8"]
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
    """RC-5.1, RC-10.4. Whose banner it carries need not be entered."""
    found = of_two([[CountedSection(), CountedSection("red"), CountedSection()]])
    assert not found.mistakes
    assert found.scoring is not None
    assert found.scoring.scores == [2, 0]
