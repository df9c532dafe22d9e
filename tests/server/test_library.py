"""The rulebook, and records move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from duomo import rulebook
from duomo.core.words.reasons import reason_in
from duomo.locales import LANGUAGES
from duomo.play.reading.library import components_of, rules_in
from duomo.play.reading.replays import positions, story
from duomo.play.tables.records import tag_of, who_of
from duomo.play.tables.rows import SeatRow
from duomo.play.trouble import ServerTrouble

RECORD = Path(__file__).parents[1] / "basilica" / "golden" / "greedy-greedy-68.duomo"


def test_every_rule_is_shown_in_every_language() -> None:
    ids = [
        rule.id for page in rulebook.pages("en") for chapter in page.chapters for rule in chapter.paragraphs
    ]
    for language in LANGUAGES:
        book = rules_in(language)
        shown = [rule for page in book.pages for chapter in page.chapters for rule in chapter.paragraphs]
        assert [rule.id for rule in shown] == ids
        assert all(rule.html for rule in shown)
        assert '<a href="/rules#' in "".join(rule.html for rule in shown)


def test_rules_in_an_unknown_language_are_refused() -> None:
    with pytest.raises(ServerTrouble, match="xx"):
        rules_in("xx")


def test_the_story_of_a_record_is_that_of_its_positions() -> None:
    text = RECORD.read_text(encoding="utf-8")
    told = story(text)
    steps = positions(text, 0, 60, None)
    assert [
        (made.number, made.seat, made.move, made.words, made.turn, made.events) for made in told[:60]
    ] == [(step.number, step.seat, step.move, step.words, step.turn, step.events) for step in steps]
    assert any(made.words is not None for made in told)


@pytest.mark.parametrize(("name", "level"), [("Olga", None), (None, "mason"), (None, None)])
def test_a_record_tells_who_sat_there(name: str | None, level: str | None) -> None:
    assert who_of(tag_of(SeatRow(0, name=name, level=level))) == (name, level)


def test_a_tag_of_somebody_elses_is_a_name() -> None:
    assert who_of("bot of the year") == ("bot of the year", None)
    assert who_of(None) == (None, None)


def test_components_are_shown_whole_or_for_one_choice() -> None:
    whole = {table.name for table in components_of("red-cathedral", {}).tables}
    base = {table.name for table in components_of("red-cathedral", {"contractors": "off"}).tables}
    assert base < whole
    assert "contractor_spaces" in whole
    with pytest.raises(ServerTrouble):
        components_of("red-cathedral", {"contractors": "perhaps"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_components_say_why_in_the_language_of_the_reader(language: str) -> None:
    tiles: list[Any] = [*components_of("basilica", {}, language).tables[0].rows]
    assert tiles[1]["words"]["key"] == "part-vault"
    assert tiles[1]["reason"] == reason_in(language, "colour stated; one of two alike, with a crown")
    with pytest.raises(ServerTrouble, match="xx"):
        components_of("basilica", {}, "xx")
