"""All live connections of a table are served by one worker, its home."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import msgspec
import pytest

from campaigns.kills import workers_of
from duomo.http.gate.counting import SALT, Shared, shared_file
from duomo.http.gate.homes import LONGEST, Homes
from server_tools import GENEROUS, PATIENCE, Cluster, Live, Person, Process, Running, run_apart, wait_until

PASSES = pytest.mark.skipif(sys.platform == "win32", reason="files cannot be passed there")
LOOKS = pytest.mark.skipif(sys.platform != "linux", reason="/proc is Linux's")
TARGET = b"/duomo/api/tables/%d/live?after=0"


@pytest.fixture
def path() -> Iterator[str]:
    with shared_file() as file:
        yield str(file)


class Family:
    """The workers of a server, and what each was passed."""

    def __init__(self, path: str) -> None:
        # Locks are held by processes, and these are all one: so the places are given out by hand.
        self.homes = [Homes(Shared(path), path) for _ in range(3)]
        self.passed: list[list[bytes]] = [[] for _ in self.homes]
        for number, one in enumerate(self.homes):
            one.shared.mine = number
            one.shared.memory[SALT + number] = 1

    def open(self, *workers: int) -> None:
        for number in workers:
            self.homes[number].open(partial(self._arrived, self.passed[number]))

    def _arrived(self, passed: list[bytes], connection: socket.socket, said: bytes) -> None:
        connection.sendall(b"hello")
        connection.close()
        passed.append(said)

    def close(self) -> None:
        for one in self.homes:
            one.close()


@PASSES
def test_all_workers_agree_on_the_home_of_a_table(path: str) -> None:
    async def ask() -> list[list[list[int]]]:
        family = Family(path)
        family.open(0, 1, 2)
        found = [[one.away(TARGET % table) for one in family.homes] for table in range(300)]
        assert family.homes[0].away(b"/api/me/live") == []
        assert family.homes[0].away(b"/api/tables/7/record") == []
        family.close()
        return found

    at_home = [0, 0, 0]
    for away in run_apart(ask()):
        home = away.index([])
        assert all(order[0] == home for worker, order in enumerate(away) if worker != home)
        at_home[home] += 1
    assert min(at_home) > 60


@PASSES
def test_a_connection_is_passed_on_while_somebody_takes_it(path: str) -> None:
    async def attempt() -> tuple[list[list[bytes]], list[bool], bytes]:
        family = Family(path)
        family.open(0, 1)
        sender = family.homes[0]
        mine, theirs = socket.socketpair()
        theirs.settimeout(PATIENCE)
        passed = [
            await sender.pass_on(mine.fileno(), b"asked", [2, 1]),  # 2 is not there
            await sender.pass_on(mine.fileno(), b"asked", [2]),
            await sender.pass_on(mine.fileno(), b"x" * (LONGEST + 1), [1]),
            *[await sender.pass_on(mine.fileno(), b"more", [1]) for _ in range(50)],
        ]
        while len(family.passed[1]) < 51:
            await asyncio.sleep(0.001)
        family.close()
        mine.close()
        return family.passed, passed, theirs.recv(5)

    passed, answers, heard = run_apart(attempt())
    assert answers == [True, False, False, *[True] * 50]
    assert passed == [[], [b"asked", *[b"more"] * 50], []]
    assert heard == b"hello"


@pytest.mark.slow
@PASSES
def test_a_connection_whose_home_is_not_there_stays(path: str, sqlite: str) -> None:
    limits = msgspec.structs.replace(GENEROUS, arrival=1.0)
    server = Running(sqlite, limits, more={"counts": path})
    homes = server.doorkeeper.homes
    homes.shared.memory[SALT + 1] = 1  # a worker that has just died
    server.hub.writer.loop.call_soon_threadsafe(homes.open, lambda *_: None)
    wait_until(lambda: homes.outgoing is not None)
    anna = Person(server.port)
    tables = [anna.table("basilica", "me screen")[0] for _ in range(8)]
    assert any(homes.away(f"/api/tables/{table}/live".encode()) for table in tables)
    windows = [anna.live(table) for table in tables]
    time.sleep(2 * limits.arrival)
    for window in windows:
        assert window.play()["type"] == "done"
        window.__exit__()
    server.stop()


# ---- whole servers -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def several(cluster: Cluster) -> Iterator[Process]:
    server = Process(cluster.database(), workers=3)
    wait_until(lambda: len(workers_of(server.pid)) == 3 and all(map(is_home, workers_of(server.pid))))
    yield server
    server.kill()


def sockets_of(pid: int) -> set[str]:
    """The numbers of the sockets that a process holds."""
    links = [os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir() if file.is_symlink()]
    return {link.removeprefix("socket:[").removesuffix("]") for link in links}


def is_home(pid: int) -> bool:
    """Whether a worker takes connections from others; until then they stay where they are."""
    rows = [line.split() for line in Path("/proc/net/unix").read_text().splitlines()]
    taking = {row[6] for row in rows if "duomo-counts-" in row[-1]}
    return not taking.isdisjoint(sockets_of(pid))


def served_by(server: Process, live: Live) -> int:
    """The worker that holds the other end of a connection."""
    ours, theirs = live.socket.local_address[1], server.settings.port
    ends = f":{theirs:04X}", f":{ours:04X}"
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    inode = next(row[9] for row in rows if row[1].endswith(ends[0]) and row[2].endswith(ends[1]))
    return next(pid for pid in workers_of(server.pid) if inode in sockets_of(pid))


def has_ended(pid: int) -> bool:
    """Whether a process has ended and given back all its files, even if nobody has noticed yet."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.slow
@LOOKS
def test_everybody_at_a_table_is_served_by_one_worker(several: Process) -> None:
    port = several.settings.port
    anna, bruno = Person(port, "Anna"), Person(port, "Bruno")
    homes = set()
    for _ in range(12):
        table, links = anna.table("basilica", "me friend")
        bruno.take(table, links[1])
        with anna.live(table) as one, anna.live(table) as same, bruno.live(table) as other:
            at = {served_by(several, live) for live in (one, same, other)}
            assert len(at) == 1
            homes |= at
            mover = one if one.now["yours"] is not None else other
            assert mover.wait_for_turn()  # another worker may have seated Bruno just now
            assert mover.play()["type"] == "done"
            for live in (one, same, other):
                while live.now["number"] < mover.now["number"]:
                    live.hear()
    assert len(homes) > 1


@pytest.mark.slow
@LOOKS
def test_without_its_home_a_table_is_played_elsewhere(several: Process) -> None:
    anna = Person(several.settings.port)
    table, _ = anna.table("basilica", "me screen")
    with anna.live(table) as live:
        home = served_by(several, live)
        assert live.play()["type"] == "done"
        os.kill(home, signal.SIGKILL)
    wait_until(lambda: has_ended(home))
    with anna.live(table, after=live.now["number"]) as again:
        assert again.play()["type"] == "done"
    wait_until(lambda: len(workers_of(several.pid)) == 3)
    with anna.live(table) as one, anna.live(table) as other:
        assert one.play()["type"] == "done"
        while other.now["number"] < one.now["number"]:
            other.hear()


@pytest.mark.slow
@LOOKS
def test_workers_end_with_the_process_that_started_them(cluster: Cluster) -> None:
    server = Process(cluster.database(), workers=2)
    wait_until(lambda: len(workers_of(server.pid)) == 2)
    workers = workers_of(server.pid)
    os.kill(server.pid, signal.SIGKILL)
    wait_until(lambda: all(map(has_ended, workers)))
    server.wait()
    server.start()  # the port is free
    server.kill()
