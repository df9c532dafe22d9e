"""Long ordinary play, with people coming and going: does the server's memory grow?

The server may keep so few tables in memory that it reaches its maximum within the first seconds: anything
that grows after that is a leak. Its own metrics say how many it keeps, so a minute is enough to see whether
tables are evicted; memory use is meaningful only after some minutes.
"""

from __future__ import annotations

import tempfile
import threading
import time
from pathlib import Path

import httpx
import msgspec

from campaigns import players
from campaigns.figures import Figures
from duomo.http.gate.porter import ROUND
from server_tools import GENEROUS, Process, free_port

LOOK = ROUND + 0.5
"""Seconds after which the gauges have been updated."""

PEOPLE = 6
KEPT = 20
"""Number of tables without people that the server may keep in memory."""
DRIFT = 0.5
"""Maximum growth in the second half, in megabytes per minute."""
JUDGED = 4.0
"""Minutes after which memory use is meaningful."""
PAUSE = 0.2
"""Seconds between two visits."""


def soak(minutes: float, kept: int = KEPT, pause: float = PAUSE) -> Figures:
    figures = Figures("soak")
    metrics = f"127.0.0.1:{free_port()}"
    limits = msgspec.structs.replace(GENEROUS, tables_in_memory=kept)
    with tempfile.TemporaryDirectory(prefix="duomo-soak-") as folder:
        server = Process(f"sqlite:///{folder}/duomo.sqlite", limits=limits, metrics=metrics)
        stop = threading.Event()
        visits: list[int] = []
        visitor = threading.Thread(target=_visit, args=(server, stop, visits, pause), daemon=True)
        try:
            people = players.begin(server, PEOPLE, pause=0.02)
            visitor.start()
            samples: list[tuple[float, float]] = []
            begun = time.monotonic()
            while time.monotonic() - begun < minutes * 60:
                time.sleep(min(1.0, minutes * 6))
                samples.append((time.monotonic() - begun, _megabytes(server.pid)))
            stop.set()
            visitor.join(60)
            time.sleep(LOOK)
            tables = _gauge(metrics, "duomo_tables_open")
            players.finish(people)
            half = samples[len(samples) // 2 :]
            drift = _slope(half) * 60
            figures.values["minutes"] = f"{minutes:g}"
            figures.tell("acknowledged moves", players.acknowledged(people))
            figures.tell("new guests with a table and a page", sum(visits))
            figures.tell("memory at the start", f"{samples[0][1]:.0f} MB")
            figures.tell("memory half-way", f"{half[0][1]:.0f} MB")
            figures.tell("memory at the end", f"{samples[-1][1]:.0f} MB")
            figures.tell("drift in the second half", f"{drift:+.2f} MB a minute")
            figures.tell("tables in memory at the end", f"{tables:.0f}, of {kept} and those with people")
            figures.must(sum(visits) > kept + PEOPLE, f"{sum(visits)} visits are too few to tell")
            figures.must(tables <= kept + PEOPLE, f"{tables:.0f} tables are in memory")
            figures.must(minutes < JUDGED or drift < DRIFT, f"it grows by {drift:.2f} MB a minute")
            players.compare(people, server.settings.database, figures)
        finally:
            stop.set()
            server.kill()
    return figures.ended()


def _visit(server: Process, stop: threading.Event, visits: list[int], pause: float) -> None:
    """Guests who open a table, look at the page, and never come back."""
    wish = {"game": "basilica", "players": 2, "seats": [{"who": "me"}, {"who": "screen"}]}
    while not stop.is_set():
        with httpx.Client(base_url=server.address, timeout=60, verify=False) as http:
            http.get("/api/me")
            table = http.post("/api/tables", json=wish).json()["table"]
            http.get(f"/api/tables/{table}")
            http.get("/")
        visits.append(1)
        stop.wait(pause)


def _gauge(address: str, name: str) -> float:
    """One of the server's own metrics."""
    for line in httpx.get(f"http://{address}/metrics").text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.split()[1])
    raise AssertionError(f"there is no {name}")


def _megabytes(pid: int) -> float:
    """Resident memory of the serving process."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def _slope(samples: list[tuple[float, float]]) -> float:
    """Megabytes per second, by least squares."""
    count = len(samples)
    middle = sum(at for at, _ in samples) / count
    mean = sum(size for _, size in samples) / count
    spread = sum((at - middle) ** 2 for at, _ in samples)
    return sum((at - middle) * (size - mean) for at, size in samples) / spread if spread else 0.0
