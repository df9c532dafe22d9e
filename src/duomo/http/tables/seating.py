"""Seats and private links: a link works once, then the seat belongs to whoever used it.

A taken seat cannot be taken again, even with the link. Its holder may request a new link, to continue on
another device. The host may renew a link nobody has used, and the link of a seat whose holder has been gone
for a long time. Every such event is noted at the table for all to see.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

from duomo.http.tables.hub import Hub
from duomo.http.tables.room import Room
from duomo.play.documents.general import Link, Taken
from duomo.play.documents.table import Outcome
from duomo.play.people.lobby import free_seats
from duomo.play.people.names import told_apart
from duomo.play.people.tokens import hashed, new_token
from duomo.play.tables.absence import Absence, check_running, note
from duomo.play.tables.change import Change
from duomo.play.tables.clocks import Vacation
from duomo.play.tables.making import path_of_link
from duomo.play.tables.rows import SeatRow, now
from duomo.play.tables.viewer import Held
from duomo.play.trouble import ServerTrouble
from duomo.store import persons, seating
from duomo.store.trouble import Conflict
from duomo.store.writer import Statement

HOUR = 3600 * 1000
DAY = 24 * HOUR


async def linked(hub: Hub, token: str) -> tuple[str, SeatRow]:
    found = await asyncio.to_thread(hub.store.seat_of_link, hashed(token))
    if found is None:
        raise ServerTrouble(404, "no-link")
    return found


async def take_seat(hub: Hub, table: str, guest: str, name: str, token: str) -> Taken:
    """Take the seat of an unused link. A guest who already holds it keeps it."""
    where, found = await linked(hub, token)
    if where != table:
        raise ServerTrouble(404, "no-link")
    async with hub.room(table) as room:
        seat = room.live.seats[found.seat]
        others = [other.name for other in room.live.seats if other is not seat]
        called = told_apart(name or seat.name, others)
        if seat.guest == guest:
            if called is not None and seat.name != called:
                await hub.writer.execute(persons.rename(table, guest, seat.seat, called))
                room.live.call(guest, seat.seat, called)
                _tell(hub, room)
            return Taken(table, seat.seat)
        if not seat.link_open or seat.link_hash != hashed(token):
            raise ServerTrouble(409, "seat-taken")
        if room.live.row.rated and room.live.held_by(guest):
            raise ServerTrouble(409, "one-seat-each")
        line = note(room.live, "taken" if seat.guest is None else "moved", seat.seat, called, guest)
        await _write(hub, room, seating.take(table, guest, called, hashed(token), line))
        await _seated(hub, room, seat, guest, called, line.at)
    return Taken(table, found.seat)


async def sit_down(
    hub: Hub, table: str, guest: str, name: str, may: Callable[[Room], list[SeatRow]]
) -> Taken:
    """Take the first free seat that `may` returns; a guest who already has a seat keeps it.

    If somebody in another process takes it first, the next one is tried.
    """
    while True:
        async with hub.room(table) as room:
            held = room.live.held_by(guest)
            if held:
                return Taken(table, held[0])
            check_running(room.live)
            free = may(room)
            if not free:
                raise ServerTrouble(409, "table-full")
            seat = free[0]
            called = told_apart(name or seat.name, [one.name for one in room.live.seats if one is not seat])
            line = note(room.live, "taken", seat.seat, called, guest)
            room.stale = True  # until it is on disk
            try:
                await hub.writer.execute(seating.sit_down(table, guest, called, line))
            except Conflict:
                continue
            room.stale = False
            await _seated(hub, room, seat, guest, called, line.at)
            return Taken(table, seat.seat)


async def _seated(hub: Hub, room: Room, seat: SeatRow, guest: str, name: str | None, at: int) -> None:
    """Update a seat that somebody has just taken, and tell the players and everyone looking for a table."""
    new = seat.guest is None
    seat.guest, seat.name, seat.link_open, seat.seen, seat.open = guest, name, False, at, False
    seat.vacations = await _vacations(hub, guest)
    row = room.live.row
    if row.rated:
        seat.rating = (await asyncio.to_thread(hub.store.ratings, row, [guest])).get(guest)
    if row.open_to is not None and not free_seats(room.live.seats):
        row.open_to = None
    _tell(hub, room)
    tell_people(hub, room)
    if new and seat.gone == "away" and not row.over and row.closed is None:
        # A bot has been playing for the previous holder.
        await hub.keep(room, room.session.come_back(guest, seat.seat))
    else:
        await timed(hub, room)


def tell_people(hub: Hub, room: Room) -> None:
    """Tell the players of a table, and everyone looking for one."""
    people = {seat.guest for seat in room.live.seats if seat.guest is not None}
    hub.company.tell_all(people, "tables", room.live.id)
    hub.company.tell_lobby()


async def decline(hub: Hub, table: str, guest: str) -> None:
    """Give up a seat that was kept for the guest; the host may then make a link for it."""
    async with hub.room(table) as room:
        live = room.live
        for number in live.held_by(guest):
            if any(entry.seat == number for entry in live.log.values()):
                continue  # they have already played: leaving now means resigning
            seat = live.seats[number]
            line = note(live, "declined", number, seat.name)
            await _write(hub, room, seating.give_up(table, guest, line))
            seat.guest = seat.seen = seat.name = None
            seat.vacations = ()
            _tell(hub, room)
            tell_people(hub, room)
            await timed(hub, room)


async def renew_link(hub: Hub, table: str, guest: str, number: int) -> Link:
    """Return a new private link; the old one stops working."""
    async with hub.room(table) as room:
        live = room.live
        if not 0 <= number < len(live.seats) or live.seats[number].level is not None:
            raise ServerTrouble(404, "no-seat")
        seat = live.seats[number]
        away = guest != seat.guest
        if away:
            if await asyncio.to_thread(hub.store.of_tournament, table):
                raise ServerTrouble(403, "not-your-seat")  # a place in a tournament cannot be given away
            _check_host(hub, room, seat, guest)
        token = new_token()
        line = note(live, "renewed", number, seat.name)
        await _write(hub, room, seating.renew(table, seat.guest, hashed(token), line, free=away))
        seat.link_hash, seat.link_open = hashed(token), True
        if seat.guest is not None and away:
            seat.guest = seat.seen = seat.name = None
            seat.vacations = ()
        _tell(hub, room)
        await timed(hub, room)
    return Link(number, path_of_link(token))


async def present(hub: Hub, room: Room, held: Held) -> None:
    """Note that the holders of these seats are at the table; a seat counts as abandoned from when they were
    last there."""
    moment = now()
    seats = [room.live.seats[seat] for seat in held]
    unnoted = [seat for seat in seats if (seat.seen or 0) < moment - HOUR]
    if unnoted:
        for seat in unnoted:
            seat.seen = moment
        with suppress(ServerTrouble):
            places = [seat.seat for seat in unnoted]
            await hub.writer.execute(seating.seen(room.live.id, places, moment))


def _check_host(hub: Hub, room: Room, seat: SeatRow, guest: str) -> None:
    """Check that the host may renew a seat's link: it is free, or its holder has been gone for days.

    With a clock nobody counts as gone before their time has run out.
    """
    if guest != room.live.row.created_by:
        raise ServerTrouble(403, "not-your-seat")
    if seat.guest is None:
        return
    if seat.gone not in (None, "away"):
        raise ServerTrouble(409, "out-of-game")  # a bot plays the rest, and the result says so
    if room.live.row.pace is not None and seat.gone is None:
        raise ServerTrouble(409, "seat-in-time")
    days = hub.settings.abandoned_days
    last = max(
        (entry.at for entry in room.live.log.values() if entry.seat == seat.seat),
        default=room.live.row.created,
    )
    here = seat.seat in room.session.telling.online
    if here or now() - max(last, seat.seen or 0) < days * DAY:
        raise ServerTrouble(409, "seat-not-abandoned", days=days)


async def left(hub: Hub, room: Room, held: Held) -> None:
    """Note that the holders of these seats have left, unless they have another window open."""
    gone = [seat for seat in held if seat not in room.session.telling.online]
    for seat in gone:
        room.live.seats[seat].seen = now()
    if gone:
        with suppress(ServerTrouble):
            await hub.writer.execute(seating.seen(room.live.id, gone, now()))


async def timed(hub: Hub, room: Room) -> None:
    """Recompute the clocks after the seating or a vacation has changed."""
    if room.live.row.pace is not None:
        room.session.settle()
        await hub.keep(room, Change(Outcome("done", room.live.number), absence=Absence()))


async def _vacations(hub: Hub, guest: str) -> tuple[Vacation, ...]:
    found = await asyncio.to_thread(hub.store.vacations, [guest])
    return tuple(found.get(guest, ()))


async def _write(hub: Hub, room: Room, change: Statement) -> None:
    """Write a seat change. If somebody in another process was quicker, the table is reloaded on next use."""
    room.stale = True  # until it is on disk
    try:
        await hub.writer.execute(change)
    except Conflict:
        raise ServerTrouble(409, "seat-taken") from None
    room.stale = False


def _tell(hub: Hub, room: Room) -> None:
    room.seated()
    room.tell(room.session.seats())
    room.tell(room.session.position())
    hub.notices.tell(room.live.id)
