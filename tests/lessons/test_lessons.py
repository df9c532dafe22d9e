"""Lessons: each can be played through in every language, and outdated ones are found."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from duomo.cli.app import run as duomo_command
from duomo.core.game import Game
from duomo.games.registry import GAMES
from duomo.lessons import Lesson, LessonError, Run, courses
from duomo.lessons.checking import check, faults_of
from duomo.lessons.reading import read
from duomo.lessons.running import NEXT
from duomo.locales import FOLDER, LANGUAGES
from duomo.rulebook import rule_ids

TAUGHT = [game for game in GAMES.values() if game.lessons is not None]
LESSONS = [lesson for game in TAUGHT for lessons in courses(game).values() for lesson in lessons]

COURSES = {"red-cathedral": {"red-cathedral": 8, "ivan": 2, "contractors": 4}, "basilica": {"basilica": 6}}
"""Number of lessons in each course."""


@pytest.fixture
def game() -> Game:
    return GAMES["red-cathedral"]


@pytest.fixture
def claim(game: Game) -> Lesson:
    return next(lesson for lesson in courses(game)["red-cathedral"] if lesson.name == "claim")


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda game: game.name)
def test_every_lesson_holds_in_every_language(taught: Game) -> None:
    checked = check(taught, LANGUAGES, rule_ids())
    assert checked.faults == ()
    assert checked.lessons == sum(COURSES[taught.name].values())


@pytest.mark.parametrize("taught", TAUGHT, ids=lambda game: game.name)
def test_no_lesson_is_lost(taught: Game) -> None:
    assert {course: len(lessons) for course, lessons in courses(taught).items()} == COURSES[taught.name]


def test_no_text_of_a_lesson_is_left_over() -> None:
    used = {"lesson-other-move", "lesson-try-move", "lesson-try-one"}
    for lesson in LESSONS:
        used |= {lesson.key(part) for part in ("title", "aim", "end")}
        for step in lesson.steps:
            used |= {lesson.key(step.name, part) for part in ("do", "why", *step.wrong.values())}
    text = "".join(path.read_text(encoding="utf-8") for path in (FOLDER / "en").glob("*.ftl"))
    assert sorted(set(re.findall(r"^(lesson-[a-z0-9-]+) =", text, re.MULTILINE)) - used) == []


RULES_NUMBERS = {
    "red-cathedral-influence-recognition-prestige": "1",  # RC-7.9: what the Clergy sell
    "red-cathedral-build-gems-why": "321",  # RC-6.5
    "red-cathedral-build-gems-fewer": "13",
    "red-cathedral-towers-worth-why": "21",  # RC-10.4
    "red-cathedral-towers-sixth-why": "3",  # RC-10.1
    "red-cathedral-towers-over-why": "15",  # RC-10.3
    "basilica-turn-order-why": "2",  # BA-5.3: what glass adds
    "basilica-turn-order-other-order": "2",
    "basilica-zones-count-why": "36421",  # test_a_zone_is_counted_out
    "basilica-king-track-why": "102030",  # BA-5.4
    "ivan-turn-die-why": "11",  # RC-11.6
    "ivan-turn-card-why": "4",  # RC-11.7
    "ivan-turn-over-why": "3",  # RC-10.1
    "contractors-recruit-over-why": "1",  # CT-1.6
    "contractors-specialists-tools-why": "12471116",  # CT-3.4
    "contractors-cities-sum-why": "41",  # test_a_city_is_counted_out
}
"""Digits allowed in texts because the rules state them, or as a sum that follows from others beside it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_number_of_a_position_is_written_into_a_text(language: str) -> None:
    text = (FOLDER / language / "lessons.ftl").read_text(encoding="utf-8")
    found = {}
    for key, words in re.findall(r"^lesson-([a-z0-9-]+) = (.*(?:\n +.*)*)", text, re.MULTILINE):
        if digits := "".join(re.findall(r"\d+", re.sub(r"\{[^{}]*\}", "", words))):
            found[key] = "".join(sorted(digits))
    assert found == {key: "".join(sorted(digits)) for key, digits in RULES_NUMBERS.items()}


def at_step(game: Game, course: str, name: str, step: str) -> Run:
    run = Run(game, next(lesson for lesson in courses(game)[course] if lesson.name == name))
    while run.step.name != step:
        run.play(NEXT if run.reading else run.wanted[0])
    return run


