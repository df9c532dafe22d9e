"""What the processes of one server tell each other: that a table has changed, who is connected where, and
what a person shall be told who may be connected to another of them.

They use Litestar's channels over PostgreSQL; one process alone has nobody to tell. Whoever has not heard even
himself for a while connects anew, and looks for what he may have missed. How a table has changed is in the
store; who is connected is not, so every process says it of its own people, and again to one that begins.
A move is told whole: who knows the entry before it need not ask the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol, TypeVar

import msgspec
from litestar.channels import ChannelsPlugin

from duomo.http.people.attendance import Attendance
from duomo.http.settings import Settings
from duomo.play.documents.messages import NewsKind
from duomo.play.tables.rows import EntryRow, Moved, TableRow
from duomo.play.tables.viewer import NOBODY, Seats

CHANNEL = "duomo_tables"
TOGETHER = 60
"""Of each kind in one message."""
LONGEST = 7600
"""Bytes of a message: PostgreSQL takes fewer than 8,000."""
TOO_LONG = 2000
"""Bytes of a move that is better read from the store."""
BEAT = 5.0
"""Seconds after which something is said, if only that nothing has changed."""
SILENCE = 15.0
PAUSE = 1.0

Told = tuple[str, NewsKind, str | None]
"""Whom (empty: everybody who looks at the open tables), about what, at which table."""
Places = frozenset[str]
NOWHERE: Places = frozenset()

log = logging.getLogger("duomo.http")


class Ears(Protocol):
    """Who is told what the others say."""

    async def changed(self, table: str) -> None:
        """A table has changed."""

    async def moved(self, news: Moved) -> None:
        """Moves were made at a table."""

    def attended(self, table: str) -> None:
        """Its people elsewhere have changed."""

    def told(self, news: Told) -> None:
        """Somebody is told something."""

    async def missed(self) -> None:
        """Something may have been said unheard."""


class Notice(msgspec.Struct, array_like=True):
    sender: str
    changed: list[str]
    """Tables."""
    seats: dict[str, Seats]
    """Whose people are connected to a table at the sender."""
    anew: bool = False
    """The sender begins: forget what it said before, and tell it who is connected at yours."""
    people: dict[str, Places] = {}
    """Where people are who are connected to the sender."""
    told: list[Told] = []
    moved: list[Moved] = []


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode


class Notices:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.alone = settings.embedded
        """Nobody else has the database; one of PostgreSQL may have several servers of one worker each."""
        self.me = secrets.token_hex(8)
        self.waiting: dict[str, None] = {}
        """Tables that have changed."""
        self.moving_on: dict[str, Moved] = {}
        """Tables at which moves were made, and nothing else has changed."""
        self.coming: dict[str, None] = {}
        """Tables whose people here have changed."""
        self.moving: dict[str, None] = {}
        """People who are elsewhere now."""
        self.saying: dict[Told, None] = {}
        self.anew = False
        self.attendance: Attendance[int] = Attendance(lambda table: self._put(self.coming, table))
        self.people: Attendance[str] = Attendance(lambda guest: self._put(self.moving, guest))
        self.something = asyncio.Event()

    def tell(self, table: str) -> None:
        """Nobody waits for it: what is waiting when the channel is free goes together."""
        self.moving_on.pop(table, None)
        self._put(self.waiting, table)

    def tell_moves(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        """The same, where moves were made and nothing else has changed."""
        if self.alone or row.id in self.waiting:
            return  # it is read from the store anyway
        before = self.moving_on.get(row.id)
        every = [*(() if before is None else before.entries), *entries]
        self.moving_on[row.id] = Moved(row.id, every, row.clock, row.deadline, row.vote)
        self.something.set()

    def say(self, news: Told) -> None:
        """The other processes shall tell somebody something."""
        if not self.alone:
            self.saying[news] = None
            self.something.set()

    def _put(self, where: dict[str, None], name: str) -> None:
        if not self.alone:
            where[name] = None
            self.something.set()

    def _begin(self, anew: bool) -> None:
        """Say of all people here where they are."""
        self.anew = self.anew or anew
        self.coming.update(dict.fromkeys(self.attendance.here))
        self.moving.update(dict.fromkeys(self.people.here))
        self.something.set()

    async def listen(self, ears: Ears) -> None:
        """Speak and hear until cancelled."""
        while not self.alone:
            try:
                await self._connected(ears)
            except Exception as error:
                log.warning("no word from the other processes, connecting again: %r", error)
            await asyncio.sleep(PAUSE)

    async def _connected(self, ears: Ears) -> None:
        from litestar.channels.backends.psycopg import PsycoPgChannelsBackend

        address = self.settings.database.replace("postgresql+psycopg://", "postgresql://", 1)
        channels = ChannelsPlugin(PsycoPgChannelsBackend(address), channels=[CHANNEL])
        async with channels as plugin, plugin.start_subscription(CHANNEL) as subscriber:
            self._begin(anew=True)
            speaking = asyncio.create_task(self._speak(plugin))
            try:
                await ears.missed()
                messages = subscriber.iter_events()
                while not speaking.done():
                    message = await asyncio.wait_for(anext(messages), SILENCE)
                    await self._heard(_decode(message), ears)
            finally:
                speaking.cancel()

    async def _heard(self, notice: Notice, ears: Ears) -> None:
        """One's own notices only tell that the channel works, and what time it is."""
        moment = time.monotonic()
        if notice.sender != self.me:
            known = notice.sender in self.attendance.heard
            if notice.anew or not known:
                self._begin(anew=not notice.anew)  # one that was taken for dead must be asked
            self.people.hear(notice.sender, notice.people, notice.anew, moment)
            for table in self.attendance.hear(notice.sender, notice.seats, notice.anew, moment):
                ears.attended(table)
            for news in notice.told:
                ears.told(news)
            await asyncio.gather(*map(ears.moved, notice.moved), *map(ears.changed, notice.changed))
        self.people.forget_silent(moment - SILENCE)
        for table in self.attendance.forget_silent(moment - SILENCE):
            ears.attended(table)

    async def _speak(self, plugin: ChannelsPlugin) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.something.wait(), BEAT)
            await plugin.wait_published(self._next(), CHANNEL)

    def _next(self) -> bytes:
        """What is said now, as much as goes together."""
        seats = {table: self.attendance.here.get(table, NOBODY) for table in _some(self.coming)}
        people = {guest: self.people.here.get(guest, NOWHERE) for guest in _some(self.moving)}
        changed, told = _some(self.waiting), _some(self.saying)
        notice = Notice(self.me, changed, seats, self.anew, people, told, [])
        self.anew = False
        left = LONGEST - len(_encode(notice))
        for table, moved in list(self.moving_on.items()):
            size = len(_encode(moved)) + 1
            if size > TOO_LONG:
                self.tell(table)
                continue
            left -= size
            if left < 0:
                break
            notice.moved.append(self.moving_on.pop(table))
        if not (self.waiting or self.moving_on or self.coming or self.moving or self.saying):
            self.something.clear()
        return _encode(notice)


T = TypeVar("T")


def _some(waiting: dict[T, None]) -> list[T]:
    """Those that have waited longest, as many as go together; they wait no more."""
    together = list(waiting)[:TOGETHER]
    for one in together:
        del waiting[one]
    return together
