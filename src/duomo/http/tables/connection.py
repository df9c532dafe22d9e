"""One live connection: its queue of outgoing frames and its rate limit."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Coroutine
from typing import Any

from litestar.connection import WebSocket
from litestar.exceptions import WebSocketException

from duomo.http.gate.limits import Bucket
from duomo.http.gate.protocols import AT_ONCE
from duomo.http.settings import Limits
from duomo.play.tables.viewer import Viewer
from duomo.store.reading import SessionRow

TOO_SLOW = 1013
"""Close code for a client that is too slow. It may reconnect and resume."""

Socket = WebSocket[Any, Any, Any]


class Connection(Viewer):
    """A client's WebSocket.

    A frame is sent immediately if the queue is empty and the server can write. Otherwise it is queued and
    sent by a separate task, so a slow client never holds up a table.
    """

    def __init__(
        self,
        socket: Socket,
        session: SessionRow | None,
        address: str,
        limits: Limits,
        changes: bool = False,
    ) -> None:
        super().__init__(changes=changes)
        self.socket = socket
        self.session = None if session is None else session.id
        self.guest = None if session is None else session.guest
        self.scopes = None if session is None else session.scopes
        """Scopes of the program's token; None for a browser."""
        self.address = address
        self.looking = True
        """Whether the page is visible to the user."""
        self.blocked: frozenset[str] = frozenset()
        """Guests this user has blocked."""
        self.bucket = Bucket(limits.frames, limits.frames * 3)
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.send_at_once: Callable[[str], bool] | None = extensions.get(AT_ONCE)
        self.frames: asyncio.Queue[str] = asyncio.Queue(limits.waiting)
        self.late = 0
        """Number of frames in the queue, including the one being sent."""
        self.sender: asyncio.Task[None] | None = None
        self.work: asyncio.Task[None] | None = None
        """The long-running task for this connection, such as a hint."""

    def put(self, frame: str) -> None:
        if not self.late and self.send_at_once is not None and self.send_at_once(frame):
            return
        try:
            self.frames.put_nowait(frame)
            self.late += 1
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Discard the queue and close; the client resumes from the last number it has seen."""
        self.send_at_once = None
        if self.sender is not None:
            self.sender.cancel()
            self.sender = asyncio.create_task(self._close(code))

    async def _close(self, code: int) -> None:
        with contextlib.suppress(RuntimeError, WebSocketException, OSError):
            await self.socket.close(code=code)

    def start(self) -> None:
        self.sender = asyncio.create_task(self._send())

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Start a long-running task that is cancelled when the connection closes."""
        self.work = asyncio.create_task(work)

    @property
    def busy(self) -> bool:
        return self.work is not None and not self.work.done()

    async def stop(self) -> None:
        if self.work is not None:
            self.work.cancel()
        if self.sender is not None:
            self.sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.sender

    async def _send(self) -> None:
        with contextlib.suppress(RuntimeError, WebSocketException, OSError):
            while True:
                await self.socket.send_text(await self.frames.get())
                self.late -= 1
