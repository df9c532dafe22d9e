"""What the processes of one server tell each other: that a table has changed, and who is connected where.

They use Litestar's channels over PostgreSQL; one process alone has nobody to tell. Whoever has not heard even
himself for a while connects anew, and looks for what he may have missed. How a table has changed is in the
store; who is connected is not, so every process says it of its own people, and says it again to who begins.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
from litestar.channels import ChannelsPlugin

from duomo.http.attendance import Attendance
from duomo.http.settings import Settings
from duomo.play.viewer import NOBODY, Seats

CHANNEL = "duomo_tables"
TOGETHER = 120
"""Tables of each kind in one message: PostgreSQL takes 8,000 bytes."""
BEAT = 5.0
"""Seconds after which something is said, if only that nothing has changed."""
SILENCE = 15.0
PAUSE = 1.0

Hear = Callable[[str], Awaitable[None]]
Attended = Callable[[str], None]
Missed = Callable[[], Awaitable[None]]

log = logging.getLogger("duomo.http")


class Notice(msgspec.Struct, array_like=True):
    sender: str
    changed: list[str]
    """Tables."""
    seats: dict[str, Seats]
    """Whose people are connected to a table at the sender."""
    anew: bool = False
    """The sender begins: forget what it said before, and tell it who is connected at yours."""


_decode = msgspec.json.Decoder(Notice).decode


class Notices:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.alone = settings.workers == 1
        self.me = secrets.token_hex(8)
        self.waiting: dict[str, None] = {}
        """Tables that have changed."""
        self.coming: dict[str, None] = {}
        """Tables whose people here have changed."""
        self.anew = False
        self.attendance = Attendance(self._came)
        self.something = asyncio.Event()

    def tell(self, table: str) -> None:
        """Nobody waits for it: what is waiting when the channel is free goes together."""
        if not self.alone:
            self.waiting[table] = None
            self.something.set()

    def _came(self, table: str) -> None:
        if not self.alone:
            self.coming[table] = None
            self.something.set()

    def _begin(self, anew: bool) -> None:
        """Say of all people here where they are."""
        self.anew = self.anew or anew
        self.coming.update(dict.fromkeys(self.attendance.here))
        self.something.set()

    async def listen(self, hear: Hear, attended: Attended, missed: Missed) -> None:
        """Speak and hear until cancelled. `hear` is told of changed tables, `attended` of tables whose people
        elsewhere have changed; `missed` is called when something may have been said unheard."""
        while not self.alone:
            try:
                await self._connected(hear, attended, missed)
            except Exception as error:
                log.warning("no word from the other processes, connecting again: %r", error)
            await asyncio.sleep(PAUSE)

    async def _connected(self, hear: Hear, attended: Attended, missed: Missed) -> None:
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        address = self.settings.database.replace("postgresql+psycopg://", "postgresql://", 1)
        channels = ChannelsPlugin(PsycoPgChannelsBackend(address), channels=[CHANNEL])
        async with channels as plugin, plugin.start_subscription(CHANNEL) as subscriber:
            self._begin(anew=True)
            speaking = asyncio.create_task(self._speak(plugin))
            try:
                await missed()
                messages = subscriber.iter_events()
                while not speaking.done():
                    message = await asyncio.wait_for(anext(messages), SILENCE)
                    await self._heard(_decode(message), hear, attended)
            finally:
                speaking.cancel()

    async def _heard(self, notice: Notice, hear: Hear, attended: Attended) -> None:
        """One's own notices only tell that the channel works, and what time it is."""
        moment = time.monotonic()
        if notice.sender != self.me:
            known = notice.sender in self.attendance.heard
            if notice.anew or not known:
                self._begin(anew=not notice.anew)  # one that was taken for dead must be asked
            for table in self.attendance.hear(notice.sender, notice.seats, notice.anew, moment):
                attended(table)
            for table in notice.changed:
                await hear(table)
        for table in self.attendance.forget_silent(moment - SILENCE):
            attended(table)

    async def _speak(self, plugin: ChannelsPlugin) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.something.wait(), BEAT)
            seats = {table: self.attendance.here.get(table, NOBODY) for table in _some(self.coming)}
            notice = Notice(self.me, _some(self.waiting), seats, self.anew)
            self.anew = False
            if not self.waiting and not self.coming:
                self.something.clear()
            await plugin.wait_published(msgspec.json.encode(notice), CHANNEL)


def _some(waiting: dict[str, None]) -> list[str]:
    """Those that have waited longest, as many as go together; they wait no more."""
    together = list(waiting)[:TOGETHER]
    for table in together:
        del waiting[table]
    return together
