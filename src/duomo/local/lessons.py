"""Lessons: the list of courses, and the state of one lesson after the moves so far."""

from __future__ import annotations

from typing import Any

from duomo.lessons.lesson import PUPIL
from duomo.local.house import House
from duomo.local.routing import Later, route
from duomo.play.documents.lesson import (
    CourseCard,
    FirstGameNow,
    GameLine,
    GameTry,
    LessonAnswer,
    LessonLine,
    LessonNow,
    LessonTry,
)
from duomo.play.documents.table import Hint
from duomo.play.practice import first_games, lessons
from duomo.play.tables.telling import Telling
from duomo.play.trouble import ServerTrouble


@route("GET", "/api/lessons")
def courses(house: House) -> list[CourseCard]:
    return lessons.cards()


@route("POST", "/api/lessons/{game}/{course}/{name}")
def lesson(house: House, game: str, course: str, name: str, data: LessonLine) -> LessonNow:
    return lessons.table(game, course, name, data.done).now()


@route("POST", "/api/lessons/{game}/{course}/{name}/answer")
def answer(house: House, game: str, course: str, name: str, data: LessonTry) -> LessonAnswer:
    return lessons.table(game, course, name, data.done).answer_to(data.move, data.piece)


@route("POST", "/api/lessons/{game}/{course}")
def first_game(house: House, game: str, course: str, data: GameLine) -> FirstGameNow:
    return _coached(game, course, data.done).now()


@route("POST", "/api/lessons/{game}/{course}/why")
def why_not(house: House, game: str, course: str, data: GameTry) -> LessonAnswer:
    found = _coached(game, course, data.done).why_not(data.move, data.piece)
    if found.words is None:
        raise ServerTrouble(409, "no-lesson-answer")
    return LessonAnswer(found.words, found.rule, legal=False)


@route("POST", "/api/lessons/{game}/{course}/hint")
def hint(house: House, game: str, course: str, data: GameLine) -> Later[Hint]:
    table = _coached(game, course, data.done)
    offers = {offer.move: offer for offer in Telling(table.live).offered(PUPIL)}

    def made(answer: Any) -> Hint:
        move, words = answer
        return Hint(move, offers[move], words)

    return Later(table.advice(), made)


def _coached(game: str, course: str, done: list[str]) -> first_games.CoachedTable:
    return first_games.CoachedTable(*first_games.find(game, course), done)
