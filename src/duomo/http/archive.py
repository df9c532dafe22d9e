"""What is asked for seldom: entries from long ago, and the record of a finished game."""

from __future__ import annotations

import asyncio

from duomo.bots.registry import BOTS
from duomo.core.record import Record, write
from duomo.http.hub import Hub
from duomo.play.live_table import LiveTable
from duomo.play.rows import SeatRow, StoredTable
from duomo.play.table_documents import Entry
from duomo.play.telling import Telling
from duomo.play.trouble import ServerTrouble

BOT, GUEST = "bot ", "guest"
"""What a record’s tags say of a seat: the level follows the one; the other has no name."""


async def stored(hub: Hub, table: str) -> StoredTable:
    found = await asyncio.to_thread(hub.store.table, table)
    if found is None:
        raise ServerTrouble(404, "no-table")
    return found


async def older_entries(hub: Hub, table: str, guest: str | None, start: int, stop: int) -> list[Entry]:
    """Entries by their numbers, as a guest may see them."""
    found = await stored(hub, table)
    return await asyncio.to_thread(_older, found, guest, start, stop)


def _older(found: StoredTable, guest: str | None, start: int, stop: int) -> list[Entry]:
    live = LiveTable(found.row, found.seats)
    live.remembers = len(found.entries)
    live.catch_up(found.entries)
    telling = Telling(live)
    return telling.told(range(start, min(stop, live.number + 1)), live.held_by(guest))


async def record_of(hub: Hub, table: str) -> str:
    """ServerTrouble while the game is not over: a record has everybody's secrets in it."""
    async with hub.room(table) as room:
        if not room.live.over:
            raise ServerTrouble(409, "not-over")
        return write(record_of_table(room.live))


def record_of_table(live: LiveTable) -> Record:
    record = live.table.record()
    names = live.table.names()
    record.tags = {names[seat.seat]: tag_of(seat) for seat in live.seats}
    return record


def tag_of(seat: SeatRow) -> str:
    """Who sat there, for the record."""
    return f"{BOT}{seat.level}" if seat.level is not None else seat.name or GUEST


def who_of(tag: str | None) -> tuple[str | None, str | None]:
    """The name of a person or the level of a bot, as a tag tells them."""
    level = (tag or "").removeprefix(BOT)
    if level != tag and level in BOTS:
        return None, level
    return (None if tag == GUEST else tag), None
