"""Several servers on one PostgreSQL: everybody is told, whichever process they are connected to.

Workers of one server pass live connections to a table's home (`test_homes.py`); servers on different machines
cannot.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from server_tools import Cluster, Live, Person, Process, wait_until

pytestmark = pytest.mark.slow


@dataclass
class Window:
    """A person's window at one of the servers."""

    port: int
    cookie: str


class Several:
    """Servers of one worker each."""

    def __init__(self, database: str) -> None:
        self.servers = [Process(database) for _ in range(3)]
        self.ports = [server.settings.port for server in self.servers]

    def person(self, name: str = "") -> Person:
        return Person(self.ports[0], name)

    def windows(self, person: Person, table: str, count: int = 8) -> list[Live]:
        """Open this many windows of a person, at each server in turn."""
        return [Live(Window(self.ports[at % 3], person.cookie), table) for at in range(count)]


@pytest.fixture(scope="module")
def several(cluster: Cluster) -> Iterator[Several]:
    found = Several(cluster.database())
    yield found
    for server in found.servers:
        server.kill()


def test_every_connection_hears_of_every_move(several: Several) -> None:
    """Eight windows each, spread over the processes."""
    anna, bruno = several.person("Anna"), several.person("Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    ours = several.windows(anna, table)
    theirs = several.windows(bruno, table)
    everybody = [*ours, *theirs]
    for step in range(40):
        if everybody[0].now["over"]:
            break
        side = ours if any(live.now["yours"] is not None for live in ours) else theirs
        mover = side[step % 8]
        assert mover.play()["type"] == "done"
        for live in everybody:
            while live.now["number"] < mover.now["number"]:
                live.hear()
            assert live.now["number"] == mover.now["number"]
            assert live.now["view"] == mover.now["view"] or live not in side
    for live in everybody:
        numbers = [entry["number"] for entry in live.entries]
        assert numbers == sorted(set(numbers))
        live.__exit__()


def test_of_two_processes_that_write_the_same_number_one_is_late(several: Several) -> None:
    anna = several.person()
    table, _ = anna.table("basilica", "me screen")
    windows = several.windows(anna, table)
    for _ in range(6):
        now = windows[0].now
        move = {"seat": now["yours"], "move": now["legal"][0]["move"], "after": now["number"]}
        for at, window in enumerate(windows):
            window.socket.send(json.dumps({"type": "move", "id": f"{now['number']}-{at}", **move}))
        kinds = [
            window.hear_until(lambda message: message["type"] in ("done", "late"))["type"]
            for window in windows
        ]
        assert kinds.count("done") == 1
        assert kinds.count("late") == 7
        for window in windows:
            while window.now["number"] == now["number"]:
                window.hear()
            assert window.now["number"] == now["number"] + 1
    for window in windows:
        window.__exit__()


def test_who_is_connected_is_known_at_every_process(several: Several) -> None:
    anna, bruno = several.person("Anna"), several.person("Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    windows = several.windows(anna, table)

    def all_hear(online: bool) -> None:
        for window in windows:
            window.hear_until(
                lambda message: message["type"] == "seats" and message["seats"][1]["online"] == online
            )

    def everywhere(online: bool) -> bool:
        asked = [Person(port) for port in several.ports]
        told = [person.snapshot(table)["seats"][1]["online"] for person in asked]
        for person in asked:
            person.close()
        return told == [online] * len(several.ports)

    for _ in range(2):
        first, second = several.windows(bruno, table, 2)
        all_hear(True)
        wait_until(lambda: everywhere(True))
        first.__exit__()
        wait_until(lambda: everywhere(True))
        second.__exit__()
        all_hear(False)
        wait_until(lambda: everywhere(False))
    for window in windows:
        window.__exit__()


def test_bots_play_and_seats_are_seen_everywhere(several: Several) -> None:
    anna = several.person()
    table, links = anna.table("basilica", "me friend")
    windows = several.windows(anna, table, 6)
    bruno = several.person("Bruno")
    bruno.take(table, links[1])
    for window in windows:
        told = window.hear_until(
            lambda message: message["type"] == "seats" and message["seats"][1]["who"] == "person"
        )
        assert told["seats"][1]["name"] == "Bruno"
        window.__exit__()
    against, _ = anna.table("basilica", "me bot")
    with anna.live(against) as live:
        live.play_on(20)
    wait_until(lambda: anna.snapshot(against)["now"]["number"] >= 20)
