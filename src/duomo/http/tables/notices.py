"""Messages between the processes of one server: changed tables, who is connected where, and news for people
who may be connected to another process.

They use Litestar's channels over PostgreSQL; a server with a single process sends none. A process that has
not heard even its own messages for a while reconnects and checks what it may have missed. Changes to a table
are in the store. Who is connected is not, so every process announces its own people, and again whenever
another process starts, and likewise which tables it has open. Moves are sent in full, if another process has
the table open: one that has the preceding entry need not read the store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Hashable, Sequence
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
LONGEST = 7600
"""Maximum size of a message in bytes; PostgreSQL's limit is just under 8,000."""
TOO_LONG = 2000
"""Size in bytes above which a move is read from the store instead."""
BEAT = 5.0
"""Seconds after which a message is sent even if there is no news."""
SILENCE = 15.0
PAUSE = 1.0

Told = tuple[str, NewsKind, str | None]
"""Recipient (empty: everyone looking at the open tables), subject, and table."""
Places = frozenset[str]
NOWHERE: Places = frozenset()
Rooms = frozenset[bool]
OPEN: Rooms = frozenset({True})
SHUT: Rooms = frozenset()

log = logging.getLogger("duomo.http")


class Ears(Protocol):
    """Receives what the other processes say."""

    async def changed(self, table: str) -> None:
        """A table has changed."""

    async def moved(self, news: Moved) -> None:
        """Moves were made at a table."""

    def attended(self, table: str) -> None:
        """The people connected to a table elsewhere have changed."""

    def told(self, news: Told) -> None:
        """There is news for somebody."""

    async def missed(self) -> None:
        """Messages may have been missed."""


