"""Guests, games and levels."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Response, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from duomo.http.guests import Guests
from duomo.http.replies import AnyRequest
from duomo.locales import LANGUAGES
from duomo.play.documents import Check, Choices, GameOffer, Level, Me, MeChange
from duomo.play.library import games_offered, levels_offered, problems_of, texts_of
from duomo.play.trouble import ServerTrouble


@get("/api/me", summary="Who this browser is; makes it a guest if it is none yet")
async def me(request: AnyRequest, guests: NamedDependency[Guests]) -> Response[Me]:
    guest = await guests.who(request)
    if guest is not None:
        row = await guests.row(guest)
        return Response(Me(row.id, row.name, row.language))
    row, cookie = await guests.welcome(request)
    return Response(Me(row.id, row.name, row.language), cookies=[cookie])


@put("/api/me", summary="Change your name or language")
async def change_me(request: AnyRequest, data: JSONBody[MeChange], guests: NamedDependency[Guests]) -> Me:
    guest = await guests.somebody(request)
    if data.language is not None and data.language not in LANGUAGES:
        raise ServerTrouble(400, "no-language", language=data.language)
    await guests.change(guest, data)
    row = await guests.row(guest)
    return Me(row.id, row.name, row.language)


@get("/api/games", summary="Games with their player counts and options")
async def games() -> list[GameOffer]:
    return games_offered()


@post("/api/games/{game:str}/check", status_code=200, summary="Which choices do not go together, and why")
async def check(game: FromPath[str], data: JSONBody[Choices]) -> Check:
    return Check(problems_of(game, data.players, data.options))


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


ROUTES: list[Any] = [me, change_me, games, check, texts, levels]
