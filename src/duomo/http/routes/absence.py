"""Routes for absent players: coming back, playing on without somebody, giving up a game, vacations."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from duomo.http.gate.allowances import Allowances
from duomo.http.parameters import TableId
from duomo.http.people.guests import Guests, address_of
from duomo.http.replies import AnyRequest
from duomo.http.settings import Settings
from duomo.http.tables import seating
from duomo.http.tables.hub import Hub
from duomo.play.documents.absence import OneSeat, Proposal, Vacation, VacationWish, VoteGiven
from duomo.play.documents.table import Outcome
from duomo.play.tables.clocks import DAY
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import absence

YEAR = 365 * DAY


@post("/api/tables/{table:str}/resign", status_code=200, summary="Leave the game for good; a bot plays on")
async def resign(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[OneSeat],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Outcome:
    guest = await guests.somebody(request)
    async with hub.room(table) as room:
        return await hub.keep(room, room.session.resign(guest, data.seat))


@post("/api/tables/{table:str}/back", status_code=200, summary="Play on, where a bot has played for you")
async def come_back(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[OneSeat],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Outcome:
    guest = await guests.somebody(request)
    async with hub.room(table) as room:
        return await hub.keep(room, room.session.come_back(guest, data.seat))


@post("/api/tables/{table:str}/claim", status_code=200, summary="Let a bot play for somebody who is gone")
async def claim(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[OneSeat],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Outcome:
    guest = await guests.somebody(request)
    async with hub.room(table) as room:
        return await hub.keep(room, room.session.claim(guest, data.seat))


@post(
    "/api/tables/{table:str}/vote", status_code=200, summary="Propose to resign, or to go on without somebody"
)
async def propose(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[Proposal],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
) -> Outcome:
    guest = await guests.somebody(request)
    allowances.votes.take(guest, address_of(request))
    async with hub.room(table) as room:
        return await hub.keep(room, room.session.propose(guest, data.kind, data.seat))


@post("/api/tables/{table:str}/vote/answer", status_code=200, summary="Vote on a proposal")
async def vote(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[VoteGiven],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Outcome:
    guest = await guests.somebody(request)
    async with hub.room(table) as room:
        return await hub.keep(room, room.session.vote(guest, data.agree))


@get("/api/me/vacation", summary="Your vacation, and how many days of it are left")
async def vacation(
    request: AnyRequest,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    settings: NamedDependency[Settings],
) -> Vacation:
    return await _vacation(hub, await guests.somebody(request), settings)


@post("/api/me/vacation", status_code=200, summary="Start a vacation: your clocks stop in games by days")
async def take_vacation(
    request: AnyRequest,
    data: JSONBody[VacationWish],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    settings: NamedDependency[Settings],
) -> Vacation:
    guest = await guests.somebody(request)
    before = await _vacation(hub, guest, settings)
    if before.until is not None:
        raise ServerTrouble(409, "on-vacation")
    if data.days > before.days_left:
        raise ServerTrouble(409, "no-vacation-left", days=before.days_left)
    start = hub.time.now()
    await hub.writer.execute(absence.take_vacation(guest, (start, start + data.days * DAY)))
    await _follow(hub, guest)
    return await _vacation(hub, guest, settings)


@delete("/api/me/vacation", status_code=200, summary="End your vacation")
async def end_vacation(
    request: AnyRequest,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    settings: NamedDependency[Settings],
) -> Vacation:
    guest = await guests.somebody(request)
    await hub.writer.execute(absence.end_vacation(guest, hub.time.now()))
    await _follow(hub, guest)
    return await _vacation(hub, guest, settings)


async def _vacation(hub: Hub, guest: str, settings: Settings) -> Vacation:
    found = (await asyncio.to_thread(hub.store.vacations, [guest])).get(guest, [])
    at = hub.time.now()
    spent = sum(max(0, until - max(start, at - YEAR)) for start, until in found)
    until = max((until for _, until in found), default=0)
    left = max(0, settings.vacation_days - -(-spent // DAY))
    return Vacation(moment(hub.time.wall(until)) if until > at else None, left)


async def _follow(hub: Hub, guest: str) -> None:
    """Update the clocks in all the guest's games with days per move."""
    for table in await asyncio.to_thread(hub.store.timed_tables_of, guest):
        async with hub.room(table) as room:
            seats = await asyncio.to_thread(hub.store.seats, table)
            for seat, stored in zip(room.live.seats, seats, strict=True):
                seat.vacations = stored.vacations
            await seating.timed(hub, room)


ROUTES: list[Any] = [resign, come_back, claim, propose, vote, vacation, take_vacation, end_vacation]