def test_a_zone_is_counted_out() -> None:
    """Three vaults doubled and one for a builder; four doubled and two for the glass."""
    before = at_step(GAMES["basilica"], "basilica", "zones", "grow").table.document()["player"]
    after = at_step(GAMES["basilica"], "basilica", "zones", "count").table.document()["player"]
    gained = [two["points"] - one.get("points", 0) for one, two in zip(before, after)]
    assert gained == [3 * 2 + 1, 4 * 2 + 2]


def test_a_city_is_counted_out(game: Game) -> None:
    """CT-4.1: two banners times two contractors, one times one; the section itself is added."""
    run = at_step(game, "contractors", "cities", "close")
    view = msgspec.to_builtins(game.wire().view(run.table.rules, run.table.state, 0))
    finished = view["tower"][0]["sections"][2]["recognition"]
    before = [player["space"] for player in run.table.document()["player"]]
    run.play(run.wanted[0])
    after = [player["space"] for player in run.table.document()["player"]]
    assert [new - old for new, old in zip(after, before)] == [finished + 2 * 2, 1 * 1]


def test_a_lesson_tells_numbers_of_its_position(game: Game, claim: Lesson) -> None:
    lesson = Run(game, claim)
    lesson.follow([NEXT, "claim 2.2"])
    assert lesson.says("why").data == {"rubles": 4, "paid": 2}
    before = lesson.table.document()
    assert before["player"][0]["rubles"] == 4, "looking ahead must not change the table"


def test_another_move_is_answered(game: Game, claim: Lesson) -> None:
    lesson = Run(game, claim)
    lesson.play(NEXT)
    assert lesson.answer_to("claim 1.1").key == claim.key("above", "base")
    assert lesson.answer_to("end").key == "lesson-other-move"
    with pytest.raises(LessonError, match="not what"):
        lesson.play("claim 1.1")
    assert lesson.at == 1


def test_steps_that_want_several_moves_take_them_in_any_order(game: Game) -> None:
    lesson = next(one for one in courses(game)["red-cathedral"] if one.name == "build")
    one, other = Run(game, lesson), Run(game, lesson)
    one.follow([NEXT, "build", "deliver wood 1.2", "deliver gold 1.2"])
    other.follow([NEXT, "build", "deliver gold 1.2", "deliver wood 1.2"])
    assert one.at == other.at == 3
    assert one.table.document() == other.table.document()


def faults(game: Game, lesson: Lesson) -> list[str]:
    return [fault.what for fault in faults_of(game, lesson, ("en",), rule_ids())]


def test_drift_is_found(game: Game, claim: Lesson) -> None:
    steps = claim.steps
    moved = replace(steps[1], do=("claim 2.3",))
    assert "RC-5.1" in faults(game, replace(claim, steps=(steps[0], moved, *steps[2:])))[0]
    nowhere = "ZZ-" + "9.1"
    unknown = replace(steps[0], rules=(nowhere,))
    assert nowhere in faults(game, replace(claim, steps=(unknown, *steps[1:])))[0]
    unsaid = replace(steps[0], name="unsaid")
    assert any("unsaid" in what for what in faults(game, replace(claim, steps=(unsaid, *steps[1:]))))
    poor = {**claim.position, "player": [{"colour": "red", "rubles": 0}, {"colour": "blue"}]}
    assert faults(game, replace(claim, position=poor))
    astray = replace(steps[0], points=("section-9.9",))
    assert "“section-9.9”" in faults(game, replace(claim, steps=(astray, *steps[1:])))[0]
    deaf = replace(steps[1], wrong={**steps[1].wrong, "pass": "base"})
    assert "“pass”" in faults(game, replace(claim, steps=(steps[0], deaf, *steps[2:])))[0]


def test_a_bad_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "one.toml"
    for text, words in {
        "minutes = ": "no TOML",
        "minutes = 2": "no \\[position\\]",
        "[position]": "no \\[\\[step\\]\\]",
        "colour = 1": "“colour” is unknown",
        "[position]\n[[step]]": "has no name",
    }.items():
        file.write_text(text, encoding="utf-8")
        with pytest.raises(LessonError, match=words):
            read("red-cathedral", "course", "one", file)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert duomo_command(["lessons", "--check", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {name: facts["failed"] for name, facts in told.items()} == dict.fromkeys(GAMES, 0)
    assert told["red-cathedral"]["steps"] >= 60
    assert told["basilica"]["steps"] >= 40
    assert duomo_command(["lessons", "red-cathedral", "--language", "de"]) == 0
    assert "Penalties" not in capsys.readouterr().out
