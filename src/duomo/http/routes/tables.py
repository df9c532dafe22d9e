"""Routes for tables: making them, sitting down, and everything that does not need a live connection."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from duomo.http.gate.allowances import Allowances
from duomo.http.gate.porter import Porter
from duomo.http.parameters import MoveAsked, PieceAsked, TableId
from duomo.http.people.guests import Guests, address_of
from duomo.http.replies import AnyRequest, while_connected
from duomo.http.tables import making, playing, rematching, seating
from duomo.http.tables.archive import older_entries, record_of
from duomo.http.tables.hub import Hub
from duomo.http.thinking.advising import Advisers
from duomo.play.documents.general import Link, LinkedSeat, Made, NewTable, RenewLink, Tables, Taken, TakeSeat
from duomo.play.documents.messages import STATUS
from duomo.play.documents.table import (
    DecisionRule,
    Entry,
    GoBack,
    Hint,
    MakeAgain,
    Outcome,
    PlayMove,
    Prospect,
    Snapshot,
    Standing,
    WhyNot,
)
from duomo.play.people.names import called
from duomo.play.tables.summaries import linked_seat, summaries
from duomo.play.tables.whole_tables import WholeTable

OUTCOMES = {
    status: ResponseSpec(Outcome, description=outcome.capitalize(), generate_examples=False)
    for outcome, status in STATUS.items()
    if status != 200
}


def replied(outcome: Outcome) -> Response[Outcome]:
    return Response(outcome, status_code=STATUS[outcome.outcome])


@post("/api/tables", summary="Make a table and deal")
async def make_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
    porter: NamedDependency[Porter],
) -> Made:
    porter.check_open()
    guest = await guests.somebody(request)
    allowances.tables.take(guest, address_of(request))
    return await making.make(hub, guest, (await guests.row(guest)).name, data)


@get("/api/tables", summary="The tables where this guest has a seat")
async def tables(request: AnyRequest, hub: NamedDependency[Hub], guests: NamedDependency[Guests]) -> Tables:
    guest = await guests.who(request)
    if guest is None:
        return Tables([], [])
    found = await asyncio.to_thread(hub.store.tables_of, guest)
    return summaries(found.tables, guest, hub.time.now(), found.unreadable)


@get("/api/tables/{table:str}", summary="A table as this guest may see it")
async def table(
    request: AnyRequest, table: TableId, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> Snapshot:
    guest = await guests.who(request)
    async with hub.seen(table, guest) as room:
        return room.session.telling.snapshot(room.live.held_by(guest))


@get(
    "/api/tables/{table:str}/entries",
    summary="Up to 100 entries of the log, old ones too",
)
async def entries(
    request: AnyRequest,
    table: TableId,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    start: Annotated[int, QueryParameter(ge=1, le=1_000_000)] = 1,
    stop: Annotated[int, QueryParameter(ge=1, le=1_000_000, description="Not included.")] = 1_000_000,
) -> list[Entry]:
    guest = await guests.who(request)
    return await older_entries(hub, table, guest, start, stop)


@post("/api/tables/{table:str}/seats", status_code=200, summary="Take the seat of a private link")
async def take_seat(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[TakeSeat],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Taken:
    guest = await guests.somebody(request)
    row = await guests.row(guest)
    name = called(data.name, row.bot_of is not None) if data.name else row.name
    return await seating.take_seat(hub, table, guest, name, data.token)


@get("/api/links/{token:str}", summary="The table and seat of a private link")
async def link(
    request: AnyRequest, token: FromPath[str], hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> LinkedSeat:
    guest = await guests.who(request)
    where, seat = await seating.linked(hub, token)
    async with hub.room(where) as room:
        return linked_seat(room.live, seat.seat, guest)


@post("/api/tables/{table:str}/links", status_code=200, summary="A new private link for a seat")
async def renew_link(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[RenewLink],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Link:
    return await seating.renew_link(hub, table, await guests.somebody(request), data.seat)


@post("/api/tables/{table:str}/moves", status_code=200, responses=OUTCOMES, summary="Play a move")
async def move(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[PlayMove],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Response[Outcome]:
    guest = await guests.who(request)
    return replied(await playing.play(hub, table, guest, data.seat, data.move, data.after, data.id))


@post(
    "/api/tables/{table:str}/undo",
    status_code=200,
    responses=OUTCOMES,
    summary="Take moves back, or ask for it",
)
async def undo(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[GoBack],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Response[Outcome]:
    guest = await guests.who(request)
    return replied(await playing.undo(hub, table, guest, data.seat, data.to, data.after, None))


@post(
    "/api/tables/{table:str}/redo",
    status_code=200,
    responses=OUTCOMES,
    summary="Repeat a move that was taken back",
)
async def redo(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[MakeAgain],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Response[Outcome]:
    guest = await guests.who(request)
    return replied(await playing.redo(hub, table, guest, data.seat, data.after, data.id))


@get("/api/tables/{table:str}/why", summary="Why a move may not be made now")
async def why(
    request: AnyRequest,
    table: TableId,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    move: MoveAsked = None,
    piece: PieceAsked = None,
) -> WhyNot:
    return await playing.why(hub, table, await guests.who(request), move, piece)


@get("/api/tables/{table:str}/prospect", summary="The moves you would have if your turn began now")
async def prospect(
    request: AnyRequest,
    table: TableId,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    move: MoveAsked = None,
    piece: PieceAsked = None,
) -> Prospect:
    return await playing.prospect(hub, table, await guests.who(request), move, piece)


@get("/api/tables/{table:str}/standing", summary="How the game would be scored if it ended now")
async def standing(
    request: AnyRequest, table: TableId, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> Standing:
    guest = await guests.who(request)
    async with hub.seen(table, guest) as room:
        return room.session.telling.standing(room.live.held_by(guest))


@get("/api/tables/{table:str}/rule", summary="Where the rulebook speaks of the decision at hand")
async def rule(
    request: AnyRequest, table: TableId, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> DecisionRule:
    async with hub.seen(table, await guests.who(request)) as room:
        return room.session.telling.rule()


@post("/api/tables/{table:str}/hint", status_code=200, summary="What to do now, and why; not in rated play")
async def hint(
    request: AnyRequest, table: TableId, advisers: NamedDependency[Advisers], guests: NamedDependency[Guests]
) -> Hint:
    work = advisers.hint(table, await guests.somebody(request), address_of(request))
    return await while_connected(request, work)


@get(
    "/api/tables/{table:str}/record",
    media_type=MediaType.TEXT,
    summary="The record of a finished game: text that can be replayed",
)
async def record(table: TableId, hub: NamedDependency[Hub]) -> Response[str]:
    text = await record_of(hub, table)
    name = f'attachment; filename="duomo-{table}.txt"'
    return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


@post("/api/tables/{table:str}/rematch", summary="Start a rematch")
async def rematch(
    request: AnyRequest,
    table: TableId,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
    porter: NamedDependency[Porter],
) -> Made:
    porter.check_open()
    guest = await guests.somebody(request)
    allowances.tables.take(guest, address_of(request))
    return await rematching.rematch(hub, table, guest)


@get("/api/tables/{table:str}/whole", summary="Export a table that has no other people")
async def take_along(
    request: AnyRequest, table: TableId, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> WholeTable:
    return await making.take_along(hub, table, await guests.somebody(request))


@post("/api/tables/whole", summary="Import a table and continue it", request_max_body_size=2 * 1024 * 1024)
async def bring(
    request: AnyRequest,
    data: JSONBody[WholeTable],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
    porter: NamedDependency[Porter],
) -> Made:
    porter.check_open()
    guest, address = await guests.somebody(request), address_of(request)
    allowances.records.take(guest, address)
    return await while_connected(request, making.bring(hub, guest, address, data))


ROUTES: list[Any] = [
    take_along,
    bring,
    make_table,
    tables,
    table,
    entries,
    take_seat,
    link,
    renew_link,
    move,
    undo,
    redo,
    why,
    prospect,
    standing,
    rule,
    hint,
    record,
    rematch,
]
