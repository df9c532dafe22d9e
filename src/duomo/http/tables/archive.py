"""Rarely requested data: old entries, and the record of a finished game."""

from __future__ import annotations

import asyncio

from duomo.http.tables.hub import Hub
from duomo.http.thinking.line import Whose
from duomo.http.thinking.thinkers import WorkerLost
from duomo.play.documents.table import Entry
from duomo.play.tables.bookmarks import entries_in
from duomo.play.tables.live_table import TOLD
from duomo.play.tables.records import written
from duomo.play.trouble import ServerTrouble

TOGETHER = TOLD
"""Maximum number of entries in one answer."""


async def older_entries(hub: Hub, table: str, guest: str | None, start: int, stop: int) -> list[Entry]:
    """Return entries by number, as the guest may see them; at most one answer's worth."""
    stop = min(stop, start + TOGETHER)
    async with hub.seen(table, guest) as room:
        in_memory = room.live.number - TOLD
    pages = await asyncio.to_thread(hub.store.pages, table, start, stop) if start <= in_memory else []
    async with hub.room(table) as room:
        live = room.live
        numbers = range(start, min(stop, live.number + 1))
        return room.session.telling.older(entries_in(pages), numbers, live.held_by(guest))


async def record_of(hub: Hub, table: str, whose: Whose | None = None) -> str:
    """Return the record of a finished game.

    A reader process writes it; the result is cached until the table changes. Raises ServerTrouble while the
    game is running, because a record contains every player's secrets.
    """
    async with hub.room(table) as room:
        live = room.live
        if not live.row.done:
            raise ServerTrouble(409, "not-over")
        wanted = written(live)
        key = table, live.number, tuple(wanted.tags.items())
        host = live.row.created_by

    async def work() -> bytes:
        try:
            async for text in hub.readers.think(wanted, whose or Whose(host, host)):
                assert isinstance(text, bytes)
                return text
        except WorkerLost:
            pass
        raise ServerTrouble(422, "too-much-work")

    return (await hub.records.get(key, work)).decode()
