"""Routes for notifications of turns: push messages, e-mail, a calendar."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from duomo.core.words.phrase import render
from duomo.games.registry import GAMES
from duomo.http.calling.pushing import check_endpoint
from duomo.http.calling.tellings import Teller, about_turn, turn_words
from duomo.http.gate.allowances import Allowances
from duomo.http.gate.sites import page_address
from duomo.http.people.guests import Guests, address_of
from duomo.http.people.identity import Identity
from duomo.http.replies import AnyRequest
from duomo.http.settings import Settings
from duomo.http.tables.hub import Hub
from duomo.locales import sentence
from duomo.play.documents.telling import CalendarLink, MailWish, PushTold, PushWish, TellingWishes
from duomo.play.people.calendar import Deadline, calendar
from duomo.play.people.tokens import hashed, new_token
from duomo.play.tables.rows import now
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import tellings
from duomo.store.tellings import Subscription, Wishes

BROWSERS = 10
"""Maximum number of browsers notified for one person."""
CALENDAR = "text/calendar"
ENDING = ".ics"


@get("/api/me/tellings", summary="How you are notified of your turns")
async def my_wishes(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    identity: NamedDependency[Identity],
    teller: NamedDependency[Teller],
    settings: NamedDependency[Settings],
) -> TellingWishes:
    guest = await guests.somebody(request)
    wishes = await asyncio.to_thread(teller.store.wishes, guest)
    browsers = await asyncio.to_thread(teller.store.subscriptions, guest)
    email = await asyncio.to_thread(identity.persons.email_of, guest)
    return TellingWishes(
        "" if teller.keys is None else teller.keys.public,
        [PushTold(one.id, moment(one.created)) for one in browsers],
        settings.mails,
        email,
        wishes.mail_hours,
        wishes.calendar_hash is not None,
    )


@post("/api/me/tellings/push", status_code=200, summary="Send push messages to this browser")
async def subscribe(
    request: AnyRequest,
    data: JSONBody[PushWish],
    guests: NamedDependency[Guests],
    teller: NamedDependency[Teller],
    settings: NamedDependency[Settings],
    allowances: NamedDependency[Allowances],
) -> PushTold:
    guest = await guests.somebody(request)
    allowances.tickets.take(guest, address_of(request))
    check_endpoint(settings, data.endpoint)
    mark = hashed(data.endpoint)[:16]
    one = Subscription(mark, guest, data.endpoint, data.keys.p256dh, data.keys.auth, now())
    await teller.hub.writer.execute(tellings.subscribe(one, BROWSERS))
    return PushTold(one.id, moment(one.created))


@delete("/api/me/tellings/push/{browser:str}", status_code=200, summary="Stop push messages to a browser")
async def unsubscribe(
    request: AnyRequest,
    browser: FromPath[str],
    guests: NamedDependency[Guests],
    teller: NamedDependency[Teller],
) -> None:
    guest = await guests.somebody(request)
    await teller.hub.writer.execute(tellings.unsubscribe(guest, browser[:16]))


@put("/api/me/tellings/mail", summary="Set how often you get e-mail about slow games")
async def wish_mail(
    request: AnyRequest,
    data: JSONBody[MailWish],
    guests: NamedDependency[Guests],
    teller: NamedDependency[Teller],
    settings: NamedDependency[Settings],
) -> None:
    guest = await guests.somebody(request)
    if data.hours and not settings.mails:
        raise ServerTrouble(409, "no-mail-server")
    address = page_address(request, settings)[:300]
    await teller.hub.writer.execute(tellings.wish(guest, mail_hours=data.hours, address=address))


@post("/api/me/tellings/calendar", status_code=200, summary="A private address of a calendar of deadlines")
async def make_calendar(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    teller: NamedDependency[Teller],
    settings: NamedDependency[Settings],
    allowances: NamedDependency[Allowances],
) -> CalendarLink:
    guest = await guests.somebody(request)
    allowances.tickets.take(guest, address_of(request))
    token = new_token()
    address = page_address(request, settings)[:300]
    change = tellings.wish(guest, calendar_hash=hashed(token), address=address)
    await teller.hub.writer.execute(change)
    return CalendarLink(f"/api/calendar/{token}{ENDING}")


@delete("/api/me/tellings/calendar", status_code=200, summary="Revoke the address of the calendar")
async def end_calendar(
    request: AnyRequest, guests: NamedDependency[Guests], teller: NamedDependency[Teller]
) -> None:
    guest = await guests.somebody(request)
    await teller.hub.writer.execute(tellings.wish(guest, calendar_hash=None))


@get("/api/calendar/{name:str}", media_type=CALENDAR, summary="Your deadlines, for calendars (RFC 5545)")
async def read_calendar(
    name: FromPath[str],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    teller: NamedDependency[Teller],
) -> Response[str]:
    wishes = await asyncio.to_thread(teller.store.of_calendar, hashed(name.removesuffix(ENDING)))
    if wishes is None:
        raise ServerTrouble(404, "no-ticket")
    language = (await guests.row(wishes.guest_id)).language
    text = await asyncio.to_thread(_calendar, hub, teller, wishes, language)
    return Response(text, media_type=CALENDAR, headers={"cache-control": "no-store"})


def _calendar(hub: Hub, teller: Teller, wishes: Wishes, language: str) -> str:
    turns = teller.turns.waiting([wishes.guest_id])
    deadlines = [
        Deadline(
            f"{about_turn(turn).replace(' ', '-')}@duomo",
            hub.time.wall(turn.deadline),
            turn.changed,
            render(turn_words(turn, hub.store.seats(turn.table_id)), language),
            f"{wishes.address}/table/{turn.table_id}",
        )
        for turn in turns
        if turn.deadline is not None and turn.game in GAMES
    ]
    return calendar(sentence("telling-calendar", language), deadlines)


@post(
    "/api/unsubscribe/{token:str}", status_code=200, summary="Unsubscribe from e-mail by the link in a letter"
)
async def no_more_letters(token: FromPath[str], teller: NamedDependency[Teller]) -> None:
    await teller.digests.unsubscribe(token)


ROUTES: list[Any] = [
    my_wishes,
    subscribe,
    unsubscribe,
    wish_mail,
    make_calendar,
    end_calendar,
    read_calendar,
    no_more_letters,
]
