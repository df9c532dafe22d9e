"""Replays, rules and components."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, PathParameter, QueryParameter

from duomo.core.wire import Offer, Scoring
from duomo.http import replays
from duomo.http.advising import Analyses
from duomo.http.guests import Guests
from duomo.http.hub import Hub
from duomo.http.limits import Buckets
from duomo.http.replies import AnyRequest
from duomo.http.settings import Settings
from duomo.play.library import components_of, rules_in
from duomo.play.library_documents import (
    AnalysisJob,
    ComponentsShown,
    MoveMade,
    Replay,
    Rulebook,
    Step,
    Uploaded,
)
from duomo.play.table_documents import Prospect
from duomo.play.trouble import ServerTrouble

ReplayId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="Of a replay or a table.")]


@post("/api/replays", summary="Upload a record, as text", request_max_body_size=2 * 1024 * 1024)
async def upload(
    request: AnyRequest,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    new_records: NamedDependency[Buckets],
    settings: NamedDependency[Settings],
) -> Uploaded:
    guest = await guests.somebody(request)
    if not new_records.take(guest):
        raise ServerTrouble(429, "too-many-records")
    body = await request.body()
    if len(body) > settings.limits.record:
        raise ServerTrouble(413, "too-large")
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise ServerTrouble(400, "not-text") from None
    return Uploaded(await replays.upload(hub, guest, text))


@get("/api/replays/{replay:str}", summary="A record that can be stepped through")
async def replay(replay: ReplayId, hub: NamedDependency[Hub]) -> Replay:
    return await replays.replay(hub, replay)


@get("/api/replays/{replay:str}/steps", summary="Positions of a record, sixty at most")
async def steps(
    replay: ReplayId,
    hub: NamedDependency[Hub],
    start: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0,
    stop: Annotated[int, QueryParameter(ge=0, le=10_000, description="Not included.")] = 10_000,
    seat: Annotated[int | None, QueryParameter(ge=0, le=9, description="With whose eyes.")] = None,
) -> list[Step]:
    return await replays.steps(hub, replay, start, stop, seat)


@get("/api/replays/{replay:str}/moves", summary="All moves of a record in words, without positions")
async def moves(replay: ReplayId, hub: NamedDependency[Hub]) -> list[MoveMade]:
    return await replays.moves(hub, replay)


@get("/api/replays/{replay:str}/offers", summary="The legal moves of a position of a record")
async def offers(
    replay: ReplayId,
    hub: NamedDependency[Hub],
    at: Annotated[int, QueryParameter(ge=0, le=10_000, description="After so many moves.")],
) -> list[Offer]:
    return await replays.offers(hub, replay, at)


@get("/api/replays/{replay:str}/prospect", summary="What could be done in a position, and why not")
async def prospect(
    replay: ReplayId,
    hub: NamedDependency[Hub],
    at: Annotated[int, QueryParameter(ge=0, le=10_000, description="After so many moves.")],
    move: Annotated[str | None, QueryParameter(min_length=1, max_length=120)] = None,
) -> Prospect:
    return await replays.prospect(hub, replay, at, move)


@get("/api/replays/{replay:str}/scoring", summary="How a finished game was scored")
async def scoring(replay: ReplayId, hub: NamedDependency[Hub]) -> Scoring:
    return await replays.scoring(hub, replay)


@get("/api/replays/{replay:str}/record", media_type=MediaType.TEXT, summary="The text of a record")
async def text(replay: ReplayId, hub: NamedDependency[Hub]) -> Response[str]:
    found, _ = await replays.text_of(hub, replay)
    name = f'attachment; filename="duomo-{replay}.txt"'
    return Response(found, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/api/replays/{replay:str}/analysis", summary="How far the analysis of a game is")
async def analysis(
    replay: ReplayId, hub: NamedDependency[Hub], analyses: NamedDependency[Analyses]
) -> AnalysisJob:
    await replays.text_of(hub, replay)
    return await analyses.job(replay)


@post("/api/replays/{replay:str}/analysis", status_code=200, summary="Have a game analysed")
async def analyse(
    request: AnyRequest,
    replay: ReplayId,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    analyses: NamedDependency[Analyses],
) -> AnalysisJob:
    guest = await guests.somebody(request)
    text, _ = await replays.text_of(hub, replay)
    return await analyses.start(replay, text, guest)


@get("/api/components/{game:str}", summary="Cards and tiles of a game, each with its source")
async def components(
    request: AnyRequest, game: FromPath[str], language: Annotated[str, QueryParameter()] = "en"
) -> ComponentsShown:
    """All of them, or those of one choice of options, given by name as in `?contractors=on`. The language is
    that of the reasons."""
    options = {name: str(value) for name, value in request.query_params.items() if name != "language"}
    return await asyncio.to_thread(components_of, game, options, language)


@get("/api/rules/{language:str}", summary="The rulebook, paragraph by paragraph")
async def rules(language: FromPath[str]) -> Rulebook:
    return await asyncio.to_thread(rules_in, language)


ROUTES: list[Any] = [
    upload,
    replay,
    steps,
    moves,
    offers,
    prospect,
    scoring,
    text,
    analysis,
    analyse,
    components,
    rules,
]
