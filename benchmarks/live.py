"""Measure live play: people at two-seat tables of one server, with every move written durably.

    python benchmarks/live.py                                   # 1,000 people, 500 moves a second
    python benchmarks/live.py --clients 10000 --rate 1000 --highest --write
    python benchmarks/live.py --clients 10000 --rate 1000 --highest --workers 2 --postgresql --write

A move is timed from the moment it is sent until every seat of its table has the new position. The server runs
in its own processes, like `duomo serve`; `people.py` plays all the people. `--highest` measures the maximum
number of moves with a fixed number always in flight. Any error of a connection or a move ends the run.
`--write` keeps the results of other runs in the page.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
from machine import description
from people import People, Played, many_files, seated

from duomo._compiled_engine import compiled
from duomo.http.settings import Limits, Settings
from duomo.store.database import make_engine, migrate

ROOT = Path(__file__).parent.parent
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
PAGE = ROOT / "docs" / "benchmarks-live.md"
SQLITE, POSTGRESQL = "SQLite", "PostgreSQL"
COLUMNS = (
    "database",
    "workers",
    "people",
    "asked for",
    "moves a second",
    "p50 ms",
    "p99 ms",
    "server, ms a move",
    "database, ms a move",
    "people, cores",
    "MiB",
    "unanswered",
    "load",
    "commit",
)
KEY = 4
"""The first columns, which say what was measured."""
BY_HAND = "## Where the time goes"
"""From this heading on the page is written by hand, and is kept."""
ABOUT = """\
# Live play, measured

Written by `python benchmarks/live.py --write`, some rows at a time. Two people at each table; every move is
on disk before anybody is told. Times run from the moment a move is sent until every seat of its table has the
new position, its events and the legal moves in words, packed as for browsers. *Asked for*: moves a second at
a steady rate, whether earlier ones are answered or not; *highest*: {at_once} moves are always under way. The
program that plays all the people runs on the same {cores} cores and takes its share of them, which is told,
and so does PostgreSQL, in a cluster that is thrown away. *ms a move*: processor time. *Load*: programs that
wanted a core, on average over the last minute; well above {cores}, others took the machine, and times and
rates tell little. SQLite in WAL mode with synchronous=FULL; red-cathedral unless another game is named; the
engine {engine}.

Aims: 3,000 moves a second with 10,000 people, 99 of 100 moves within 10 ms at 1,000 a second, at most 0.4 ms
of the server's processor time for a move.

Machine: {machine}.

"""


# ---- processes -----------------------------------------------------------------------------------


def processes(pid: int) -> list[int]:
    """Return a process and its descendants."""
    found = [pid]
    for one in found:
        with contextlib.suppress(OSError):
            for task in Path(f"/proc/{one}/task").iterdir():
                found += [int(child) for child in (task / "children").read_text().split()]
    return found


def memory(pid: int) -> float:
    """Return the MiB that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Return the seconds of processor time so far."""
    return _ticks(pid, 2) / os.sysconf("SC_CLK_TCK")


def processor_of_all(first: int) -> float:
    """Return that of a process and all its descendants, also of those that have ended."""
    return sum(_ticks(pid, 4) for pid in processes(first)) / os.sysconf("SC_CLK_TCK")


def _ticks(pid: int, fields: int) -> int:
    """Sum the first of: own time, time in the system, and both of children that have ended."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0  # it has just ended, and counts as its parent's
    return sum(map(int, told[11 : 11 + fields]))


def until_healthy(server: subprocess.Popen[bytes], port: int) -> None:
    for _ in range(600):
        if server.poll() is not None:
            raise SystemExit("the server does not start; another one may have its port")
        with contextlib.suppress(httpx.HTTPError):
            if httpx.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return
        time.sleep(0.1)
    raise SystemExit("the server does not start")


@contextmanager
def serving(settings: Settings) -> Iterator[int]:
    server = subprocess.Popen([sys.executable, "-c", SERVE, msgspec.json.encode(settings).decode()])
    try:
        until_healthy(server, settings.port)
        yield server.pid
    finally:
        server.terminate()
        server.wait()


@contextmanager
def database(wanted: argparse.Namespace) -> Iterator[tuple[str, int | None]]:
    """Yield its address, and its first process, if it has any."""
    if wanted.database:
        yield wanted.database, None
    elif wanted.postgresql:
        from server_tools import Cluster

        with tempfile.TemporaryDirectory(dir=wanted.data) as folder:
            cluster = Cluster(Path(folder))
            try:
                first = int((cluster.data / "postmaster.pid").read_text().split()[0])
                yield cluster.database(), first
            finally:
                cluster.stop()
    else:
        with tempfile.TemporaryDirectory(dir=wanted.data) as folder:
            yield f"sqlite:///{folder}/duomo.sqlite", None


# ---- measuring -----------------------------------------------------------------------------------


class Gauges:
    """Processor time of all participants, between two moments."""

    def __init__(self, server: int, workers: int, postgres: int | None) -> None:
        self.server = [one for one in processes(server) if workers > 1 or one == server]
        self.postgres = postgres
        self.before = self.now()

    def now(self) -> tuple[float, float, float]:
        return (
            sum(map(processor, self.server)),
            0.0 if self.postgres is None else processor_of_all(self.postgres),
            processor(os.getpid()),
        )

    def used(self) -> tuple[float, ...]:
        return tuple(now - before for now, before in zip(self.now(), self.before, strict=True))

    def memory(self) -> float:
        return sum(map(memory, self.server))


