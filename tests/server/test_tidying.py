"""Garbage is collected when nobody is held up by it, and eventually in any case."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from duomo.http.house.tidying import MUCH, OFTEN, PASSED, PIECE, ROUND, SELDOM, Tidying, memory


class Held:
    """Two of these that refer to each other are garbage only the collector finds."""

    other: Held


def garbage() -> weakref.ref[Held]:
    one, other = Held(), Held()
    one.other, other.other = other, one
    return weakref.ref(one)


@pytest.fixture
def tidying(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tidying]:
    """Uses this process's collector, which goes on afterwards."""
    monkeypatch.setattr("threading.Thread.start", lambda _: None)
    found = Tidying()
    found.start()
    found.each = 0.0  # the tests decide how long it took
    yield found
    gc.enable()


def test_everything_is_collected_every_minute(tidying: Tidying) -> None:
    known = garbage()
    assert not tidying.look(tidying.last + OFTEN - ROUND, 0.0)
    assert known() is not None
    assert tidying.look(tidying.next, 0.0)
    assert known() is None
    assert tidying.each > 0, "it was measured"
    assert not tidying.look(tidying.last + ROUND, 0.0)


def test_everything_is_collected_more_seldom_where_it_takes_long(tidying: Tidying) -> None:
    known = garbage()
    gc.freeze()
    tidying.each = 1.5 * OFTEN / SELDOM / memory()
    assert not tidying.look(tidying.next, 0.0)
    assert known() is not None
    assert tidying.look(tidying.next + OFTEN, 0.0)
    assert known() is None


def test_a_piece_in_five_is_examined(tidying: Tidying) -> None:
    """What was set aside before waits until everything is examined."""
    early = garbage()
    for number in range(PASSED):
        assert not tidying.look(tidying.last + ROUND, (number + 1) * PIECE)
    late = garbage()
    assert not tidying.look(tidying.last + ROUND, (PASSED + 0.9) * PIECE), "it is not a piece yet"
    assert tidying.look(tidying.last + ROUND, (PASSED + 1) * PIECE)
    assert late() is None
    assert early() is not None
    assert not tidying.look(tidying.last + ROUND, (PASSED + 2) * PIECE)
    assert tidying.look(tidying.next, (PASSED + 3) * PIECE)
    assert early() is None


def test_every_piece_is_examined_while_they_hold_much_garbage(tidying: Tidying) -> None:
    tidying.passed = PASSED
    used = PIECE
    for _ in range(3):
        known = [garbage() for _ in range(MUCH)]
        assert tidying.look(tidying.last + ROUND, used)
        assert all(one() is None for one in known)
        used += PIECE
    assert tidying.look(tidying.last + ROUND, used), "it follows one with much"
    assert not tidying.look(tidying.last + ROUND, used + PIECE)


def test_what_is_in_use_is_set_aside(tidying: Tidying) -> None:
    one = Held()
    one.other = one
    known = weakref.ref(one)
    tidying.look(tidying.last + ROUND, PIECE)
    assert not any(each is one for each in gc.get_objects())
    del one
    tidying.passed = PASSED
    assert tidying.look(tidying.last + ROUND, 2 * PIECE)
    assert known() is not None
    assert tidying.look(tidying.next, 2 * PIECE)
    assert known() is None
