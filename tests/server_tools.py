"""Shared by the server tests: a running server, people who play on it, and a private PostgreSQL."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import multiprocessing
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from multiprocessing.context import ForkServerContext
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Protocol, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.sync.client import ClientConnection, connect

from browser.choosing import Player
from duomo.core.changes import applied
from duomo.http.app import make_app
from duomo.http.running import bind, config_of, run
from duomo.http.settings import Limits, Settings
from duomo.store.database import make_engine, migrate

PATIENCE = 60.0

Result = TypeVar("Result")
MANY = 100_000
LONGEST_GAME = 3000
"""Maximum number of moves of one browser."""
GENEROUS = Limits(
    frames=MANY,
    requests=MANY,
    requests_address=MANY,
    guests=MANY,
    tables=MANY,
    tables_address=MANY,
    names=MANY,
    names_address=MANY,
    tickets_address=MANY,
    votes_address=MANY,
    records=MANY,
    records_address=MANY,
    watchers=MANY,
    sockets=MANY,
    reading=PATIENCE,
)


# ---- servers -------------------------------------------------------------------------------------


class Running:
    """A server in a thread of this process."""

    def __init__(
        self, database: str, limits: Limits = GENEROUS, bots: int = 1, more: dict[str, Any] | None = None
    ) -> None:
        """`more`: additional settings."""
        self.listening = bind("127.0.0.1", 0)
        self.port: int = self.listening.getsockname()[1]
        more = {"public_address": f"http://127.0.0.1:{self.port}", **(more or {})}
        self.settings = Settings(database=database, port=self.port, bots=bots, limits=limits, **more)
        migrate(make_engine(database))
        config = config_of(self.settings)
        self.guard: Any = make_app(self.settings)
        config.app, config.factory = self.guard, False
        self.server = uvicorn.Server(config)
        self.thread = threading.Thread(target=self.server.run, args=([self.listening],), daemon=True)
        self.thread.start()
        wait_until(lambda: self.server.started)

    @property
    def hub(self) -> Any:
        return self.guard.hub

    @property
    def doorkeeper(self) -> Any:
        """The object that counts the connections."""
        return self.guard.app.doorkeeper

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.listening.close()


START = (
    "import msgspec, sys; from duomo.http.running import run; from duomo.http.settings import Settings; "
    "run(msgspec.json.decode(sys.argv[1], type=Settings), lambda: None)"
)


@cache
def loaded() -> ForkServerContext:
    """Starts processes as copies of one that has loaded the server: loading it takes nearly two seconds."""
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["duomo.http.app", "duomo.http.gate.protocols", "server_tools"])
    return context


def serve(settings: Settings) -> None:
    """Run a server in a process, and a process group, of its own."""
    os.setsid()
    sys.stdin = None  # its workers are new programs and have no file of this number
    run(settings, lambda: None)


class Process:
    """A server in its own process, which can be killed."""

    def __init__(
        self,
        database: str,
        workers: int = 1,
        limits: Limits = GENEROUS,
        before: str = "",
        metrics: str = "",
        port: int | None = None,
    ) -> None:
        """`before`: statements that run before anything is loaded, in the serving process."""
        self.before = before
        port = free_port() if port is None else port
        self.settings = Settings(
            database=database, port=port, workers=workers, bots=1, limits=limits, metrics=metrics
        )
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.settings.port}"

    @property
    def pid(self) -> int:
        assert self.process.pid is not None
        return self.process.pid

    def start(self) -> None:
        self.process: subprocess.Popen[bytes] | BaseProcess
        if self.before:
            settings = msgspec.json.encode(self.settings).decode()
            command = [sys.executable, "-c", f"{self.before}\n{START}", settings]
            self.process = subprocess.Popen(command, start_new_session=True)
        else:
            forked = loaded().Process(target=serve, args=(self.settings,))
            forked.start()
            self.process = forked
        wait_until(lambda: reachable(self.settings.port))

    @property
    def runs(self) -> bool:
        if isinstance(self.process, BaseProcess):
            return self.process.is_alive()
        return self.process.poll() is None

    def wait(self) -> None:
        """Wait until it has ended."""
        if isinstance(self.process, BaseProcess):
            self.process.join()
        else:
            self.process.wait()

    def kill(self) -> None:
        os.killpg(self.pid, signal.SIGKILL)
        self.wait()


def wait_until(true: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def reachable(port: int, path: str = "/healthz") -> bool:
    """True if a server answers there. It is called often, so it creates nothing."""
    asking = http.client.HTTPConnection("127.0.0.1", port, timeout=5)
    try:
        asking.request("GET", path)
        return asking.getresponse().status == 200
    except (OSError, http.client.HTTPException):
        return False
    finally:
        asking.close()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


# ---- people --------------------------------------------------------------------------------------


class Person:
    """A browser: a cookie, requests, live connections."""

    def __init__(self, port: int, name: str = "") -> None:
        self.port = port
        # There is no TLS, so do not spend time on reading certificates.
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False)
        self.me = self.http.get("/api/me").raise_for_status().json()
        if name:
            self.http.put("/api/me", json={"name": name}).raise_for_status()

    @property
    def cookie(self) -> str:
        return self.http.cookies["duomo"]

    def post(self, path: str, **data: Any) -> httpx.Response:
        return self.http.post(path, json=data)

    def table(
        self,
        game: str = "red-cathedral",
        seats: str = "me bot",
        options: dict[str, str] | None = None,
        level: str = "random",
        **more: Any,
    ) -> tuple[str, dict[int, str]]:
        """Open a table, with bots of this level; return it with its private links by seat."""
        wishes = [{"who": who, "level": level if who == "bot" else None} for who in seats.split()]
        answer = self.post(
            "/api/tables", game=game, players=len(wishes), seats=wishes, options=options or {}, **more
        )
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], {link["seat"]: link["link"].removeprefix("/join/") for link in made["links"]}

    def take(self, table: str, token: str) -> int:
        answer = self.post(f"/api/tables/{table}/seats", token=token)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["seat"])

    def snapshot(self, table: str) -> Any:
        return self.http.get(f"/api/tables/{table}").raise_for_status().json()

    def live(self, table: str, after: int = 0, changes: bool = False) -> Live:
        return Live(self, table, after, changes)

    def close(self) -> None:
        self.http.close()


class Known(Protocol):
    """Somebody a server knows by a cookie."""

    @property
    def port(self) -> int: ...

    @property
    def cookie(self) -> str: ...


class Live:
    """A live connection, and what it has received so far."""

    def __init__(
        self, person: Known, table: str, after: int = 0, changes: bool = False, packed: bool = False
    ) -> None:
        wants = "&changes=true" if changes else ""
        self.opened = connect(
            f"ws://127.0.0.1:{person.port}/api/tables/{table}/live?after={after}{wants}",
            additional_headers={"cookie": f"duomo={person.cookie}"},
            max_size=None,
            open_timeout=PATIENCE,
            compression="deflate" if packed else None,
        )
        self.socket: ClientConnection = self.opened.__enter__()
        self.frames: list[str] = []
        self.now: Any = None
        self.entries: list[Any] = []
        self.offers: dict[str, Any] = {}
        self.names = 0
        self.hear_until(lambda message: message["type"] in ("table", "entries"))

    def __enter__(self) -> Live:
        return self

    def __exit__(self, *_: object) -> None:
        self.opened.__exit__(None, None, None)

    def hear(self) -> Any:
        """The next message."""
        frame = self.socket.recv(PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message = json.loads(frame)
        if message["type"] == "table":
            self.now, self.entries = message["snapshot"]["now"], message["snapshot"]["entries"]
        elif message["type"] == "entries":
            self.now = message["now"]
            self.entries += message["entries"]
        elif message["type"] == "now":
            self.now = message["now"]
        elif message["type"] == "changes":
            self.now = applied(self.now, message["now"])
            self.now["legal"] = [
                self.offers[offer] if isinstance(offer, str) else offer for offer in self.now["legal"]
            ]
            self.entries += message["entries"]
        if message["type"] in ("table", "entries", "now", "changes"):
            self.offers.update({offer["move"]: offer for offer in self.now["legal"]})
        return message

    def hear_until(self, wanted: Callable[[Any], bool]) -> Any:
        while True:
            message = self.hear()
            if wanted(message):
                return message

    def say(self, kind: str, **data: Any) -> Any:
        """Send a message and return the answer."""
        self.names += 1
        name = data.pop("id", None) or f"{id(self)}-{self.names}"
        self.socket.send(json.dumps({"type": kind, "id": name, **data}))
        return self.hear_until(lambda message: message.get("re") == name)

    def play(self, move: str | None = None, **data: Any) -> Any:
        """Play a move, by default the first legal one."""
        text = self.now["legal"][0]["move"] if move is None else move
        facts = {"seat": self.now["yours"], "move": text, "after": self.now["number"], **data}
        return self.say("move", **facts)

    def wait_for_turn(self) -> bool:
        """Wait until this browser must decide; False if the game is over."""
        while self.now["yours"] is None and not self.now["over"]:
            self.hear()
        return not self.now["over"]

    def play_on(self, moves: int | None = None, choose: Callable[[Any], str] | None = None) -> int:
        """Make this many moves, or all until the end; return the number made. To reach the end, choose moves
        that make progress: always making the first one may never end a game of The Red Cathedral.
        """
        choose = choose or (Player("play on") if moves is None else None)
        for made in range(LONGEST_GAME if moves is None else moves):
            if not self.wait_for_turn():
                return made
            answer = self.play(None if choose is None else choose(self.now))
            assert answer["type"] == "done", answer
        assert moves is not None, "the game does not end"
        return moves


# ---- PostgreSQL ----------------------------------------------------------------------------------


class Cluster:
    """A private PostgreSQL in a temporary folder. It listens on a socket file only."""

    def __init__(self, folder: Path, durable: bool = True) -> None:
        """`durable`: commits survive a crash of the machine, not only of its processes."""
        self.programs = find_programs()
        self.folder = folder
        self.durable = durable
        self.data = folder / "data"
        self.made = 0
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres")
        folder.chmod(0o700)
        self.run("initdb", "-D", str(self.data), "-A", "trust", "-U", "duomo", "--no-sync", "-E", "UTF8")
        self.start()

    def start(self) -> None:
        folder = self.folder
        options = f"-c listen_addresses='' -c unix_socket_directories='{folder}' -c max_connections=200"
        if not self.durable:
            options += " -c fsync=off -c full_page_writes=off -c synchronous_commit=off"
        self.run("pg_ctl", "-D", str(self.data), "-o", options, "-l", str(folder / "log"), "-w", "start")

    def kill(self) -> None:
        """Kill all its processes at once, without warning."""
        first = int((self.data / "postmaster.pid").read_text().split()[0])
        listed = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(first)], capture_output=True, text=True, check=False
        )
        for pid in (first, *map(int, listed.stdout.split())):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        wait_until(lambda: not Path(f"/proc/{first}").exists())

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        done = subprocess.run(
            command, capture_output=True, text=True, cwd=self.folder, timeout=120, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout}{done.stderr}")

    def database(self) -> str:
        """Create a database and return its URL."""
        import psycopg

        self.made += 1
        name = f"duomo{self.made}"
        with psycopg.connect(f"host={self.folder} user=duomo dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://duomo@/{name}?host={self.folder}"

    def stop(self) -> None:
        with contextlib.suppress(RuntimeError):
            self.run("pg_ctl", "-D", str(self.data), "-m", "immediate", "-w", "stop")


def find_programs() -> Path:
    """The folder of initdb; RuntimeError if PostgreSQL is not installed."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    program = shutil.which("initdb")
    if program is None:
        raise RuntimeError("PostgreSQL is not installed (Debian: apt install postgresql)")
    return Path(program).parent


def short_folder(make: Callable[[], str]) -> Iterator[Path]:
    """A folder with a short name: the path of a socket file is limited to 107 characters."""
    folder = Path(make())
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run_apart(work: Coroutine[Any, Any, Result]) -> Result:
    """`asyncio.run` in a separate thread: a browser of this session has left its event loop in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()


def lasting(snapshot: dict[str, Any]) -> dict[str, Any]:
    """The snapshot without what changes every millisecond."""
    return {name: part for name, part in snapshot.items() if name != "timing"}
