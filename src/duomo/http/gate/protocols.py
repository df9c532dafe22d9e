"""Connection limits below HTTP: sockets per address, slow requests, and clients that never read.

uvicorn leaves these to a proxy; with this module none is needed. The limits apply before a request exists, so
the only possible answer is to close the connection.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from functools import cached_property
from http import HTTPStatus
from typing import Any, cast

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import OPEN

from duomo.http.gate.addresses import household, networks, within
from duomo.http.gate.counting import Open, Shared
from duomo.http.gate.homes import Homes
from duomo.http.gate.limits import Bucket
from duomo.http.gate.packing import agreement, framed, lone_text, whole_frames
from duomo.http.house import metrics
from duomo.http.settings import Settings

RESERVE = 100
"""File descriptors a process needs besides its connections: database, pipes to bots, the page."""
LONGEST_HEADER = 8000
MOST_HEADERS = 100
"""Maximum number of headers in a handshake; the WebSocket library never answers one with more."""
PIECE = 1024
"""Bytes of live frames parsed between two checks of the rate limit."""
TOO_FAST = 1008
NO_TEXT = 1007
FLOOD = 10
"""A connection is closed when it sends this many times the allowed number of messages as frames."""
AHEAD = 4
"""Number of unprocessed messages above which reading pauses."""
AT_ONCE = "duomo.at_once"
"""Name of the ASGI extension that sends a text on a live connection immediately."""


class Doorkeeper:
    """Counts open connections by address, and knows to which process they belong."""

    def __init__(self, settings: Settings, shared: Shared) -> None:
        self.limits = settings.limits
        self.homes = Homes(shared, settings.counts)
        self.open = Open(shared, "sockets")
        self.trusted = networks(settings.proxies)
        """Trusted proxies, exempt from the limit because many people share their address."""
        self.total = 0
        self.most = most_files() - RESERVE
        self.refused = 0

    def enter(self, address: str) -> bool:
        many = self.open.count(address) >= self.limits.sockets and not within(address, self.trusted)
        if many or self.total >= self.most:
            self.refused += 1
            metrics.refused.labels("too-many-sockets").inc()
            return False
        self.total += 1
        self.open.add(address, 1)
        return True

    def leave(self, address: str) -> None:
        self.total -= 1
        self.open.add(address, -1)


def most_files() -> int:
    """Raise the limit on open files as far as the system allows, and return it."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return soft if soft > 0 else 1 << 20


def doorkeeper_of(config: Config) -> Doorkeeper:
    """The application's doorkeeper; uvicorn may have wrapped the application."""
    app: Any = config.loaded_app
    while not hasattr(app, "doorkeeper"):
        app = app.app
    found: Doorkeeper = app.doorkeeper
    return found


