"""Carrying on at another device, everything about a person, and nothing any more."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath

from duomo.http.allowances import Allowances
from duomo.http.guests import Guests, address_of
from duomo.http.identity import WORKS, Identity
from duomo.http.replies import AnyRequest
from duomo.http.routes_people import me_of
from duomo.http.settings import Settings
from duomo.play.documents import Me
from duomo.play.person_documents import CarryOn, Here, Leaving
from duomo.play.telling import moment
from duomo.store import persons

PATH = "/here/"


def address_here(request: AnyRequest, settings: Settings, token: str) -> str:
    """A private link as somebody can open it elsewhere."""
    origin = request.headers.get("origin") or str(request.base_url).rstrip("/")
    return f"{origin.rstrip('/')}{settings.base_path}{PATH}{token}"


@post("/api/me/links", status_code=200, summary="A private link to carry on at another device; it works once")
async def carry_on(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
    allowances: NamedDependency[Allowances],
    settings: NamedDependency[Settings],
) -> CarryOn:
    import segno

    guest = await guests.somebody(request)
    allowances.tickets.take(guest, address_of(request))
    token = await identity.issue("device", guest)
    code = segno.make(address_here(request, settings, token), error="m", micro=False)
    rows = ["".join("1" if dark else "0" for dark in row) for row in code.matrix]
    return CarryOn(PATH + token, rows, WORKS["device"])


@get("/api/here/{token:str}", summary="The person a private link belongs to")
async def here(
    request: AnyRequest,
    token: FromPath[str],
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
) -> Here:
    ticket = await identity.ticket(token, "device", "email")
    assert ticket.guest_id is not None, "a link is somebody's"
    row = await guests.row(ticket.guest_id)
    lost = await identity.games_lost(request, row.id)
    return Here(row.name, await guests.who(request) == row.id, lost)


@post(
    "/api/here/{token:str}",
    status_code=200,
    summary="Continue in this browser as the person the link belongs to",
)
async def come_here(
    request: AnyRequest,
    token: FromPath[str],
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
) -> Response[Me]:
    ticket = await identity.ticket(token, "device", "email")
    assert ticket.guest_id is not None, "a link is somebody's"
    row = await guests.row(ticket.guest_id)
    await identity.use(ticket)
    if ticket.detail is not None:
        await identity.hub.writer.execute(persons.confirm_email(row.id, ticket.detail))
    if await guests.who(request) == row.id:
        return Response(me_of(guests, row))
    return Response(me_of(guests, row), cookies=[await guests.sign_in(request, row.id)])


@get("/api/me/everything", summary="Everything that the server knows about you")
async def everything(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
    allowances: NamedDependency[Allowances],
) -> Response[dict[str, list[dict[str, Any]]]]:
    guest = await guests.somebody(request)
    allowances.tickets.take(guest, address_of(request))
    found = await asyncio.to_thread(identity.persons.everything, guest)
    return Response(found, headers={"content-disposition": 'attachment; filename="duomo-me.json"'})


@delete("/api/me", status_code=200, summary="Delete your account after a waiting period")
async def forget_me(
    request: AnyRequest, guests: NamedDependency[Guests], identity: NamedDependency[Identity]
) -> Response[Leaving]:
    at = await identity.leave(await guests.somebody(request))
    if at is None:
        return Response(Leaving(None), cookies=[guests.no_cookie(request)])
    return Response(Leaving(moment(at)))


@post("/api/me/stay", status_code=200, summary="Cancel the deletion of your account")
async def stay(
    request: AnyRequest, guests: NamedDependency[Guests], identity: NamedDependency[Identity]
) -> Me:
    guest = await guests.somebody(request)
    await identity.stay(guest)
    return me_of(guests, await guests.row(guest))


ROUTES: list[Any] = [carry_on, here, come_here, everything, forget_me, stay]
