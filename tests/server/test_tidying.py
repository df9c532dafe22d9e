"""Garbage is collected when nobody is held up by it, and eventually in any case."""

from __future__ import annotations

import gc
import sys
import weakref
from collections.abc import Iterator
from time import process_time

import pytest

from duomo.http.house.tidying import LITTLE, LONGEST, MANY, QUIET, ROUND, SELDOM, Tidying


class Held:
    """Two of these that refer to each other are garbage only the collector finds."""

    other: Held


def garbage() -> weakref.ref[Held]:
    one, other = Held(), Held()
    one.other, other.other = other, one
    return weakref.ref(one)


@pytest.fixture
def tidying(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tidying]:
    """Uses this process's collector, which is restored afterwards."""
    monkeypatch.setattr("threading.Thread.start", lambda _: None)
    found = Tidying()
    found.start()
    found.took = 0.0  # the tests decide how long it took
    yield found
    gc.unfreeze()
    gc.enable()


def test_nothing_is_collected_while_much_happens(tidying: Tidying) -> None:
    """Whether more objects are made or freed: the process's own time tells how much happens."""
    known = garbage()
    before = process_time()
    while (used := process_time()) < before + 2 * LITTLE:
        pass
    tidying.used = before
    assert not tidying.look(tidying.last + LONGEST - ROUND, used, tidying.kept)
    assert known() is not None


def test_everything_is_collected_more_seldom_where_it_takes_long(tidying: Tidying) -> None:
    known = garbage()
    tidying.took = 2 * QUIET / SELDOM
    assert not tidying.look(tidying.last + QUIET, 0.0, tidying.kept)
    assert known() is not None
    assert tidying.look(tidying.last + 2 * QUIET, 0.0, tidying.kept)
    assert known() is None
    assert tidying.took > 0, "it was measured anew"


def test_garbage_goes_when_hardly_anything_happens(tidying: Tidying) -> None:
    known = garbage()
    assert not tidying.look(tidying.last + ROUND, 0, tidying.kept)
    assert tidying.look(tidying.last + QUIET, LITTLE / 2, tidying.kept)
    assert known() is None


@pytest.mark.parametrize("last", [2703.403342692171, 1000.1])
@pytest.mark.parametrize(("seconds", "used"), [(LONGEST, 5 * LITTLE), (QUIET, 0.0)])
def test_garbage_goes_when_it_is_old(tidying: Tidying, seconds: float, used: float, last: float) -> None:
    """Whenever the last check was: for these times, rounding makes (last + interval) - last slightly too
    small.
    """
    assert (last + LONGEST) - last < LONGEST or (last + QUIET) - last < QUIET
    tidying.last = last
    known = garbage()
    assert tidying.look(tidying.last + seconds, used, tidying.kept)
    assert known() is None
    assert not tidying.look(tidying.last + ROUND, 0, tidying.kept)


@pytest.mark.parametrize("kept", [MANY // 10, 10 * MANY])
def test_new_garbage_goes_when_much_is_new(tidying: Tidying, kept: int) -> None:
    """However much memory is in use."""
    busy = 5 * LITTLE
    tidying.kept = kept
    known = garbage()
    assert not tidying.look(tidying.last + ROUND, busy, kept + MANY - 1)
    assert known() is not None
    assert tidying.look(tidying.last + 2 * ROUND, 2 * busy, kept + MANY)
    assert known() is None


def test_what_is_in_use_is_examined_once_until_everything_is(tidying: Tidying) -> None:
    one = Held()
    one.other = one
    known = weakref.ref(one)
    busy = 5 * LITTLE
    assert tidying.look(tidying.last + ROUND, busy, tidying.kept + MANY)
    assert not any(each is one for each in gc.get_objects()), "it is set aside"
    del one
    assert tidying.look(tidying.last + 2 * ROUND, busy, tidying.kept + MANY)
    assert known() is not None
    assert tidying.look(tidying.last + QUIET, 0, tidying.kept)
    assert known() is None


def test_memory_in_use_is_what_the_process_says(tidying: Tidying) -> None:
    """The figure that decides grows with what is allocated, and is taken anew after a collection."""
    before = sys.getallocatedblocks()
    many = [[number] for number in range(MANY // 10)]
    assert sys.getallocatedblocks() - before >= len(many)
    assert tidying.look(tidying.last + QUIET, 0, before)
    assert tidying.kept > before
