"""Every table has a home: the worker that serves all its live connections, so that a move is played and told
in one process only.

The system gives a new connection to any worker. A worker that is not the table's home passes it on as an open
file, over a socket between the processes, with what the client has asked so far. If that is impossible (the
home is just starting, or the system cannot pass files), the connection stays where it is: the processes tell
each other of every move anyway (`http/tables/notices.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import re
import socket
from array import array
from collections.abc import Callable
from pathlib import Path

from duomo.http.gate.counting import PROCESSES, Shared

LIVE = re.compile(rb"/api/tables/([^/?]+)/live(?:\?|$)")
LONGEST = 64_000
"""Maximum number of bytes passed with a connection; a longer handshake stays where it is."""
BUSY = 0.001
"""Seconds to wait before trying again to pass a connection to a home that has many waiting."""
PATIENCE = 5.0
"""Seconds after which a connection stays where it is."""

Message = tuple[list[bytes], list[tuple[int, int, "array[int]"]]]
Arrived = Callable[[socket.socket, bytes], None]
"""Receives a connection, and what its client has sent so far."""


class Homes:
    def __init__(self, shared: Shared, path: str = "") -> None:
        """`path`: the file of the counters, beside which the workers' sockets are; empty if there is one
        process."""
        self.shared = shared
        self.path = path if hasattr(socket, "send_fds") else ""
        self.outgoing: socket.socket | None = None
        self.incoming: socket.socket | None = None
        self.turns = [asyncio.Lock() for _ in range(PROCESSES)]
        """For each worker, whose turn it is to pass a connection to it."""

    def _socket_of(self, worker: int) -> str:
        return f"{self.path}.{worker}"

    def open(self, arrived: Arrived) -> None:
        """Accept the connections that other workers pass on."""
        if not self.path:
            return
        self.outgoing = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.incoming = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        for one in (self.outgoing, self.incoming):
            one.setblocking(False)
        mine = Path(self._socket_of(self.shared.mine))
        mine.unlink(missing_ok=True)  # of the worker whose place this one has taken
        self.incoming.bind(str(mine))
        asyncio.get_running_loop().add_reader(self.incoming.fileno(), self._receive, self.incoming, arrived)

    def close(self) -> None:
        """Accept no more, and leave the file to the worker that takes this one's place."""
        if self.incoming is not None:
            asyncio.get_running_loop().remove_reader(self.incoming.fileno())
            self.incoming.close()
        if self.outgoing is not None:
            self.outgoing.close()
        self.incoming = self.outgoing = None

    def _receive(self, incoming: socket.socket, arrived: Arrived) -> None:
        with contextlib.suppress(BlockingIOError):
            while True:
                said, files, _, _ = socket.recv_fds(incoming, LONGEST, 1)
                for file in files:
                    arrived(socket.socket(fileno=file), said)

    def away(self, target: bytes) -> list[int]:
        """Return the workers that should serve this address rather than this one, the best first."""
        found = LIVE.search(target) if self.outgoing is not None else None
        if found is None:
            return []
        order = sorted(self.shared.processes(), key=lambda worker: _rank(found[1], worker))
        return order[: order.index(self.shared.mine)]

    async def pass_on(self, file: int, said: bytes, homes: list[int]) -> bool:
        """Pass an open connection to the first of these workers that is there; False if none is."""
        if len(said) > LONGEST:
            return False
        message = [said], [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [file]))]
        for home in homes:
            try:
                async with asyncio.timeout(PATIENCE), self.turns[home]:
                    await self._send(message, self._socket_of(home))
                return True
            except OSError:  # nobody is there, or there is no room for long
                continue
        return False

    async def _send(self, message: Message, address: str) -> None:
        """Send it as soon as there is room."""
        while self.outgoing is not None:
            try:
                self.outgoing.sendmsg(*message, 0, address)
            except BlockingIOError:
                await asyncio.sleep(BUSY)
            else:
                return
        raise ConnectionError("this worker stops")


def _rank(table: bytes, worker: int) -> bytes:
    """A number by which every table has its own order of workers."""
    return hashlib.blake2b(table, digest_size=8, salt=b"%d" % worker).digest()
