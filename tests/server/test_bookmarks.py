"""Long tables: opened from a bookmark, or by replaying the log; old entries page by page."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa

from duomo.store import schema
from server_tools import Live, Person, Running, lasting, wait_until

Make = Callable[..., Person]
LONG = 170


def undo(live: Live) -> None:
    seat, to = live.now["decider"], live.now["undo"]["to"]
    if seat is not None and to is not None:
        live.say("undo", seat=seat, to=to, after=live.now["number"])


def long_table(person: Person) -> tuple[str, list[Any]]:
    """A table with many entries, some of them taken back, and what was told about each."""
    table, _ = person.table("basilica", "me screen")
    with person.live(table) as live:
        while live.now["number"] < LONG:
            live.play_on(3)
            undo(live)
            undo(live)
        return table, live.entries


def known(entries: list[Any]) -> list[tuple[Any, ...]]:
    """For every entry, what stays the same when it is taken back."""
    return [(one["number"], one["kind"], one["move"], one["turn"], one["events"]) for one in entries]


def marks(server: Running, table: str) -> list[Any]:
    query = sa.select(schema.bookmarks.c.number).where(schema.bookmarks.c.table_id == table)
    with server.hub.store.engine.connect() as connection:
        return list(connection.execute(query).scalars())


def written(server: Running, statement: sa.Executable) -> None:
    with server.hub.store.engine.begin() as connection:
        connection.execute(statement)


def read_all(person: Person, table: str) -> list[Any]:
    found: list[Any] = []
    while True:
        start = len(found) + 1
        answer = person.http.get(f"/api/tables/{table}/entries", params={"start": start})
        some = answer.raise_for_status().json()
        if not some:
            return found
        assert len(some) <= 100
        found += some


@pytest.mark.slow
def test_a_long_table_is_opened_where_it_stands(server: Running, person: Make) -> None:
    anna = person("Anna")
    table, told = long_table(anna)
    wait_until(lambda: marks(server, table) != [] and marks(server, table)[0] > LONG - 60)
    before = lasting(anna.snapshot(table))
    entries = read_all(anna, table)
    assert known(entries) == known(told)
    server.hub.rooms.clear()
    assert server.hub.store.table(table).bookmark is not None
    assert lasting(anna.snapshot(table)) == before
    assert read_all(anna, table) == entries


@pytest.mark.slow
@pytest.mark.parametrize("trouble", ["missing", "another engine", "damaged"])
def test_without_a_bookmark_the_log_is_played_again(server: Running, person: Make, trouble: str) -> None:
    anna = person("Anna")
    table, _ = long_table(anna)
    wait_until(lambda: marks(server, table) != [])
    before, entries = lasting(anna.snapshot(table)), read_all(anna, table)
    bookmarks, pages = schema.bookmarks, schema.pages
    if trouble == "missing":
        written(server, sa.delete(pages).where(pages.c.table_id == table))
        written(server, sa.delete(bookmarks).where(bookmarks.c.table_id == table))
    else:
        values = {"engine": "another"} if trouble == "another engine" else {"document": "[1,"}
        written(server, sa.update(bookmarks).where(bookmarks.c.table_id == table).values(values))
    server.hub.rooms.clear()
    assert lasting(anna.snapshot(table)) == before
    assert read_all(anna, table) == entries
    assert marks(server, table) == [before["now"]["number"]]
    server.hub.rooms.clear()
    assert lasting(anna.snapshot(table)) == before
    with anna.live(table) as live:
        live.play()


def test_answers_are_compressed(person: Make) -> None:
    anna = person()
    table, _ = anna.table("basilica", "me screen")
    answer = anna.http.get(f"/api/tables/{table}", headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) * 3 < len(answer.content)
    plain = anna.http.get(f"/api/tables/{table}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert lasting(plain.json()) == lasting(answer.json())
    assert "content-encoding" not in anna.http.get("/healthz").headers
