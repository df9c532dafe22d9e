"""Metrics for Prometheus. None of them names a person, a table or an address.

Several workers write into files of one folder (`PROMETHEUS_MULTIPROC_DIR`), and their parent process adds
them up; `serve` answers at a separate address, which is not for the public.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, start_http_server
from prometheus_client import multiprocess as several

from duomo.play.trouble import ServerTrouble

FOLDER = "PROMETHEUS_MULTIPROC_DIR"


FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LONG = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0)

moves = Counter(
    "duomo_moves", "Entries that were written: moves of people and of bots, undos", ["game", "kind"]
)
move_seconds = Histogram(
    "duomo_move_seconds", "From the arrival of a person's move until it is on disk and told", buckets=FAST
)
requests = Counter("duomo_requests", "Requests that were answered", ["method", "status"])
request_seconds = Histogram("duomo_request_seconds", "Time to answer a request", ["method"], buckets=FAST)
refused = Counter("duomo_refused", "What was refused because of a limit, a ban or another site", ["reason"])
faults = Counter("duomo_faults", "Mistakes of the server's own, each with a line in the log")
connections = Gauge("duomo_connections", "Live connections", multiprocess_mode="livesum")
tables = Gauge("duomo_tables_open", "Tables in memory", multiprocess_mode="livesum")
waiting = Gauge("duomo_waiting", "What waits in a queue", ["queue"], multiprocess_mode="livesum")
thinking_seconds = Histogram(
    "duomo_thinking_seconds", "From a question to its last answer", ["kind"], buckets=LONG
)
commit_seconds = Histogram("duomo_commit_seconds", "Time of a commit of the database", buckets=FAST)
commit_jobs = Histogram("duomo_commit_jobs", "Changes in one commit", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
database_troubles = Counter("duomo_database_troubles", "Commits that failed", ["reason"])
thinker_deaths = Counter("duomo_thinker_deaths", "Thinking processes that died or hung and were replaced")


@cache
def moves_of(game: str, kind: str) -> Counter:
    """Return one of `moves`, cached because finding it by its labels takes longer than counting."""
    return moves.labels(game, kind)


@cache
def worker_deaths() -> Counter:
    """Return the counter of dead workers; kept by the parent process, because dead ones cannot count."""
    return Counter("duomo_worker_deaths", "Serving processes that died and were replaced", registry=None)


def share() -> str:
    """Make a folder in which the processes started from now on store their metrics."""
    folder = tempfile.mkdtemp(prefix="duomo-metrics-")
    os.environ[FOLDER] = folder
    return folder


@contextmanager
def serve(address: str, folder: str | None) -> Iterator[None]:
    """Answer Prometheus at HOST:PORT while the server runs; does nothing without an address."""
    if not address:
        yield
        return
    host, _, port = address.rpartition(":")
    if folder is None:
        answering, thread = start_http_server(int(port), host or "127.0.0.1")
    else:
        registry = CollectorRegistry()
        several.MultiProcessCollector(registry, folder)  # type: ignore[no-untyped-call]
        registry.register(worker_deaths())
        answering, thread = start_http_server(int(port), host or "127.0.0.1", registry)
    try:
        yield
    finally:
        answering.shutdown()
        answering.server_close()
        thread.join()


def forget(pid: int) -> None:
    """Drop the gauges of a process that has died."""
    several.mark_process_dead(pid)  # type: ignore[no-untyped-call]


def committed(seconds: float, jobs: int, trouble: Exception | None) -> None:
    """Record a commit of the writer."""
    commit_seconds.observe(seconds)
    commit_jobs.observe(jobs)
    if isinstance(trouble, ServerTrouble):
        database_troubles.labels(trouble.key).inc()


def remove(folder: str | None) -> None:
    if folder is not None:
        shutil.rmtree(folder, ignore_errors=True)
