"""What processes tell each other about moves fits into a message, and none is lost."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import msgspec
import pytest

from duomo.http.settings import Settings
from duomo.http.tables.notices import LONGEST, OPEN, Notice, Notices, Told
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.people.tokens import new_id
from duomo.play.people.whereabouts import AT_TABLE
from duomo.play.tables import making
from duomo.play.tables.rows import EntryRow, Moved, TableRow
from duomo.play.tables.session import Session
from server_tools import run_apart


def notices(database: str = "postgresql://duomo@/duomo", workers: int = 1) -> Notices:
    return Notices(Settings(database=database, port=1, workers=workers))


def row(name: str) -> TableRow:
    wish = NewTable("basilica", 2, [SeatWish("me"), SeatWish("screen")])
    return msgspec.structs.replace(making.wished(wish, "g0", "")[0].row, id=name)


def entry(number: int, move: str = "take 1") -> EntryRow:
    return EntryRow(number, "move", 0, move, ("draw 3",), None, f"id-{number}", 1)


def open_elsewhere(one: Notices, *tables: str) -> None:
    """Another process says that it has these tables open."""
    one.rooms.hear("other", dict.fromkeys(tables, OPEN), False, 1.0)


class Deaf:
    """Hears what other processes say, and does nothing."""

    async def changed(self, table: str) -> None: ...

    async def moved(self, news: Moved) -> None: ...

    def attended(self, table: str) -> None: ...

    def told(self, news: Told) -> None: ...

    async def missed(self) -> None: ...


def said(one: Notices) -> list[Notice]:
    """Everything sent until nothing is waiting."""
    found: list[Notice] = []
    while one.something.is_set():
        message = one._next()
        assert len(message) <= LONGEST
        found.append(msgspec.json.decode(message, type=Notice))
    return found


def test_servers_of_one_worker_each_hear_of_each_other() -> None:
    assert not notices(workers=1).alone
    assert notices("sqlite:///x.sqlite").alone


def test_moves_of_many_tables_take_several_messages() -> None:
    async def tell() -> list[Notice]:
        one = notices()
        open_elsewhere(one, *(f"t{number}" for number in range(180)))
        for number in range(180):
            one.tell_moves(row(f"t{number}"), [entry(2), entry(3)])
        return said(one)

    found = run_apart(tell())
    assert len(found) > 1
    told = [moved.table for notice in found for moved in notice.moved]
    assert told == [f"t{number}" for number in range(180)]
    assert all(moved.entries == [entry(2), entry(3)] for notice in found for moved in notice.moved)


def test_what_is_too_long_or_not_only_moves_is_read_from_the_store() -> None:
    async def tell() -> list[Notice]:
        one = notices()
        open_elsewhere(one, "long", "seated", "both")
        one.tell_moves(row("long"), [entry(number, "x" * 100) for number in range(2, 40)])
        one.tell_moves(row("seated"), [entry(2)])
        one.tell("seated")
        one.tell_moves(row("seated"), [entry(3)])
        one.tell_moves(row("both"), [entry(2)])
        one.tell_moves(row("both"), [entry(3)])
        return said(one)

    found = run_apart(tell())
    assert sorted(table for notice in found for table in notice.changed) == ["long", "seated"]
    assert [moved.entries for notice in found for moved in notice.moved] == [[entry(2), entry(3)]]


def test_moves_are_told_only_to_processes_that_have_the_table_open() -> None:
    async def tell() -> list[Notice]:
        one = notices()
        open_elsewhere(one, "open", "left")
        one.rooms.hear("other", {"left": frozenset()}, False, 2.0)
        for name in ("open", "left", "unknown"):
            one.tell_moves(row(name), [entry(2)])
        return said(one)

    assert [moved.table for notice in run_apart(tell()) for moved in notice.moved] == ["open"]


def test_a_process_that_opens_a_table_hears_what_it_may_have_missed() -> None:
    async def tell() -> list[Notice]:
        one = notices()
        one.rooms.here_are("here", OPEN)
        said(one)
        await one._heard(Notice("other", [], {}, rooms={"here": OPEN, "there": OPEN}), Deaf())
        return said(one)

    assert [notice.changed for notice in run_apart(tell())] == [["here"]]


def test_a_crowd_fits_into_messages_and_nobody_is_left_out() -> None:
    people = {new_id(): frozenset({AT_TABLE + new_id() for _ in range(6)}) for _ in range(300)}
    tables = [new_id() for _ in range(300)]

    async def tell() -> list[Notice]:
        one = notices()
        for guest, places in people.items():
            one.people.here_are(guest, places)
        for table in tables:
            one.attendance.here_are(table, frozenset({0, 1}))
            one.rooms.here_are(table, OPEN)
            one.tell(table)
            one.say((next(iter(people)), "tables", table))
        return said(one)

    found = run_apart(tell())
    assert {guest: places for notice in found for guest, places in notice.people.items()} == people
    assert [table for notice in found for table in notice.rooms] == tables
    assert [table for notice in found for table in notice.seats] == tables
    assert [table for notice in found for table in notice.changed] == tables
    assert [news[2] for notice in found for news in notice.told] == tables


def test_a_session_that_hears_of_moves_stands_where_the_other_does() -> None:
    wish = NewTable("basilica", 2, [SeatWish("me"), SeatWish("screen")])
    here = making.wished(wish, "g0", "")[0]
    there = making.wished(wish, "g0", "")[0]
    there.row.seed = here.row.seed
    first = here.start()
    there.catch_up([first])
    played, told = Session(here), Session(there)
    for number in range(12):
        seat = here.decider
        assert seat is not None
        change = played.play("g0", seat, here.table.legal()[0].text, here.number, f"m{number}")
        message: Any = msgspec.json.encode(Moved(here.id, list(change.entries), None, None, None))
        told.follow_moves(msgspec.json.decode(message, type=Moved))
    assert there.number == here.number
    assert there.table.state.key() == here.table.state.key()
    assert there.row.decider == here.row.decider


class Paper:
    """Takes what a process says to the others."""

    async def wait_published(self, data: bytes, _channel: str) -> None: ...


@pytest.mark.parametrize("turns", range(6))
def test_a_process_that_stops_says_no_more(turns: int) -> None:
    """However the end and something to say follow each other: a cancellation that is lost keeps the process
    from ending.
    """

    async def stop() -> bool:
        one, paper = notices(), cast("Any", Paper())
        speaking = asyncio.create_task(one._speak(paper))
        await asyncio.sleep(0.01)
        one.tell("t1")
        for _ in range(turns):
            await asyncio.sleep(0)
        speaking.cancel()
        ended, _ = await asyncio.wait([speaking], timeout=1)
        return bool(ended)

    assert run_apart(stop())
