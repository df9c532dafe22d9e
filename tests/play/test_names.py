"""Names: visible, normalised, distinguishable."""

from __future__ import annotations

import pytest

from duomo.play.people.names import LONGEST, clean, shown, told_apart
from duomo.play.trouble import ServerTrouble


@pytest.mark.parametrize(
    "name", ["Anna", "José", "Łukasz", "山田 太郎", "Ωμέγα", "O’Neill", "نور", "र", "Ana-Lúcia 2", "🙂"]
)
def test_names_of_people_stay_as_they_are(name: str) -> None:
    assert clean(name) == name


def test_a_name_is_written_one_way() -> None:
    assert clean("  Jose\u0301  \t Luis ") == "José Luis"
    assert len(clean("Jose\u0301")) == 4


@pytest.mark.parametrize(
    "name",
    [
        "a\0b",
        "a\x1b[31m",
        "\u202eanna",
        "anna\u2066",
        "an\u200bna",
        "an\u00adna",
        "\ufeffanna",
        "\u3164",
        "\u2800",
        "anna\ufe0f",
        "anna\ue000",
        "   ",
        "",
        "a" + "\u0301\u0302\u0303\u0304\u0305\u0306",
        "\u0301",
        "\U000e0041anna",
    ],
)
def test_what_nobody_sees_is_no_name(name: str) -> None:
    with pytest.raises(ServerTrouble, match="visible characters"):
        clean(name)


def test_two_people_of_one_name_are_told_apart() -> None:
    assert told_apart("Anna", ["Bruno", None]) == "Anna"
    assert told_apart("Anna", ["anna"]) == "Anna (2)"
    assert told_apart("Ａｎｎａ", ["Anna", "Anna (2)"]) == "Ａｎｎａ (3)"
    assert told_apart(None, [None]) is None
    long = told_apart("x" * LONGEST, ["x" * LONGEST])
    assert long is not None
    assert len(long) <= LONGEST
    assert long != "x" * LONGEST


def test_of_a_name_from_elsewhere_the_visible_part_is_shown() -> None:
    assert shown("\u202eAnna\u200b B") == "Anna B"
    assert shown("\u200b") is None
    assert shown("y" * 5000) == "y" * LONGEST
