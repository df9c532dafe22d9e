"""Routes for guests, games and bot levels."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from duomo.http.gate.allowances import Allowances
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.identity import Identity
from duomo.http.replies import AnyRequest
from duomo.http.tables.hub import Hub
from duomo.locales import LANGUAGES
from duomo.play.documents.general import Check, Choices, GameOffer, Level, Me, MeChange, Session
from duomo.play.reading.library import checked, games_offered, levels_offered, texts_of
from duomo.play.tables.rows import now
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store.reading import GuestRow


@get("/api/me", summary="The guest of this browser; a new one is made if there is none")
async def me(request: AnyRequest, guests: NamedDependency[Guests]) -> Response[Me]:
    guest = await guests.who(request)
    if guest is not None:
        row = await guests.row(guest)
        renewed = await guests.renew(request)
        return Response(me_of(guests, row), cookies=[] if renewed is None else [renewed])
    row, cookie = await guests.welcome(request)
    return Response(me_of(guests, row), cookies=[cookie])


@put("/api/me", summary="Change your name or language")
async def change_me(
    request: AnyRequest,
    data: JSONBody[MeChange],
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
    allowances: NamedDependency[Allowances],
) -> Me:
    guest = await guests.somebody(request)
    if data.language is not None and data.language not in LANGUAGES:
        raise ServerTrouble(400, "no-language", language=data.language)
    before = (await guests.row(guest)).name
    if data.name is not None:
        allowances.names.take(guest, address_of(request))
    await guests.change(guest, data)
    after = await guests.row(guest)
    if after.name != before:
        await identity.rename(guest, before, after.name)
    return me_of(guests, after)


def me_of(guests: Guests, row: GuestRow) -> Me:
    leaving = None if row.leaving is None else moment(row.leaving)
    return Me(row.id, row.name, row.language, row.steward, leaving, guests.settings.regret_days)


@get("/api/me/sessions", summary="Your sessions in browsers")
async def sessions(
    request: AnyRequest, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> list[Session]:
    own = await guests.session(request)
    if own is None:
        raise ServerTrouble(401, "no-guest")
    known = await asyncio.to_thread(hub.store.sessions_of, own.guest)
    return [
        Session(one.id, one.device, moment(one.since), moment(one.seen), one.id == own.id)
        for one in known
        if one.until > now()
    ]


@delete("/api/me/sessions/{session:str}", status_code=200, summary="End a session at once")
async def end_session(
    request: AnyRequest,
    session: FromPath[str],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
) -> Response[None]:
    gone = await guests.end(request, session)
    hub.close_sessions({session})
    return Response(None, cookies=[] if gone is None else [gone])


@get("/api/games", summary="Games with their player counts and options")
async def games(hub: NamedDependency[Hub]) -> list[GameOffer]:
    return games_offered(hub.copies)


@post("/api/games/{game:str}/check", status_code=200, summary="Check options, with reasons")
async def check(game: FromPath[str], data: JSONBody[Choices]) -> Check:
    return checked(game, data.players, data.options)


@get(
    "/api/games/{game:str}/texts/{language:str}",
    media_type=MediaType.TEXT,
    summary="The texts that a game brings along, as Fluent; the page has those of Duomo's own games",
)
async def texts(game: FromPath[str], language: FromPath[str]) -> str:
    return await asyncio.to_thread(texts_of, game, language)


@get("/api/levels", summary="Bots, the weakest first")
async def levels() -> list[Level]:
    return levels_offered()


ROUTES: list[Any] = [me, change_me, sessions, end_session, games, check, texts, levels]
