"""A table opened from its bookmark equals the one rebuilt from its log."""

from __future__ import annotations

import base64
import pickle
from pathlib import Path
from random import Random

import msgspec
import pytest

import duomo.sim
from duomo.play.documents.general import NewTable, SeatWish
from duomo.play.tables import making
from duomo.play.tables.bookmarks import PAGE, Kept, due, engine_of, entries_in, kept_of, opened
from duomo.play.tables.live_table import TOLD, LiveTable
from duomo.play.tables.rows import EntryRow, KeptPage, StoredTable
from duomo.play.tables.session import Session
from duomo.play.tables.states import unpacked
from duomo.play.tables.telling import Telling
from duomo.play.tables.viewer import Held

HELD: tuple[Held, ...] = ((0,), (1,), (0, 1), ())


class Store:
    """What a database stores for one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.entries: list[EntryRow] = []
        self.kept: Kept | None = None
        self.pages: list[KeptPage] = []

    def keep(self, entries: tuple[EntryRow, ...]) -> None:
        self.entries += entries
        kept = due(self.live)
        if kept is not None:
            self.kept = kept
            self.pages = [*([] if kept.anew else self.pages), *kept.pages]

    def stored(self, bookmarked: bool = True) -> StoredTable:
        row, seats = msgspec.structs.replace(self.live.row), self.live.seats
        if not bookmarked or self.kept is None:
            return StoredTable(row, seats, list(self.entries))
        number = self.kept.number
        pages = [page.document for page in self.pages if page.last > number - TOLD]
        return StoredTable(row, seats, self.entries[number:], None, [], self.kept.bookmark, pages)


def played(game: str, options: dict[str, str], entries: int, chance: Random) -> Store:
    """Random play with many undos, some of them over many moves."""
    wish = NewTable(game, 2, [SeatWish("me"), SeatWish("screen")], options)
    live, _ = making.wished(wish, "g0", "")
    store = Store(live)
    store.keep((live.start(),))
    session = Session(live)
    while live.number < entries and not live.over:
        seat = live.decider
        assert seat is not None
        back = chance.choice(live.line[-12:])
        if chance.random() < 0.2 and back != live.line[-1]:
            change = session.undo("g0", seat, back, live.number, f"u{live.number}")
        elif chance.random() < 0.2 and live.taken_back.last:
            change = session.redo("g0", seat, live.number, f"r{live.number}")
        else:
            move = chance.choice(live.table.legal()).text
            change = session.play("g0", seat, move, live.number, f"m{live.number}")
        store.keep(change.entries)
    return store


def told(live: LiveTable) -> bytes:
    telling = Telling(live)
    telling.online = frozenset(range(len(live.seats)))  # so that nobody is waited for
    return msgspec.json.encode([[telling.snapshot(held), telling.now(held)] for held in HELD])


TABLES = [
    ("basilica", {}, 150),
    ("red-cathedral", {"contractors": "on", "guild": "archivists"}, 400),
    ("red-cathedral", {"workshops": "advanced"}, 260),
]


@pytest.fixture(autouse=True)
def one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("duomo.play.tables.making.new_seed", lambda: "5eed" * 16)


@pytest.mark.parametrize(("game", "options", "entries"), TABLES)
def test_a_bookmark_leads_where_the_log_leads(game: str, options: dict[str, str], entries: int) -> None:
    store = played(game, options, entries, Random(game))
    assert store.kept is not None
    again = kept_of(store.stored(bookmarked=False))
    stored = store.stored(bookmarked=False)
    stored.entries, stored.bookmark = [], again.bookmark
    stored.pages = [page.document for page in again.pages]
    quick, slow = opened(store.stored()), opened(store.stored(bookmarked=False))
    assert slow.table.state.key() == store.live.table.state.key()
    for live in (quick, opened(stored)):
        assert live.table.state.key() == store.live.table.state.key()
        assert live.table.moves == store.live.table.moves
        assert live.table.deciders == store.live.table.deciders
        assert (live.number, live.line, live.counts) == (
            store.live.number,
            store.live.line,
            store.live.counts,
        )
        assert live.dealer.drawn == store.live.dealer.drawn
        assert told(live) == told(store.live)
    assert quick.taken_back.numbers() == store.live.taken_back.numbers()
    for one in store.live.line[::7]:
        assert (quick.log[one], quick.turns[one]) == (store.live.log[one], store.live.turns[one])


@pytest.mark.parametrize(("game", "options", "entries"), TABLES)
def test_pages_tell_what_happened_as_it_was_told(game: str, options: dict[str, str], entries: int) -> None:
    """Both the pages made during play and those made from the log."""
    store = played(game, options, entries, Random(game))
    everything = LiveTable(store.live.row, store.live.seats)
    everything.remembers = len(store.entries)
    everything.catch_up(store.entries)
    numbers = range(1, store.live.number + 1)
    again = kept_of(store.stored(bookmarked=False))
    assert again.anew
    for pages in (store.pages, again.pages):
        found = entries_in([page.document for page in pages])
        last = max(found)
        assert sorted(found) == list(numbers[:last])
        assert last > len(numbers) - 2 * PAGE
        for held in HELD:
            expected = Telling(everything).told(numbers[:last], held)
            older = Telling(store.live).older(found, numbers[:last], held)
            assert [msgspec.json.encode(one) for one in older] == [
                msgspec.json.encode(one) for one in expected
            ]


def test_a_table_goes_on_from_its_bookmark() -> None:
    store = played("basilica", {}, 120, Random(1))
    quick = opened(store.stored())
    assert quick.marked is not None
    for live in (quick, store.live):
        chance = Random(2)
        while not live.over:
            seat = live.decider
            assert seat is not None
            live.play(seat, chance.choice(live.table.legal()), None)
    assert quick.table.moves == store.live.table.moves
    assert due(quick) is not None, "a game that is over gets its last bookmark"
    assert due(quick) is None


def test_a_bookmark_does_not_hold_the_secret() -> None:
    store = played("basilica", {}, 60, Random(3))
    assert store.live.row.seed not in repr(kept_of(store.stored(bookmarked=False)))


def test_a_log_that_was_left_out_is_missed() -> None:
    store = played("basilica", {}, 60, Random(3))
    whole, bookmarked = store.stored(bookmarked=False), store.stored()
    assert whole.complete
    assert bookmarked.complete
    assert not msgspec.structs.replace(whole, entries=[]).complete


def test_another_engine_has_another_name(monkeypatch: pytest.MonkeyPatch) -> None:
    assert engine_of("basilica") == engine_of("basilica") != engine_of("red-cathedral")
    engine_of.cache_clear()
    before = engine_of("basilica")
    engine_of.cache_clear()
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"another")
    assert engine_of("basilica") != before
    engine_of.cache_clear()


def test_a_bookmark_without_a_position_is_enough() -> None:
    """Earlier versions wrote only the moves."""
    store = played("red-cathedral", {}, 120, Random("moves alone"))
    stored = store.stored()
    assert stored.bookmark is not None
    bookmark = msgspec.json.decode(stored.bookmark)
    assert bookmark[-1], "the position"
    stored.bookmark = msgspec.json.encode(bookmark[:-2]).decode()
    assert told(opened(stored)) == told(opened(store.stored()))


class Malice:
    def __reduce__(self) -> tuple[object, ...]:
        return print, ("this must not run",)


@pytest.mark.parametrize("what", [Malice(), duomo.sim.Simulation, [1, 2]])
def test_a_position_from_the_database_runs_nothing(what: object, capsys: pytest.CaptureFixture[str]) -> None:
    text = base64.b85encode(pickle.dumps(what)).decode()
    with pytest.raises((pickle.UnpicklingError, ValueError)):
        unpacked(text)
    assert capsys.readouterr().out == ""
