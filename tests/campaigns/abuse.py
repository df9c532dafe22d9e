"""One guest does things that harm others while canaries play: how long do the canaries' moves take?

The server has its default limits; the abuser has an address of their own and the rights of one guest. Among
the tables are a long finished game and one with thousands of moves that were taken back.
"""

from __future__ import annotations

import contextlib
import json
import multiprocessing
import socket
import tempfile
import time
from collections.abc import Callable, Sequence
from multiprocessing.context import SpawnProcess
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from campaigns import heavy_tables, players
from campaigns.figures import Figures, milliseconds, percentile
from duomo.core.record import read
from duomo.http.settings import Limits
from duomo.store.database import make_engine, migrate
from server_tools import PATIENCE, Process, reachable

SPAWN = multiprocessing.get_context("spawn")
CANARIES = 4
PAUSE = 0.05
ALLOWED = 3.0
"""How many times longer the canaries' p99 may be than on a quiet server."""
JUDGED = 4.0
"""Minimum seconds per abuse for a meaningful p99."""
FLOOR = 0.015
"""Seconds below which a p99 is not compared."""

UNDONE = 24_000
"""Number of moves taken back at a table."""
LONGEST = 2000
"""Number of moves of a game that fit into one request."""
ABROAD = "127.0.0.2"
"""The abuser's address, so that limits by address affect only them."""

Abuse = Callable[["Abuser"], None]


class Abuser(SpawnProcess):
    """A guest who repeats one thing as fast as the network allows, in a separate process so that it does not
    slow down the measurement.
    """

    http: httpx.Client
    table: str
    headers: dict[str, str]

    def __init__(self, server: Process, what: Abuse, finished: str, undone: str) -> None:
        super().__init__(daemon=True)
        self.port = server.settings.port
        self.what = what
        self.finished = finished
        self.undone = undone
        self.moves: list[str] = []
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
        abroad = httpx.HTTPTransport(local_address=ABROAD, verify=False)
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=30, transport=abroad)
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

    def live(self, table: str = "") -> ClientConnection:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table or self.table}/live"
        return connect(address, additional_headers=self.headers, compression=None, source_address=(ABROAD, 0))


def uploads(abuser: Abuser) -> None:
    """Upload records with dotted keys, which TOML parses slowly."""
    body = "\n".join(".".join("abcdefgh") + f".k{number} = 1" for number in range(4000))
    abuser.http.post("/api/replays", content=body[:79_000], timeout=2)
    abuser.did()


def replays(abuser: Abuser) -> None:
    """Request whole games again and again without waiting for the answers."""
    far = abuser.done % 9000
    for path in (
        f"/api/tables/{abuser.undone}/entries?start={far + 1}&stop={far + 100}",
        f"/api/tables/{abuser.undone}",
        f"/api/tables/{abuser.finished}/record",
        f"/api/replays/{abuser.finished}/moves",
        f"/api/replays/{abuser.finished}/steps?start={far}&stop={far + 60}",
        f"/api/replays/{abuser.finished}/offers?at={far}",
    ):
        abuser.did()
        abuser.http.get(path, timeout=2)


def beside(abuser: Abuser) -> None:
    """Send long games from real tables, which need no guest: each time another part of one."""
    if not abuser.moves:
        reply = abuser.http.get(f"/api/tables/{abuser.finished}/record").raise_for_status()
        record = read(reply.text)
        abuser.moves = [line.text for line in record.moves][:LONGEST]
    moves = abuser.moves[: len(abuser.moves) - abuser.done % 1000]
    game = {"game": "red-cathedral", "players": 2, "options": {"contractors": "on"}, "moves": moves}
    abuser.did()
    abuser.http.post("/api/companion/game", json=game, timeout=2)


def undos(abuser: Abuser) -> None:
    """Undo and redo as fast as possible."""
    now: Any = None
    with abuser.live() as one:
        while not abuser.stop:
            message = json.loads(one.recv(timeout=5))
            told = message.get("now") or message.get("snapshot", {}).get("now")
            if told is None:
                continue
            now, back = told, told["undo"]["to"]
            asked = {"id": f"{abuser.done}", "seat": now["yours"], "after": now["number"]}
            if back is not None and abuser.done % 2:
                one.send(json.dumps({"type": "undo", "to": back, **asked}))
            elif now["yours"] is not None:
                one.send(json.dumps({"type": "move", "move": now["legal"][0]["move"], **asked}))
            abuser.did()


