"""Nothing is lost when a server stops, and every table continues; also when a bot's process dies."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from server_tools import Person, Running, lasting, wait_until


def again(person: Person, server: Running) -> Person:
    """The same browser at the restarted server."""
    same = Person.__new__(Person)
    same.port, same.me = server.port, person.me
    import httpx

    same.http = httpx.Client(
        base_url=f"http://127.0.0.1:{server.port}", timeout=60, cookies={"duomo": person.cookie}
    )
    return same


def without_online(snapshot: Any) -> Any:
    return {**lasting(snapshot), "seats": [{**seat, "online": False} for seat in snapshot["seats"]]}


@pytest.mark.slow
def test_a_table_goes_on_where_it_was(sqlite: str) -> None:
    server = Running(sqlite)
    anna = Person(server.port, "Anna")
    table, links = anna.table(seats="me screen friend", options={"start_player": "1"})
    with anna.live(table) as live:
        while live.now["decider"] != 2:
            live.play()
        undo = {"seat": 1, "to": live.now["undo"]["to"], "after": live.now["number"]}
        assert live.say("undo", **undo)["type"] == "done"
    before = anna.snapshot(table)
    server.stop()
    server = Running(sqlite)
    anna = again(anna, server)
    assert without_online(anna.snapshot(table)) == without_online(before)
    bruno = Person(server.port)
    assert bruno.take(table, links[2]) == 2
    assert [row["table"] for row in bruno.http.get("/api/tables").json()["running"]] == [table]
    server.stop()


@pytest.mark.slow
def test_a_bot_that_was_to_decide_decides_after_the_restart(sqlite: str) -> None:
    server = Running(sqlite)
    anna = Person(server.port)
    table, _ = anna.table("basilica", "me bot", {"start_player": "1"})
    with anna.live(table) as live:
        live.play()
        server.hub.thinkers.line.close()  # its only thread stops: no more thinking
        server.hub.thinkers.threads[0].join(60)
        while live.now["yours"] is not None:
            live.play()
        number = live.now["number"]
        assert live.now["decider"] == 1
    server.stop()
    server = Running(sqlite)
    wait_until(lambda: again(anna, server).snapshot(table)["now"]["number"] > number)
    with again(anna, server).live(table) as live:
        assert live.wait_for_turn()
    server.stop()


@pytest.mark.slow
def test_a_bots_process_that_dies_is_replaced_and_asked_again(sqlite: str) -> None:
    import multiprocessing

    server = Running(sqlite)
    anna = Person(server.port)
    table, _ = anna.table("basilica", "me bot")
    with anna.live(table) as live:
        for _ in range(3):
            assert live.wait_for_turn()
            for process in multiprocessing.active_children():
                assert process.pid is not None
                os.kill(process.pid, signal.SIGKILL)
            while live.now["yours"] is not None and not live.now["over"]:
                live.play()
        assert live.wait_for_turn()
    server.stop()


@pytest.mark.slow
def test_a_table_that_nobody_looks_at_gives_way_in_memory(sqlite: str) -> None:
    import msgspec

    from server_tools import GENEROUS

    server = Running(sqlite, msgspec.structs.replace(GENEROUS, tables_in_memory=3))
    anna = Person(server.port)
    tables = [anna.table("basilica", "me screen")[0] for _ in range(6)]
    with anna.live(tables[0]) as live:
        for table in tables:
            anna.snapshot(table)
        assert len(server.hub.rooms) <= 4
        assert tables[0] in server.hub.rooms
        assert live.play()["type"] == "done"
    for table in tables:
        assert anna.snapshot(table)["now"]["legal"]
    server.stop()


@pytest.mark.slow
def test_whoever_opens_a_table_has_the_one_that_stays_in_memory(database: str) -> None:
    """However many are opened at once: two people with different ones would not hear of each other."""
    import msgspec

    from server_tools import GENEROUS

    server = Running(database, msgspec.structs.replace(GENEROUS, tables_in_memory=1))
    anna = Person(server.port)
    tables = [anna.table("basilica", "me screen")[0] for _ in range(12)]

    async def look(table: str, times: int) -> int:
        astray = 0
        for _ in range(times):
            async with server.hub.room(table) as room:
                astray += server.hub.rooms.get(table) is not room
            await asyncio.sleep(0)
        return astray

    async def everybody() -> list[int]:
        return await asyncio.gather(*(look(table, 10) for table in tables for _ in range(3)))

    astray = asyncio.run_coroutine_threadsafe(everybody(), server.hub.writer.loop).result(60)
    assert sum(astray) == 0
    server.stop()