class Watched:
    """Common base of both kinds of connection."""

    config: Config
    transport: asyncio.Transport
    address: str | None = None
    """Household the connection is counted for; None if it is not counted."""
    stalled: asyncio.TimerHandle | None = None

    @cached_property
    def doorkeeper(self) -> Doorkeeper:
        return doorkeeper_of(self.config)

    def _enter(self, transport: Any) -> bool:
        peer = transport.get_extra_info("peername")
        address = household(peer[0]) if isinstance(peer, tuple) and peer else "local"
        if self.doorkeeper.enter(address):
            self.address = address
            return True
        transport.abort()
        return False

    def _leave(self) -> None:
        self._reads()
        if self.address is not None:
            self.doorkeeper.leave(self.address)
            self.address = None

    def _reads_nothing(self) -> None:
        """Start the time limit for the client to read: the write buffer is full."""
        if self.stalled is None:
            loop = asyncio.get_running_loop()
            self.stalled = loop.call_later(self.doorkeeper.limits.unread, self.transport.abort)

    def _reads(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None


class PlainConnection(Watched, H11Protocol):
    """A connection for HTTP requests."""

    arriving: asyncio.TimerHandle | None = None
    """Timer for the arrival of a complete request."""

    def __init__(self, *given: Any, passed_on: bool = False, **named: Any) -> None:
        """`passed_on`: another worker has passed the connection on, so it stays."""
        super().__init__(*given, **named)
        self.passed_on = passed_on
        self.passing = False
        """Whether this worker is about to pass it on."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        if not self._enter(transport):
            self.transport = transport
            return
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.address is None:
            return  # it was refused
        self._leave()
        self._has_come()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.address is None:
            return
        try:
            super().data_received(data)
        except (UnicodeDecodeError, h11.ProtocolError):
            self.transport.abort()
            return
        if self.address is None:
            return  # a live connection has taken over
        if self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            self._await_request()
        else:
            self._has_come()

    def _await_request(self) -> None:
        if self.arriving is None and not self.passing:
            self.arriving = self.loop.call_later(self.doorkeeper.limits.arrival, self.transport.abort)

    def _has_come(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]:
            self._has_come()  # no further request has begun: only the keep-alive timeout applies

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        longest = max((len(name) + len(value) for name, value in self.headers), default=0)
        if max(longest, len(event.target)) > LONGEST_HEADER or len(self.headers) > MOST_HEADERS:
            self._refuse_handshake()
            return
        self._has_come()
        homes = [] if self.passed_on else self.doorkeeper.homes.away(event.target)
        if homes:
            self.passing = True
            self.transport.pause_reading()
            task = self.loop.create_task(self._pass_on(event, homes))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)
        else:
            self._go_live(event)

    async def _pass_on(self, event: h11.Request, homes: list[int]) -> None:
        """Give the connection to a worker at home for it, or serve it here if that is impossible."""
        headers = b"".join(name + b": " + value + b"\r\n" for name, value in self.headers)
        said = event.method + b" " + event.target + b" HTTP/1.1\r\n" + headers + b"\r\n"
        self.connections.discard(self)
        copy = os.dup(self.transport.get_extra_info("socket").fileno())  # the client may leave meanwhile
        try:
            passed = await self.doorkeeper.homes.pass_on(copy, said, homes)
        finally:
            os.close(copy)
        if self.transport.is_closing():
            return
        if passed:
            self.transport.abort()  # closes it in this process only
        else:
            self.transport.resume_reading()
            self._go_live(event)

    def _go_live(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _refuse_handshake(self) -> None:
        headers = [(b"content-length", b"0"), (b"connection", b"close")]
        answer = h11.Response(status_code=431, headers=headers, reason=b"Request Header Fields Too Large")
        self.transport.write(self.conn.send(answer) or b"")
        self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reads_nothing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads()


class LiveConnection(Watched, WebSocketsSansIOProtocol):
    """A connection for live messages, after the handshake."""

    whole = True
    """Whether the data received so far ended at a frame boundary."""
    served = False
    """Whether the application is done with it."""

    def __init__(self, config: Config, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        if config.ws_per_message_deflate:
            self.conn.available_extensions = [agreement()]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        rate = self.doorkeeper.limits.frames * FLOOD
        self.bucket = Bucket(rate, rate)
        self._enter(transport)
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)
        self._part()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self.served = True
        self._part()

    def _part(self) -> None:
        """Let go of everything when the connection has ended for both sides: the libraries' objects refer to
        one another, and would stay until a garbage collection.
        """
        if self.served and self.disconnected:
            self.conn.parser.close()
            cast(dict[str, Any], self.scope).clear()
            del self.conn, self.queue, self.transport

    def data_received(self, data: bytes) -> None:
        """Process data in pieces, because one chunk may hold many small frames.

        Nearly always it is one short text with nothing pending. Then the library, which would make several
        objects, is bypassed.
        """
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self.whole:
            text = lone_text(data)
            if text is not None and self._expects_text():
                self._hear(text)
                return
            self.whole = whole_frames(data)
        if len(data) <= PIECE:
            super().data_received(data)
            return
        for start in range(0, len(data), PIECE):
            if self.close_sent or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])

    def _expects_text(self) -> bool:
        """True if a text frame may come next and no data is pending."""
        conn = self.conn
        return conn.state is OPEN and conn.current_size is None and not conn.reader.buffer

    def _hear(self, text: bytes) -> None:
        if self._allowed():
            self.curr_msg_data_type = "text"
            self.frames = [text]
            self.send_receive_event_to_app()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[AT_ONCE] = self.send_at_once

    def send_at_once(self, text: str) -> bool:
        """Send a text without a task and without the application's layers; False if it must wait."""
        if self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        if not self.writable.is_set() or self.conn.state is not OPEN:
            return False
        self.transport.write(framed(text, bool(self.conn.extensions)))
        return True

    def handle_ping(self) -> None:
        if self._allowed():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allowed():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allowed():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        if self._allowed():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        if self._allowed():
            super().handle_bytes(event)

    def _allowed(self) -> bool:
        if self.close_sent or self.transport.is_closing():
            return False
        if self.bucket.take():
            return True
        self.doorkeeper.refused += 1
        metrics.refused.labels("too-many-frames").inc()
        self._end(TOO_FAST)
        return False

    def _end(self, code: int) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()

    def send_receive_event_to_app(self) -> None:
        """Queue a whole message.

        Reading pauses only when several are waiting: pausing and resuming for each would cost more than
        handling most of them.
        """
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                self._end(NO_TEXT)
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._reads_nothing()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._reads()
