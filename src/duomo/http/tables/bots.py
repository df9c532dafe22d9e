"""Lets bots move at the tables open in this process."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from duomo.http.tables.room import Room
from duomo.http.thinking.line import BOT, UNWATCHED
from duomo.http.thinking.thinkers import WorkerLost
from duomo.play.tables.rows import now
from duomo.play.thinking import BotsTurn
from duomo.play.trouble import ServerTrouble

if TYPE_CHECKING:
    from duomo.http.tables.hub import Hub

AGAIN = (0.1, 1.0, 5.0, 30.0)
"""Seconds to wait before retrying a bot, by number of consecutive failures."""

UNREACHABLE = 503
"""Status of a temporary database problem."""

REST = 600.0
"""Seconds before retrying a table that could not be opened."""

log = logging.getLogger("duomo.http")


class Bots:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.unreadable: dict[str, float] = {}
        """Tables with a bot's turn that could not be opened, and when that was noticed."""

    def wake(self, room: Room) -> None:
        """Start a bot if it is a bot's turn."""
        if not room.thinks and not room.stale and room.live.level_to_move() is not None:
            room.thinks = True
            self.hub.begin(self._think(room))

    async def wake_left_over(self, since: int) -> None:
        """Wake the tables that have waited for a bot since then, because the process that ran it died."""
        with suppress(ServerTrouble):
            for table in await asyncio.to_thread(self.hub.store.waiting_for_bots, since, now()):
                await self.wake_at(table)

    async def wake_at(self, table: str) -> None:
        """Wake a table's bot. A table that recently could not be opened is skipped, so that it is not logged
        every time.
        """
        moment = time.monotonic()
        if self.unreadable.get(table, -REST) > moment - REST:
            return
        try:
            async with self.hub.room(table) as room:
                self.wake(room)
            self.unreadable.pop(table, None)
        except ServerTrouble as trouble:
            if trouble.status != UNREACHABLE:
                self.unreadable[table] = moment

    async def _think(self, room: Room) -> None:
        """Ask bots for moves until no bot has to decide."""
        failures = 0
        try:
            while True:
                try:
                    async with room.lock:
                        if room.stale:
                            await self.hub.reopen(room)
                        thought = room.session.bots_turn()
                        number = room.live.number
                    if thought is None:
                        return
                    await self._follow(room, thought, number)
                    failures = 0
                except (WorkerLost, ServerTrouble) as error:
                    log.warning("table %s: asking the bot again: %s", room.live.id, error or "it died")
                    await asyncio.sleep(AGAIN[min(failures, len(AGAIN) - 1)])
                    failures += 1
        finally:
            room.thinks = False

    async def _follow(self, room: Room, thought: BotsTurn, number: int) -> None:
        """Play the bot's answers, as long as the table has not changed in the meantime."""
        seat = thought.seen.state.decider

        def told(place: int) -> None:
            room.tell(room.session.waiting(seat, place))

        back, hears = (BOT, told) if room.connections else (UNWATCHED, None)
        searches = self.hub.settings.searches
        async for code in self.hub.thinkers.turn(thought, searches, room.whose(), back, hears):
            async with room.lock:
                change = None if room.stale else room.session.play_for_bot(thought, number, code)
                if change is None or (await self.hub.keep(room, change)).outcome == "late":
                    return
                number = room.live.number
