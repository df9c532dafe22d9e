"""Several processes on one PostgreSQL: everybody is told, whichever process they are connected to."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from server_tools import Cluster, Person, Process, wait_until

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def several(cluster: Cluster) -> Iterator[Process]:
    server = Process(cluster.database(), workers=3)
    yield server
    server.kill()


def test_every_connection_hears_of_every_move(several: Process) -> None:
    """Eight windows each, spread over the processes by the system."""
    port = several.settings.port
    anna, bruno = Person(port, "Anna"), Person(port, "Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    ours = [anna.live(table) for _ in range(8)]
    theirs = [bruno.live(table) for _ in range(8)]
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


def test_of_two_processes_that_write_the_same_number_one_is_late(several: Process) -> None:
    port = several.settings.port
    anna = Person(port)
    table, _ = anna.table("basilica", "me screen")
    windows = [anna.live(table) for _ in range(8)]
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


def test_who_is_connected_is_known_at_every_process(several: Process) -> None:
    port = several.settings.port
    anna, bruno = Person(port, "Anna"), Person(port, "Bruno")
    table, links = anna.table("basilica", "me friend")
    bruno.take(table, links[1])
    windows = [anna.live(table) for _ in range(8)]

    def all_hear(online: bool) -> None:
        for window in windows:
            window.hear_until(
                lambda message: message["type"] == "seats" and message["seats"][1]["online"] == online
            )

    def everywhere(online: bool) -> bool:
        """Whichever process answers; each request uses its own connection, which any of them may take."""
        asked = [Person(port) for _ in range(8)]
        told = [person.snapshot(table)["seats"][1]["online"] for person in asked]
        for person in asked:
            person.close()
        return told == [online] * 8

    for _ in range(2):
        first, second = bruno.live(table), bruno.live(table)
        all_hear(True)
        wait_until(lambda: everywhere(True))
        first.__exit__()
        wait_until(lambda: everywhere(True))
        second.__exit__()
        all_hear(False)
        wait_until(lambda: everywhere(False))
    for window in windows:
        window.__exit__()


def test_bots_play_and_seats_are_seen_everywhere(several: Process) -> None:
    port = several.settings.port
    anna = Person(port)
    table, links = anna.table("basilica", "me friend")
    windows = [anna.live(table) for _ in range(6)]
    bruno = Person(port, "Bruno")
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


def test_servers_of_one_worker_hear_of_each_other(cluster: Cluster) -> None:
    """Two machines on one database: each has one serving process."""
    database = cluster.database()
    first, second = Process(database), Process(database)
    try:
        anna = Person(first.settings.port, "Anna")
        table, links = anna.table("basilica", "me friend")
        bruno = Person(second.settings.port, "Bruno")
        bruno.take(table, links[1])
        with anna.live(table) as here, bruno.live(table) as there:
            for _ in range(12):
                while here.now["number"] != there.now["number"]:
                    (here if here.now["number"] < there.now["number"] else there).hear()
                mover, other = (here, there) if here.now["yours"] is not None else (there, here)
                assert mover.play()["type"] == "done"
                while other.now["number"] < mover.now["number"]:
                    other.hear()
    finally:
        first.kill()
        second.kill()
