"""Routes for studies: playing on from a moment of a record, with judgements on demand. The server stores
nothing."""

from __future__ import annotations

from typing import Any

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from duomo.analysis.documents import JudgedAnswer
from duomo.http.parameters import ReplayId
from duomo.http.people.guests import Guests, address_of
from duomo.http.replies import AnyRequest, while_connected
from duomo.http.tables.replays import Replays
from duomo.http.thinking.advising import Advisers
from duomo.http.thinking.line import Whose
from duomo.play.documents.study import StudyJudgement, StudyLine, StudyQuestion
from duomo.play.documents.table import DecisionRule, Hint, Snapshot, WhyNot
from duomo.play.reading.study_questions import What


@post("/api/replays/{replay:str}/study", status_code=200, summary="Play on from a moment of a record")
async def study(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[StudyLine],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> Snapshot:
    """The table after that line, for a viewer who decides for all seats."""
    question = await replays.question(replay, data, "snapshot")
    work = replays.think(await guests.whose(request), question)
    found: Snapshot = await while_connected(request, work)
    return found


@post("/api/replays/{replay:str}/study/why", status_code=200, summary="Why a move may not be made in a study")
async def why(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[StudyQuestion],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> WhyNot:
    question = await replays.question(replay, data.line, "why", data.move, data.piece)
    work = replays.think(await guests.whose(request), question)
    found: WhyNot = await while_connected(request, work)
    return found


@post("/api/replays/{replay:str}/study/rule", status_code=200, summary="Where the rulebook speaks of it")
async def rule(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[StudyLine],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> DecisionRule:
    """The rulebook paragraph about the current decision in a study."""
    question = await replays.question(replay, data, "rule")
    found: DecisionRule = await while_connected(request, replays.think(await guests.whose(request), question))
    return found


async def judged(
    request: AnyRequest,
    replay: str,
    line: StudyLine,
    what: What,
    replays: Replays,
    guests: Guests,
    advisers: Advisers,
) -> Any:
    """Answer a question that a bot process has to work out."""
    whose = Whose(await guests.somebody(request), address_of(request))
    question = await replays.question(replay, line, what)
    return await while_connected(request, advisers.written(whose, question))


@post("/api/replays/{replay:str}/study/hint", status_code=200, summary="What to do now in a study, and why")
async def hint(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[StudyLine],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    advisers: NamedDependency[Advisers],
) -> Hint:
    found: Hint = await judged(request, replay, data, "hint", replays, guests, advisers)
    return found


@post("/api/replays/{replay:str}/study/answer", status_code=200, summary="How good the played turn is")
async def answer(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[StudyLine],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    advisers: NamedDependency[Advisers],
) -> JudgedAnswer:
    """Judges the moves since that moment, as long as one seat made them alone: what they lose compared with
    the best turn."""
    found: JudgedAnswer = await judged(request, replay, data, "answer", replays, guests, advisers)
    return found


@post("/api/replays/{replay:str}/study/standing", status_code=200, summary="How the game stands in a study")
async def standing(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[StudyLine],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    advisers: NamedDependency[Advisers],
) -> StudyJudgement:
    found: StudyJudgement = await judged(request, replay, data, "standing", replays, guests, advisers)
    return found


ROUTES: list[Any] = [study, why, rule, hint, answer, standing]
