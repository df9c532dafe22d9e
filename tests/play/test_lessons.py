"""Lessons at a table: what is asked for can be played there, from the first step to the last."""

from __future__ import annotations

import pytest

from duomo.games.registry import GAMES
from duomo.lessons import Lesson, courses
from duomo.lessons.faults import unsaid
from duomo.locales import LANGUAGES
from duomo.play.practice import lessons as practice
from duomo.play.practice.lessons import LessonTable, cards, find
from duomo.play.practice.trials import TRIAL
from duomo.play.reading.figures import figures, guide, guides
from duomo.play.trouble import ServerTrouble

LESSONS = [lesson for game in GAMES.values() for lessons in courses(game).values() for lesson in lessons]


def test_the_list_has_every_lesson() -> None:
    found = [f"{course.course}/{one.name}" for course in cards() for one in course.lessons]
    assert found == [lesson.id for lesson in LESSONS]


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.id)
def test_a_lesson_can_be_taken(lesson: Lesson) -> None:
    done: list[str] = []
    while True:
        table = LessonTable(*find(lesson.game, lesson.course, lesson.name), done)
        now = table.now()
        if now.step is None:
            break
        legal = [move.text for move in table.live.table.legal()]
        assert set(now.step.wanted) <= set(legal)
        assert table.live.table.document() == table.run.table.document(), "one position, told and taught"
        done.append(now.step.wanted[0] if now.step.wanted else "next")
    assert len(done) >= len(lesson.steps)


def at(done: list[str], name: str = "turn") -> LessonTable:
    return LessonTable(*find("red-cathedral", "red-cathedral", name), done)


def test_another_move_gets_an_answer() -> None:
    other = at(["next"]).answer_to("claim 1.1")
    assert (other.legal, other.words.key) == (True, "lesson-red-cathedral-turn-claim-elsewhere")
    refused = at(["next"]).answer_to("claim 1.2")
    assert (refused.legal, refused.rule) == (False, "RC-5.1")
    with pytest.raises(ServerTrouble) as trouble:
        at(["next"]).answer_to("claim 2.1")
    assert trouble.value.status == 409


@pytest.mark.parametrize("done", [["claim 1.1"], ["next", "next"], ["nonsense"]])
def test_a_line_that_cannot_be_is_refused(done: list[str]) -> None:
    with pytest.raises(ServerTrouble) as trouble:
        at(done)
    assert trouble.value.status == 422


@pytest.mark.parametrize("address", [("chess", "red-cathedral", "turn"), ("red-cathedral", "x", "turn")])
def test_an_unknown_lesson_is_said(address: tuple[str, str, str]) -> None:
    with pytest.raises(ServerTrouble) as trouble:
        find(*address)
    assert trouble.value.status == 404


TRIALS = sorted({panel.tries for name in guides() for panel in guide(name).panels if panel.tries})


@pytest.mark.parametrize("name", TRIALS)
def test_a_picture_is_tried_to_its_end(name: str) -> None:
    """It starts from the picture's position, and allows only the moves shown at each step."""
    game = figures()[name].game
    done: list[str] = []
    while (step := (now := (table := practice.table(game, TRIAL, name, done)).now()).step) is not None:
        assert step.wanted
        assert set(step.wanted) <= {move.text for move in table.live.table.legal()}
        for language in LANGUAGES:
            assert list(unsaid([step.do, step.why], language)) == []
        done.append(step.wanted[0])
    assert len(done) == now.card.steps


def test_only_pictures_with_a_move_are_tried() -> None:
    assert "claim" in TRIALS
    still = next(name for name, found in figures().items() if not found.playable)
    for game, name in (("red-cathedral", still), ("basilica", "claim"), ("red-cathedral", "nothing")):
        with pytest.raises(ServerTrouble):
            find(game, TRIAL, name)
    table = practice.table("red-cathedral", TRIAL, "claim", [])
    refused = [section for section in ("claim 1.3", "claim 2.3") if not table.answer_to(section).legal]
    assert refused
    assert table.answer_to(refused[0]).rule == "RC-5.1"
    assert table.answer_to("die white").legal
