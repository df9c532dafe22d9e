"""Work spread over processes: every piece is done once, with the same result everywhere."""

from __future__ import annotations

import os
from operator import mul

import pytest

from duomo.core.engine.refusal import DuomoError, OptionError
from duomo.spread import InOrder, spread


def end(status: int, _: int) -> None:
    os._exit(status)


@pytest.mark.parametrize("workers", [1, 2])
def test_every_piece_is_done_once_and_told_in_order(workers: int) -> None:
    found: list[int] = []
    spread(mul, 7, range(9), found.append, workers)
    assert found == [7 * item for item in range(9)]


def test_what_is_ready_early_waits_for_what_comes_before_it() -> None:
    found: list[str] = []
    told = InOrder(found.append)
    for number, result in ((2, "c"), (0, "a"), (3, "d")):
        told.add(number, result)
    assert found == ["a"]
    told.add(1, "b")
    assert found == ["a", "b", "c", "d"]


def test_a_worker_that_is_killed_is_told_in_a_sentence() -> None:
    with pytest.raises(DuomoError, match="ended from outside"):
        spread(end, 3, [1], print, 2)


def test_no_workers_do_nothing() -> None:
    with pytest.raises(OptionError, match="one at least"):
        spread(mul, 7, range(3), print, 0)
