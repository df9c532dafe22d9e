"""One guest does what harms others, while canaries play: how long do their moves take?

The server has the limits that it is shipped with, and the abuser one address and what one guest may have.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import socket
import tempfile
import time
from collections.abc import Callable
from multiprocessing.context import SpawnProcess

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from campaigns import players
from campaigns.figures import Figures, milliseconds, percentile
from duomo.http.settings import Limits
from server_tools import PATIENCE, Process

SPAWN = multiprocessing.get_context("spawn")
CANARIES = 4
PAUSE = 0.05
ALLOWED = 3.0
"""How many times as long as on a quiet server the canaries' p99 may be."""
FLOOR = 0.015
"""Seconds below which a p99 is not worth a comparison."""

Abuse = Callable[["Abuser"], None]


class Abuser(SpawnProcess):
    """A guest who does one thing as often as the network carries it, in a process of its own: it must not
    slow down those who measure."""

    http: httpx.Client
    table: str
    headers: dict[str, str]

    def __init__(self, server: Process, what: Abuse) -> None:
        super().__init__(daemon=True)
        self.port = server.settings.port
        self.what = what
        self.ready = SPAWN.Event()
        self.over = SPAWN.Event()
        self.count = SPAWN.Value("q", 0)

    @property
    def stop(self) -> bool:
        return self.over.is_set()

    @property
    def done(self) -> int:
        return int(self.count.value)

    def did(self, times: int = 1) -> None:
        self.count.value += times

    def run(self) -> None:
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30, verify=False)
        self.http.get("/api/me").raise_for_status()
        wish = {"game": "basilica", "players": 2, "seats": [{"who": "me"}, {"who": "screen"}]}
        self.table = self.http.post("/api/tables", json=wish).raise_for_status().json()["table"]
        self.headers = {"cookie": f"duomo={self.http.cookies['duomo']}"}
        self.ready.set()
        while not self.stop:
            with contextlib.suppress(
                httpx.HTTPError, ConnectionClosed, InvalidHandshake, OSError, TimeoutError
            ):
                self.what(self)
            time.sleep(0.001)

    def live(self) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{self.table}/live"


def uploads(abuser: Abuser) -> None:
    """Records of dotted keys, over which TOML broods."""
    body = "\n".join(".".join("abcdefgh") + f".k{number} = 1" for number in range(4000))
    abuser.http.post("/api/replays", content=body[:79_000], timeout=2)
    abuser.did()


def replays(abuser: Abuser) -> None:
    """Whole games asked for again and again, by who does not wait for the answer."""
    for path in (f"/api/tables/{abuser.table}/entries?start=1&stop=2", f"/api/replays/{abuser.table}/moves"):
        abuser.http.get(path, timeout=2)
        abuser.did()


def frames(abuser: Abuser) -> None:
    """Nonsense and pings, as fast as they go out."""
    with connect(abuser.live(), additional_headers=abuser.headers, compression=None) as one:
        while not abuser.stop:
            for _ in range(50):
                one.send("{")
                one.ping()
                abuser.did(2)


def hints(abuser: Abuser) -> None:
    """Hints that nobody waits for."""
    with connect(abuser.live(), additional_headers=abuser.headers, compression=None) as one:
        for number in range(50):
            one.send(json.dumps({"type": "hint", "id": str(number)}))
            abuser.did()
        time.sleep(0.2)


def bots(abuser: Abuser) -> None:
    """Tables with the strongest bots, one after the other."""
    level = abuser.http.get("/api/levels").json()[-1]["name"]
    wish = {
        "game": "red-cathedral",
        "players": 2,
        "seats": [{"who": "bot", "level": level}, {"who": "me"}],
        "options": {"start_player": "1"},
    }
    abuser.http.post("/api/tables", json=wish)
    abuser.did()


def sloths(abuser: Abuser) -> None:
    """Connections that say half a request and nothing more."""
    held = []
    for _ in range(100):
        held.append(socket.create_connection(("127.0.0.1", abuser.port), timeout=2))
        held[-1].sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        abuser.did()
    time.sleep(1)
    for one in held:
        one.close()


def deaf(abuser: Abuser) -> None:
    """Live connections that never read, of a table at which much happens."""
    with connect(abuser.live(), additional_headers=abuser.headers, compression=None) as one:
        one.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        for number in range(200):
            one.send(json.dumps({"type": "why", "id": str(number), "move": "x"}))
            abuser.did()
        time.sleep(0.5)


ABUSES: dict[str, Abuse] = {
    "uploads of dotted keys": uploads,
    "replays and old entries": replays,
    "pings and malformed frames": frames,
    "hints": hints,
    "strong bots": bots,
    "half requests": sloths,
    "connections that do not read": deaf,
}


def abuse(seconds: float) -> Figures:
    """Canaries alone, then beside each abuse, each for so long."""
    figures = Figures("abuse")
    with tempfile.TemporaryDirectory(prefix="duomo-abuse-") as folder:
        server = Process(
            f"sqlite:///{folder}/duomo.sqlite", limits=msgspec.structs.replace(Limits(), guests=3000)
        )
        try:
            canaries = players.begin(server, CANARIES, PAUSE)
            _measure(canaries, 2.0)  # everything is loaded and warm after that
            quiet = _measure(canaries, seconds)
            figures.tell("quiet: p50", milliseconds(percentile(quiet, 0.5)))
            figures.tell("quiet: p99", milliseconds(percentile(quiet, 0.99)))
            allowed = max(FLOOR, ALLOWED * percentile(quiet, 0.99))
            for name, what in ABUSES.items():
                abuser = Abuser(server, what)
                abuser.start()
                abuser.ready.wait(PATIENCE)
                time.sleep(1)
                found = _measure(canaries, seconds)
                abuser.over.set()
                abuser.join(40)
                abuser.kill()
                worst = percentile(found, 0.99)
                figures.tell(
                    f"{name}: p99", f"{milliseconds(worst)} ({abuser.done:,} times, {len(found):,} moves)"
                )
                figures.must(bool(found), f"{name}: the canaries could not play")
                figures.must(worst <= allowed, f"{name}: p99 {milliseconds(worst)}")
            players.finish(canaries)
            players.compare(canaries, server.settings.database, figures)
        finally:
            server.kill()
    return figures.ended()


def _measure(canaries: list[players.Player], seconds: float) -> list[float]:
    """The times of the moves that begin from now on."""
    starts = [len(canary.times) for canary in canaries]
    time.sleep(seconds)
    found = [each for canary, start in zip(canaries, starts) for each in canary.times[start:]]
    waiting = [time.perf_counter() - canary.sent for canary in canaries if canary.here.pending]
    return found + [each for each in waiting if each > 1]  # an answer that does not come is the slowest
