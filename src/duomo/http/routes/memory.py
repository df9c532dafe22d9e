"""Routes for profiles, leader boards, your own games with tags and notes, and all their records."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from duomo.http.gate.allowances import Allowances
from duomo.http.parameters import TableId
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.remembering import Remembering
from duomo.http.replies import AnyRequest
from duomo.play.documents.memory import (
    LeaderBoard,
    Noted,
    Outcome,
    PlayedGames,
    Profile,
    ProfileChange,
)
from duomo.play.people.memory import Filter
from duomo.play.people.ratings import TableKind

GuestId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="The id of a guest.")]
GameName = Annotated[str, QueryParameter(max_length=40, description="The name of a game.")]
Kind = Annotated[TableKind, QueryParameter(description="The kind of table.")]
AnyText = Annotated[str, QueryParameter(max_length=80, description="Words that must be there.")]
AnyGame = Annotated[str | None, QueryParameter(max_length=40, description="The name of a game.")]
AnyOutcome = Annotated[Outcome | None, QueryParameter(description="Whether it was won.")]
AnyRated = Annotated[bool | None, QueryParameter(description="Whether it was rated.")]
AnyTag = Annotated[str | None, QueryParameter(max_length=24, description="A tag that it has.")]
Start = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="How many to pass over.")]


@get("/api/me/profile", summary="Your ratings, opponents, seats and latest games")
async def own_profile(
    request: AnyRequest, guests: NamedDependency[Guests], remembering: NamedDependency[Remembering]
) -> Profile:
    guest = await guests.somebody(request)
    return await remembering.profile(guest, guest)


@put("/api/me/profile", summary="Show or hide your profile")
async def change_profile(
    request: AnyRequest,
    data: JSONBody[ProfileChange],
    guests: NamedDependency[Guests],
    remembering: NamedDependency[Remembering],
) -> Profile:
    return await remembering.change(await guests.somebody(request), data.hidden)


@get("/api/people/{guest:str}", summary="Ratings and rated games of a person, unless they are hidden")
async def profile(
    request: AnyRequest,
    guest: GuestId,
    guests: NamedDependency[Guests],
    remembering: NamedDependency[Remembering],
) -> Profile:
    return await remembering.profile(guest, await guests.who(request))


@get("/api/me/games", summary="Your finished games that fit, the latest first")
async def games(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    remembering: NamedDependency[Remembering],
    text: AnyText = "",
    game: AnyGame = None,
    outcome: AnyOutcome = None,
    rated: AnyRated = None,
    tag: AnyTag = None,
    start: Start = 0,
) -> PlayedGames:
    wanted = Filter(text, game, outcome, rated, tag)
    return await remembering.games(await guests.somebody(request), wanted, start)


@put("/api/me/games/{table:str}", summary="Tags and a note for a game of yours; nobody else sees them")
async def note(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[Noted],
    guests: NamedDependency[Guests],
    remembering: NamedDependency[Remembering],
) -> None:
    await remembering.note(await guests.somebody(request), table, data)


@get("/api/me/records", media_type="application/zip", summary="The records of all your finished games")
async def records(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    remembering: NamedDependency[Remembering],
    allowances: NamedDependency[Allowances],
) -> Response[bytes]:
    guest = await guests.somebody(request)
    allowances.tickets.take(guest, address_of(request))
    headers = {"content-disposition": 'attachment; filename="duomo-games.zip"'}
    return Response(await remembering.records(guest), media_type="application/zip", headers=headers)


@get("/api/leaders", summary="Who is strongest at a game and kind of table, bots among them")
async def leaders(
    request: AnyRequest,
    game: GameName,
    kind: Kind,
    guests: NamedDependency[Guests],
    remembering: NamedDependency[Remembering],
) -> LeaderBoard:
    return await remembering.board(game, kind, await guests.who(request))


ROUTES: list[Any] = [own_profile, change_profile, profile, games, note, records, leaders]
