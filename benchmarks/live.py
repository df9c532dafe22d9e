"""Live play, measured: people at two-seat tables of one server, moves at a steady rate, each of them durable.

    python benchmarks/live.py                                   # 1,000 clients, 500 moves a second
    python benchmarks/live.py --clients 2000 --rate 600 --seconds 60
    python benchmarks/live.py --database postgresql://… --workers 2

A move's time runs from the moment it is sent until every seat of its table has the new position. The server
runs in a process of its own, as `duomo serve` does; this program plays all the people, on another core.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from duomo.core.engine import state
from duomo.http.settings import Limits, Settings

SERVE = (
    "import msgspec, sys; from duomo.http.running import run; from duomo.http.settings import Settings; "
    "run(msgspec.json.decode(sys.argv[1], type=Settings), lambda: None)"
)
UNLIMITED = Limits(
    frames=1e6,
    requests=1e6,
    requests_address=1e6,
    guests=10**6,
    tables=10**6,
    tables_address=10**6,
    watchers=10**6,
    connections=100,
    sockets=10**6,
    ping=60.0,
)
PAGE = Path(__file__).parent.parent / "docs" / "benchmarks-live.md"
ABOUT = """\
# Live play, measured

Written by `python benchmarks/live.py --write`. Two people at each table; every move is on disk before anybody
is told. Times run from the moment a move is sent until every seat of its table has the new position, its
events and the legal moves in words. The program that plays all the people runs on the same machine; `server
cores` is what the server itself used.

{game}, {rate:g} moves a second asked for, {seconds:g} seconds; {database}; workers: {workers}; engine
{engine}; {cores} cores, load {load:.1f} at the end.

| | |
|---|--:|
{rows}
"""
AT_ONCE = 32
"""Requests and connections that are opened at a time."""


class Offer(msgspec.Struct):
    move: str


class Now(msgspec.Struct):
    number: int
    over: bool
    yours: int | None
    legal: list[Offer | str]


class Changes(msgspec.Struct):
    """What has changed in the position."""

    number: int | msgspec.UnsetType = msgspec.UNSET
    over: bool | msgspec.UnsetType = msgspec.UNSET
    yours: int | msgspec.UnsetType | None = msgspec.UNSET
    legal: list[Offer | str] | msgspec.UnsetType = msgspec.UNSET

    def applied(self, now: Now) -> Now:
        told = msgspec.structs.asdict(self).items()
        news = {name: value for name, value in told if value is not msgspec.UNSET}
        return msgspec.structs.replace(now, **news)


class Snapshot(msgspec.Struct):
    now: Now


class Frame(msgspec.Struct):
    """What this program reads of a message."""

    type: str
    now: Changes | None = None
    snapshot: Snapshot | None = None


decode = msgspec.json.Decoder(Frame).decode


@dataclass
class Table:
    """A table with its two people, and the move that is under way."""

    id: str
    cookies: list[str]
    sockets: list[ClientConnection] = field(default_factory=list)
    now: list[Now | None] = field(default_factory=lambda: [None, None])
    number: int = 0
    sent: float = 0.0
    """When the move under way was sent; 0: none is."""

    def heard(self, seat: int, frame: str | bytes) -> float | None:
        """The time that the move under way took, when this was the last seat to hear of it."""
        message = decode(frame)
        known = self.now[seat]
        if message.snapshot is not None:
            self.now[seat] = message.snapshot.now
        elif message.now is not None and known is not None:
            self.now[seat] = message.now.applied(known)
        elif message.type in ("error", "refused", "late"):
            raise RuntimeError(str(frame))
        else:
            return None
        if not self.sent or any(one is None or one.number <= self.number for one in self.now):
            return None
        took = time.perf_counter() - self.sent
        self.sent = 0.0
        return took

    async def move(self) -> bool:
        """Send somebody's move; False when the game is over or a move is still under way."""
        for seat, now in enumerate(self.now):
            if now is not None and now.yours is not None and not now.over and not self.sent:
                self.number = now.number
                self.sent = time.perf_counter()
                chosen = random.choice(now.legal)
                text = chosen if isinstance(chosen, str) else chosen.move
                request = {
                    "type": "move",
                    "id": f"{now.number}",
                    "seat": now.yours,
                    "move": text,
                    "after": now.number,
                }
                await self.sockets[seat].send(json.dumps(request))
                return True
        return False


