"""Routes for the API tokens of your programs."""

from __future__ import annotations

from typing import Any

from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from duomo.http.gate.allowances import Allowances
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.programs import Programs
from duomo.http.replies import AnyRequest
from duomo.play.documents.token import NewToken, TokenTold, TokenWish


@get("/api/me/tokens", summary="The tokens of your programs")
async def my_tokens(
    request: AnyRequest, guests: NamedDependency[Guests], programs: NamedDependency[Programs]
) -> list[TokenTold]:
    return await programs.of(await guests.somebody(request))


@post("/api/me/tokens", summary="A token for a program; its secret is told this once")
async def make_token(
    request: AnyRequest,
    data: JSONBody[TokenWish],
    guests: NamedDependency[Guests],
    programs: NamedDependency[Programs],
    allowances: NamedDependency[Allowances],
) -> NewToken:
    guest = await guests.somebody(request)
    allowances.tickets.take(guest, address_of(request))
    return await programs.make(guest, data)


@delete("/api/me/tokens/{token:str}", status_code=200, summary="Revoke a token at once")
async def end_token(
    request: AnyRequest,
    token: FromPath[str],
    guests: NamedDependency[Guests],
    programs: NamedDependency[Programs],
) -> None:
    await programs.end(await guests.somebody(request), token)


ROUTES: list[Any] = [my_tokens, make_token, end_token]
