"""Routes for friends: who and where they are, and inviting them to a table."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from duomo.http.gate.allowances import Allowances
from duomo.http.gate.porter import Porter
from duomo.http.people import inviting
from duomo.http.people.befriending import Befriending
from duomo.http.people.guests import Guests, address_of
from duomo.http.replies import AnyRequest
from duomo.http.routes.memory import GuestId
from duomo.http.tables.hub import Hub
from duomo.play.documents.company import AskFriend, FriendsTold, Unseen
from duomo.play.documents.general import Made


@get("/api/me/friends", summary="Your friends and where they are, and who has asked")
async def friends(
    request: AnyRequest, befriending: NamedDependency[Befriending], guests: NamedDependency[Guests]
) -> FriendsTold:
    return await befriending.told(await guests.somebody(request))


@post("/api/me/friends", status_code=200, summary="Send a friend request")
async def ask_friend(
    request: AnyRequest,
    data: JSONBody[AskFriend],
    befriending: NamedDependency[Befriending],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
) -> FriendsTold:
    guest = await guests.somebody(request)
    allowances.asks.take(guest, address_of(request))
    await befriending.ask(guest, data)
    return await befriending.told(guest)


@post("/api/me/friends/{guest:str}/accept", status_code=200, summary="Accept a friend request")
async def accept_friend(
    request: AnyRequest,
    guest: GuestId,
    befriending: NamedDependency[Befriending],
    guests: NamedDependency[Guests],
) -> FriendsTold:
    own = await guests.somebody(request)
    await befriending.accept(own, guest)
    return await befriending.told(own)


@delete(
    "/api/me/friends/{guest:str}", status_code=200, summary="Decline a friend request, or end a friendship"
)
async def part(
    request: AnyRequest,
    guest: GuestId,
    befriending: NamedDependency[Befriending],
    guests: NamedDependency[Guests],
) -> FriendsTold:
    own = await guests.somebody(request)
    await befriending.part(own, guest)
    return await befriending.told(own)


@post("/api/me/friends/{guest:str}/invite", summary="Invite a friend to your waiting table, or to a new one")
async def invite_friend(
    request: AnyRequest,
    guest: GuestId,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
    porter: NamedDependency[Porter],
) -> Made:
    porter.check_open()
    own = await guests.somebody(request)
    allowances.asks.take(own, address_of(request))
    name = (await guests.row(own)).name
    return Made(await inviting.invite_anywhere(hub, own, name, guest), [])


@put("/api/me/unseen", status_code=200, summary="Set whether your friends see where you are")
async def be_unseen(
    request: AnyRequest,
    data: JSONBody[Unseen],
    befriending: NamedDependency[Befriending],
    guests: NamedDependency[Guests],
) -> None:
    await befriending.hide(await guests.somebody(request), data.unseen)


ROUTES: list[Any] = [friends, ask_friend, accept_friend, part, invite_friend, be_unseen]
