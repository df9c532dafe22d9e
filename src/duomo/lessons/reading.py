"""Reads the lessons of every game: one TOML file each, in the order of a course.

A game that has lessons says where (`Game.lessons`): `courses.toml` lists its courses, and each has a folder
with `course.toml`, which lists its lessons in order, and a file for each of them.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from duomo.core.game import Game
from duomo.lessons.lesson import Lesson, LessonError, Step

LESSON = {"minutes", "position", "nature", "step"}
STEP = {"name", "do", "every", "then", "wrong", "rules", "points", "before", "brings", "costs"}


@cache
def courses(game: Game) -> dict[str, tuple[Lesson, ...]]:
    """The courses of a game in the order in which they are taken, each with its lessons."""
    if game.lessons is None:
        return {}
    listed = _document(game.lessons / "courses.toml").get("courses", [])
    return {name: course(game, name) for name in listed}


@cache
def course(game: Game, name: str) -> tuple[Lesson, ...]:
    """The lessons of one course."""
    assert game.lessons is not None
    folder = game.lessons / name
    listed = _document(folder / "course.toml").get("lessons", [])
    return tuple(read(game.name, name, lesson, folder / f"{lesson}.toml") for lesson in listed)


def read(game: str, course_name: str, name: str, file: Path) -> Lesson:
    """One lesson; LessonError says what is wrong with its file."""
    document = _document(file)
    _only(document, LESSON, file.name)
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
    _only(step, STEP, f"{file}, step {name}")
    return Step(
        name=name,
        do=tuple(step.get("do", ())),
        every=bool(step.get("every", False)),
        then=tuple(step.get("then", ())),
        wrong=dict(step.get("wrong", {})),
        rules=tuple(step.get("rules", ())),
        points=tuple(step.get("points", ())),
        before=dict(step.get("before", {})),
        brings=dict(step.get("brings", {})),
        costs=dict(step.get("costs", {})),
    )


def _only(document: dict[str, Any], known: set[str], where: str) -> None:
    for entry in document:
        if entry not in known:
            raise LessonError(f"{where}: “{entry}” is unknown; there are: {', '.join(sorted(known))}.")


def _document(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError:
        raise LessonError(f"There is no file {file.name} in the lessons.") from None
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"{file.name} is no TOML: {error}.") from None
