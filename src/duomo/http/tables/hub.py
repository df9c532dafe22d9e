"""The tables open in this process: opens and closes them, and follows changes made by other processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from itertools import islice
from typing import Any

import msgspec

from duomo.http.house import metrics
from duomo.http.house.house_copies import house_copies
from duomo.http.people.company import Company
from duomo.http.settings import Settings
from duomo.http.tables.bots import Bots
from duomo.http.tables.connection import Connection
from duomo.http.tables.notices import OPEN, SHUT, Notices, Told
from duomo.http.tables.room import Holding, Room
from duomo.http.thinking.answers import Answers
from duomo.http.thinking.line import Whose
from duomo.http.thinking.thinkers import SHARE, Thinkers, WorkerLost
from duomo.play.documents.messages import ServerMessage, encode
from duomo.play.documents.table import Outcome
from duomo.play.house_time import HouseTime
from duomo.play.people.ratings import rated_game
from duomo.play.tables.bookmarks import Kept, due, opened
from duomo.play.tables.change import Change
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import EntryRow, Moved, StoredTable, TableRow, now
from duomo.play.tables.terms import USUAL
from duomo.play.trouble import ServerTrouble
from duomo.store import absence, memory, statements
from duomo.store.friends import Friends
from duomo.store.reading import Store
from duomo.store.retelling import Retelling
from duomo.store.trouble import Conflict
from duomo.store.writer import Writer

SWEEP = 30.0
"""Seconds between two checks of all tables."""
LOOKS = 32
"""Maximum number of tables considered for eviction when one is opened."""

ENDED = 4401
"""Close code for a session that has ended."""

log = logging.getLogger("duomo.http")


class Hub:
    def __init__(self, settings: Settings, store: Store, writer: Writer, notices: Notices) -> None:
        self.settings = settings
        self.copies = house_copies(settings)
        self.store = store
        self.writer = writer
        self.notices = notices
        self.company = Company(notices)
        self.friends = Friends(store.engine)
        self.time = HouseTime(patience=settings.gone_minutes * 60_000)
        self.thinkers = Thinkers(settings.thinkers, at_once=True, share=SHARE)
        self.analysts = Thinkers(1, at_once=False)
        self.readers = Thinkers(settings.limits.readers, at_once=False, patience=settings.limits.reading)
        self.pools = (self.thinkers, self.analysts, self.readers)
        self.records = Answers(settings.limits.answers)
        """Cached records of finished tables."""
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.opening: dict[str, asyncio.Future[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.noticed: list[Callable[[Room], Awaitable[None]]] = []
        """Called when another process may have changed a table that is open here."""
        self.ended: list[Callable[[str], None]] = []
        """Called with the table's id when its game has ended."""
        self.heard: list[Callable[[str], None]] = []
        """Called with every id another process reports as changed, whether or not it is a table."""
        self.deaf: list[Callable[[], Awaitable[None]]] = []
        """Called when notices from other processes may have been missed."""
        self.bots = Bots(self)

    def start(self) -> None:
        for pool in self.pools:
            pool.start()
        self.begin(self._sweep())
        self.begin(self.notices.listen(self))

    async def stop(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for pool in self.pools:
            await asyncio.to_thread(pool.stop)

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a background task that is cancelled when the server stops."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # ---- rooms -----------------------------------------------------------------------------------

    def room(self, table: str) -> Holding:
        """Return a context manager that gives the caller exclusive access to a table.

        Entering it raises ServerTrouble if there is no such table.
        """
        return Holding(self.hold, table)

    async def hold(self, table: str) -> Room:
        """Lock a table and return its room. The caller must release the room's lock."""
        while True:
            room = self.rooms.get(table) or await self._open(table)
            await room.lock.acquire()
            if self.rooms.get(table) is room:
                break
            room.lock.release()  # it has left memory meanwhile
        room.held = True
        try:
            if room.stale:
                await self.reopen(room)
        except BaseException:
            room.lock.release()
            raise
        if table in self.rooms:
            self.rooms.move_to_end(table)
        room.used = time.monotonic()
        return room

    @asynccontextmanager
    async def seen(self, table: str, guest: str | None) -> AsyncIterator[Room]:
        """Like `room`, for a guest who only looks at the table.

        Raises ServerTrouble if the players do not let this guest watch.
        """
        async with self.room(table) as room:
            live = room.live
            watchers = (live.row.terms or USUAL).watchers
            if watchers != "all" and not live.row.done and not live.held_by(guest):
                people = {seat.guest for seat in live.seats if seat.guest is not None}
                if watchers == "nobody":
                    raise ServerTrouble(403, "watchers-nobody")
                friends = await asyncio.to_thread(self.friends.ids_of, guest or "")
                if people.isdisjoint(friends):
                    raise ServerTrouble(403, "watchers-friends")
            yield room

    async def _open(self, table: str) -> Room:
        """Open a table; concurrent callers share one load."""
        opening = self.opening.get(table)
        if opening is None:
            opening = self.opening[table] = asyncio.ensure_future(self._load(table))
            opening.add_done_callback(lambda _: self.opening.pop(table, None))
        return await asyncio.shield(opening)

    async def _load(self, table: str) -> Room:
        room = Room(await self._stored(table), self.notices.attendance, self.time)
        self._forget_some()
        self.rooms[table] = room
        self.notices.rooms.here_are(table, OPEN)
        if not self.settings.embedded:  # pick up changes made by another process during the load
            with suppress(ServerTrouble):
                async with room.lock:
                    await self._follow_others(room)
        self.bots.wake(room)
        return room

    async def _stored(self, table: str) -> LiveTable:
        try:
            stored = await self._read(table)
            live = _at_its_bookmark(stored)
            if live is None:
                await self._retell(stored.row)
                stored = await self._read(table)
                live = _at_its_bookmark(stored)
            if live is None:
                entries = await asyncio.to_thread(self.store.entries, table)
                live = opened(msgspec.structs.replace(stored, entries=entries, bookmark=None, pages=[]))
            return live
        except ServerTrouble:
            raise
        except Exception as error:
            log.error("table %s cannot be opened", table, exc_info=error)
            raise ServerTrouble(500, "unreadable-table") from None

    async def _read(self, table: str) -> StoredTable:
        stored = await asyncio.to_thread(self.store.table, table)
        if stored is None:
            raise ServerTrouble(404, "no-table")
        return stored

    async def _retell(self, row: TableRow) -> None:
        """Have a log played again in another process, and store the bookmark."""
        with suppress(WorkerLost):
            work = Retelling(self.settings.database, row.id)
            async for kept in self.thinkers.think(work, Whose(row.created_by, row.created_by)):
                await self._mark(row.id, kept)

    async def _mark(self, table: str, kept: Kept) -> None:
        """Store a bookmark. Best effort: without one the table just opens more slowly."""
        with suppress(ServerTrouble):
            await self.writer.execute(statements.keep(table, kept))

    async def reopen(self, room: Room) -> None:
        room.replace(await self._stored(room.live.id))
        self.bots.wake(room)

    async def _sweep(self) -> None:
        """Regularly wake bots that nobody else wakes, and evict tables."""
        since = now()
        while True:
            await self.bots.wake_left_over(since)
            self._forget_some(len(self.rooms))
            await asyncio.sleep(SWEEP)
            since = now() - int(SWEEP * 1000)

    def _forget_some(self, most: int = LOOKS) -> None:
        """Evict tables without connections when too many are open or they have been idle too long.

        At most `most` tables are checked, least recently used first. A table that is in use is marked as used
        now.
        """
        moment = time.monotonic()
        surplus = len(self.rooms) + 1 - self.settings.limits.tables_in_memory
        for table, room in list(islice(self.rooms.items(), most)):
            if surplus <= 0 and room.used > moment - self.settings.limits.idle:
                return
            if room.in_use(moment):
                room.used = moment
                self.rooms.move_to_end(table)
            else:
                del self.rooms[table]
                self.notices.rooms.here_are(table, SHUT)
                surplus -= 1

    def connections(self) -> set[Connection]:
        """Return all connections to this process, at tables and elsewhere."""
        elsewhere = (windows for windows in self.company.windows.values())
        return set().union(*(room.connections for room in self.rooms.values()), *elsewhere)

    def close_sessions(self, ended: set[str]) -> None:
        """Close every connection that uses one of these sessions."""
        for session in ended:
            for connection in list(self.company.sessions.get(session, ())):
                connection.close(ENDED)

    def tell_all(self, message: ServerMessage) -> None:
        """Send a message to everyone connected to this process."""
        frame = encode(message)
        for connection in self.connections():
            connection.put(frame)

    async def follow_closed(self, table: str) -> None:
        """Tell the clients at a table that a steward has closed it."""
        room = self.rooms.get(table)
        if room is None or room.live.row.closed is not None:
            return
        with suppress(ServerTrouble):
            async with self.room(table):
                await self.reopen(room)
                room.tell(lambda viewer: room.session.since(0, viewer))

    def queues(self) -> dict[str, int]:
        """Return the length of each queue, for the metrics."""
        return {
            "thinking": len(self.thinkers.line.waiting),
            "analysis": len(self.analysts.line.waiting),
            "reading": len(self.readers.line.waiting),
            "writing": self.writer.queue.qsize(),
        }

    # ---- writing ---------------------------------------------------------------------------------

    async def keep(self, room: Room, change: Change) -> Outcome:
        """Write a change, then tell everyone at the table.

        If another process was first, the outcome is "late" and the table is reloaded as that process left it.
        """
        if change.nothing:
            return change.outcome
        room.stale = True  # until it is on disk
        absent = change.absence
        others = [] if absent is None else [absence.keep(room.live, absent)]
        done = change.entries or (absent is not None and absent.ended is not None)
        if done and (game := rated_game(room.live)) is not None:
            others.append(memory.rate(game))
        try:
            await self.writer.append(room.live.row, change.entries, *others)
        except Conflict:
            await self.reopen(room)
            return Outcome("late", room.live.number)
        room.stale = False
        for entry in change.entries:
            metrics.moves_of(room.live.row.game, _kind(room, entry)).inc()
        room.tell(room.session.kept(change))
        if absent is not None:
            room.tell(room.session.seats())
            room.tell(room.session.timing())
        else:
            room.tell_time()
        if change.entries and not others and not room.live.over:
            self.notices.tell_moves(room.live.row, change.entries)
        else:
            self.notices.tell(room.live.id)
        if room.live.over or room.live.row.closed is not None:
            for tell in self.ended:
                tell(room.live.id)
        self._tell_people(room)
        kept = due(room.live)
        if kept is not None:
            self.begin(self._mark(room.live.id, kept))
        self.bots.wake(room)
        return change.outcome

    def _tell_people(self, room: Room) -> None:
        """Tell all players of the table, wherever they are connected, whose turn it is or that it is over."""
        row = room.live.row
        turn = (row.decider, row.over, row.closed)
        if turn != room.turn:
            room.turn = turn
            people = {seat.guest for seat in room.live.seats if seat.guest is not None}
            self.company.tell_all(people, "tables", room.live.id)
            if row.open_to is not None:
                self.company.tell_lobby()

    async def catch_up(self, room: Room) -> None:
        """Read what another process has written to a table. The caller must hold the room."""
        news = await asyncio.to_thread(self.store.table, room.live.id, room.live.number)
        if news is not None:
            room.follow(news)
            self.bots.wake(room)

    async def changed(self, table: str) -> None:
        """Follow a change that another process made to a table, if it is open here."""
        for hear in self.heard:
            hear(table)
        if table not in self.rooms:
            return
        with suppress(ServerTrouble):
            async with self.room(table) as room:
                await self._follow_others(room)

    async def _follow_others(self, room: Room) -> None:
        """Read whatever another process may have written about a table. The caller must hold the room."""
        await self.catch_up(room)
        for look in self.noticed:
            await look(room)

    async def moved(self, news: Moved) -> None:
        """Apply moves made in another process; read the store only if earlier entries are missing."""
        for hear in self.heard:
            hear(news.table)
        if news.table not in self.rooms:
            return
        with suppress(ServerTrouble):
            async with self.room(news.table) as room:
                number = room.live.number
                if number + 1 == news.entries[0].number:
                    room.follow_moves(news)
                    self.bots.wake(room)
                elif number < news.entries[-1].number:
                    await self.catch_up(room)

    def attended(self, table: str) -> None:
        """Handle people coming to or leaving a table in another process."""
        room = self.rooms.get(table)
        if room is not None:
            room.tell_attendance()

    def told(self, news: Told) -> None:
        """Deliver another process's news to the people it concerns."""
        self.company.heard(news)

    async def missed(self) -> None:
        """Check everything again: any notice may have been missed."""
        for look in self.deaf:
            await look()
        for table in list(self.rooms):
            await self.changed(table)


def _at_its_bookmark(stored: StoredTable) -> LiveTable | None:
    """Open a table, if it is short or its bookmark is usable; None if its log has to be played again."""
    if not stored.complete:
        return None
    try:
        return opened(stored)
    except Exception as error:
        if stored.bookmark is None:
            raise
        log.warning("table %s: its log is played again, for its bookmark: %r", stored.row.id, error)
        return None


def _kind(room: Room, entry: EntryRow) -> str:
    """Return what made an entry ("person", "bot" or another kind), for the metrics."""
    if entry.kind != "move" or entry.seat is None:
        return entry.kind
    return "person" if room.live.seats[entry.seat].level is None else "bot"
