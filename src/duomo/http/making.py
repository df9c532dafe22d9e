"""New tables, seats and private links."""

from __future__ import annotations

import asyncio

from duomo.http.hub import Hub
from duomo.play.documents import Link, Made, NewTable, Taken
from duomo.play.live_table import LiveTable
from duomo.play.making import again, links_of, path_of_link, wished
from duomo.play.names import told_apart
from duomo.play.rows import SeatRow
from duomo.play.tokens import hashed, new_token
from duomo.play.trouble import ServerTrouble
from duomo.store import statements


async def make(hub: Hub, guest: str, name: str, wish: NewTable) -> Made:
    """A table with everything dealt; the private links are told this once, the store has their hashes."""
    live, tokens = wished(wish, guest, name)
    await _store(hub, live)
    return Made(live.id, links_of(tokens))


async def _store(hub: Hub, live: LiveTable) -> None:
    """Deal, and store table, seats and first entry together."""
    first = live.start()
    await hub.writer.execute(statements.new_table(live.row, live.seats, first, live.parts.document))
    async with hub.room(live.id):
        pass  # it is in memory now, and a bot that begins has begun


# ---- seats by link -------------------------------------------------------------------------------


async def linked(hub: Hub, token: str) -> tuple[str, SeatRow]:
    found = await asyncio.to_thread(hub.store.seat_of_link, hashed(token))
    if found is None:
        raise ServerTrouble(404, "no-link")
    return found


async def take_seat(hub: Hub, table: str, guest: str, name: str, token: str) -> Taken:
    """Whoever holds the private link has the seat, also when another browser had it before."""
    where, seat = await linked(hub, token)
    if where != table:
        raise ServerTrouble(404, "no-link")
    async with hub.room(table) as room:
        mine = room.live.seats[seat.seat]
        others = [other.name for other in room.live.seats if other is not mine]
        called = told_apart(name or mine.name, others)
        if mine.guest != guest or mine.name != called:
            await hub.writer.execute(statements.seat_guest(table, seat.seat, guest, called))
            mine.guest, mine.name = guest, called
            room.seated()
            room.tell(room.session.seats())
            room.tell(room.session.position())
            hub.notices.tell(table)
    return Taken(table, seat.seat)


async def renew_link(hub: Hub, table: str, guest: str, seat: int) -> Link:
    """A new private link; the old one is void. For who has the seat, and for the host while it is free."""
    async with hub.room(table) as room:
        live = room.live
        if not 0 <= seat < len(live.seats) or live.seats[seat].level is not None:
            raise ServerTrouble(404, "no-seat")
        holder = live.seats[seat].guest
        if guest != (holder or live.row.created_by):
            raise ServerTrouble(403, "not-your-seat")
        token = new_token()
        await hub.writer.execute(statements.renew_link(table, seat, hashed(token)))
        live.seats[seat].link_hash = hashed(token)
    return Link(seat, path_of_link(token))


async def rematch(hub: Hub, table: str, guest: str) -> Made:
    """The same people, bots and options again; who asks second is led to the table of the first."""
    async with hub.room(table) as room:
        live = room.live
        if not live.held_by(guest):
            raise ServerTrouble(403, "not-your-table")
        if not live.over:
            raise ServerTrouble(409, "not-over")
        if live.row.rematch is not None:
            return Made(live.row.rematch, [])
        new, tokens = again(live, guest)
        await _store(hub, new)
        await hub.writer.execute(statements.rematch(table, new.id))
        live.row.rematch = new.id
        room.tell(room.session.rematch(new.id))
        hub.notices.tell(table)
    return Made(new.id, links_of(tokens))
