"""Whose time has run out, at tables that are open and at those that are not; and how long the server was
down."""

from __future__ import annotations

import asyncio
import logging
import time

from duomo.http.tables.hub import Hub
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store.beats import PAUSE, Beat

ROUND = 1.0
"""Seconds between two looks."""
BEAT = 5.0
"""Seconds between two signs of life."""

log = logging.getLogger("duomo.http")


class Timekeeper:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.checked: int | None = None
        self.beaten = 0.0

    async def walk(self) -> None:
        """Look again and again, until cancelled."""
        while True:
            try:
                await self.look()
            except ServerTrouble as trouble:
                log.warning("nobody keeps the time at present: %s", trouble)
            except Exception as error:
                log.error("fault while keeping the time", exc_info=error)
            await asyncio.sleep(ROUND)

    async def look(self) -> None:
        """Nothing is judged before it is known how long nobody was there."""
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
        """A table that cannot be opened keeps its deadline, and nobody else waits for it."""
        try:
            async with self.hub.room(table) as room:
                await self.hub.keep(room, room.session.out_of_time())
        except ServerTrouble as trouble:
            log.warning("table %s: its time has run out, but %s", table, trouble)


async def keeping_time(keeper: Timekeeper) -> asyncio.Task[None]:
    """The keeper at work. What the server has missed is known before anybody is let in."""
    try:
        await keeper.beat()
    except ServerTrouble as trouble:
        log.warning("nobody keeps the time at present: %s", trouble)
    return asyncio.create_task(keeper.walk())
