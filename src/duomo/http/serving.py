"""What is sent to a server process: the settings, and nothing that is slow to load, because a worker must
answer health checks while it is still loading."""

from __future__ import annotations

import asyncio
import multiprocessing
import socket
import sys
import threading
from typing import Any

import uvicorn
from uvicorn.supervisors import multiprocess

from duomo.http.settings import Settings

TURN = 0.0005
"""Python's thread switch interval, in seconds. The writer waits for the GIL after every statement, and moves
wait for the writer: with Python's default each wait may take 5 ms."""


class Serving:
    """Makes the application in a server process.

    The settings are pickled rather than put in the environment, so that its child processes do not inherit
    the database's password.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings

    def __call__(self) -> Any:
        from duomo.http.app import make_app
        from duomo.http.house.logs import configure
        from duomo.http.house.tidying import Tidying

        configure(self.settings)
        app = make_app(self.settings)
        sys.setswitchinterval(TURN)
        Tidying().start()
        return app


class Receiving(uvicorn.Server):
    """A worker's server, which also serves the connections that other workers pass on."""

    homes: Any = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        from duomo.http.gate.protocols import doorkeeper_of

        await super().startup(sockets)
        if self.started:
            self.homes = doorkeeper_of(self.config).homes
            self.homes.open(self._arrived)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.homes.close()
        await super().shutdown(sockets)

    def _arrived(self, connection: socket.socket, said: bytes) -> None:
        task = asyncio.get_running_loop().create_task(self._receive(connection, said))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    async def _receive(self, connection: socket.socket, said: bytes) -> None:
        loop = asyncio.get_running_loop()
        _, served = await loop.connect_accepted_socket(self._make, connection)
        served.data_received(said)

    def _make(self) -> asyncio.Protocol:
        make: Any = self.config.http_protocol_class  # the one of `config_of`, which uvicorn knows by its name
        made: asyncio.Protocol = make(self.config, self.server_state, self.lifespan.state, passed_on=True)
        return made


class Worker(multiprocess.Process):
    """One of several server processes. It ends with the process that started it, even if that is killed:
    otherwise it would keep the port.
    """

    def target(self, sockets: list[socket.socket] | None = None) -> None:
        threading.Thread(target=self._follow_parent, daemon=True).start()
        super().target(sockets)

    def _follow_parent(self) -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        parent.join()
        self.server.should_exit = True

    @property
    def server(self) -> uvicorn.Server:
        if self._server is None:
            self._server = Receiving(self.config)
        return self._server
