"""Routes for finding somebody to play with: open tables, seeks, invitations."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from duomo.http.gate.allowances import Allowances
from duomo.http.gate.porter import Porter
from duomo.http.parameters import TableId
from duomo.http.people import inviting
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.lobby import Lobby
from duomo.http.people.seeking import Seeking, told
from duomo.http.replies import AnyRequest
from duomo.http.tables.hub import Hub
from duomo.play.documents.general import Taken
from duomo.play.documents.lobby import InvitationTold, Invite, LobbyTold, NewSeek, PaceKind, SeekTold
from duomo.play.people.lobby import Filter
from duomo.play.tables.terms import Opening

AnyId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$")]
AnyGame = Annotated[str | None, QueryParameter(max_length=40, description="The name of a game.")]
AnyClub = Annotated[str | None, QueryParameter(pattern="^[0-9a-f]{16}$", description="The id of a club.")]
AnyPace = Annotated[PaceKind | None, QueryParameter(description="How time is given.")]
AnyRated = Annotated[bool | None, QueryParameter(description="Whether it is rated.")]
WithFriends = Annotated[bool, QueryParameter(description="Only tables where a friend sits.")]
Players = Annotated[int | None, QueryParameter(ge=1, le=9)]


@get("/api/lobby", summary="Open tables you can join, and your own seeks")
async def lobby(
    request: AnyRequest,
    lobby: NamedDependency[Lobby],
    seeking: NamedDependency[Seeking],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    game: AnyGame = None,
    players: Players = None,
    pace: AnyPace = None,
    rated: AnyRated = None,
    friends: WithFriends = False,
    club: AnyClub = None,
) -> LobbyTold:
    guest = await guests.somebody(request)
    tables = await lobby.tables(guest, Filter(game, players, pace, rated, friends, club))
    every = await seeking.all()
    own = [told(seek) for seek in every if seek.guest_id == guest]
    return LobbyTold(tables, own, hub.company.count(), len({seek.guest_id for seek in every}))


@post("/api/tables/{table:str}/join", status_code=200, summary="Sit down on an open seat")
async def join(
    request: AnyRequest, table: TableId, lobby: NamedDependency[Lobby], guests: NamedDependency[Guests]
) -> Taken:
    guest = await guests.somebody(request)
    return await lobby.join(table, guest, (await guests.row(guest)).name)


@post("/api/tables/{table:str}/open", status_code=200, summary="Open the free seats of your table to others")
async def open_table(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[Opening],
    lobby: NamedDependency[Lobby],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
) -> None:
    guest = await guests.somebody(request)
    allowances.changes.take(guest, address_of(request))
    await lobby.open(table, guest, data)


@delete(
    "/api/tables/{table:str}/open", status_code=200, summary="Close the free seats of your table to others"
)
async def close_table(
    request: AnyRequest, table: TableId, lobby: NamedDependency[Lobby], guests: NamedDependency[Guests]
) -> None:
    await lobby.close(table, await guests.somebody(request))


@post("/api/me/seeks", summary="Wait for others who want the same; `/api/me/live` must be open meanwhile")
async def seek(
    request: AnyRequest,
    data: JSONBody[NewSeek],
    seeking: NamedDependency[Seeking],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
    porter: NamedDependency[Porter],
) -> SeekTold:
    porter.check_open()
    guest = await guests.somebody(request)
    allowances.changes.take(guest, address_of(request))
    return await seeking.seek(guest, data)


@delete("/api/me/seeks/{seek:str}", status_code=200, summary="Stop waiting for others")
async def stop_seeking(
    request: AnyRequest, seek: AnyId, seeking: NamedDependency[Seeking], guests: NamedDependency[Guests]
) -> None:
    await seeking.stop(await guests.somebody(request), seek)


@get("/api/me/invitations", summary="Your invitations to tables")
async def invitations(
    request: AnyRequest, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> list[InvitationTold]:
    return await inviting.invitations(hub, await guests.somebody(request))


@post(
    "/api/tables/{table:str}/invitations", status_code=200, summary="Invite a friend to a table where you sit"
)
async def invite(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[Invite],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
) -> None:
    guest = await guests.somebody(request)
    allowances.asks.take(guest, address_of(request))
    await inviting.invite(hub, table, guest, data.guest)


@get("/api/tables/{table:str}/invitations", summary="Friends who were invited to a table")
async def invited(
    request: AnyRequest, table: TableId, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> list[str]:
    guest = await guests.somebody(request)
    friends = await asyncio.to_thread(hub.friends.ids_of, guest)
    return sorted(friends & await asyncio.to_thread(hub.friends.invited_to, table))


@post("/api/me/invitations/{invitation:str}", status_code=200, summary="Accept an invitation and sit down")
async def accept(
    request: AnyRequest, invitation: AnyId, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> Taken:
    guest = await guests.somebody(request)
    return await inviting.accept(hub, invitation, guest, (await guests.row(guest)).name)


@delete(
    "/api/me/invitations/{invitation:str}",
    status_code=200,
    summary="Decline an invitation; a seat kept for you is free again",
)
async def decline(
    request: AnyRequest, invitation: AnyId, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> None:
    await inviting.decline(hub, invitation, await guests.somebody(request))


ROUTES: list[Any] = [
    lobby,
    join,
    open_table,
    close_table,
    seek,
    stop_seeking,
    invitations,
    invite,
    invited,
    accept,
    decline,
]
