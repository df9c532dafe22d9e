"""What the processes of one server tell each other: that a table has changed. The store says how.

They use Litestar's channels over PostgreSQL; one process alone has nobody to tell. Whoever has not heard even
himself for a while connects anew, and looks for what he may have missed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin

from duomo.server.settings import Settings

CHANNEL = "duomo_tables"
TOGETHER = 200
"""Tables in one message: PostgreSQL takes 8,000 bytes."""
BEAT = 5.0
"""Seconds after which something is said, if only that nothing has changed."""
SILENCE = 15.0
PAUSE = 1.0

Hear = Callable[[str], Awaitable[None]]
Missed = Callable[[], Awaitable[None]]

log = logging.getLogger("duomo.server")


class Notices:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.alone = settings.workers == 1
        self.me = secrets.token_hex(8)
        self.waiting: dict[str, None] = {}
        self.something = asyncio.Event()

    def tell(self, table: str) -> None:
        """Nobody waits for it: what is waiting when the channel is free goes together."""
        if not self.alone:
            self.waiting[table] = None
            self.something.set()

    async def listen(self, hear: Hear, missed: Missed) -> None:
        """Speak and hear until cancelled; `missed` is called when something may have been said unheard."""
        while not self.alone:
            try:
                await self._connected(hear, missed)
            except Exception as error:
                log.warning("no word from the other processes, connecting again: %r", error)
            await asyncio.sleep(PAUSE)

    async def _connected(self, hear: Hear, missed: Missed) -> None:
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        address = self.settings.database.replace("postgresql+psycopg://", "postgresql://", 1)
        channels = ChannelsPlugin(PsycoPgChannelsBackend(address), channels=[CHANNEL])
        async with channels as plugin, plugin.start_subscription(CHANNEL) as subscriber:
            speaking = asyncio.create_task(self._speak(plugin))
            try:
                await missed()
                messages = subscriber.iter_events()
                while not speaking.done():
                    message = await asyncio.wait_for(anext(messages), SILENCE)
                    await self._heard(message, hear)
            finally:
                speaking.cancel()

    async def _heard(self, message: bytes, hear: Hear) -> None:
        sender, *changed = msgspec.json.decode(message, type=list[str])
        if sender != self.me:
            for table in changed:
                await hear(table)

    async def _speak(self, plugin: ChannelsPlugin) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.something.wait(), BEAT)
            together = list(self.waiting)[:TOGETHER]
            for table in together:
                del self.waiting[table]
            if not self.waiting:
                self.something.clear()
            await plugin.wait_published([self.me, *together], CHANNEL)
