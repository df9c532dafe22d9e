"""Routes for clubs. Tables open to a club are in the lobby (`/api/lobby?club=…`)."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from duomo.http.gate.allowances import Allowances
from duomo.http.people.clubs import ClubHouse
from duomo.http.people.guests import Guests, address_of
from duomo.http.replies import AnyRequest
from duomo.http.routes.memory import GameName, GuestId
from duomo.play.documents.company import ClubCard, ClubLink, ClubsTold, ClubTold, ClubWish, JoinClub, NewRole
from duomo.play.people.clubs import ClubStanding

ClubId = Annotated[str, PathParameter(pattern="^[0-9a-f]{16}$", description="The id of a club.")]
AnyText = Annotated[str, QueryParameter(max_length=60, description="What its name must have in it.")]


@get("/api/clubs", summary="Your clubs, and others that can be found")
async def clubs(
    request: AnyRequest,
    clubhouse: NamedDependency[ClubHouse],
    guests: NamedDependency[Guests],
    text: AnyText = "",
) -> ClubsTold:
    return await clubhouse.told(await guests.somebody(request), text)


@post("/api/clubs", summary="Found a club")
async def make_club(
    request: AnyRequest,
    data: JSONBody[ClubWish],
    clubhouse: NamedDependency[ClubHouse],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
) -> ClubCard:
    guest = await guests.somebody(request)
    allowances.changes.take(guest, address_of(request))
    return await clubhouse.make(guest, data)


@get("/api/clubs/{club:str}", summary="A club; its members are told who belongs to it")
async def club(
    request: AnyRequest, club: ClubId, clubhouse: NamedDependency[ClubHouse], guests: NamedDependency[Guests]
) -> ClubTold:
    return await clubhouse.club(club, await guests.somebody(request))


@put("/api/clubs/{club:str}", status_code=200, summary="Change what a club says of itself")
async def change_club(
    request: AnyRequest,
    club: ClubId,
    data: JSONBody[ClubWish],
    clubhouse: NamedDependency[ClubHouse],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
) -> None:
    guest = await guests.somebody(request)
    allowances.changes.take(guest, address_of(request))
    await clubhouse.change(club, guest, data)


@delete("/api/clubs/{club:str}", status_code=200, summary="Dissolve a club")
async def delete_club(
    request: AnyRequest, club: ClubId, clubhouse: NamedDependency[ClubHouse], guests: NamedDependency[Guests]
) -> None:
    await clubhouse.delete(club, await guests.somebody(request))


@post("/api/clubs/{club:str}/link", status_code=200, summary="A new invitation link; the old one is void")
async def club_link(
    request: AnyRequest, club: ClubId, clubhouse: NamedDependency[ClubHouse], guests: NamedDependency[Guests]
) -> ClubLink:
    return ClubLink(await clubhouse.new_link(club, await guests.somebody(request)))


@get("/api/club-links/{token:str}", summary="The club of an invitation link")
async def linked_club(
    request: AnyRequest,
    token: FromPath[str],
    clubhouse: NamedDependency[ClubHouse],
    guests: NamedDependency[Guests],
) -> ClubCard:
    return await clubhouse.of_link(token, await guests.somebody(request))


@post("/api/clubs/{club:str}/members", status_code=200, summary="Join by a link, or ask to")
async def join_club(
    request: AnyRequest,
    club: ClubId,
    data: JSONBody[JoinClub],
    clubhouse: NamedDependency[ClubHouse],
    guests: NamedDependency[Guests],
    allowances: NamedDependency[Allowances],
) -> ClubCard:
    guest = await guests.somebody(request)
    allowances.asks.take(guest, address_of(request))
    return await clubhouse.join(club, guest, data.token)


@put("/api/clubs/{club:str}/members/{guest:str}", status_code=200, summary="Change a member's role")
async def set_role(
    request: AnyRequest,
    club: ClubId,
    guest: GuestId,
    data: JSONBody[NewRole],
    clubhouse: NamedDependency[ClubHouse],
    guests: NamedDependency[Guests],
) -> None:
    await clubhouse.set_role(club, await guests.somebody(request), guest, data)


@delete(
    "/api/clubs/{club:str}/members/{guest:str}",
    status_code=200,
    summary="Leave a club, remove a member or decline a request",
)
async def remove_member(
    request: AnyRequest,
    club: ClubId,
    guest: GuestId,
    clubhouse: NamedDependency[ClubHouse],
    guests: NamedDependency[Guests],
) -> None:
    await clubhouse.remove(club, await guests.somebody(request), guest)


@get("/api/clubs/{club:str}/standings", summary="How members have done against each other in rated games")
async def club_standings(
    request: AnyRequest,
    club: ClubId,
    game: GameName,
    clubhouse: NamedDependency[ClubHouse],
    guests: NamedDependency[Guests],
) -> list[ClubStanding]:
    return await clubhouse.standings(club, await guests.somebody(request), game)


ROUTES: list[Any] = [
    clubs,
    make_club,
    club,
    change_club,
    delete_club,
    club_link,
    linked_club,
    join_club,
    set_role,
    remove_member,
    club_standings,
]