def figures(wanted: argparse.Namespace, asked: str, played: Played, gauges: Gauges) -> dict[str, object]:
    times = sorted(played.times)
    server, postgres, people = gauges.used()
    moves = max(1, len(times))
    return {
        "database": POSTGRESQL if wanted.postgresql or wanted.database else SQLITE,
        "workers": wanted.workers,
        "people": wanted.clients,
        "asked for": asked,
        "moves a second": round(played.in_time / played.seconds),
        "p50 ms": round(1000 * times[len(times) // 2], 1),
        "p99 ms": round(1000 * times[int(len(times) * 0.99)], 1),
        "server, ms a move": round(1000 * server / moves, 2),
        "database, ms a move": round(1000 * postgres / moves, 2) if gauges.postgres is not None else "–",
        "people, cores": round(people / played.seconds, 2),
        "MiB": round(gauges.memory()),
        "unanswered": played.unanswered + played.not_sent,
        "load": round(os.getloadavg()[0], 1),
        "commit": commit(),
    }


def commit() -> str:
    """Return the commit measured, and whether it was modified."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--abbrev=8", "--exclude=*"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "–"


async def measure(
    wanted: argparse.Namespace, people: People, server: int, postgres: int | None
) -> list[dict[str, object]]:
    began = time.perf_counter()
    await people.connect()
    print(f"{wanted.clients} people sit down in {time.perf_counter() - began:.0f} s", file=sys.stderr)
    await people.play(min(wanted.rate, 500), wanted.warmup)
    found: list[dict[str, object]] = []
    if wanted.rate:
        gauges = Gauges(server, wanted.workers, postgres)
        played = await people.play(wanted.rate, wanted.seconds)
        found.append(figures(wanted, f"{wanted.rate:g} a second", played, gauges))
    if wanted.highest:
        gauges = Gauges(server, wanted.workers, postgres)
        played = await people.play_on(wanted.at_once, wanted.seconds)
        found.append(figures(wanted, "highest", played, gauges))
    people.leave()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--clients", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second, all tables together")
    parser.add_argument("--highest", action="store_true", help="then as many as the server makes")
    parser.add_argument("--at-once", type=int, default=256, help="moves under way for --highest")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warmup", type=float, default=3.0)
    parser.add_argument("--game", default="red-cathedral")
    parser.add_argument("--port", type=int, default=8199)
    parser.add_argument("--database", help="without it, one that is thrown away")
    parser.add_argument("--postgresql", action="store_true", help="PostgreSQL, not SQLite")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--data", type=Path, help="the folder for the database; its disk is what is measured")
    parser.add_argument("--plain", action="store_true", help="messages that are not packed, as for programs")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", action="store_true", help="write docs/benchmarks-live.md")
    wanted = parser.parse_args()
    many_files()
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    with database(wanted) as (address, postgres):
        engine = make_engine(address)
        migrate(engine)
        places = seated(engine, wanted.game, wanted.clients // 2)
        engine.dispose()
        settings = Settings(
            database=address, port=wanted.port, workers=wanted.workers, bots=1, limits=UNLIMITED
        )
        with serving(settings) as server:
            people = People(wanted.port, places, not wanted.plain)
            found = asyncio.run(measure(wanted, people, server, postgres))
    if wanted.write:
        write(found, wanted)
    for row in found:
        if wanted.json:
            print(json.dumps(row))
        else:
            print("\n".join(f"{name:>20}  {value}" for name, value in row.items()), end="\n\n")


def write(found: list[dict[str, object]], wanted: argparse.Namespace) -> None:
    """Write the page with these rows; those of other runs are kept."""
    rows: dict[tuple[str, ...], tuple[str, ...]] = {}
    tables, heading, by_hand = (PAGE.read_text(encoding="utf-8") if PAGE.exists() else "").partition(BY_HAND)
    lines = tables.splitlines()
    measured = [tuple(str(row[name]) for name in COLUMNS) for row in found]
    kept = [tuple(cell.strip() for cell in line.strip("|").split("|")) for line in lines if line[:1] == "|"]
    for row in (*(row for row in kept if len(row) == len(COLUMNS) and row[1].isdigit()), *measured):
        rows[row[:KEY]] = row
    head = [f"| {' | '.join(COLUMNS)} |", f"|{'---|' * 2}{'--:|' * (len(COLUMNS) - 3)}---|"]
    about = ABOUT.format(
        at_once=wanted.at_once,
        cores=os.cpu_count(),
        engine="compiled" if compiled() else "interpreted",
        machine=description(),
    )
    body = [f"| {' | '.join(row)} |" for row in sorted(rows.values(), reverse=True)]
    whole = about + "\n".join([*head, *body]) + "\n"
    PAGE.write_text(f"{whole}\n{heading}{by_hand}" if heading else whole, encoding="utf-8")


if __name__ == "__main__":
    main()
