"""Reads the lessons of every game: one TOML file each, in the order of a course.

`Game.lessons` is the folder of a game's lessons: `courses.toml` lists its courses, and each course has a
folder with `course.toml`, which lists its lessons in order, and a file for each of them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from duomo.core.game import Game
from duomo.lessons.coach import SIDES, FirstGame, Word
from duomo.lessons.lesson import Lesson, LessonError, Step

LESSON = {"minutes", "position", "nature", "step"}
FIRST_GAME = {"minutes", "rival", "position", "topics", "comment", "advice"}
WORD = {"name", "at", "offers", "heard", "by", "numbers", "when", "times", "until", "rules", "topic"}
STEP = {"name", "do", "every", "then", "wrong", "rules", "points", "before", "shown", "brings", "costs"}


@cache
def courses(game: Game) -> dict[str, tuple[Lesson, ...]]:
    """Return the courses of a game in the order they are taken, each with its lessons."""
    if game.lessons is None:
        return {}
    listed = document_of(game.lessons / "courses.toml").get("courses", [])
    return {name: course(game, name) for name in listed}


@cache
def course(game: Game, name: str) -> tuple[Lesson, ...]:
    """Return the lessons of one course."""
    assert game.lessons is not None
    folder = game.lessons / name
    listed = document_of(folder / "course.toml").get("lessons", [])
    return tuple(read(game.name, name, lesson, folder / f"{lesson}.toml") for lesson in listed)


@cache
def first_game(game: Game, name: str) -> FirstGame | None:
    """Return the coached game that ends a course, if it has one."""
    assert game.lessons is not None
    file = game.lessons / name / "first-game.toml"
    return read_first_game(game.name, name, file) if file.is_file() else None


def first_games(game: Game) -> list[FirstGame]:
    """Return the first games of all courses of a game."""
    return [first for name in courses(game) if (first := first_game(game, name)) is not None]


def read_first_game(game: str, course_name: str, file: Path) -> FirstGame:
    document = document_of(file)
    only(document, FIRST_GAME, file.name)
    found = FirstGame(
        game=game,
        course=course_name,
        minutes=int(document.get("minutes", 10)),
        rival=str(document.get("rival", "apprentice")),
        position={"duomo_position": 1, "game": game, **document.get("position", {})},
        topics=tuple(document.get("topics", ())),
        comments=tuple(_word(word, file.name) for word in document.get("comment", ())),
        advice=tuple(_word(word, file.name) for word in document.get("advice", ())),
    )
    for word in (*found.comments, *found.advice):
        if word.topic and word.topic not in found.topics:
            raise LessonError(f"{file.name}: “{word.topic}” of {word.name} is no topic.")
    return found


def _word(word: dict[str, Any], file: str) -> Word:
    only(word, WORD, f"{file}, {word.get('name')}")
    if word.get("by", SIDES[0]) not in SIDES:
        raise LessonError(f"{file}, {word.get('name')}: `by` is {' or '.join(SIDES)}.")
    try:
        lists = {name: tuple(word.get(name, ())) for name in ("numbers", "rules")}
        return Word(**{**word, **lists})
    except TypeError:
        raise LessonError(f"{file}: a word of the coach has no name.") from None


def read(game: str, course_name: str, name: str, file: Path) -> Lesson:
    """Read one lesson; LessonError says what is wrong with its file."""
    document = document_of(file)
    only(document, LESSON, file.name)
    position = document.get("position")
    if not isinstance(position, dict):
        raise LessonError(f"{file.name}: there is no [position].")
    steps = document.get("step", [])
    if not steps:
        raise LessonError(f"{file.name}: there is no [[step]].")
    return Lesson(
        game=game,
        course=course_name,
        name=name,
        minutes=int(document.get("minutes", 2)),
        position={"duomo_position": 1, "game": game, **position},
        nature=tuple(document.get("nature", ())),
        steps=tuple(_step(step, file.name) for step in steps),
    )


def _step(step: dict[str, Any], file: str) -> Step:
    name = step.get("name")
    if not isinstance(name, str):
        raise LessonError(f"{file}: a step has no name.")
    only(step, STEP, f"{file}, step {name}")
    return Step(
        name=name,
        do=tuple(step.get("do", ())),
        every=bool(step.get("every", False)),
        then=tuple(step.get("then", ())),
        wrong=dict(step.get("wrong", {})),
        rules=tuple(step.get("rules", ())),
        points=tuple(step.get("points", ())),
        before=dict(step.get("before", {})),
        shown=dict(step.get("shown", {})),
        brings=dict(step.get("brings", {})),
        costs=dict(step.get("costs", {})),
    )


def only(document: dict[str, Any], known: set[str], where: str) -> None:
    for entry in document:
        if entry not in known:
            raise LessonError(f"{where}: “{entry}” is unknown; there are: {', '.join(sorted(known))}.")


def document_of(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise LessonError(f"There is no file {file.name} in the lessons.") from None
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{file.name} is no TOML: {error}.") from None