class People:
    def __init__(self, port: int, clients: int, game: str) -> None:
        self.port = port
        self.count = clients // 2
        self.game = game
        self.tables: list[Table] = []
        self.times: list[float] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.gate = asyncio.Semaphore(AT_ONCE)

    async def sit_down(self) -> None:
        nobodys = CookieJar(policy=DefaultCookiePolicy(allowed_domains=[]))  # it keeps none
        limits = httpx.Limits(max_connections=AT_ONCE)
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{self.port}", limits=limits, timeout=120, cookies=nobodys
        ) as http:
            self.tables = list(await asyncio.gather(*(self._table(http) for _ in range(self.count))))
        await asyncio.gather(*(self._connect(table, seat) for table in self.tables for seat in (0, 1)))

    async def _table(self, http: httpx.AsyncClient) -> Table:
        async with self.gate:
            cookies = []
            for _ in range(2):
                cookies.append((await http.get("/api/me")).cookies["duomo"])
            wish = {"game": self.game, "players": 2, "seats": [{"who": "me"}, {"who": "friend"}]}
            host, friend = ({"cookie": f"duomo={cookie}"} for cookie in cookies)
            made = (await http.post("/api/tables", json=wish, headers=host)).raise_for_status().json()
            token = made["links"][0]["link"].removeprefix("/join/")
            place = f"/api/tables/{made['table']}/seats"
            (await http.post(place, json={"token": token}, headers=friend)).raise_for_status()
            return Table(made["table"], cookies)

    async def _connect(self, table: Table, seat: int) -> None:
        async with self.gate:
            socket = await connect(
                f"ws://127.0.0.1:{self.port}/api/tables/{table.id}/live?changes=true",
                additional_headers={"cookie": f"duomo={table.cookies[seat]}"},
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=120,
            )
            table.sockets.insert(seat, socket) if seat == 0 else table.sockets.append(socket)
            self.tasks.append(asyncio.create_task(self._hear(table, seat, socket)))

    async def _hear(self, table: Table, seat: int, socket: ClientConnection) -> None:
        async for frame in socket:
            took = table.heard(seat, frame)
            if took is not None:
                self.times.append(took)

    async def play(self, rate: float, seconds: float) -> float:
        """Moves at a steady rate, whether or not earlier ones are answered; the seconds it took."""
        began = time.perf_counter()
        sent, at = 0, 0
        while (passed := time.perf_counter() - began) < seconds:
            while sent < passed * rate:
                for _ in range(len(self.tables)):
                    at = (at + 1) % len(self.tables)
                    if await self.tables[at].move():
                        break
                sent += 1
            await asyncio.sleep(0.002)
        return time.perf_counter() - began

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in self.tables:
            for socket in table.sockets:
                with contextlib.suppress(Exception):
                    await socket.close()


def processes(pid: int) -> list[int]:
    """A process and its descendants."""
    found = [pid]
    for one in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def memory(pid: int) -> float:
    """MiB that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(wanted: argparse.Namespace, port: int, pid: int) -> dict[str, object]:
    people = People(port, wanted.clients, wanted.game)
    await people.sit_down()
    await people.play(wanted.rate, wanted.warmup)
    people.times.clear()
    serving = [one for one in processes(pid) if wanted.workers > 1 or one == pid]
    before = sum(map(processor, serving))
    took = await people.play(wanted.rate, wanted.seconds)
    used = sum(map(processor, serving)) - before
    times = sorted(people.times)
    result: dict[str, object] = {
        "clients": sum(len(table.sockets) for table in people.tables),
        "tables": len(people.tables),
        "moves_per_second": round(len(times) / took, 1),
        "p50_ms": round(times[len(times) // 2] * 1000, 1),
        "p99_ms": round(times[int(len(times) * 0.99)] * 1000, 1),
        "memory_mib": round(sum(map(memory, serving))),
        "server_cores": round(used / took, 2),
        "processor_ms_per_move": round(1000 * used / max(1, len(times)), 2),
    }
    await people.leave()
    return result


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure live play.")
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second, all tables together")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warmup", type=float, default=3.0)
    parser.add_argument("--game", default="red-cathedral")
    parser.add_argument("--port", type=int, default=8199)
    parser.add_argument("--database", help="without it, SQLite in a folder that is thrown away")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--data", type=Path, help="the folder for SQLite; its disk is what is measured")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks-live.md")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory(dir=wanted.data) as folder:
        settings = Settings(
            database=wanted.database or f"sqlite:///{folder}/duomo.sqlite",
            port=wanted.port,
            workers=wanted.workers,
            bots=1,
            limits=UNLIMITED,
        )
        server = subprocess.Popen([sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode()])
        try:
            until_healthy(wanted.port)
            with contextlib.suppress(ImportError):
                import uvloop

                asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
            result = asyncio.run(measure(wanted, wanted.port, server.pid))
        finally:
            server.terminate()
            server.wait()
    if wanted.write:
        PAGE.write_text(page(wanted, result), encoding="utf-8")
    if wanted.json:
        print(json.dumps(result))
        return
    for name, value in result.items():
        print(f"{name.replace('_', ' '):>18}  {value}")


def page(wanted: argparse.Namespace, result: dict[str, object]) -> str:
    """The figures, and what made them."""
    database = "PostgreSQL" if wanted.database else "SQLite, WAL, synchronous=FULL"
    engine = "compiled" if "_compiled" in str(state.__file__) else "interpreted"
    return ABOUT.format(
        game=wanted.game,
        rate=wanted.rate,
        seconds=wanted.seconds,
        database=database,
        workers=wanted.workers,
        engine=engine,
        cores=os.cpu_count(),
        load=os.getloadavg()[0],
        rows="\n".join(f"| {name.replace('_', ' ')} | {value} |" for name, value in result.items()),
    )


def until_healthy(port: int) -> None:
    for _ in range(600):
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return
        time.sleep(0.1)
    raise SystemExit("the server does not start")


if __name__ == "__main__":
    main()
