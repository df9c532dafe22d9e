"""The words for a pending decision, read one after another."""

from __future__ import annotations

import pytest

from duomo.core.engine.refusal import PositionError
from duomo.core.engine.spoken import Spoken

NAMES = ["wood", "brick", "stone"]


def test_words_are_read_in_order() -> None:
    spoken = Spoken("pending 2", "choose 2 of wood stone")
    assert spoken.next() == "choose"
    assert spoken.count(1, 3) == 2
    assert spoken.said("from") == 0
    assert spoken.said("of") == 1
    assert spoken.names(NAMES) == ["wood", "stone"]
    assert spoken.next() == ""
    spoken.end()


@pytest.mark.parametrize("text", ["4", "0", "-1", "²", "12345678901234567890", "two", ""])
def test_a_count_outside_its_range_is_refused_with_the_rule(text: str) -> None:
    with pytest.raises(PositionError) as caught:
        Spoken("pending 1", text).count(1, 3, "BA-1.4")
    assert "from 1 to 3" in str(caught.value)
    assert caught.value.refusal.rule == "BA-1.4"


@pytest.mark.parametrize("text", ["", "wood wood", "gold"])
def test_names_are_known_and_each_comes_once(text: str) -> None:
    with pytest.raises(PositionError):
        Spoken("pending 1", text).names(NAMES)


def test_what_is_wrong_is_quoted_with_its_place() -> None:
    spoken = Spoken("pending 3", "give gold")
    spoken.next()
    with pytest.raises(PositionError, match="pending 3 “give gold”"):
        spoken.one_of(NAMES)
    with pytest.raises(PositionError, match="“now” is too much"):
        Spoken("pending 1", "now").end()
