"""Garbage is looked for in small lots; nothing is lost for ever by that."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from duomo.http.house.tidying import LITTLE, LONGEST, LOT, QUIET, ROUND, Tidying


class Held:
    """Two of them that hold one another are garbage that has to be looked for."""

    other: Held


def pair() -> tuple[Held, weakref.ref[Held]]:
    one, other = Held(), Held()
    one.other, other.other = other, one
    return one, weakref.ref(one)


@pytest.fixture
def tidying(monkeypatch: pytest.MonkeyPatch) -> Iterator[Tidying]:
    """With the collector of this process, which is afterwards as it was."""
    monkeypatch.setattr("threading.Thread.start", lambda _: None)
    found, threshold, callbacks = Tidying(), gc.get_threshold(), list(gc.callbacks)
    yield found
    gc.callbacks[:] = callbacks
    gc.set_threshold(*threshold)
    gc.unfreeze()


def test_new_garbage_goes_with_its_lot(tidying: Tidying) -> None:
    tidying.start()
    known = pair()[1]
    many: list[list[int]] = []
    while not tidying.lots:
        many.append([])
    assert len(many) <= LOT
    assert known() is None


def test_what_was_set_aside_is_never_looked_through_again_but_with_everything(tidying: Tidying) -> None:
    tidying.start()
    held, known = pair()
    gc.collect(0)
    del held
    gc.collect()
    assert known() is not None
    tidying.everything()
    assert known() is None
    assert gc.get_freeze_count() > 0


def test_everything_is_looked_through_when_it_is_quiet_or_else_seldom(
    tidying: Tidying, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[float] = []
    monkeypatch.setattr(tidying, "everything", lambda: done.append(0))
    start = tidying.last
    assert not tidying.look(start + ROUND)
    tidying.lots = LITTLE + 1
    assert not tidying.look(start + QUIET)
    assert tidying.look(start + QUIET + ROUND)
    tidying.lots = LITTLE + 1
    assert tidying.look(start + QUIET + ROUND + LONGEST)
    assert len(done) == 2
