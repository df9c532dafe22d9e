"""Finds tables whose time has run out, open or not, and records how long the server was down."""

from __future__ import annotations

import asyncio
import logging
import time

from duomo.http.tables.hub import Hub
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store.beats import PAUSE, Beat

ROUND = 1.0
"""Seconds between two checks."""
BEAT = 5.0
"""Seconds between two heartbeats."""

log = logging.getLogger("duomo.http")


class Timekeeper:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.checked: int | None = None
        self.beaten = 0.0

    async def walk(self) -> None:
        """Check regularly until cancelled."""
        while True:
            try:
                await self.look()
            except ServerTrouble as trouble:
                log.warning("nobody keeps the time at present: %s", trouble)
            except Exception as error:
                log.error("fault while keeping the time", exc_info=error)
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        """Check all deadlines, after recording any downtime, which must not count."""
        stopped = self.checked is None or now() - self.checked > PAUSE
        if stopped or time.monotonic() - self.beaten > BEAT:
            await self.beat()
        self.checked = now()
        for table in await asyncio.to_thread(self.hub.store.out_of_time, self.hub.time.now()):
            await self._replace(table)

    async def beat(self) -> None:
        beat = Beat(self.checked, await asyncio.to_thread(self.hub.store.timed))
        await self.hub.writer.execute(beat.statement())
        self.hub.time.lost = beat.lost
        self.beaten = time.monotonic()
        self.checked = now()

    async def _replace(self, table: str) -> None:
        """Handle a table whose time has run out. One that cannot be opened keeps its deadline and does not
        hold up others."""
        try:
            async with self.hub.room(table) as room:
                await self.hub.keep(room, room.session.out_of_time())
        except ServerTrouble as trouble:
            log.warning("table %s: its time has run out, but %s", table, trouble)


async def keeping_time(keeper: Timekeeper) -> asyncio.Task[None]:
    """Start the keeper. Downtime is recorded before anyone is let in."""
    try:
        await keeper.beat()
    except ServerTrouble as trouble:
        log.warning("nobody keeps the time at present: %s", trouble)
    return asyncio.create_task(keeper.walk())
