"""What the processes of one server tell each other: that a table has changed. The store says how.

They use Litestar's channels: in memory where there is one process, PostgreSQL's where there are several.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from duomo.server.settings import Settings

CHANNEL = "duomo_tables"
TOGETHER = 200
"""Notices in one message: PostgreSQL takes 8,000 bytes."""


class Notice(msgspec.Struct, frozen=True):
    table: str


class Notices:
    def __init__(self, settings: Settings) -> None:
        self.alone = settings.workers == 1
        self.me = secrets.token_hex(8)
        self.plugin = ChannelsPlugin(backend(settings), channels=[CHANNEL])
        self.waiting: dict[str, None] = {}
        self.something = asyncio.Event()

    def tell(self, table: str) -> None:
        """Nobody waits for it: what is waiting when the channel is free goes together."""
        if not self.alone:
            self.waiting[table] = None
            self.something.set()

    async def listen(self, hear: Callable[[Notice], Awaitable[None]]) -> None:
        """Speak and hear until cancelled."""
        if self.alone:
            return
        speaking = asyncio.create_task(self._speak())
        try:
            async with self.plugin.start_subscription(CHANNEL) as subscriber:
                async for message in subscriber.iter_events():
                    sender, *changed = msgspec.json.decode(message, type=list[str])
                    if sender != self.me:
                        for table in changed:
                            await hear(Notice(table))
        finally:
            speaking.cancel()

    async def _speak(self) -> None:
        while True:
            await self.something.wait()
            together = list(self.waiting)[:TOGETHER]
            for table in together:
                del self.waiting[table]
            if not self.waiting:
                self.something.clear()
            await self.plugin.wait_published([self.me, *together], CHANNEL)


def backend(settings: Settings) -> ChannelsBackend:
    if settings.workers == 1:
        return MemoryChannelsBackend()
    from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

    return PsycoPgChannelsBackend(settings.database.replace("postgresql+psycopg://", "postgresql://", 1))
