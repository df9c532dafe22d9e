"""Simulated players, as lean as possible: a program that measures a server must not take its processor.

Each is a connection without a library, with just enough of WebSockets to send a move and to receive others.
They are seated in the database before the server starts (`seated`).
"""

from __future__ import annotations

import asyncio
import random
import resource
import struct
import sys
import time
import zlib
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import sqlalchemy as sa

from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.people.tokens import hashed, new_id, new_token
from duomo.play.tables import making
from duomo.play.tables.rows import now
from duomo.store import sessions, statements
from duomo.store.reading import SessionRow
from duomo.store.writer import Statement

sys.path.append(str(Path(__file__).parent.parent / "tests"))
from followed import Followed, Message, decode

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
PACKED = 64
"""The bit of a frame's first byte that marks it as compressed (RFC 7692)."""
TAIL = b"\0\0\xff\xff"
OFFER = "Sec-WebSocket-Extensions: permessage-deflate"
CONNECTING = 64
"""Number of connections opened at a time."""
PATIENCE = 5.0
"""Seconds to wait for the answers to the last moves."""
DAY = 24 * 3600 * 1000


# ---- seating -------------------------------------------------------------------------------------


@dataclass
class Place:
    """A table, and the cookies of its two people."""

    table: str
    cookies: tuple[str, str]


def seated(engine: sa.Engine, game: str, tables: int) -> list[Place]:
    """Make this many tables of two people each."""
    places: list[Place] = []
    at = now()
    for first in range(0, tables, 100):
        with engine.begin() as connection:
            for _ in range(first, min(tables, first + 100)):
                place, written = _table(game, at)
                for statement in written:
                    statement(connection)
                places.append(place)
    return places


def _table(game: str, at: int) -> tuple[Place, list[Statement]]:
    guests, cookies = (new_id(), new_id()), (new_token(), new_token())
    written: list[Statement] = []
    for guest, cookie in zip(guests, cookies, strict=True):
        session = SessionRow(new_id(), guest, at, at, at + DAY)
        written += [statements.new_guest(guest, "", "en", at), sessions.new_session(session, hashed(cookie))]
    live, _ = making.wished(NewTable(game, 2, [SeatWish("me"), SeatWish("friend")]), guests[0], "")
    friend = live.seats[1]
    friend.guest, friend.link_open = guests[1], False
    for seat in live.seats:
        seat.seen = at
    entry = live.start()
    written.append(statements.new_table(live.row, live.seats, [entry], live.parts.document))
    return Place(live.id, cookies), written


# ---- one connection ------------------------------------------------------------------------------


