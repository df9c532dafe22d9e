"""A table that cannot be read affects only the people who open it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator

import pytest
import sqlalchemy as sa

from duomo.http.tables import bots
from duomo.http.tables import hub as hubs
from duomo.store import schema
from server_tools import Person, Running, wait_until

Damage = Callable[[Running, str], None]


@pytest.fixture
def damage() -> Iterator[Damage]:
    """Add a move that the rules do not know, in a game that does not exist. Such tables are gone afterwards:
    other tests check all tables of the same server.
    """
    done: list[tuple[sa.Engine, str]] = []
    tables, entries = schema.tables, schema.entries

    def run(server: Running, table: str) -> None:
        engine = server.hub.store.engine
        done.append((engine, table))
        with engine.begin() as connection:
            values = {"game": "chess", "waits_for_bot": True, "changed": 1}
            connection.execute(sa.update(tables).where(tables.c.id == table).values(values))
            connection.execute(sa.update(entries).where(entries.c.table_id == table).values(dealt="nonsense"))
        server.hub.rooms.pop(table, None)

    yield run
    for engine, table in done:
        with engine.begin() as connection:
            for part in reversed(schema.metadata.sorted_tables):
                if "table_id" in part.c:
                    connection.execute(sa.delete(part).where(part.c.table_id == table))
            connection.execute(sa.delete(tables).where(tables.c.id == table))


def test_the_list_tells_of_the_others(server: Running, damage: Damage) -> None:
    anna = Person(server.port)
    tables = [anna.table("basilica", "me screen")[0] for _ in range(3)]
    damage(server, tables[1])
    told = anna.http.get("/api/tables")
    assert told.status_code == 200
    assert {row["table"] for row in told.json()["running"]} == {tables[0], tables[2]}
    assert told.json()["unreadable"] == [tables[1]]


def test_opening_it_is_answered_with_a_sentence(server: Running, damage: Damage) -> None:
    anna = Person(server.port)
    table, _ = anna.table("basilica", "me screen")
    damage(server, table)
    answer = anna.http.get(f"/api/tables/{table}")
    assert answer.json()["error"]["key"] in ("server-unreadable-table", "server-no-game")
    assert "Traceback" not in json.dumps(answer.json())


def test_bots_at_other_tables_are_woken(sqlite: str, damage: Damage, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "SWEEP", 0.2)
    server = Running(sqlite)
    anna = Person(server.port)
    tables = [anna.table("basilica", "me bot", {"start_player": "1"})[0] for _ in range(4)]
    for table in (tables[0], tables[2]):
        damage(server, table)
    room = server.hub.rooms[tables[3]]
    wait_until(lambda: not room.thinks)
    room.thinks = True  # nobody wakes it when the person has moved
    with anna.live(tables[3]) as live:
        while live.now["decider"] == 0:
            live.play()
        room.thinks = False
        assert live.wait_for_turn()
    assert set(server.hub.bots.unreadable) == {tables[0], tables[2]}
    server.stop()


def test_a_table_that_could_not_be_opened_is_tried_again_later(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The trouble was with the server, not the table."""
    table, _ = Person(server.port).table("basilica", "me bot")
    loop = server.hub.writer.loop
    assert loop is not None
    server.hub.bots.unreadable[table] = time.monotonic()
    asyncio.run_coroutine_threadsafe(server.hub.bots.wake_at(table), loop).result(60)
    assert table in server.hub.bots.unreadable
    monkeypatch.setattr(bots, "REST", 0.0)
    asyncio.run_coroutine_threadsafe(server.hub.bots.wake_at(table), loop).result(60)
    assert table not in server.hub.bots.unreadable
