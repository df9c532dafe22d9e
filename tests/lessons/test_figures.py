"""Figures in the rules and the how-to-play pages: positions, places, numbers and texts are right."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from duomo.games.registry import GAMES
from duomo.lessons import LessonError, courses
from duomo.lessons.faults import unsaid
from duomo.lessons.figures import Drawn, Figure, read_figures
from duomo.locales import FOLDER, LANGUAGES
from duomo.play.reading.figures import figure, figure_of, figures, guide, guides
from duomo.play.reading.library import rules_in
from duomo.play.trouble import ServerTrouble
from duomo.rulebook import rule_ids

LEAST = {"RC": 25, "CT": 5, "BA": 14}
"""Minimum number of paragraphs with a picture, by the letters of their page."""


@pytest.mark.parametrize("name", figures())
def test_every_figure_can_be_drawn(name: str) -> None:
    found = figures()[name]
    assert set(found.rules) <= rule_ids()
    shown = figure(name)
    drawn = Drawn(GAMES[found.game], found)
    assert shown.words == drawn.words()
    assert {badge["number"] for badge in found.badges} <= set(drawn.numbers)
    for language in LANGUAGES:
        assert list(unsaid([shown.words], language)) == []


@pytest.mark.parametrize("name", guides())
def test_every_guide_holds_in_every_language(name: str) -> None:
    found = guides()[name]
    game = GAMES[found.game]
    lessons = {lesson.name for lesson in courses(game)[found.course]}
    for panel in found.panels:
        assert panel.rule in rule_ids()
        assert set(panel.figures) <= set(figures())
        assert panel.lesson is None or panel.lesson in lessons
        assert {detail["rule"] for detail in panel.details} <= rule_ids()
    assert guide(name).panels
    titles = {title.key for title in (other.title() for other in guides().values())}
    for language in LANGUAGES:
        phrases = [phrase for phrase in found.phrases() if phrase.key not in titles]
        assert list(unsaid(phrases, language)) == []


def test_no_text_is_left_over() -> None:
    used = {phrase.key for found in guides().values() for phrase in found.phrases()}
    used |= {found.key for found in figures().values()}
    said = set[str]()
    for file in ("guides", "figures"):
        text = (FOLDER / "en" / f"{file}.ftl").read_text(encoding="utf-8")
        said |= set(re.findall(r"^((?:guide|figure)-[a-z0-9-]+) =", text, re.MULTILINE))
    assert said == used


def test_many_paragraphs_have_a_picture() -> None:
    paragraphs = [
        one for page in rules_in("en").pages for chapter in page.chapters for one in chapter.paragraphs
    ]
    for letters, least in LEAST.items():
        assert sum(one.figure is not None for one in paragraphs if one.id.startswith(letters)) >= least
    assert figure_of("RC-6.6") == "penalty"
    assert figure_of("RC-4.7") is None


def test_numbers_follow_from_the_position() -> None:
    found = figures()["penalty"]
    shown = figure("penalty")
    assert [(badge.at, badge.number) for badge in shown.badges] == [("section-1.1", "−2")]
    towers = found.position["tower"]
    milder = {**found.position, "tower": [{"sections": [*towers[0]["sections"]]}, *towers[1:]]}
    milder["tower"][0]["sections"][1] = {"card": "middle-08", "banner": "blue", "finished": True}
    changed = Drawn(GAMES["red-cathedral"], replace(found, position=milder))
    assert changed.numbers == {"lost": 1}, "a figure cannot lie"


def test_drift_is_found() -> None:
    found = figures()["claim"]
    with pytest.raises(LessonError, match="not possible"):
        Drawn(GAMES["red-cathedral"], replace(found, lit=("claim 2.3",)))
    with pytest.raises(ServerTrouble):
        figure("nowhere")
    with pytest.raises(ServerTrouble):
        guide("nowhere")


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    assert read_figures("red-cathedral", file) == ()
    for text, words in {
        "colour = 1": "“colour” is unknown",
        '[[figure]]\nname = "a"\nposition = "b"\nshow = "c"': "no position “b”",
        '[position.b]\n[[figure]]\nname = "a"\nposition = "b"\nshow = "c"\nred = 1': "“red” is unknown",
    }.items():
        file.write_text(text, encoding="utf-8")
        with pytest.raises(LessonError, match=words):
            read_figures("red-cathedral", file)


def test_a_figure_names_its_text() -> None:
    assert Figure("a", "red-cathedral", (), {}, "site").key == "figure-a"


def test_numbers_come_from_what_is_seen_and_scored() -> None:
    """For the counted tower: with one ornament fewer, every number in the sentence changes."""
    found = figures()["worth"]
    assert Drawn(GAMES["red-cathedral"], found).numbers == {
        "finished": 3, "ornaments": 2, "worth": 8, "red": 3, "blue": 2, "second": 2,
    }  # fmt: skip
    plainer = {**found.position, "tower": [dict(tower) for tower in found.position["tower"]]}
    base, *above = plainer["tower"][0]["sections"]
    plainer["tower"][0]["sections"] = [{key: base[key] for key in base if key != "ornament"}, *above]
    changed = Drawn(GAMES["red-cathedral"], replace(found, position=plainer))
    assert changed.numbers["worth"] == 7
    assert changed.numbers["blue"] == 1
    assert Drawn(GAMES["red-cathedral"], figures()["decorated"]).numbers == {"prestige": 3}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_is_written_into_a_sentence(language: str) -> None:
    text = (FOLDER / language / "figures.ftl").read_text(encoding="utf-8")
    written = [line for line in text.splitlines() if re.match(r"figure-[a-z-]+ = .*\d", line)]
    assert written == []
