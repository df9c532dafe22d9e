"""Lessons: the list of courses, and one lesson after what was done so far. The server keeps nothing of it."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from duomo.play import lessons
from duomo.play.lesson_documents import CourseCard, LessonAnswer, LessonLine, LessonNow, LessonTry

Name = FromPath[str]


@get("/api/lessons", summary="What can be learnt", sync_to_thread=True)
def courses() -> list[CourseCard]:
    return lessons.cards()


@post("/api/lessons/{game:str}/{course:str}/{name:str}", status_code=200, summary="A lesson, step by step")
async def lesson(game: Name, course: Name, name: Name, data: JSONBody[LessonLine]) -> LessonNow:
    """The lesson after what was done so far, with what is asked next."""
    return await asyncio.to_thread(lambda: _at(game, course, name, data.done).now())


@post(
    "/api/lessons/{game:str}/{course:str}/{name:str}/answer",
    status_code=200,
    summary="What the coach says to another move",
)
async def answer(game: Name, course: Name, name: Name, data: JSONBody[LessonTry]) -> LessonAnswer:
    return await asyncio.to_thread(
        lambda: _at(game, course, name, data.done).answer_to(data.move, data.piece)
    )


def _at(game: str, course: str, name: str, done: list[str]) -> lessons.LessonTable:
    return lessons.LessonTable(*lessons.find(game, course, name), done)


ROUTES: list[Any] = [courses, lesson, answer]
