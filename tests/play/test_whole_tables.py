"""Exported tables: those that could not have been played are refused."""

from __future__ import annotations

import msgspec
import pytest

from duomo.core.move import Move
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.making import wished
from duomo.play.tables.rows import StoredTable
from duomo.play.tables.whole_tables import Brought, WholeTable, whole
from duomo.play.trouble import ServerTrouble

OTHER = "another"


@pytest.fixture
def played() -> WholeTable:
    seats = [SeatWish("me", name="Anna"), SeatWish("bot", level="mason")]
    live, _ = wished(NewTable("basilica", 2, seats), "me", "Anna")
    entries = [live.start()]
    for _ in range(9):
        seat = live.decider
        assert seat is not None
        code = live.table.codes()[0]
        entries.append(live.play(seat, Move(code, live.table.rules.text(code)), None))
    entries.append(live.undo(0, entries[4].number, None))
    return whole(StoredTable(live.row, live.seats, entries), "me")


def brought(table: WholeTable) -> StoredTable:
    return Brought(table, OTHER, "b" * 16, None).stored()


def test_a_table_goes_on_elsewhere_where_it_stood(played: WholeTable) -> None:
    stored = brought(played)
    assert [seat.guest for seat in stored.seats] == [OTHER, None]
    live = LiveTable.opened(stored)
    assert (live.id, live.number, len(live.line)) == ("b" * 16, 11, 5)
    again = whole(stored, OTHER)
    assert msgspec.structs.replace(again, table=played.table) == played


def test_what_could_not_have_been_played_is_refused(played: WholeTable) -> None:
    def changed(number: int, **facts: object) -> WholeTable:
        entries = list(played.entries)
        entries[number] = msgspec.structs.replace(entries[number], **facts)
        return msgspec.structs.replace(played, entries=entries)

    first = played.entries[1]
    assert first.seat is not None
    wrong = [
        changed(1, move="dance"),
        changed(1, seat=1 - first.seat),
        changed(0, dealt=played.entries[0].dealt[:-1]),
        changed(1, kind="start"),
        changed(10, back_to=99),
        msgspec.structs.replace(played, entries=played.entries[1:]),
        msgspec.structs.replace(played, seats=[played.seats[1], played.seats[1]]),
        msgspec.structs.replace(played, seats=played.seats[:1]),
        msgspec.structs.replace(played, game="nine-mens-morris"),
        msgspec.structs.replace(played, components_hash="0" * 16),
    ]
    for table in wrong:
        with pytest.raises(ServerTrouble):
            brought(table)


def test_nobody_takes_along_what_others_play(played: WholeTable) -> None:
    stored = brought(played)
    with pytest.raises(ServerTrouble, match="do not sit"):
        whole(stored, "me")
    stored.seats[1] = msgspec.structs.replace(stored.seats[1], level=None, guest="me")
    with pytest.raises(ServerTrouble, match="Other people"):
        whole(stored, OTHER)
