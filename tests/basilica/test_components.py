"""The default set obeys the stated and inferred facts; a bad copy is refused with sentences."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from duomo.core.components import ComponentError
from duomo.games.basilica.components.sets import COLOURS, ORDERS, default, load
from duomo.games.basilica.rules.codes import ROWS


def test_the_default_set() -> None:
    """BA-1.1, BA-1.2. 58 tiles, 10 of each colour, 3 jokers of each pair; seven orders; 32 to 40 crowns."""
    tiles = default().tiles
    counts = Counter(tile.colours for tile in tiles)
    assert len(tiles) == 58
    assert all(counts[(colour,)] == 10 for colour in COLOURS)
    assert sorted(count for colours, count in counts.items() if len(colours) == 2) == [3] * 6
    assert {tile.order for tile in tiles} == set(ORDERS)
    assert 32 <= sum(tile.crown for tile in tiles) <= 40
    assert all(tile.reason for tile in tiles)


def test_equal_order_sides_are_few_outcomes() -> None:
    """BA-1.1. There are at most 28 single-colour kinds and 18 joker kinds: no draw offers more than 46."""
    assert len({(tile.colours, tile.order) for tile in default().tiles}) <= 46


def test_some_order_sides_do_not_tell_the_crown() -> None:
    """BA-1.1. Some order sides exist both with and without a crown."""
    crowns: dict[tuple[tuple[str, ...], str], set[bool]] = {}
    for tile in default().tiles:
        crowns.setdefault((tile.colours, tile.order), set()).add(tile.crown)
    assert [kind for kind, seen in crowns.items() if len(seen) == 2]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[[tiles]]\nid = "red-01"\ncolours = ["blue"]\norder = "move"\n', "9 tiles are red only"),
        (
            '[[tiles]]\nid = "red-01"\ncolours = ["red", "blue"]\norder = "move"\n',
            "19 tiles have two colours",
        ),
        ('[[tiles]]\nid = "red-01"\ncolours = ["red", "red"]\norder = "move"\n', "two different colours"),
        ('[[tiles]]\nid = "red-01"\ncolours = ["red"]\norder = "dance"\n', "it must be one of catastrophe"),
        ('[[tiles]]\nid = "pink"\ncolours = ["red"]\norder = "move"\n', "no row has this id"),
    ],
)
def test_a_wrong_copy_is_refused(tmp_path: Path, text: str, words: str) -> None:
    """BA-1.1, BA-1.2. Each error names the row and what is allowed."""
    file = tmp_path / "copy.toml"
    file.write_text(text)
    with pytest.raises(ComponentError) as caught:
        load(file)
    assert words in str(caught.value)


def test_a_copy_without_an_order_or_with_too_many_rows(tmp_path: Path) -> None:
    """BA-1.2, BA-1.4. Every order exists, and no cathedral grows beyond the rows that have names."""
    rows = []
    for tile in default().tiles:
        colours = ", ".join(f'"{colour}"' for colour in tile.colours)
        rows.append(f'[[tiles]]\nid = "{tile.id}"\ncolours = [{colours}]\norder = "scaffold"\ncrown = true\n')
    file = tmp_path / "copy.toml"
    file.write_text("\n".join(rows))
    with pytest.raises(ComponentError) as caught:
        load(file)
    for words in ("no tile shows glass", f"only {ROWS} have names", "some must not"):
        assert words in str(caught.value)


def test_own_values_are_used(tmp_path: Path) -> None:
    """BA-1.2. A copy may have other crowns and orders."""
    file = tmp_path / "copy.toml"
    file.write_text('name = "mine"\n[[tiles]]\nid = "red-01"\ncolours = ["red"]\norder = "glass"\n')
    mine = load(file)
    assert (mine.name, mine.tiles[0].order, mine.tiles[0].crown) == ("mine", "glass", False)
    assert mine.hash != default().hash
