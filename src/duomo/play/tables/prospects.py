"""Possible moves for people who do not have to decide: waiting players, watchers and readers of a record."""

from __future__ import annotations

from typing import Any

from duomo.core.table import Table
from duomo.core.words.phrase import say
from duomo.play.documents.table import Prospect, WhyNot
from duomo.play.reading.replays import Reader
from duomo.play.tables import asked
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.viewer import Held


def ahead(live: LiveTable, held: Held, text: str | None, piece: str | None = None) -> Prospect:
    """Return what a viewer's seat could do if its turn started now.

    A viewer with no seat, or with several, sees the deciding seat's moves. Only the start of a turn is
    considered, so no secrets are shown.
    """
    table, decider = live.table, live.decider
    if decider is None:
        return Prospect(None, [], None)
    seat = held[0] if len(held) == 1 else decider
    state = table.game.wire().turn_of(table.rules, table.state, seat)
    return Prospect(None, [], None) if state is None else _told(table, state, seat, text, piece)


def at(
    record: str, number: int, text: str | None, piece: str | None = None, components: str | None = None
) -> Prospect:
    """Return what could have been done after `number` moves of a record."""
    reader = Reader(record, components)
    for _ in reader.follow(number):
        pass
    table = reader.table
    if table.decider < 0:
        return Prospect(None, [], None)
    return _told(table, table.state, table.decider, text, piece)


def _told(table: Table, state: Any, seat: int, text: str | None, piece: str | None) -> Prospect:
    codes = table.rules.legal(state)
    words = table.game.words(table.rules, state)
    why = None
    if text is not None or piece is not None:
        found = asked.read(table, state, codes, text, piece)
        why = found if isinstance(found, WhyNot) else WhyNot(say("web-why-possible"), "")
    return Prospect(seat, table.game.wire().offers(words, codes), why)
