"""Saved states of a table, so that it can be opened without replaying its log.

The log remains the truth. A bookmark holds the engine's position after an entry and the moves that lead to
it. A page holds some entries with their events, including entries taken back since. Both record which engine
wrote them; another engine rebuilds them from the log.
"""

from __future__ import annotations

import hashlib
import inspect
from dataclasses import dataclass
from functools import cache
from operator import attrgetter
from pathlib import Path

import msgspec

import duomo.core.engine
from duomo.core.engine.event import Event
from duomo.games import registry
from duomo.play.tables.live_table import TOLD, LiveTable
from duomo.play.tables.rows import EntryRow, KeptPage, StoredTable
from duomo.play.tables.states import packed, unpacked

NUMBER = attrgetter("number")
PAGE = 50
"""Number of entries after which a table gets a new bookmark and a new page."""


class Happened(msgspec.Struct, array_like=True):
    """An event."""

    kind: str
    seat: int
    data: dict[str, int | str]
    only: tuple[int, ...]


class Page(msgspec.Struct, array_like=True):
    """Consecutive entries, with the turns they belong to and their events."""

    entries: list[EntryRow]
    turns: list[int]
    events: list[list[Happened] | None]


class Bookmark(msgspec.Struct, array_like=True):
    """The state of a table after one of its entries."""

    number: int
    moves: list[int]
    """All moves in force, including nature's."""
    line: list[int]
    counts: list[int]
    entries: list[EntryRow]
    """Entries in force, and those that can be redone."""
    turns: list[int]
    taken_back: list[list[int]]
    deciders: list[int] = []
    """Who made each move."""
    state: str | None = None
    """The position; without it the moves are replayed."""


_encoder = msgspec.json.Encoder()
_bookmarks = msgspec.json.Decoder(Bookmark)
_pages = msgspec.json.Decoder(Page)


def _encode(document: Bookmark | Page) -> str:
    return _encoder.encode(document).decode()


@cache
def engine_of(game: str) -> str:
    """Return the identity of a game's engine: the hash of its sources."""
    found = hashlib.sha256()
    core, own = Path(inspect.getfile(duomo.core.engine)), Path(inspect.getfile(type(registry.find(game))))
    for folder in (core.parent, own.parent):
        for source in sorted(folder.rglob("*.py")):
            found.update(source.relative_to(folder).as_posix().encode() + b"\0" + source.read_bytes())
    return found.hexdigest()[:16]


# ---- making them ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class Kept:
    """What has to be stored beside the log."""

    engine: str
    number: int
    bookmark: str
    pages: tuple[KeptPage, ...]
    anew: bool
    """Whether to delete the existing pages."""


def due(live: LiveTable) -> Kept | None:
    """Return a bookmark and a page of the entries since the last ones, if they are due."""
    number = live.number
    if live.marked is None or (number - live.marked < PAGE and not (live.over and number > live.marked)):
        return None
    first = max(live.marked + 1, number - TOLD + 1)
    live.marked = number
    engine = engine_of(live.row.game)
    return Kept(engine, number, _encode(bookmark(live)), (page(live, first, number),), first == 1)


def bookmark(live: LiveTable) -> Bookmark:
    taken_back = live.taken_back.numbers()
    wanted = sorted({*live.line, *(number for group in taken_back for number in group)})
    return Bookmark(
        live.number,
        live.table.moves,
        live.line,
        live.counts,
        [live.log[number] for number in wanted],
        [live.turns[number] for number in wanted],
        taken_back,
        live.table.deciders,
        packed(live.table.state),
    )


def page(live: LiveTable, first: int, last: int) -> KeptPage:
    numbers = range(first, last + 1)
    events = [live.events.get(number) for number in numbers]
    written = Page(
        [live.log[number] for number in numbers],
        [live.turns[number] for number in numbers],
        [None if some is None else [_happened(event) for event in some] for some in events],
    )
    return KeptPage(first, last, _encode(written))


def _happened(event: Event) -> Happened:
    return Happened(event.kind, event.seat, event.data, event.only)


def kept_of(stored: StoredTable) -> Kept:
    """Play a whole log from its start, and return what to store."""
    live = LiveTable(stored.row, stored.seats, stored.components)
    live.remembers = len(stored.entries)
    live.catch_up(stored.entries)
    starts = range(1, live.number + 1, PAGE)
    pages = tuple(page(live, first, min(first + PAGE - 1, live.number)) for first in starts)
    return Kept(engine_of(live.row.game), live.number, _encode(bookmark(live)), pages, True)


# ---- using them ----------------------------------------------------------------------------------


def opened(stored: StoredTable) -> LiveTable:
    """Open a table at its last entry, from its bookmark if it has one."""
    if stored.bookmark is None:
        return LiveTable.opened(stored)
    kept = _bookmarks.decode(stored.bookmark)
    live = LiveTable(stored.row, stored.seats, stored.components)
    live.seatings = stored.seatings
    rows = dict(zip(map(NUMBER, kept.entries), kept.entries, strict=True))
    live.log.update(rows)
    live.turns.update(zip(rows, kept.turns, strict=True))
    for one in stored.pages:
        remember(live, _pages.decode(one))
    live.number, live.marked = kept.number, kept.number
    live.line, live.counts = kept.line, kept.counts
    live.ids = {name: row.number for row in live.log.values() if (name := row.move_id) is not None}
    live.taken_back.restore(
        list(map(rows.__getitem__, kept.line)),
        [[live.log[number] for number in group] for group in kept.taken_back],
    )
    if kept.state is None:
        live.table.follow_codes(kept.moves)
    else:
        live.table.stand(unpacked(kept.state), kept.moves, kept.deciders)
    live.catch_up(stored.entries)
    return live


def remember(live: LiveTable, told: Page) -> None:
    """Add the entries of a page and their events to an open table."""
    for row, turn, events in zip(told.entries, told.turns, told.events, strict=True):
        live.log[row.number], live.turns[row.number] = row, turn
        if events is not None:
            live.events[row.number] = _events(events)


def _events(happened: list[Happened]) -> list[Event]:
    return [Event(one.kind, one.seat, one.data, one.only) for one in happened]


def entries_in(pages: list[str]) -> dict[int, tuple[EntryRow, int, list[Event]]]:
    """Return entries by number, each with its turn and events."""
    found: dict[int, tuple[EntryRow, int, list[Event]]] = {}
    for one in pages:
        told = _pages.decode(one)
        for row, turn, events in zip(told.entries, told.turns, told.events, strict=True):
            found[row.number] = row, turn, _events(events or [])
    return found