class Seat(asyncio.Protocol):
    """A person at a table."""

    def __init__(self, people: People, table: Table, number: int, cookie: str) -> None:
        self.people = people
        self.table = table
        self.number = number
        self.cookie = cookie
        self.buffer = bytearray()
        self.shaken = False
        self.welcomed = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own is not a subclass
        asking = (
            f"GET /api/tables/{self.table.id}/live?changes=true HTTP/1.1",
            f"Host: 127.0.0.1:{self.people.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
            "Sec-WebSocket-Version: 13",
            f"Cookie: duomo={self.cookie}",
            *([OFFER] if self.people.packed else []),
        )
        self.transport.write(("\r\n".join(asking) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        try:
            self._read(data)
        except Exception as error:
            self.people.fail(error)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.people.leaving:
            self.people.fail(ConnectionError(f"a connection was closed: {error}"))

    def _read(self, data: bytes) -> None:
        buffer = self.buffer
        buffer += data
        if not self.shaken:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in bytes(buffer[: buffer.find(b"\r\n")]):
                raise ConnectionError(bytes(buffer[:200]).decode("latin-1"))
            del buffer[: end + 4]
            self.shaken = True
        at = 0
        while len(buffer) - at >= 2:
            kind, length, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + length:
                break
            if kind == TEXT:
                text: bytes | memoryview = memoryview(buffer)[start : start + length]
                if buffer[at] & PACKED:
                    text = zlib.decompressobj(-15).decompress(bytes(text) + TAIL)
                self.table.heard(self.number, decode(text))
                self.welcomed = True
                del text  # the buffer cannot shrink while a view of it exists
            elif kind == PING:
                self.send(PONG, bytes(buffer[start : start + length]))
            elif kind == CLOSE:
                raise ConnectionError(f"the server closes: {bytes(buffer[start : start + length])!r}")
            at = start + length
        del buffer[:at]

    def send(self, kind: int, payload: bytes) -> None:
        """Send a frame. Clients must mask; a mask of zeros leaves the payload unchanged."""
        length = len(payload)
        head = struct.pack("!BB", 128 | kind, 128 | length) if length < 126 else None
        head = head or struct.pack("!BBH", 128 | kind, 254, length)
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + payload)


class Table:
    """A table with its two people, and the move in flight."""

    def __init__(self, people: People, place: Place) -> None:
        self.people = people
        self.id = place.table
        self.seats: list[Seat] = []
        self.known = (Followed(), Followed())
        """The table as each of them knows it."""
        self.number = 0
        self.sent = 0.0
        """When the move in flight was sent; 0: none is."""

    def heard(self, seat: int, message: Message) -> None:
        """Process a message. If this was the last seat to receive the move in flight, its time is known."""
        if message.told is not None:
            self.known[seat].learn(message.told)
        elif message.type in ("error", "refused", "late"):
            raise RuntimeError(f"a move was answered by {message.type}: {message.detail}")
        else:
            return
        if self.sent and all(one.number > self.number for one in self.known):
            self.people.answered(self, time.perf_counter() - self.sent)
            self.sent = 0.0

    @property
    def over(self) -> bool:
        return any(one.over for one in self.known)

    def move(self) -> bool:
        """Send the next move; False if the game is over or a move is still in flight."""
        if self.sent:
            return False
        for seat, there in zip(self.seats, self.known, strict=True):
            if there.yours is not None and not there.over:
                self.number = there.number
                asked = (
                    f'{{"type":"move","id":"{there.number}","seat":{there.yours},'
                    f'"move":"{random.choice(there.legal)}","after":{there.number}}}'
                )
                self.sent = time.perf_counter()
                seat.send(TEXT, asked.encode())
                return True
        return False


# ---- all of them ---------------------------------------------------------------------------------


@dataclass
class Played:
    """The result of a period of play."""

    seconds: float
    times: list[float]
    """Times of the moves that were answered."""
    in_time: int
    """Number of moves answered before the period was over."""
    unanswered: int
    not_sent: int
    """Moves that were due while every table waited for one."""


@dataclass
class People:
    port: int
    places: Sequence[Place]
    packed: bool = False
    """True to request compressed messages, like browsers."""
    tables: list[Table] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    ready: deque[Table] = field(default_factory=deque)
    """Tables in the order in which they were answered."""
    trouble: Exception | None = None
    leaving: bool = False
    unbroken: bool = False
    """True to send another move whenever one is answered."""

    def fail(self, error: Exception) -> None:
        """Record an error, which ends the run."""
        self.trouble = self.trouble or error

    def check(self) -> None:
        if self.trouble is not None:
            raise self.trouble

    def answered(self, table: Table, took: float) -> None:
        self.times.append(took)
        self.ready.append(table)
        if self.unbroken:
            asyncio.get_running_loop().call_soon(self.move)

    def move(self) -> bool:
        """Send a move at the next table that can."""
        for _ in range(len(self.ready)):
            table = self.ready.popleft()
            if table.move():
                return True
            if not table.over:
                self.ready.append(table)
        return False

    async def connect(self) -> None:
        gate = asyncio.Semaphore(CONNECTING)
        self.tables = [Table(self, place) for place in self.places]
        await asyncio.gather(
            *(
                self._sit(gate, table, number, place.cookies[number])
                for table, place in zip(self.tables, self.places, strict=True)
                for number in (0, 1)
            )
        )
        self.check()
        self.ready.extend(self.tables)

    async def _sit(self, gate: asyncio.Semaphore, table: Table, number: int, cookie: str) -> None:
        seat = Seat(self, table, number, cookie)
        table.seats.append(seat)
        async with gate:
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: seat, "127.0.0.1", self.port)
            while not seat.welcomed:
                self.check()
                await asyncio.sleep(0.001)

    async def play(self, rate: float, seconds: float) -> Played:
        """Send moves at a steady rate, whether or not earlier ones are answered."""
        self.times.clear()
        began = time.perf_counter()
        sent, not_sent = 0, 0
        while (passed := time.perf_counter() - began) < seconds:
            self.check()
            while sent < passed * rate:
                not_sent += not self.move()
                sent += 1
            await asyncio.sleep(0.001)
        took = time.perf_counter() - began
        return await self._over(took, not_sent)

    async def play_on(self, at_once: int, seconds: float) -> Played:
        """Send as many moves as the server can handle with `at_once` always in flight."""
        self.times.clear()
        self.unbroken = True
        began = time.perf_counter()
        for _ in range(at_once):
            self.move()
        while time.perf_counter() - began < seconds:
            self.check()
            await asyncio.sleep(0.01)
        self.unbroken = False
        return await self._over(time.perf_counter() - began, 0)

    async def _over(self, took: float, not_sent: int) -> Played:
        """Wait for the last answers. Only those within the period count for the speed; unanswered moves
        are reported."""
        in_time = len(self.times)
        end = time.perf_counter() + PATIENCE
        while any(table.sent for table in self.tables) and time.perf_counter() < end:
            await asyncio.sleep(0.02)
        self.check()
        unanswered = sum(1 for table in self.tables if table.sent)
        return Played(took, self.times[:], in_time, unanswered, not_sent)

    def leave(self) -> None:
        self.leaving = True
        for table in self.tables:
            for seat in table.seats:
                if seat.transport is not None:
                    seat.transport.abort()


def many_files() -> None:
    """Raise the limit on open files to the maximum allowed."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
