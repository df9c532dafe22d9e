"""The most expensive tables possible: a long finished game, and one in which nearly everything was taken
back. They are written into a database before its server starts, without bookmarks.
"""

from __future__ import annotations

from random import Random

import sqlalchemy as sa

from duomo.core.move import Move
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.people.tokens import new_id
from duomo.play.tables import making
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.rows import EntryRow, now
from duomo.store import statements
from duomo.store.appending import append, entry_values

LONG = NewTable("red-cathedral", 2, [SeatWish("me"), SeatWish("screen")], {"contractors": "on"})
SHORT = NewTable("basilica", 2, [SeatWish("me"), SeatWish("screen")])
AGAINST_A_BOT = NewTable("basilica", 2, [SeatWish("me"), SeatWish("bot", level="greedy")])
AT_A_TIME = 24
"""Number of moves made and taken back together."""


def finished(engine: sa.Engine, wish: NewTable = LONG) -> str:
    """A game of random moves, from start to end: far longer than games between people."""
    live = _begun(engine, wish)
    chance, entries = Random("long"), [live.start()]
    while not live.over:
        entries.append(_moved(live, chance))
    return _kept(engine, live, entries)


def taken_back(engine: sa.Engine, moves: int) -> str:
    """A game in which this many moves were made and taken back."""
    live = _begun(engine, SHORT)
    chance, entries = Random("undone"), [live.start()]
    while len(entries) < moves * (1 + 1 / AT_A_TIME):
        made = [_moved(live, chance) for _ in range(AT_A_TIME)]
        seat = made[0].seat
        assert seat is not None
        entries += [*made, live.undo(seat, 1, None)]
    return _kept(engine, live, entries)


def _begun(engine: sa.Engine, wish: NewTable) -> LiveTable:
    guest = new_id()
    with engine.begin() as connection:
        statements.new_guest(guest, "Anna", "en", now())(connection)
    return making.wished(wish, guest, "Anna")[0]


def _moved(live: LiveTable, chance: Random) -> EntryRow:
    seat = live.decider
    assert seat is not None
    code = chance.choice(live.table.codes())
    return live.play(seat, Move(code, live.table.rules.text(code)), f"m{live.number}")


def _kept(engine: sa.Engine, live: LiveTable, entries: list[EntryRow]) -> str:
    document = live.parts.document
    with engine.begin() as connection:
        statements.new_table(live.row, live.seats, entries[:1], document)(connection)
        append(connection, [entry_values(live.id, entry) for entry in entries[1:]], [])
    return live.id
