"""Routes for chat, blocks and reports."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter

from duomo.http.gate.allowances import Allowances
from duomo.http.parameters import TableId
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.talking import Talking
from duomo.http.replies import AnyRequest
from duomo.http.routes.house import check_steward
from duomo.play.documents.talk import BlockWish, Reported
from duomo.play.people.talk import Blocked, Report, Say, TalkLine
from duomo.play.tables.telling import moment
from duomo.store import talk as kept

LineNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]


@get("/api/tables/{table:str}/talk", summary="The last things said at a table, as far as they are for you")
async def said(
    request: AnyRequest, table: TableId, talking: NamedDependency[Talking], guests: NamedDependency[Guests]
) -> list[TalkLine]:
    return await talking.said(table, await guests.who(request))


@post("/api/tables/{table:str}/talk", status_code=200, summary="Say something, to players or to watchers")
async def say(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[Say],
    talking: NamedDependency[Talking],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
) -> TalkLine:
    guest = await guests.somebody(request)
    allowances.talk.take(guest, address_of(request))
    return await talking.say(table, guest, (await guests.row(guest)).name, data)


@post("/api/tables/{table:str}/talk/{number:int}/block", status_code=200, summary="Mute somebody")
async def block(
    request: AnyRequest,
    table: TableId,
    number: LineNumber,
    talking: NamedDependency[Talking],
    guests: NamedDependency[Guests],
) -> None:
    await talking.block(table, await guests.somebody(request), number)


@post(
    "/api/tables/{table:str}/talk/{number:int}/report",
    status_code=200,
    summary="Report a message to the stewards",
)
async def report(
    request: AnyRequest,
    table: TableId,
    number: LineNumber,
    data: JSONBody[Report],
    talking: NamedDependency[Talking],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
) -> None:
    guest = await guests.somebody(request)
    allowances.reports.take(guest, address_of(request))
    await talking.report(table, guest, number, data.reason)


@post("/api/me/blocks", status_code=200, summary="Mute somebody, and be left alone by them")
async def block_person(
    request: AnyRequest,
    data: JSONBody[BlockWish],
    talking: NamedDependency[Talking],
    guests: NamedDependency[Guests],
) -> None:
    await talking.block_person(await guests.somebody(request), data.guest)


@get("/api/me/blocks", summary="The people you have muted")
async def blocks(
    request: AnyRequest, talking: NamedDependency[Talking], guests: NamedDependency[Guests]
) -> list[Blocked]:
    found = await asyncio.to_thread(talking.talks.blocks_of, await guests.somebody(request))
    return [Blocked(row.id, row.name, moment(row.created)) for row in found]


@delete("/api/me/blocks/{block:str}", status_code=200, summary="Unmute somebody")
async def unblock(
    request: AnyRequest,
    block: FromPath[str],
    talking: NamedDependency[Talking],
    guests: NamedDependency[Guests],
) -> None:
    await talking.unblock(await guests.somebody(request), block)


@get("/api/house/reports", summary="What people have reported, for stewards")
async def reports(
    request: AnyRequest, talking: NamedDependency[Talking], guests: NamedDependency[Guests]
) -> list[Reported]:
    await check_steward(request, guests)
    found = await asyncio.to_thread(talking.talks.reports)
    return [
        Reported(row.id, row.about, row.name, row.table_id, row.said, row.reason, moment(row.created))
        for row in found
    ]


@post("/api/house/reports/{report:str}/settle", status_code=200, summary="Settle a report")
async def settle(
    request: AnyRequest,
    report: FromPath[str],
    talking: NamedDependency[Talking],
    guests: NamedDependency[Guests],
) -> None:
    await check_steward(request, guests)
    await talking.hub.writer.execute(kept.settle(report))


ROUTES: list[Any] = [said, say, block, report, block_person, blocks, unblock, reports, settle]
