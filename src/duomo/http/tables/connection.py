"""One live connection: what waits to be sent to it, and how fast it may speak."""

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
"""The close code for a client that does not keep up: it may come again and resume."""

Socket = WebSocket[Any, Any, Any]


class Connection(Viewer):
    """Frames are sent at once if nothing waits before them and the server can. Otherwise they are queued and
    sent by a task of their own: a slow client never holds up a table."""

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
        """What a program may do here; None: it is a browser."""
        self.address = address
        self.looking = True
        """Whether somebody sees the page: not while it is hidden."""
        self.blocked: frozenset[str] = frozenset()
        """Guests whom this one does not want to hear."""
        self.bucket = Bucket(limits.frames, limits.frames * 3)
        extensions: dict[str, Any] = socket.scope.get("extensions") or {}
        self.send_at_once: Callable[[str], bool] | None = extensions.get(AT_ONCE)
        self.frames: asyncio.Queue[str] = asyncio.Queue(limits.waiting)
        self.late = 0
        """Frames in the queue, and the one that is being sent from there."""
        self.sender: asyncio.Task[None] | None = None
        self.work: asyncio.Task[None] | None = None
        """What is being thought about for this connection."""

    def put(self, frame: str) -> None:
        if not self.late and self.send_at_once is not None and self.send_at_once(frame):
            return
        try:
            self.frames.put_nowait(frame)
            self.late += 1
        except asyncio.QueueFull:
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Throw away what waits; the client resumes from the last number it has seen."""
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
        """Something that takes its time; it ends with the connection."""
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
