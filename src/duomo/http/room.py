"""A table with everybody who is connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from duomo.http.attendance import Attendance
from duomo.http.connection import Connection
from duomo.play.live_table import LiveTable
from duomo.play.messages import (
    AskedMessage,
    EntriesMessage,
    NowMessage,
    RematchMessage,
    SeatsMessage,
    ServerMessage,
    TableMessage,
    encode,
)
from duomo.play.rows import StoredTable
from duomo.play.telling import Held, Telling


class Room:
    """Whoever reads or changes the table holds the lock: nobody sees what is not yet on disk."""

    def __init__(self, live: LiveTable, attendance: Attendance) -> None:
        self.lock = asyncio.Lock()
        self.live = live
        self.attendance = attendance
        self.telling = Telling(live)
        self.telling.online = attendance.at(live.id)
        self.connections: set[Connection] = set()
        self.told = live.number
        """The last entry that the connections were told."""
        self.stale = False
        """The table in memory is not what is stored: open it again before anything else."""
        self.thinks = False
        """A bot is thinking about the position, or about to."""

    def replace(self, live: LiveTable) -> None:
        """The table as it is stored, after something went wrong with the one in memory."""
        self.live = live
        self.telling = Telling(live)
        self.stale = False
        self.seated()

    def follow(self, news: StoredTable) -> None:
        """Another process has changed the table; tell what is new here."""
        live = self.live
        live.row.asked, live.row.rematch = news.row.asked, news.row.rematch
        live.seats = news.seats
        live.catch_up(news.entries)
        self.seated()
        if live.number != self.told:
            self.tell_entries()
        else:
            self.tell_now()
        self.tell_seats()

    def seated(self) -> None:
        """Who sits where may have changed."""
        for connection in self.connections:
            connection.held = self.live.held_by(connection.guest)
        self._attend()
        self.telling.online = self.attendance.at(self.live.id)
        self.telling.changed()

    # ---- telling ---------------------------------------------------------------------------------

    def tell_entries(self) -> None:
        """What happened since the last time, to everybody."""
        self.telling.changed()
        since = self.told
        self.told = self.live.number
        self._tell(lambda held: self._entries(since, held))

    def _entries(self, since: int, held: Held) -> ServerMessage:
        entries = self.telling.after(since, held)
        if entries is None:
            return TableMessage(self.telling.snapshot(held))
        return EntriesMessage(entries, self.telling.now(held))

    def tell_seats(self) -> None:
        self._tell(lambda held: SeatsMessage(self.telling.seats(held)))

    def tell_now(self) -> None:
        self.telling.changed()
        self._tell(lambda held: NowMessage(self.telling.now(held)))

    def tell_asked(self, refused_by: int | None = None) -> None:
        self.telling.changed()
        message = AskedMessage(self.telling.asked(), refused_by)
        self._tell(lambda held: message)

    def tell_rematch(self, table: str) -> None:
        message = RematchMessage(table)
        self._tell(lambda held: message)

    def _tell(self, make: Callable[[Held], ServerMessage]) -> None:
        """A frame is made once for all who hold the same seats."""
        frames: dict[Held, str] = {}
        for connection in list(self.connections):
            frame = frames.get(connection.held)
            if frame is None:
                frame = frames[connection.held] = encode(make(connection.held))
            connection.put(frame)

    # ---- coming and going ------------------------------------------------------------------------

    def join(self, connection: Connection, after: int) -> None:
        """The first frame: the whole table, or what happened since the client was last here."""
        connection.held = self.live.held_by(connection.guest)
        self.connections.add(connection)
        entries = self.telling.after(after, connection.held) if after else None
        if entries is None:
            message: ServerMessage = TableMessage(self.telling.snapshot(connection.held))
        else:
            message = EntriesMessage(entries, self.telling.now(connection.held))
        connection.put(encode(message))
        self._attend()
        self.tell_attendance()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self._attend()
        self.tell_attendance()

    def _attend(self) -> None:
        seats = frozenset(seat for connection in self.connections for seat in connection.held)
        self.attendance.here_are(self.live.id, seats)

    def tell_attendance(self) -> None:
        """Tell who is connected, if that has changed, here or at another process."""
        online = self.attendance.at(self.live.id)
        if online != self.telling.online:
            self.telling.online = online
            self.tell_seats()