def frames(abuser: Abuser) -> None:
    """Send nonsense and pings as fast as possible."""
    with abuser.live() as one:
        while not abuser.stop:
            for _ in range(50):
                one.send("{")
                one.ping()
                abuser.did(2)


def hints(abuser: Abuser) -> None:
    """Request hints without waiting for them."""
    with abuser.live() as one:
        for number in range(50):
            one.send(json.dumps({"type": "hint", "id": str(number)}))
            abuser.did()
        time.sleep(0.2)


def bots(abuser: Abuser) -> None:
    """Open tables with the strongest bots, one after another."""
    level = abuser.http.get("/api/levels").raise_for_status().json()[-1]["name"]
    wish = {
        "game": "red-cathedral",
        "players": 2,
        "seats": [{"who": "bot", "level": level}, {"who": "me"}],
        "options": {"start_player": "1"},
    }
    abuser.http.post("/api/tables", json=wish)
    abuser.did()


def sloths(abuser: Abuser) -> None:
    """Open connections that send half a request and nothing more."""
    held = []
    for _ in range(100):
        held.append(
            socket.create_connection(("127.0.0.1", abuser.port), timeout=2, source_address=(ABROAD, 0))
        )
        held[-1].sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
        abuser.did()
    time.sleep(1)
    for one in held:
        one.close()


def deaf(abuser: Abuser) -> None:
    """Open live connections that never read, at a busy table."""
    with abuser.live() as one:
        one.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        for number in range(200):
            one.send(json.dumps({"type": "why", "id": str(number), "move": "x"}))
            abuser.did()
        time.sleep(0.5)


ABUSES: dict[str, Abuse] = {
    "uploads of dotted keys": uploads,
    "replays and old entries": replays,
    "games from real tables": beside,
    "moves and undos": undos,
    "pings and malformed frames": frames,
    "half requests": sloths,
    "connections that do not read": deaf,
    "hints": hints,
    "strong bots": bots,
}
"""Abuses that leave much to think about come last: the thinking continues after the abuser has gone."""


def abuse(seconds: float, names: Sequence[str] = tuple(ABUSES), undone: int = UNDONE) -> Figures:
    """Run canaries alone, then beside each abuse, for this many seconds each. The slowdown is judged only if
    there was enough time to measure it.
    """
    figures = Figures("abuse")
    with tempfile.TemporaryDirectory(prefix="duomo-abuse-") as folder:
        database = f"sqlite:///{folder}/duomo.sqlite"
        engine = make_engine(database)
        migrate(engine)
        dear = heavy_tables.finished(engine), heavy_tables.taken_back(engine, undone)
        engine.dispose()
        server = Process(database, limits=Limits())
        try:
            canaries = players.begin(server, CANARIES, PAUSE)
            _measure(canaries, min(2.0, seconds))  # everything is loaded and warm after that
            quiet = _measure(canaries, seconds)
            figures.tell("quiet: p50", milliseconds(percentile(quiet, 0.5)))
            figures.tell("quiet: p99", milliseconds(percentile(quiet, 0.99)))
            allowed = max(FLOOR, ALLOWED * percentile(quiet, 0.99))
            for name in names:
                abuser = Abuser(server, ABUSES[name], *dear)
                abuser.start()
                abuser.ready.wait(PATIENCE)
                time.sleep(min(1.0, seconds))
                found = _measure(canaries, seconds)
                abuser.over.set()
                abuser.join(40)
                abuser.kill()
                worst = percentile(found, 0.99)
                figures.tell(
                    f"{name}: p99", f"{milliseconds(worst)} ({abuser.done:,} times, {len(found):,} moves)"
                )
                figures.must(abuser.done > 0, f"{name}: it was not done")
                figures.must(bool(found), f"{name}: the canaries could not play")
                figures.must(seconds < JUDGED or worst <= allowed, f"{name}: p99 {milliseconds(worst)}")
            figures.must(reachable(server.settings.port), "the server does not answer any more")
            players.finish(canaries)
            players.compare(canaries, server.settings.database, figures)
        finally:
            server.kill()
    return figures.ended()


def _measure(canaries: list[players.Player], seconds: float) -> list[float]:
    """The durations of the moves that start from now on."""
    starts = [len(canary.times) for canary in canaries]
    time.sleep(seconds)
    found = [each for canary, start in zip(canaries, starts) for each in canary.times[start:]]
    waiting = [time.perf_counter() - canary.sent for canary in canaries if canary.here.pending]
    return found + [each for each in waiting if each > 1]  # an unanswered move counts as the slowest
