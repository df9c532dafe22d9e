"""Playing on from a moment of a record, with judgements on demand. The server keeps nothing of it."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from duomo.analysis.documents import JudgedAnswer
from duomo.analysis.hints import SIMULATIONS
from duomo.http import replays
from duomo.http.advising import hint_of
from duomo.http.guests import Guests
from duomo.http.hub import Hub
from duomo.http.replies import AnyRequest
from duomo.http.routes_library import ReplayId
from duomo.play.studies import Study
from duomo.play.study_documents import Standing, StudyLine, StudyQuestion
from duomo.play.table_documents import Hint, Snapshot, WhyNot


async def opened(hub: Hub, replay: str, line: StudyLine) -> Study:
    text, _ = await replays.text_of(hub, replay)
    return await asyncio.to_thread(lambda: Study(replay, text, line, replays.components_of(hub, text)))


@post("/api/replays/{replay:str}/study", status_code=200, summary="Play on from a moment of a record")
async def study(replay: ReplayId, data: JSONBody[StudyLine], hub: NamedDependency[Hub]) -> Snapshot:
    """The table after that line, for somebody who decides for everybody."""
    found = await opened(hub, replay, data)
    return await asyncio.to_thread(found.snapshot)


@post("/api/replays/{replay:str}/study/why", status_code=200, summary="Why a move may not be made in a study")
async def why(replay: ReplayId, data: JSONBody[StudyQuestion], hub: NamedDependency[Hub]) -> WhyNot:
    return (await opened(hub, replay, data.line)).why(data.move)


@post("/api/replays/{replay:str}/study/hint", status_code=200, summary="What to do now in a study, and why")
async def hint(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[StudyLine],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Hint:
    guest = await guests.somebody(request)
    found = await opened(hub, replay, data)
    wanted = found.advice()
    offers = found.session.telling.offered(wanted.seen.state.decider)
    return hint_of(await hub.thought(guest, wanted), offers)


@post("/api/replays/{replay:str}/study/answer", status_code=200, summary="How good the played turn is")
async def answer(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[StudyLine],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> JudgedAnswer:
    """The moves from the moment on, as far as one seat made them alone: what they lose against the best."""
    guest = await guests.somebody(request)
    wanted = (await opened(hub, replay, data)).answer()
    judged: JudgedAnswer = await hub.thought(guest, wanted)
    return judged


@post("/api/replays/{replay:str}/study/standing", status_code=200, summary="How the game stands in a study")
async def standing(
    request: AnyRequest,
    replay: ReplayId,
    data: JSONBody[StudyLine],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Standing:
    guest = await guests.somebody(request)
    found = await opened(hub, replay, data)
    wanted = found.weighing()
    if wanted is None:
        return Standing(found.result(), 0)
    return Standing(await hub.thought(guest, wanted), SIMULATIONS)


ROUTES: list[Any] = [study, why, hint, answer, standing]
