"""New tables, seats and private links."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import sqlalchemy as sa

from duomo.bots.registry import BOTS
from duomo.core.engine.refusal import OptionError
from duomo.core.words.refusals import error_words
from duomo.server import schema
from duomo.server.dealing import new_seed
from duomo.server.documents import Link, Made, NewTable, SeatWish, Taken
from duomo.server.guests import hashed, new_id, new_token
from duomo.server.hub import Hub
from duomo.server.live_table import LiveTable
from duomo.server.parts import Parts, parts_of
from duomo.server.rows import EntryRow, SeatRow, TableRow, now
from duomo.server.trouble import ServerTrouble
from duomo.server.writer import Statement, entry_columns


def path_of_link(token: str) -> str:
    return f"/join/{token}"


def chosen_parts(game: str, players: int, options: dict[str, str], seed: str) -> Parts:
    try:
        return parts_of(game, players, options, seed)
    except OptionError as error:
        raise ServerTrouble(400, "bad-options", reason=error_words(error)) from None


async def make(hub: Hub, guest: str, name: str, wish: NewTable) -> Made:
    """A table with everything dealt; the private links are told this once, the store has their hashes."""
    seed = new_seed()
    parts = chosen_parts(wish.game, wish.players, wish.options, seed)
    if len(wish.seats) != parts.rules.seats:
        raise ServerTrouble(400, "wrong-seats", seats=parts.rules.seats)
    if all(seat.who == "bot" for seat in wish.seats):
        raise ServerTrouble(400, "nobody-plays")
    tokens = {number: new_token() for number, seat in enumerate(wish.seats) if seat.who == "friend"}
    seats = [_seat(number, seat, guest, name, tokens.get(number)) for number, seat in enumerate(wish.seats)]
    table = await store_table(hub, parts, seats, guest, wish.rated, seed)
    return Made(table, [Link(seat, path_of_link(token)) for seat, token in tokens.items()])


def _seat(number: int, wish: SeatWish, guest: str, name: str, token: str | None) -> SeatRow:
    match wish.who:
        case "bot":
            if wish.level not in BOTS:
                raise ServerTrouble(400, "no-level", level=wish.level or "")
            return SeatRow(number, level=wish.level, name=wish.name)
        case "friend":
            assert token is not None
            return SeatRow(number, name=wish.name, link_hash=hashed(token))
        case "me":
            return SeatRow(number, guest=guest, name=wish.name or name or None)
        case "screen":
            return SeatRow(number, guest=guest, name=wish.name)


async def store_table(
    hub: Hub, parts: Parts, seats: Sequence[SeatRow], guest: str, rated: bool, seed: str
) -> str:
    """Deal, and store table, seats and first entry together."""
    row = TableRow(
        id=new_id(),
        game=parts.game.name,
        players=parts.options.players,
        options=dict(parts.options.values),
        components_hash=parts.components.hash,
        seed=seed,
        rated=rated,
        created_by=guest,
        created=now(),
        changed=now(),
    )
    live = LiveTable(row, list(seats))
    first = live.start()
    await hub.writer.execute(*_statements(row, seats, first))
    async with hub.room(row.id):
        pass  # it is in memory now, and a bot that begins has begun
    return row.id


def _statements(row: TableRow, seats: Sequence[SeatRow], first: EntryRow) -> list[Statement]:
    values = {name: getattr(row, name) for name in row.__struct_fields__}
    places = [
        {
            "table_id": row.id,
            "seat": seat.seat,
            "level": seat.level,
            "guest_id": seat.guest,
            "name": seat.name,
            "link_hash": seat.link_hash,
        }
        for seat in seats
    ]
    inserts = (
        sa.insert(schema.tables).values(values),
        sa.insert(schema.seats).values(places),
        sa.insert(schema.entries).values(entry_columns(row.id, first)),
    )

    def run(store: sa.Connection) -> None:
        for insert in inserts:
            store.execute(insert)

    return [run]


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
        if mine.guest != guest or (name and mine.name != name):
            await _seat_guest(hub, table, seat.seat, guest, name or mine.name)
            mine.guest, mine.name = guest, name or mine.name
            room.seated()
            room.tell_seats()
            room.tell_now()
            hub.notices.tell(table)
    return Taken(table, seat.seat)


async def _seat_guest(hub: Hub, table: str, seat: int, guest: str, name: str | None) -> None:
    seats = schema.seats
    where = (seats.c.table_id == table) & (seats.c.seat == seat)
    update = sa.update(seats).where(where).values(guest_id=guest, name=name)
    await hub.writer.execute(lambda store: _run(store, update))


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
        seats = schema.seats
        where = (seats.c.table_id == table) & (seats.c.seat == seat)
        update = sa.update(seats).where(where).values(link_hash=hashed(token))
        await hub.writer.execute(lambda store: _run(store, update))
        live.seats[seat].link_hash = hashed(token)
    return Link(seat, path_of_link(token))


def _run(store: sa.Connection, statement: sa.Executable) -> None:
    store.execute(statement)


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
        tokens = {seat.seat: new_token() for seat in live.seats if seat.level is None and seat.guest != guest}
        seats = [
            SeatRow(
                seat.seat,
                seat.level,
                seat.guest,
                seat.name,
                hashed(tokens[seat.seat]) if seat.seat in tokens else None,
            )
            for seat in live.seats
        ]
        again = await store_table(hub, live.parts, seats, guest, live.row.rated, new_seed())
        update = sa.update(schema.tables).where(schema.tables.c.id == table).values(rematch=again)
        await hub.writer.execute(lambda store: _run(store, update))
        live.row.rematch = again
        room.tell_rematch(again)
        hub.notices.tell(table)
    return Made(again, [Link(seat, path_of_link(token)) for seat, token in tokens.items()])
