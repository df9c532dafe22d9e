"""What is asked for seldom: entries from long ago, and the record of a finished game."""

from __future__ import annotations

import asyncio

from duomo.core.record import write
from duomo.http.hub import Hub
from duomo.play.records import record_of_table
from duomo.play.table_documents import Entry
from duomo.play.telling import entries_told
from duomo.play.trouble import ServerTrouble


async def older_entries(hub: Hub, table: str, guest: str | None, start: int, stop: int) -> list[Entry]:
    """Entries by their numbers, as a guest may see them."""
    stored = await asyncio.to_thread(hub.store.table, table)
    if stored is None:
        raise ServerTrouble(404, "no-table")
    return await asyncio.to_thread(entries_told, stored, guest, start, stop)


async def record_of(hub: Hub, table: str) -> str:
    """ServerTrouble while the game is not over: a record has everybody's secrets in it."""
    async with hub.room(table) as room:
        if not room.live.over:
            raise ServerTrouble(409, "not-over")
        return write(record_of_table(room.live))
