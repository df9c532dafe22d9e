"""Routes for signing in: passkeys, and links by e-mail."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from duomo.http.calling import mail
from duomo.http.gate.allowances import Allowances
from duomo.http.people import passkeys
from duomo.http.people.guests import Guests, address_of, language_of
from duomo.http.people.identity import WORKS, Identity
from duomo.http.replies import AnyRequest
from duomo.http.routes.identity import address_here
from duomo.http.routes.people import me_of
from duomo.http.settings import Settings
from duomo.play.documents.general import Me
from duomo.play.documents.person import Email, EmailWish, PasskeyAnswer, PasskeyTold
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import persons


@get("/api/me/passkeys", summary="Your passkeys")
async def my_passkeys(
    request: AnyRequest, guests: NamedDependency[Guests], identity: NamedDependency[Identity]
) -> list[PasskeyTold]:
    found = await asyncio.to_thread(identity.persons.passkeys_of, await guests.somebody(request))
    return [
        PasskeyTold(key.id, moment(key.created), None if key.used is None else moment(key.used))
        for key in found
    ]


@post("/api/me/passkeys/options", status_code=200, summary="What a browser needs to make a passkey")
async def offer_passkey(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
    allowances: NamedDependency[Allowances],
) -> dict[str, Any]:
    guest = await guests.somebody(request)
    allowances.tickets.take(guest, address_of(request))
    return await passkeys.offer_new(identity, request, await guests.row(guest))


@post("/api/me/passkeys", status_code=200, summary="Save a new passkey")
async def add_passkey(
    request: AnyRequest,
    data: JSONBody[PasskeyAnswer],
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
) -> None:
    await passkeys.add(identity, request, await guests.somebody(request), data.credential)


@delete("/api/me/passkeys/{key:str}", status_code=200, summary="Forget one of your passkeys")
async def remove_passkey(
    request: AnyRequest,
    key: FromPath[str],
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
) -> None:
    guest = await guests.somebody(request)
    await identity.hub.writer.execute(persons.remove_passkey(guest, key[:400]))


@post("/api/passkeys/options", status_code=200, summary="What a browser needs to sign in with a passkey")
async def offer_sign_in(
    request: AnyRequest, identity: NamedDependency[Identity], allowances: NamedDependency[Allowances]
) -> dict[str, Any]:
    allowances.tickets.take(None, address_of(request))
    return await passkeys.offer_known(identity, request)


@post("/api/passkeys", status_code=200, summary="Sign in with a passkey")
async def sign_in(
    request: AnyRequest,
    data: JSONBody[PasskeyAnswer],
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
) -> Response[Me]:
    guest = await passkeys.prove(identity, request, data.credential)
    cookies = await identity.come_in(request, guest, data.bring)
    return Response(me_of(guests, await guests.row(guest)), cookies=cookies)


@get("/api/me/email", summary="Your e-mail address, where this server sends e-mail")
async def my_email(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
    settings: NamedDependency[Settings],
) -> Email:
    guest = await guests.who(request)
    known = None if guest is None else await asyncio.to_thread(identity.persons.email_of, guest)
    return Email(settings.mails, known)


@post("/api/me/email", status_code=202, summary="Send a link that confirms your e-mail address")
async def set_email(
    request: AnyRequest,
    data: JSONBody[EmailWish],
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
    allowances: NamedDependency[Allowances],
    settings: NamedDependency[Settings],
) -> None:
    _check_mails(settings)
    guest = await guests.somebody(request)
    allowances.tickets.take(guest, address_of(request))
    address = data.address.lower()
    token = await identity.issue("email", guest, address)
    language = (await guests.row(guest)).language
    link = address_here(request, settings, token)
    await mail.send_link(settings, address, link, language, WORKS["email"])


@delete("/api/me/email", status_code=200, summary="Forget your e-mail address")
async def remove_email(
    request: AnyRequest, guests: NamedDependency[Guests], identity: NamedDependency[Identity]
) -> None:
    guest = await guests.somebody(request)
    await identity.hub.writer.execute(persons.remove_email(guest))


@post(
    "/api/sign-in",
    status_code=202,
    summary="Send a link to sign in; the answer does not tell whether the address is known",
)
async def ask_link(
    request: AnyRequest,
    data: JSONBody[EmailWish],
    identity: NamedDependency[Identity],
    allowances: NamedDependency[Allowances],
    settings: NamedDependency[Settings],
) -> None:
    _check_mails(settings)
    allowances.tickets.take(f"mail {data.address.lower()}", address_of(request))
    guest = await asyncio.to_thread(identity.persons.guest_of_email, data.address.lower())
    if guest is None:
        return
    token = await identity.issue("email", guest)
    link = address_here(request, settings, token)
    language = language_of(request.headers.get("accept-language", ""))
    await mail.send_link(settings, data.address, link, language, WORKS["email"])


def _check_mails(settings: Settings) -> None:
    if not settings.mails:
        raise ServerTrouble(409, "no-mail-server")


ROUTES: list[Any] = [
    my_passkeys,
    offer_passkey,
    add_passkey,
    remove_passkey,
    offer_sign_in,
    sign_in,
    my_email,
    set_email,
    remove_email,
    ask_link,
]
