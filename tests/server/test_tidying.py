"""Garbage is collected when nobody is held up by it, and eventually in any case."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from duomo.http.house.tidying import LITTLE, LONGEST, MANY, QUIET, ROUND, Tidying


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
    yield found
    gc.unfreeze()
    gc.enable()


def test_nothing_is_looked_through_while_much_happens(tidying: Tidying) -> None:
    known = garbage()
    before = gc.get_count()[0]
    many: list[list[int]] = [[] for _ in range(50 * LITTLE)]
    more = gc.get_count()[0]
    assert more - before > len(many) / 2
    assert not tidying.look(tidying.last + LONGEST - ROUND, more)
    assert known() is not None


def test_garbage_goes_when_hardly_anything_happens(tidying: Tidying) -> None:
    known = garbage()
    assert not tidying.look(tidying.last + ROUND, 0)
    assert tidying.look(tidying.last + QUIET, LITTLE - 1)
    assert known() is None


@pytest.mark.parametrize("last", [2703.403342692171, 1000.1])
@pytest.mark.parametrize(("seconds", "more"), [(LONGEST, 5 * LITTLE), (QUIET, 0)])
def test_garbage_goes_when_it_is_old(tidying: Tidying, seconds: float, more: int, last: float) -> None:
    """Whenever the last check was: for these times, rounding makes (last + interval) - last slightly too
    small.
    """
    assert (last + LONGEST) - last < LONGEST or (last + QUIET) - last < QUIET
    tidying.last = last
    known = garbage()
    assert tidying.look(tidying.last + seconds, more)
    assert known() is None
    assert not tidying.look(tidying.last + ROUND, 0)


def test_what_is_new_is_looked_through_when_it_is_much(tidying: Tidying) -> None:
    tidying.kept = 10 * MANY
    known = garbage()
    assert not tidying.look(tidying.last + ROUND, 2 * MANY)
    assert known() is not None
    assert not tidying.look(tidying.last + ROUND, 3 * MANY)
    assert known() is None


def test_what_was_looked_through_is_looked_through_again_when_as_much_has_come(tidying: Tidying) -> None:
    tidying.kept = 10 * MANY
    old = Held()
    old.other = Held()
    old.other.other = old
    known = weakref.ref(old)
    tidying.look(tidying.last + ROUND, 3 * MANY)  # it is set aside
    del old
    assert not tidying.look(tidying.last + ROUND, 6 * MANY)
    assert known() is not None
    assert tidying.look(tidying.last + 2 * ROUND, MANY)
    assert known() is None
    assert abs(tidying.kept - gc.get_freeze_count()) < LITTLE
