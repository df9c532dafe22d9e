"""Numbers by name: in order, unique, and never more than allowed."""

from __future__ import annotations

import pytest

from duomo.core.engine.numbering import Numbering


def test_numbers_are_handed_out_in_order() -> None:
    moves = Numbering("moves", 10, 20)
    assert moves.take("build") == 10
    assert moves.take("cell", 5) == 11
    assert moves.take("pay") == 16


def test_a_name_has_one_number() -> None:
    kinds = Numbering("kinds of decisions", 0, 4)
    kinds.take("turn")
    with pytest.raises(ValueError, match="kinds of decisions: “turn” has its number already, 0"):
        kinds.take("turn")


def test_the_range_ends() -> None:
    kinds = Numbering("kinds of decisions", 0, 2)
    kinds.take("turn")
    with pytest.raises(ValueError, match="2 for “place”, but only 1 are left"):
        kinds.take("place", 2)
    assert kinds.take("offer") == 1
    with pytest.raises(ValueError, match="only 0 are left"):
        kinds.take("gems")
