"""Routes for lessons: the list of courses, and a lesson after what was done so far. The server stores
nothing."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from duomo.http.people.guests import Guests, address_of
from duomo.http.replies import AnyRequest, while_connected
from duomo.http.tables.replays import Replays, by_a_reader
from duomo.http.thinking.advising import Advisers
from duomo.http.thinking.line import Whose
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
from duomo.play.practice import lessons
from duomo.play.reading.worked import FirstGameHint, first_game_now, first_game_why, lesson_answer, lesson_now

Name = FromPath[str]


@get("/api/lessons", summary="What can be learnt", sync_to_thread=True)
def courses() -> list[CourseCard]:
    return lessons.cards()


@post("/api/lessons/{game:str}/{course:str}/{name:str}", status_code=200, summary="A lesson, step by step")
async def lesson(
    request: AnyRequest,
    game: Name,
    course: Name,
    name: Name,
    data: JSONBody[LessonLine],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> LessonNow:
    """The lesson after what was done so far, with the next step."""
    given = (game, course, name, data.done)
    found: LessonNow = await by_a_reader(request, replays, guests, lesson_now, *given)
    return found


@post(
    "/api/lessons/{game:str}/{course:str}/{name:str}/answer",
    status_code=200,
    summary="What the coach says to another move",
)
async def answer(
    request: AnyRequest,
    game: Name,
    course: Name,
    name: Name,
    data: JSONBody[LessonTry],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> LessonAnswer:
    given = (game, course, name, data.done, data.move, data.piece)
    found: LessonAnswer = await by_a_reader(request, replays, guests, lesson_answer, *given)
    return found


@post("/api/lessons/{game:str}/{course:str}", status_code=200, summary="A first game, with a coach")
async def first_game(
    request: AnyRequest,
    game: Name,
    course: Name,
    data: JSONBody[GameLine],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> FirstGameNow:
    """The game after the moves so far, including the bot's answer."""
    found: FirstGameNow = await by_a_reader(request, replays, guests, first_game_now, game, course, data.done)
    return found


@post(
    "/api/lessons/{game:str}/{course:str}/why",
    status_code=200,
    summary="Why a move of a first game cannot be made",
)
async def why_not(
    request: AnyRequest,
    game: Name,
    course: Name,
    data: JSONBody[GameTry],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> LessonAnswer:
    given = (game, course, data.done, data.move, data.piece)
    found: LessonAnswer = await by_a_reader(request, replays, guests, first_game_why, *given)
    return found


@post("/api/lessons/{game:str}/{course:str}/hint", status_code=200, summary="What to do now in a first game")
async def hint(
    request: AnyRequest,
    game: Name,
    course: Name,
    data: JSONBody[GameLine],
    advisers: NamedDependency[Advisers],
    guests: NamedDependency[Guests],
) -> Hint:
    whose = Whose(await guests.somebody(request), address_of(request))
    asked = FirstGameHint(game, course, tuple(data.done))
    found: Any = msgspec.Raw(await while_connected(request, advisers.thought(whose, asked)))
    told: Hint = found
    return told


ROUTES: list[Any] = [courses, lesson, answer, first_game, why_not, hint]
