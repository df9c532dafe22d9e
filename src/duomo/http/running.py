"""Starting a server: data folder, database, port, processes. Failures are reported in words."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, ExitStack, nullcontext
from pathlib import Path
from typing import TextIO

import msgspec
import structlog
import uvicorn
from uvicorn.supervisors import Multiprocess, multiprocess

from duomo.http.gate.counting import shared_file
from duomo.http.house import metrics
from duomo.http.house.logs import configure
from duomo.http.serving import Serving, Worker
from duomo.http.settings import USUAL_FILE, Settings
from duomo.play.trouble import ServerTrouble
from duomo.store import house
from duomo.store.database import check_schema, file_of, make_engine, migrate

LEVELS = ("debug", "info", "warning", "error")
IN_USE = "in-use"
"""Name of the file that a running server locks."""
BACKLOG = 1024
KEEP_ALIVE = 75
"""Seconds that an idle connection stays open."""
HUNG = 30
"""Seconds without a sign of life after which a worker is replaced."""
GOODBYE = 3
"""Seconds that open requests have to finish when the server stops."""


log = structlog.stdlib.get_logger("duomo.http")


class Announcing(uvicorn.Server):
    """A server that reports when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def prepare_folder(folder: Path, file: str = USUAL_FILE) -> None:
    """Make a folder that is writable, and readable only by its owner."""
    try:
        known = folder.exists()
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        probe = folder / ".probe"
        probe.write_bytes(b"")
        probe.unlink()
        make_private(folder, (file, IN_USE), known)
    except OSError as error:
        if error.errno == errno.ENOSPC:
            raise ServerTrouble(503, "disk-full") from None
        raise ServerTrouble(503, "folder-not-writable", folder=str(folder)) from None


def make_private(folder: Path, ours: tuple[str, ...], known: bool) -> None:
    """Make the database readable only by its owner, because it holds the secrets of running games.

    A folder that contains other files keeps its permissions.
    """
    if sys.platform == "win32":
        return
    inside = list(folder.iterdir())
    for path in inside:
        if path.name.startswith(ours) and path.is_file():
            path.chmod(0o600)
    if not known or all(path.name.startswith(ours) for path in inside):
        folder.chmod(0o700)


def hold_database(url: str) -> AbstractContextManager[object]:
    """Reserve an embedded database for this server, by whatever path; other databases are not locked."""
    file = file_of(url)
    if file is None:
        return nullcontext()
    file = file.resolve()
    prepare_folder(file.parent, file.name)
    return hold_folder(file.parent, IN_USE if file.name == USUAL_FILE else f"{file.name}.{IN_USE}")


def hold_folder(folder: Path, name: str = IN_USE) -> TextIO:
    """Lock the data folder for this server while the returned file is open; the lock also ends if the server
    is killed."""
    held = (folder / name).open("w")
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(held.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        held.close()
        raise ServerTrouble(503, "folder-in-use", folder=str(folder)) from None
    return held


def bind(host: str, port: int) -> socket.socket:
    """Bind the port, before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise ServerTrouble(503, "port-taken", port=str(port), other=str(port + 1)) from None
        if error.errno == errno.EACCES:
            raise ServerTrouble(503, "port-forbidden", port=str(port)) from None
        raise ServerTrouble(503, "no-such-host", host=host) from None
    listening.set_inheritable(True)
    return listening


def config_of(settings: Settings) -> uvicorn.Config:
    limits = settings.limits
    return uvicorn.Config(
        Serving(settings),
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        backlog=BACKLOG,
        http="duomo.http.gate.protocols:PlainConnection",
        ws="duomo.http.gate.protocols:LiveConnection",
        ws_max_size=limits.frame,
        ws_ping_interval=limits.ping,
        ws_ping_timeout=limits.ping,
        ws_per_message_deflate=settings.packed,
        timeout_keep_alive=KEEP_ALIVE,
        timeout_graceful_shutdown=GOODBYE,
        timeout_worker_healthcheck=HUNG,
        log_config=None,
        log_level=max("warning", settings.log_level, key=LEVELS.index),
        access_log=False,
        forwarded_allow_ips=list(settings.proxies),
        server_header=False,
    )


multiprocess.Process = Worker  # type: ignore[misc]  # uvicorn has no other way to choose a worker's class


class Supervisor(Multiprocess):
    """Supervises several server processes, and logs when one has died and been replaced."""

    def keep_subprocess_alive(self) -> None:
        before = list(self.processes)
        super().keep_subprocess_alive()
        for old, new in zip(before, self.processes):
            if old is not new:
                log.error("a worker died and was replaced", pid=old.pid, exit=old.exitcode, by=new.pid)
                metrics.worker_deaths().inc()
                if old.pid is not None and metrics.FOLDER in os.environ:
                    metrics.forget(old.pid)


def run(settings: Settings, ready: Callable[[], None]) -> None:
    """Serve until stopped. Raises ServerTrouble if that is impossible."""
    if settings.workers > 1 and settings.embedded:
        raise ServerTrouble(500, "workers-need-postgres")
    if sys.platform != "win32":
        os.umask(0o077)
    configure(settings)
    engine = make_engine(settings.database)
    if settings.migrate:
        migrate(engine)
    else:
        check_schema(engine)
    house.execute(engine, house.drain(False))  # draining was for this restart
    engine.dispose()
    with ExitStack() as open_now:
        listening = open_now.enter_context(bind(settings.host, settings.port))
        if settings.workers == 1:
            open_now.enter_context(metrics.serve(settings.metrics, None))
            Announcing(config_of(settings), ready).run([listening])
            return
        counts = open_now.enter_context(shared_file())
        settings = msgspec.structs.replace(settings, counts=str(counts))
        shared = metrics.share() if settings.metrics else None
        open_now.callback(metrics.remove, shared)
        open_now.enter_context(metrics.serve(settings.metrics, shared))
        ready()
        Supervisor(config_of(settings), [listening]).run()
