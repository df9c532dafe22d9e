"""A table and everyone connected to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic

from duomo.http.people.attendance import Attendance
from duomo.http.tables.connection import Connection
from duomo.http.thinking.line import Whose
from duomo.play.documents.messages import encode
from duomo.play.house_time import HouseTime
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import Moved, StoredTable
from duomo.play.tables.session import Session, Tell

BOTS = Whose("bots", "bots")
FETCHED = 10.0
"""Seconds within which a caller takes the room that was opened for them, unless they have gone."""


class Holding:
    """Async context manager that gives the caller exclusive access to a table.

    A class rather than a generator, because every move goes through it.
    """

    __slots__ = ("hold", "room", "table")

    def __init__(self, hold: Callable[[str], Awaitable[Room]], table: str) -> None:
        self.hold = hold
        self.table = table

    async def __aenter__(self) -> Room:
        self.room = await self.hold(self.table)
        return self.room

    async def __aexit__(self, *_error: object) -> None:
        self.room.lock.release()


class Room:
    """A table and its connections.

    Hold the lock to read or change the table, so nobody sees what is not yet on disk.
    """

    def __init__(self, live: LiveTable, attendance: Attendance[int], time: HouseTime) -> None:
        self.lock = asyncio.Lock()
        self.session = Session(live, time)
        self.attendance = attendance
        self.session.telling.online = attendance.at(live.id)
        self.connections: set[Connection] = set()
        self.opened = self.used = monotonic()
        """When the room was opened, and when it was last requested."""
        self.held = False
        """Whether the caller for whom it was opened has had it."""
        self.stale = False
        """The table in memory differs from the stored one and must be reopened first."""
        self.heard: int | None = None
        """Number of the last chat line sent here, if any."""
        self.turn: object = None
        """The turn that was last announced to the players."""
        self.thinks = False
        """A bot is thinking about the position, or is about to."""

    @property
    def live(self) -> LiveTable:
        return self.session.live

    def in_use(self, moment: float) -> bool:
        """True if the room must stay in memory. One just opened stays for the caller who has asked for it."""
        wanted = not self.held and moment < self.opened + FETCHED
        return bool(self.connections) or self.thinks or self.lock.locked() or wanted

    @property
    def attended(self) -> bool:
        """True if all players still in the game are connected."""
        people = {seat.seat for seat in self.live.seats if seat.guest is not None and seat.gone is None}
        return people <= self.session.telling.online

    def whose(self) -> Whose:
        """Return on whose behalf a bot thinks here: the host, or another connected player.

        Tables with only bots together share one person's allowance.
        """
        if all(seat.level is not None for seat in self.live.seats):
            return BOTS
        host = self.live.row.created_by
        here = {
            connection.guest: connection.address
            for connection in self.connections
            if connection.held and connection.guest is not None
        }
        guest = host if host in here else next(iter(here), host)
        return Whose(guest, here.get(guest, guest))

    def replace(self, live: LiveTable) -> None:
        """Replace the table with the stored one, after something went wrong with the one in memory."""
        self.session.replace(live)
        self.stale = False
        self.seated()
        self.tell(self.session.news())
        self.tell(self.session.seats())
        self.tell(self.session.timing())

    def follow(self, news: StoredTable) -> None:
        """Apply another process's change, and tell everyone here what is new."""
        told = self.session.follow(news)
        self.seated()
        for tell in told:
            self.tell(tell)

    def follow_moves(self, moved: Moved) -> None:
        """Apply another process's moves, when only moves were made and none is missing."""
        self.tell(self.session.follow_moves(moved))
        self.tell_time()

    def tell_time(self) -> None:
        """Send the timing after a move, if there are clocks or a player is not connected."""
        if self.live.row.pace is not None or not self.attended:
            self.tell(self.session.timing())

    def seated(self) -> None:
        """Update the connections after the seating may have changed."""
        for connection in self.connections:
            connection.held = self.live.held_by(connection.guest)
        self._attend()
        self.session.telling.online = self.attendance.at(self.live.id)
        self.session.telling.changed()

    def tell(self, make: Tell) -> None:
        """Send every connection its view of a message."""
        for connection, frame in self.session.frames(make, list(self.connections)):
            connection.put(frame)

    # ---- coming and going ------------------------------------------------------------------------

    def join(self, connection: Connection, after: int) -> None:
        """Add a connection and send the first frame: the full table, or the entries the client has missed."""
        connection.held = self.live.held_by(connection.guest)
        self.connections.add(connection)
        connection.put(self.session.welcome(connection, after))
        if after:
            connection.put(encode(self.session.seats()(connection)))  # the client may have missed changes
            connection.put(encode(self.session.timing()(connection)))
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
        """Tell everyone who is connected, if that has changed here or in another process."""
        online = self.attendance.at(self.live.id)
        if online != self.session.telling.online:
            self.session.telling.online = online
            self.tell(self.session.seats())
            self.tell(self.session.timing())
