"""What is asked for seldom: entries from long ago, and the record of a finished game."""

from __future__ import annotations

import asyncio

from duomo.core.record import write
from duomo.http.hub import Hub
from duomo.play.bookmarks import entries_in
from duomo.play.live_table import TOLD
from duomo.play.records import record_of_table
from duomo.play.table_documents import Entry
from duomo.play.trouble import ServerTrouble

TOGETHER = TOLD
"""Entries in one answer."""


async def older_entries(hub: Hub, table: str, guest: str | None, start: int, stop: int) -> list[Entry]:
    """Entries by their numbers, as a guest may see them; no more than go into one answer."""
    stop = min(stop, start + TOGETHER)
    async with hub.seen(table, guest) as room:
        in_memory = room.live.number - TOLD
    pages = await asyncio.to_thread(hub.store.pages, table, start, stop) if start <= in_memory else []
    async with hub.room(table) as room:
        live = room.live
        numbers = range(start, min(stop, live.number + 1))
        return room.session.telling.older(entries_in(pages), numbers, live.held_by(guest))


async def record_of(hub: Hub, table: str) -> str:
    """ServerTrouble while the game is not over: a record has everybody's secrets in it."""
    async with hub.room(table) as room:
        if not room.live.over:
            raise ServerTrouble(409, "not-over")
        return write(record_of_table(room.live))
