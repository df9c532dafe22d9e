"""Routes for puzzles, the daily challenge, and progress in the lessons."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from duomo.http.gate.allowances import Allowances
from duomo.http.gate.porter import Porter
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.practising import Practising
from duomo.http.replies import AnyRequest, while_connected
from duomo.http.tables.replays import Replays, by_a_reader
from duomo.http.thinking.line import Whose
from duomo.play.documents.challenge import ChallengeDay
from duomo.play.documents.general import Made
from duomo.play.documents.progress import LessonProgress, LessonsTaken, taken_at
from duomo.play.documents.puzzle import (
    PuzzleCard,
    PuzzleLine,
    PuzzleNow,
    PuzzleOverview,
    PuzzleTry,
    PuzzleVerdict,
)
from duomo.play.documents.table import WhyNot
from duomo.play.reading.worked import puzzle_now, puzzle_why
from duomo.play.tables.rows import now
from duomo.store import practice as statements
from duomo.store.practice import LessonRow

PuzzleId = Annotated[str, PathParameter(pattern="^[0-9a-f]{8}$", description="The id of a puzzle.")]
GameName = Annotated[str, QueryParameter(max_length=40, description="The name of a game.")]
AnyGame = Annotated[str | None, QueryParameter(max_length=40, description="The name of a game.")]
Theme = Annotated[str | None, QueryParameter(max_length=40, description="What it is to be about.")]


@get("/api/puzzles", summary="Puzzles and your progress")
async def overview(
    request: AnyRequest, guests: NamedDependency[Guests], practising: NamedDependency[Practising]
) -> PuzzleOverview:
    return await practising.overview(await guests.who(request))


@get("/api/puzzles/all", summary="Every puzzle of a game, the easiest first")
async def puzzles(
    request: AnyRequest,
    game: GameName,
    guests: NamedDependency[Guests],
    practising: NamedDependency[Practising],
) -> list[PuzzleCard]:
    return await practising.cards(await guests.who(request), game)


@get("/api/puzzles/next", summary="A puzzle that this guest has not tried, near the guest's rating")
async def next_puzzle(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    practising: NamedDependency[Practising],
    game: AnyGame = None,
    theme: Theme = None,
) -> PuzzleCard:
    return await practising.next(await guests.who(request), game, theme)


@post("/api/puzzles/{puzzle:str}", status_code=200, summary="A puzzle after some moves")
async def puzzle(
    request: AnyRequest,
    puzzle: PuzzleId,
    data: JSONBody[PuzzleLine],
    guests: NamedDependency[Guests],
    practising: NamedDependency[Practising],
    replays: NamedDependency[Replays],
) -> PuzzleNow:
    card = await practising.card(await guests.who(request), puzzle)
    found: PuzzleNow = await by_a_reader(request, replays, guests, puzzle_now, puzzle, data.moves, card)
    return found


@post("/api/puzzles/{puzzle:str}/why", status_code=200, summary="Why a move may not be made in a puzzle")
async def why(
    request: AnyRequest,
    puzzle: PuzzleId,
    data: JSONBody[PuzzleTry],
    guests: NamedDependency[Guests],
    replays: NamedDependency[Replays],
) -> WhyNot:
    given = (puzzle, data.moves, data.move, data.piece)
    found: WhyNot = await by_a_reader(request, replays, guests, puzzle_why, *given)
    return found


@post("/api/puzzles/{puzzle:str}/answer", status_code=200, summary="How good a turn is; the first is rated")
async def answer(
    request: AnyRequest,
    puzzle: PuzzleId,
    data: JSONBody[PuzzleLine],
    guests: NamedDependency[Guests],
    practising: NamedDependency[Practising],
) -> PuzzleVerdict:
    guest = await guests.somebody(request)
    whose = Whose(guest, address_of(request))
    return await while_connected(request, practising.answer(whose, guest, puzzle, data.moves))


@get("/api/challenge", summary="The challenge of a day: what is played, and what came of it")
async def challenge(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    practising: NamedDependency[Practising],
    day: Annotated[str | None, QueryParameter(max_length=10, description="Such as 2026-11-15.")] = None,
) -> ChallengeDay:
    return await practising.challenge(await guests.who(request), day)


@post("/api/challenge", status_code=200, summary="Take today's challenge: one attempt counts")
async def take_challenge(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    practising: NamedDependency[Practising],
    allowances: NamedDependency[Allowances],
    porter: NamedDependency[Porter],
) -> Made:
    porter.check_open()
    guest = await guests.somebody(request)
    allowances.tables.take(guest, address_of(request))
    return await practising.take(guest, (await guests.row(guest)).name)


def told(row: LessonRow) -> LessonProgress:
    return LessonProgress(**msgspec.structs.asdict(row))


@get("/api/progress", summary="Progress in the lessons")
async def progress(
    request: AnyRequest, guests: NamedDependency[Guests], practising: NamedDependency[Practising]
) -> list[LessonProgress]:
    guest = await guests.who(request)
    rows = [] if guest is None else await asyncio.to_thread(practising.store.lessons, guest)
    return [told(row) for row in rows]


@put("/api/progress", summary="Save progress in a lesson; the later one is right, stars are never lost")
async def keep_progress(
    request: AnyRequest,
    data: JSONBody[LessonsTaken],
    guests: NamedDependency[Guests],
    practising: NamedDependency[Practising],
) -> list[LessonProgress]:
    guest = await guests.somebody(request)
    at = now()
    rows = [LessonRow(**msgspec.structs.asdict(taken_at(one, at))) for one in data.lessons]
    await practising.hub.writer.execute(*(statements.keep_lesson(guest, row) for row in rows))
    return [told(row) for row in await asyncio.to_thread(practising.store.lessons, guest)]


ROUTES: list[Any] = [
    overview,
    puzzles,
    next_puzzle,
    puzzle,
    why,
    answer,
    challenge,
    take_challenge,
    progress,
    keep_progress,
]
