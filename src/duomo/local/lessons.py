"""Lessons: the list of courses, and one lesson after what was done so far."""

from __future__ import annotations

from duomo.local.house import House
from duomo.local.routing import route
from duomo.play import lessons
from duomo.play.lesson_documents import CourseCard, LessonAnswer, LessonLine, LessonNow, LessonTry


@route("GET", "/api/lessons")
def courses(house: House) -> list[CourseCard]:
    return lessons.cards()


@route("POST", "/api/lessons/{game}/{course}/{name}")
def lesson(house: House, game: str, course: str, name: str, data: LessonLine) -> LessonNow:
    return lessons.LessonTable(*lessons.find(game, course, name), data.done).now()


@route("POST", "/api/lessons/{game}/{course}/{name}/answer")
def answer(house: House, game: str, course: str, name: str, data: LessonTry) -> LessonAnswer:
    return lessons.LessonTable(*lessons.find(game, course, name), data.done).answer_to(data.move)
