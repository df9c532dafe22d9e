"""The player, the games and the bots."""

from __future__ import annotations

import msgspec

from duomo.local.house import House
from duomo.local.keeping import KeptMe
from duomo.local.routing import ROUTER, Text, route
from duomo.locales import LANGUAGES
from duomo.play.documents.general import Announced, Check, Choices, GameOffer, Level, Me, MeChange
from duomo.play.people.names import called
from duomo.play.reading.library import checked, games_offered, levels_offered, texts_of
from duomo.play.trouble import ServerTrouble


@route("GET", "/api/me")
def me(house: House) -> Me:
    return _told(house.me)


@route("PUT", "/api/me")
def change_me(house: House, data: MeChange) -> Me:
    if data.language is not None and data.language not in LANGUAGES:
        raise ServerTrouble(400, "no-language", language=data.language)
    changed = house.me
    if data.name is not None:
        changed = msgspec.structs.replace(changed, name=called(data.name))
    if data.language is not None:
        changed = msgspec.structs.replace(changed, language=data.language)
    house.keep_me(changed)
    return _told(changed)


def _told(me: KeptMe) -> Me:
    return Me(me.guest, me.name, me.language)


@route("GET", "/api/games")
def games(house: House) -> list[GameOffer]:
    return games_offered()


@route("POST", "/api/games/{game}/check")
def check(house: House, game: str, data: Choices) -> Check:
    return checked(game, data.players, data.options)


@route("GET", "/api/games/{game}/texts/{language}")
def texts(house: House, game: str, language: str) -> Text:
    return Text(texts_of(game, language))


@route("GET", "/api/levels")
def levels(house: House) -> list[Level]:
    return levels_offered()


@route("GET", "/api/house")
def told(house: House) -> Announced:
    """Return an empty announcement: a browser has no steward."""
    return Announced("", draining=False)


ROUTER.people_elsewhere(
    "/api/here/{token}",
    "/api/me/behind",
    "/api/me/blocks",
    "/api/me/blocks/{block}",
    "/api/me/email",
    "/api/me/everything",
    "/api/leaders",
    "/api/lobby",
    "/api/clubs",
    "/api/clubs/{club}",
    "/api/clubs/{club}/link",
    "/api/clubs/{club}/members",
    "/api/clubs/{club}/members/{guest}",
    "/api/clubs/{club}/standings",
    "/api/club-links/{token}",
    "/api/me/friends",
    "/api/me/friends/{guest}",
    "/api/me/friends/{guest}/accept",
    "/api/me/friends/{guest}/invite",
    "/api/me/invitations",
    "/api/me/invitations/{invitation}",
    "/api/me/seeks",
    "/api/me/seeks/{seek}",
    "/api/me/unseen",
    "/api/tables/{table}/invitations",
    "/api/tables/{table}/join",
    "/api/tables/{table}/open",
    "/api/me/games",
    "/api/me/games/{table}",
    "/api/me/links",
    "/api/me/passkeys",
    "/api/me/passkeys/options",
    "/api/me/passkeys/{key}",
    "/api/me/profile",
    "/api/me/records",
    "/api/me/vacation",
    "/api/people/{guest}",
    "/api/passkeys",
    "/api/passkeys/options",
    "/api/sign-in",
    "/api/house/reports",
    "/api/house/reports/{report}/settle",
    "/api/me/sessions",
    "/api/me/sessions/{session}",
    "/api/house/overview",
    "/api/house/tables",
    "/api/house/tables/{table}/close",
    "/api/house/people",
    "/api/house/bans",
    "/api/house/announcement",
    "/api/house/draining",
    "/api/house/prune",
    "/api/house/backup",
    "/api/calendar/{name}",
    "/api/me/stay",
    "/api/me/tellings",
    "/api/me/tellings/calendar",
    "/api/me/tellings/mail",
    "/api/me/tellings/push",
    "/api/me/tellings/push/{browser}",
    "/api/me/tokens",
    "/api/me/tokens/{token}",
    "/api/me/turns",
    "/api/me/turns/stream",
    "/api/tournaments",
    "/api/tournaments/{tournament}",
    "/api/tournaments/{tournament}/bots",
    "/api/tournaments/{tournament}/entrants",
    "/api/tournaments/{tournament}/entrants/{number}",
    "/api/tournaments/{tournament}/start",
    "/api/unsubscribe/{token}",
)
