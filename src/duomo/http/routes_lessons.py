"""Lessons: the list of courses, and one lesson after what was done so far. The server keeps nothing of it."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from duomo.http.advising import Advisers
from duomo.http.guests import Guests, address_of
from duomo.http.line import Whose
from duomo.http.replies import AnyRequest, while_connected
from duomo.lessons.lesson import PUPIL
from duomo.play import first_games, lessons
from duomo.play.lesson_documents import (
    CourseCard,
    FirstGameNow,
    GameLine,
    GameTry,
    LessonAnswer,
    LessonLine,
    LessonNow,
    LessonTry,
)
from duomo.play.table_documents import Hint, WhyNot
from duomo.play.telling import Telling
from duomo.play.trouble import ServerTrouble

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


@post("/api/lessons/{game:str}/{course:str}", status_code=200, summary="A first game, with a coach")
async def first_game(game: Name, course: Name, data: JSONBody[GameLine]) -> FirstGameNow:
    """The game after the moves so far, the bot's answer included."""
    return await asyncio.to_thread(lambda: _coached(game, course, data.done).now())


@post(
    "/api/lessons/{game:str}/{course:str}/why",
    status_code=200,
    summary="Why a move of a first game cannot be made",
)
async def why_not(game: Name, course: Name, data: JSONBody[GameTry]) -> LessonAnswer:
    def told() -> WhyNot:
        return _coached(game, course, data.done).why_not(data.move, data.piece)

    found = await asyncio.to_thread(told)
    if found.words is None:
        raise ServerTrouble(409, "no-lesson-answer")
    return LessonAnswer(found.words, found.rule, legal=False)


@post("/api/lessons/{game:str}/{course:str}/hint", status_code=200, summary="What to do now in a first game")
async def hint(
    request: AnyRequest,
    game: Name,
    course: Name,
    data: JSONBody[GameLine],
    advisers: NamedDependency[Advisers],
    guests: NamedDependency[Guests],
) -> Hint:
    table = await asyncio.to_thread(lambda: _coached(game, course, data.done))
    whose = Whose(await guests.somebody(request), address_of(request))
    move, words = await while_connected(request, advisers.thought(whose, table.advice()))
    offers = {offer.move: offer for offer in Telling(table.live).offered(PUPIL)}
    return Hint(move, offers[move], words)


def _coached(game: str, course: str, done: list[str]) -> first_games.CoachedTable:
    return first_games.CoachedTable(*first_games.find(game, course), done)


ROUTES: list[Any] = [courses, lesson, answer, first_game, why_not, hint]
