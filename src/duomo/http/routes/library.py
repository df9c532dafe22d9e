"""Routes for replays, rules and components."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from duomo.core.wire import Offer, Scoring
from duomo.http.gate.allowances import Allowances
from duomo.http.parameters import MoveAsked, PieceAsked, ReplayId
from duomo.http.people.guests import Guests, address_of
from duomo.http.replies import AnyRequest, while_connected
from duomo.http.settings import Settings
from duomo.http.tables.replays import Replays
from duomo.http.thinking.analysing import Analyses
from duomo.play.documents.library import (
    AnalysisJob,
    ComponentsShown,
    MoveMade,
    PositionText,
    Replay,
    Rulebook,
    Step,
    Uploaded,
)
from duomo.play.documents.table import Prospect
from duomo.play.reading.library import components_of, rules_in
from duomo.play.trouble import ServerTrouble


@post("/api/replays", summary="Upload a record, as text", request_max_body_size=2 * 1024 * 1024)
async def upload(
    request: AnyRequest,
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
    settings: NamedDependency[Settings],
) -> Uploaded:
    guest = await guests.somebody(request)
    allowances.records.take(guest, address_of(request))
    body = await request.body()
    if len(body) > settings.limits.record:
        raise ServerTrouble(413, "too-large")
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise ServerTrouble(400, "not-text") from None
    work = replays.upload(guest, address_of(request), text)
    return Uploaded(await while_connected(request, work))


@get("/api/replays/{replay:str}", summary="A record that can be stepped through")
async def replay(
    request: AnyRequest,
    replay: ReplayId,
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> Replay:
    work = replays.describe(await guests.whose(request), replay)
    found: Replay = await while_connected(request, work)
    return found


@get("/api/replays/{replay:str}/steps", summary="Positions of a record, sixty at most")
async def steps(
    request: AnyRequest,
    replay: ReplayId,
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    start: Annotated[int, QueryParameter(ge=0, le=10_000)] = 0,
    stop: Annotated[int, QueryParameter(ge=0, le=10_000, description="Not included.")] = 10_000,
    seat: Annotated[int | None, QueryParameter(ge=0, le=9, description="With whose eyes.")] = None,
) -> list[Step]:
    work = replays.about(await guests.whose(request), replay, "positions", start, stop, seat)
    found: list[Step] = await while_connected(request, work)
    return found


@get("/api/replays/{replay:str}/moves", summary="All moves of a record in words, without positions")
async def moves(
    request: AnyRequest,
    replay: ReplayId,
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> list[MoveMade]:
    work = replays.about(await guests.whose(request), replay, "story")
    found: list[MoveMade] = await while_connected(request, work)
    return found


@get("/api/replays/{replay:str}/offers", summary="The legal moves of a position of a record")
async def offers(
    request: AnyRequest,
    replay: ReplayId,
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    at: Annotated[int, QueryParameter(ge=0, le=10_000, description="After so many moves.")],
) -> list[Offer]:
    work = replays.about(await guests.whose(request), replay, "offered", at)
    found: list[Offer] = await while_connected(request, work)
    return found


@get("/api/replays/{replay:str}/prospect", summary="Check the moves of a position, with reasons")
async def prospect(
    request: AnyRequest,
    replay: ReplayId,
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    at: Annotated[int, QueryParameter(ge=0, le=10_000, description="After so many moves.")],
    move: MoveAsked = None,
    piece: PieceAsked = None,
) -> Prospect:
    work = replays.about(await guests.whose(request), replay, "prospect", at, move, piece)
    found: Prospect = await while_connected(request, work)
    return found


@get("/api/replays/{replay:str}/position", summary="A position of a record, as text")
async def position(
    request: AnyRequest,
    replay: ReplayId,
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    at: Annotated[int, QueryParameter(ge=0, le=10_000, description="After so many moves.")],
) -> PositionText:
    work = replays.about(await guests.whose(request), replay, "position", at)
    found: PositionText = await while_connected(request, work)
    return found


@get("/api/replays/{replay:str}/scoring", summary="How a finished game was scored")
async def scoring(
    request: AnyRequest,
    replay: ReplayId,
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> Scoring:
    work = replays.about(await guests.whose(request), replay, "scored")
    found: Scoring = await while_connected(request, work)
    return found


@get("/api/replays/{replay:str}/record", media_type=MediaType.TEXT, summary="The text of a record")
async def text(replay: ReplayId, replays: NamedDependency[Replays]) -> Response[str]:
    found = await replays.text_of(replay)
    name = f'attachment; filename="duomo-{replay}.txt"'
    return Response(found, media_type=MediaType.TEXT, headers={"content-disposition": name})


@get("/api/replays/{replay:str}/analysis", summary="The state of an analysis")
async def analysis(
    replay: ReplayId, replays: NamedDependency[Replays], analyses: NamedDependency[Analyses]
) -> AnalysisJob:
    await replays.text_of(replay)
    return await analyses.job(replay)


@post("/api/replays/{replay:str}/analysis", status_code=200, summary="Request the analysis of a game")
async def analyse(
    request: AnyRequest,
    replay: ReplayId,
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    analyses: NamedDependency[Analyses],
) -> AnalysisJob:
    guest = await guests.somebody(request)
    text = await replays.text_of(replay)
    return await analyses.start(replay, text, guest, address_of(request))


@get("/api/components/{game:str}", summary="Cards and tiles of a game, each with its source")
async def components(
    request: AnyRequest,
    game: FromPath[str],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
    language: Annotated[str, QueryParameter()] = "en",
) -> ComponentsShown:
    """All components, or those used with certain options, given by name as in `?contractors=on`. `language`
    is the language of the reasons."""
    options = {name: str(value) for name, value in request.query_params.items() if name != "language"}
    asked = replays.known(await guests.whose(request), components_of, game, options, language)
    shown: ComponentsShown = await while_connected(request, asked)
    return shown


@get("/api/rules/{language:str}", summary="The rulebook, paragraph by paragraph")
async def rules(
    request: AnyRequest,
    language: FromPath[str],
    replays: NamedDependency[Replays],
    guests: NamedDependency[Guests],
) -> Rulebook:
    asked = replays.known(await guests.whose(request), rules_in, language)
    book: Rulebook = await while_connected(request, asked)
    return book


ROUTES: list[Any] = [
    upload,
    replay,
    steps,
    moves,
    offers,
    prospect,
    position,
    scoring,
    text,
    analysis,
    analyse,
    components,
    rules,
]
