"""Starting a server: data folder, database, port, processes. Whatever fails is said in words."""

from __future__ import annotations

import errno
import os
import socket
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TextIO

import msgspec
import structlog
import uvicorn
from uvicorn.supervisors import Multiprocess

from duomo.http.gate.counting import make_file
from duomo.http.house import metrics
from duomo.http.house.logs import configure
from duomo.http.serving import Serving
from duomo.http.settings import USUAL_FILE, Settings
from duomo.play.trouble import ServerTrouble
from duomo.store import house
from duomo.store.database import check_schema, file_of, make_engine, migrate

LEVELS = ("debug", "info", "warning", "error")
IN_USE = "in-use"
"""The file whose lock a server holds."""
BACKLOG = 1024
KEEP_ALIVE = 75
"""Seconds that a connection without requests stays open."""
HUNG = 30
"""Seconds without a sign of life after which a worker is replaced."""
GOODBYE = 3
"""Seconds that open requests have when the server stops."""


log = structlog.stdlib.get_logger("duomo.http")


class Announcing(uvicorn.Server):
    """Tells when it can serve."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()


def prepare_folder(folder: Path, file: str = USUAL_FILE) -> None:
    """A folder that can be written into, and read by its owner alone."""
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
    """The database holds the secrets of running games: nobody else on this machine may read it. A folder that
    has other things in it is left as it is."""
    if sys.platform == "win32":
        return
    inside = list(folder.iterdir())
    for path in inside:
        if path.name.startswith(ours) and path.is_file():
            path.chmod(0o600)
    if not known or all(path.name.startswith(ours) for path in inside):
        folder.chmod(0o700)


def hold_database(url: str) -> AbstractContextManager[object]:
    """An embedded database for this server alone, however it was named; one that is shared is not held."""
    file = file_of(url)
    if file is None:
        return nullcontext()
    file = file.resolve()
    prepare_folder(file.parent, file.name)
    return hold_folder(file.parent, IN_USE if file.name == USUAL_FILE else f"{file.name}.{IN_USE}")


def hold_folder(folder: Path, name: str = IN_USE) -> TextIO:
    """The data folder for this server alone, while the file is open; a killed server lets go of it too."""
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
    """The port, before anything else is started."""
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


class Supervisor(Multiprocess):
    """Several processes that serve. One that dies is replaced, and one line says so."""

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
    """Serve until stopped. ServerTrouble in a sentence when that is impossible."""
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
    house.execute(engine, house.drain(False))  # a restart is what it was for
    engine.dispose()
    listening = bind(settings.host, settings.port)
    counts = make_file() if settings.workers > 1 else None
    if counts is not None:
        settings = msgspec.structs.replace(settings, counts=str(counts))
    shared = metrics.share() if settings.metrics and settings.workers > 1 else None
    config = config_of(settings)
    try:
        with metrics.serve(settings.metrics, shared):
            if settings.workers > 1:
                ready()
                Supervisor(config, [listening]).run()
            else:
                Announcing(config, ready).run([listening])
    finally:
        listening.close()
        if counts is not None:
            counts.unlink(missing_ok=True)
        metrics.remove(shared)
