"""Work spread over processes: every piece once, the same wherever it is done."""

from __future__ import annotations

from operator import mul

import pytest

from duomo.core.engine.refusal import OptionError
from duomo.spread import spread


@pytest.mark.parametrize("workers", [1, 2])
def test_every_piece_is_done_once(workers: int) -> None:
    found: list[int] = []
    spread(mul, 7, range(9), found.append, workers)
    assert sorted(found) == [7 * item for item in range(9)]


def test_no_workers_do_nothing() -> None:
    with pytest.raises(OptionError, match="one at least"):
        spread(mul, 7, range(3), print, 0)


def test_a_cluster_does_the_same() -> None:
    pytest.importorskip("ray", reason="Ray is in the extra `cluster`")
    found: list[int] = []
    spread(mul, 7, range(9), found.append, 2, cluster=True)
    assert sorted(found) == [7 * item for item in range(9)]
