"""`kill -9`, again and again: on SQLite the server, on PostgreSQL workers, the server and the database."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from campaigns import players
from campaigns.figures import Figures
from duomo.store import backup
from duomo.store.database import make_engine
from server_tools import Cluster, Process, wait_until


@dataclass(frozen=True)
class Play:
    """Who plays until a server is killed, and how much."""

    count: int = 16
    pause: float = 0.0
    """Seconds between two moves of one of them."""
    most: int = 2000
    """Maximum number of moves between two kills, of which half are played on average."""


USUAL = Play()
FEW = Play(len(players.SEATS) * len(players.GAMES), pause=0.01, most=60)
"""One player of every kind, with pauses that leave the machine some time: for tests. Something is in progress
whenever one of them is not thinking, which is most of the time.
"""
MOMENT = 0.01
"""Maximum seconds from an acknowledgement to the kill: it must not always hit the same step of a move."""


PORTS = 20_000
"""First of the ports of servers that are killed. The system gives higher ones to outgoing connections, which
could otherwise take a port while its server is down."""


def sqlite(kills: int, play: Play = USUAL, part: int = 0) -> Figures:
    figures = Figures("kills-sqlite")
    with tempfile.TemporaryDirectory(prefix="duomo-kills-") as folder:
        server = Process(f"sqlite:///{folder}/duomo.sqlite", port=PORTS + part)
        try:
            people = players.begin(server, play.count, play.pause)
            chance = random.Random(7 + part)
            for _ in range(kills):
                _play_on(people, play, chance)
                server.kill()
                server.start()
            _end(people, figures, server.settings.database)
        finally:
            server.kill()
    figures.values = {"kills of the server": f"{kills:,}", **figures.values}
    return figures.ended()


def postgresql(kills: int, play: Play = USUAL, part: int = 0) -> Figures:
    """Kill one of three each time: a worker, the whole server, every process of the database."""
    figures = Figures("kills-postgresql")
    with tempfile.TemporaryDirectory(prefix="duomo-pg-") as folder:
        cluster = Cluster(Path(folder))
        server = Process(cluster.database(), workers=2, port=PORTS + 1000 + part)
        done: Counter[str] = Counter()
        try:
            people = players.begin(server, play.count, play.pause)
            chance = random.Random(7 + part)
            for number in range(kills):
                _play_on(people, play, chance)
                what = ("worker", "server", "database")[number % 3]
                done[what] += 1
                if what == "worker":
                    kill_a_worker(server, chance)
                elif what == "server":
                    server.kill()
                    server.start()
                else:
                    cluster.kill()
                    time.sleep(chance.random())
                    cluster.start()
            _end(people, figures, server.settings.database)
        finally:
            server.kill()
            cluster.stop()
    told = {f"kills of the {what}": f"{times:,}" for what, times in done.items()}
    figures.values = {**told, **figures.values}
    return figures.ended()


def _play_on(people: list[players.Player], play: Play, chance: random.Random) -> None:
    players.make_moves(people, chance.randrange(1, play.most))
    time.sleep(MOMENT * chance.random())


def kill_a_worker(server: Process, chance: random.Random) -> None:
    wait_until(lambda: bool(workers_of(server.pid)))  # the last ones may have just died
    os.kill(chance.choice(workers_of(server.pid)), signal.SIGKILL)


def workers_of(server: int) -> list[int]:
    """Ids of the serving child processes of a server, without Python's own helper."""
    listed = subprocess.run(
        ["ps", "-o", "pid=,args=", "--ppid", str(server)],
        capture_output=True,
        text=True,
        check=False,  # it fails where there are none
    ).stdout
    found = [line.split(None, 1) for line in listed.splitlines()]
    return [int(pid) for pid, command in found if "resource_tracker" not in command and "spawn" in command]


def _end(people: list[players.Player], figures: Figures, database: str) -> None:
    """Every table continues after the last kill; then everything is compared, and every game opened."""
    reached = [player.acknowledgements() for player in people]
    wait_until(
        lambda: all(
            player.acknowledgements() > before or player.trouble for player, before in zip(people, reached)
        )
    )
    players.finish(people)
    figures.tell("acknowledged moves", players.acknowledged(people))
    players.compare(people, database, figures)
    wrong = backup.check(make_engine(database))
    figures.tell("games that do not open", len(wrong))
    figures.must(not wrong, f"games do not open: {wrong}")