class Notice(msgspec.Struct, array_like=True):
    sender: str
    changed: list[str]
    """Ids of changed tables."""
    seats: dict[str, Seats]
    """Seats whose people are connected to the sender, by table."""
    anew: bool = False
    """The sender has just started: forget what it said before, and send it your own people."""
    people: dict[str, Places] = {}
    """Where the people connected to the sender are."""
    told: list[Told] = []
    moved: list[Moved] = []
    rooms: dict[str, Rooms] = {}
    """Tables that the sender has open, or has no longer."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode


class Notices:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.alone = settings.embedded
        """True for an embedded database, which has one process. With PostgreSQL several single-worker servers
        may share one."""
        self.me = secrets.token_hex(8)
        self.waiting: dict[str, None] = {}
        """Tables that have changed."""
        self.moving_on: dict[str, Moved] = {}
        """Tables where moves were made and nothing else has changed."""
        self.coming: dict[str, None] = {}
        """Tables whose connected people here have changed."""
        self.moving: dict[str, None] = {}
        """People whose whereabouts have changed."""
        self.opening: dict[str, None] = {}
        """Tables that were opened here, or left memory."""
        self.saying: dict[Told, None] = {}
        self.anew = False
        self.attendance: Attendance[int] = Attendance(lambda table: self._put(self.coming, table))
        self.people: Attendance[str] = Attendance(lambda guest: self._put(self.moving, guest))
        self.rooms: Attendance[bool] = Attendance(lambda table: self._put(self.opening, table))
        self.something = asyncio.Event()

    def tell(self, table: str) -> None:
        """Announce a changed table. Does not block: everything pending is sent when the channel is free."""
        self.moving_on.pop(table, None)
        self._put(self.waiting, table)

    def tell_moves(self, row: TableRow, entries: Sequence[EntryRow]) -> None:
        """Announce moves at a table where nothing else has changed, if another process has it open."""
        if self.alone or row.id in self.waiting or not self.rooms.elsewhere(row.id):
            return  # nobody else needs to know, or others will read the table from the store anyway
        before = self.moving_on.get(row.id)
        every = [*(() if before is None else before.entries), *entries]
        self.moving_on[row.id] = Moved(row.id, every, row.clock, row.deadline, row.vote)
        self.something.set()

    def say(self, news: Told) -> None:
        """Ask the other processes to deliver news to somebody."""
        if not self.alone:
            self.saying[news] = None
            self.something.set()

    def _put(self, where: dict[str, None], name: str) -> None:
        if not self.alone:
            where[name] = None
            self.something.set()

    def _begin(self, anew: bool) -> None:
        """Queue the whereabouts of everyone connected here, and the open tables."""
        self.anew = self.anew or anew
        self.coming.update(dict.fromkeys(self.attendance.here))
        self.moving.update(dict.fromkeys(self.people.here))
        self.opening.update(dict.fromkeys(self.rooms.here))
        self.something.set()

    async def listen(self, ears: Ears) -> None:
        """Send and receive until cancelled."""
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
                    async with asyncio.timeout(SILENCE):
                        message = await anext(messages)
                    await self._heard(_decode(message), ears)
            finally:
                speaking.cancel()

    async def _heard(self, notice: Notice, ears: Ears) -> None:
        """Handle a notice. Our own notices only show that the channel works, and trigger expiry of silent
        processes."""
        moment = time.monotonic()
        if notice.sender != self.me:
            known = notice.sender in self.attendance.heard
            if notice.anew or not known:
                self._begin(anew=not notice.anew)  # we had given up on it, so ask it for its people
            self.people.hear(notice.sender, notice.people, notice.anew, moment)
            for table in self.attendance.hear(notice.sender, notice.seats, notice.anew, moment):
                ears.attended(table)
            for table in self.rooms.hear(notice.sender, notice.rooms, notice.anew, moment):
                if table in self.rooms.here and table in notice.rooms:
                    self.tell(table)  # it may have opened the table just before a move it was not told of
            for news in notice.told:
                ears.told(news)
            await asyncio.gather(*map(ears.moved, notice.moved), *map(ears.changed, notice.changed))
        self.people.forget_silent(moment - SILENCE)
        self.rooms.forget_silent(moment - SILENCE)
        for table in self.attendance.forget_silent(moment - SILENCE):
            ears.attended(table)

    async def _speak(self, plugin: ChannelsPlugin) -> None:
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self.something.wait()
            await plugin.wait_published(self._next(), CHANNEL)

    def _next(self) -> bytes:
        """Return the next message, with as much of what is pending as fits."""
        notice = Notice(self.me, [], {}, self.anew)
        self.anew = False
        letter = Letter(LONGEST - len(_encode(notice)))
        notice.seats = letter.take(self.coming, lambda table: self.attendance.here.get(table, NOBODY))
        notice.people = letter.take(self.moving, lambda guest: self.people.here.get(guest, NOWHERE))
        notice.rooms = letter.take(self.opening, lambda table: self.rooms.here.get(table, SHUT))
        notice.changed = list(letter.take(self.waiting, _nothing))
        notice.told = list(letter.take(self.saying, _nothing))
        for table, moved in list(self.moving_on.items()):
            if len(_encode(moved)) > TOO_LONG:
                self.tell(table)
            elif letter.has_room_for(moved):
                notice.moved.append(self.moving_on.pop(table))
            else:
                break
        waiting = (self.waiting, self.moving_on, self.coming, self.moving, self.opening, self.saying)
        if not any(waiting):
            self.something.clear()
        return _encode(notice)


T = TypeVar("T", bound=Hashable)
V = TypeVar("V")


class Letter:
    """The bytes that are left in a message."""

    def __init__(self, left: int) -> None:
        self.left = left

    def has_room_for(self, *things: object) -> bool:
        """Reserve room for these, if there is enough."""
        size = sum(len(_encode(thing)) + 1 for thing in things)
        if size > self.left:
            return False
        self.left -= size
        return True

    def take(self, waiting: dict[T, None], value: Callable[[T], V]) -> dict[T, V]:
        """Remove and return, each with its value, the items that have waited longest, as many as fit."""
        found: dict[T, V] = {}
        for one in waiting:
            there = value(one)
            if not self.has_room_for(one, there):
                break
            found[one] = there
        for one in found:
            del waiting[one]
        return found


def _nothing(_name: object) -> None:
    """The value of items that have none."""
