"""Routes for continuing on another device, exporting all data, and deleting an account."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import MediaType, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from duomo.http.gate.allowances import Allowances
from duomo.http.gate.sites import page_address
from duomo.http.page import COMPRESSED
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.identity import WORKS, Identity
from duomo.http.replies import AnyRequest, while_connected
from duomo.http.routes.people import me_of
from duomo.http.settings import Settings
from duomo.http.tables.replays import Replays
from duomo.http.thinking.zipped import Zipped
from duomo.play.documents.general import Me
from duomo.play.documents.person import Behind, CarryOn, Coming, Here, Leaving
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import persons
from duomo.store.trouble import Conflict

PATH = "/here/"


def address_here(request: AnyRequest, settings: Settings, token: str) -> str:
    """Return the full address of a private link, to be opened elsewhere."""
    return f"{page_address(request, settings)}{PATH}{token}"


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
    row = await guests.row(await identity.whose(ticket))
    same = await guests.who(request) == row.id
    return Here(row.name, same, row.id != ticket.guest_id, await identity.behind(request, row.id))


@post(
    "/api/here/{token:str}",
    status_code=200,
    summary="Continue in this browser as the person the link belongs to",
)
async def come_here(
    request: AnyRequest,
    token: FromPath[str],
    data: JSONBody[Coming],
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
) -> Response[Me]:
    ticket = await identity.ticket(token, "device", "email")
    row = await guests.row(await identity.whose(ticket))
    await identity.use(ticket)
    if ticket.detail is not None and row.id == ticket.guest_id:
        try:
            await identity.hub.writer.execute(persons.confirm_email(row.id, ticket.detail))
        except Conflict:
            raise ServerTrouble(404, "no-ticket") from None  # somebody else has confirmed it meanwhile
    cookies = await identity.come_in(request, row.id, data.bring)
    return Response(me_of(guests, await guests.row(row.id)), cookies=cookies)


@get("/api/me/behind", summary="What this browser would leave behind, known as somebody else")
async def behind(request: AnyRequest, identity: NamedDependency[Identity]) -> Behind:
    return await identity.behind(request)


@get("/api/me/everything", summary="Everything that the server knows about you", opt={COMPRESSED: True})
async def everything(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    replays: NamedDependency[Replays],
    settings: NamedDependency[Settings],
    allowances: NamedDependency[Allowances],
) -> Response[dict[str, list[dict[str, Any]]]]:
    guest = await guests.somebody(request)
    allowances.tickets.take(guest, address_of(request))
    work = Zipped(persons.everything, (settings.database, guest))
    asked = replays.think(await guests.whose(request), work)
    found: Any = bytes(await while_connected(request, asked))
    headers = {
        "content-disposition": 'attachment; filename="duomo-me.json"',
        "content-encoding": "gzip",
        "vary": "accept-encoding",
    }
    if "gzip" not in request.headers.get("accept-encoding", ""):
        found = await asyncio.to_thread(gzip.decompress, found)
        del headers["content-encoding"]
    return Response(found, headers=headers, media_type=MediaType.JSON)


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


ROUTES: list[Any] = [carry_on, here, come_here, behind, everything, forget_me, stay]
