"""Routes for tournaments: making them, taking part, following them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import delete, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect, WebSocketException
from litestar.params import FromPath, JSONBody, PathParameter

from duomo.bots.registry import BOTS
from duomo.http.gate.allowances import Allowances
from duomo.http.gate.porter import Porter
from duomo.http.people.directing import Director, changed
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.presence import Presence
from duomo.http.replies import AnyRequest
from duomo.http.settings import Settings
from duomo.http.tables.connection import Connection, Socket
from duomo.http.tables.hub import Hub
from duomo.http.tables.live import refuse
from duomo.play.documents.tournament import (
    MadeTournament,
    NewBots,
    NewTournament,
    TournamentDocument,
    TournamentSummary,
)
from duomo.play.tournaments.making import wished
from duomo.play.tournaments.rows import StoredTournament
from duomo.play.tournaments.telling import summary
from duomo.play.tournaments.telling import tournament as told
from duomo.play.trouble import ServerTrouble
from duomo.store import tournaments

TournamentId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="The id of a tournament.")]
EntrantNumber = Annotated[int, PathParameter(ge=1, le=10_000, description="The number of an entrant.")]


async def whole_of(director: Director, tournament: str) -> StoredTournament:
    found = await asyncio.to_thread(director.store.whole, tournament)
    if found is None:
        raise ServerTrouble(404, "no-tournament")
    return found


async def organised(
    director: Director, guests: Guests, request: AnyRequest, tournament: str
) -> StoredTournament:
    """Return a tournament the guest organises, or any for a steward."""
    guest = await guests.somebody(request)
    whole = await whole_of(director, tournament)
    if whole.row.created_by != guest and not (await guests.row(guest)).steward:
        raise ServerTrouble(403, "not-your-tournament")
    return whole


async def document(director: Director, tournament: str, guest: str | None) -> TournamentDocument:
    return told(await whole_of(director, tournament), guest)


@get("/api/tournaments", summary="Tournaments that everybody finds, and your own")
async def listed(
    request: AnyRequest, director: NamedDependency[Director], guests: NamedDependency[Guests]
) -> list[TournamentSummary]:
    guest = await guests.who(request)
    return [
        summary(one.row, one.organiser, one.entrants, one.round, guest, one.entered)
        for one in await asyncio.to_thread(director.store.listed, guest)
    ]


@post("/api/tournaments", summary="Make a tournament")
async def make(
    request: AnyRequest,
    data: JSONBody[NewTournament],
    director: NamedDependency[Director],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
    porter: NamedDependency[Porter],
    settings: NamedDependency[Settings],
) -> MadeTournament:
    porter.check_open()
    guest = await guests.somebody(request)
    row = await asyncio.to_thread(wished, data, guest, settings.limits.entrants)
    allowances.tables.take(guest, address_of(request))
    most = settings.limits.tournaments
    if await asyncio.to_thread(director.store.unfinished_of, guest) >= most:
        raise ServerTrouble(409, "too-many-tournaments", most=most)
    await director.write(row.id, tournaments.create(row))
    return MadeTournament(row.id)


@get("/api/tournaments/{tournament:str}", summary="A tournament: entrants, rounds, standings")
async def tournament(
    request: AnyRequest,
    tournament: TournamentId,
    director: NamedDependency[Director],
    guests: NamedDependency[Guests],
) -> TournamentDocument:
    return await document(director, tournament, await guests.who(request))


@delete(
    "/api/tournaments/{tournament:str}",
    status_code=200,
    summary="Cancel your tournament; games under way continue as ordinary games",
)
async def cancel(
    request: AnyRequest,
    tournament: TournamentId,
    director: NamedDependency[Director],
    guests: NamedDependency[Guests],
) -> None:
    await organised(director, guests, request, tournament)
    await director.wished(tournament, tournaments.cancel(tournament))


@post("/api/tournaments/{tournament:str}/start", status_code=200, summary="Begin your tournament now")
async def start(
    request: AnyRequest,
    tournament: TournamentId,
    director: NamedDependency[Director],
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
) -> None:
    porter.check_open()
    whole = await organised(director, guests, request, tournament)
    if whole.row.state != "open":
        raise ServerTrouble(409, "tournament-not-open")
    if len(whole.entrants) < whole.row.size:
        raise ServerTrouble(409, "tournament-few", fewest=whole.row.size)
    try:
        await director.begin(whole)
    except tournaments.Refused as refused:
        raise ServerTrouble(409, str(refused)) from None


@post("/api/tournaments/{tournament:str}/entrants", status_code=200, summary="Enter a tournament")
async def join(
    request: AnyRequest,
    tournament: TournamentId,
    director: NamedDependency[Director],
    guests: NamedDependency[Guests],
) -> TournamentDocument:
    guest = await guests.somebody(request)
    await whole_of(director, tournament)
    await director.wished(tournament, tournaments.enter(tournament, [guest], [None]))
    return await document(director, tournament, guest)


@post("/api/tournaments/{tournament:str}/bots", status_code=200, summary="Let bots of a level take part")
async def add_bots(
    request: AnyRequest,
    tournament: TournamentId,
    data: JSONBody[NewBots],
    director: NamedDependency[Director],
    guests: NamedDependency[Guests],
) -> TournamentDocument:
    if data.level not in BOTS:
        raise ServerTrouble(400, "no-level", level=data.level)
    await organised(director, guests, request, tournament)
    new = tournaments.enter(tournament, [None] * data.count, [data.level] * data.count)
    await director.wished(tournament, new)
    return await document(director, tournament, await guests.who(request))


@delete(
    "/api/tournaments/{tournament:str}/entrants/{number:int}",
    status_code=200,
    summary="Withdraw from a tournament; the organiser may withdraw anybody",
)
async def withdraw(
    request: AnyRequest,
    tournament: TournamentId,
    number: EntrantNumber,
    director: NamedDependency[Director],
    guests: NamedDependency[Guests],
) -> TournamentDocument:
    guest = await guests.somebody(request)
    whole = await whole_of(director, tournament)
    one = next((one for one in whole.entrants if one.number == number), None)
    if one is None:
        raise ServerTrouble(404, "no-entrant")
    if one.guest_id != guest:
        await organised(director, guests, request, tournament)
    await director.wished(tournament, tournaments.leave(tournament, number))
    return await document(director, tournament, guest)


@websocket("/api/tournaments/{tournament:str}/live")
async def live(
    socket: Socket,
    tournament: FromPath[str],
    hub: NamedDependency[Hub],
    director: NamedDependency[Director],
    guests: NamedDependency[Guests],
    presence: NamedDependency[Presence],
) -> None:
    """Sends an event whenever the tournament has changed, and once at the start; the changes are in the
    tournament's document."""
    await socket.accept()
    try:
        session = await guests.session(socket)
        await whole_of(director, tournament)
    except ServerTrouble as trouble:
        await refuse(socket, trouble)
        return
    connection = Connection(socket, session, address_of(socket), hub.settings.limits)
    watchers = director.watching.setdefault(tournament, set())
    try:
        with presence.of(connection.guest, connection.address):
            connection.start()
            watchers.add(connection)
            connection.put(changed(tournament))
            while (await socket.receive())["type"] != "websocket.disconnect":
                pass
    except ServerTrouble as trouble:
        await refuse(socket, trouble)
    except (WebSocketDisconnect, WebSocketException):
        pass
    finally:
        watchers.discard(connection)
        if not watchers:
            director.watching.pop(tournament, None)
        await connection.stop()


ROUTES: list[Any] = [listed, make, tournament, cancel, start, join, add_bots, withdraw, live]
