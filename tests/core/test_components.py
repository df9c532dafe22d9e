"""The component mechanism, with a toy game: nothing here knows a real one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from duomo.core.components import (
    ComponentError,
    ComponentSchema,
    ComponentSet,
    Problem,
    Row,
    content_hash,
    describe,
)

Colour = Literal["red", "blue"]


class Print(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    colour: Colour
    size: int = 1


class Card(Row, frozen=True):
    colours: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=1, max_length=2)]
    worth: Annotated[int, msgspec.Meta(ge=0, le=9)]
    front: Print | None = None


class Tile(Row, frozen=True):
    face: Print
    gives: dict[Colour, Annotated[int, msgspec.Meta(ge=1)]] = msgspec.field(default_factory=dict)
    rare: bool = False


class Toy(ComponentSet, frozen=True):
    cards: tuple[Card, ...]
    tiles: tuple[Tile, ...]


def two_cards(parts: Toy) -> Iterator[Problem]:
    if len(parts.cards) != 2:
        yield Problem("cards", "", "", f"there are {len(parts.cards)} cards; there must be 2")
    for card in parts.cards:
        if len(set(card.colours)) != len(card.colours):
            yield Problem("cards", card.id, "colours", "a colour may be there once")


def worth_at_most_five(parts: Toy) -> Iterator[Problem]:
    for card in parts.cards:
        if card.worth > 5:
            yield Problem("cards", card.id, "worth", "5 at most, by inference")


SCHEMA = ComponentSchema(Toy, facts=[two_cards], inferences=[worth_at_most_five])

CARDS = """
[[cards]]
id = "first"
colours = ["red"]
worth = 3
source = "rulebook"
reason = "example on page 1"

[[cards]]
id = "second"
colours = ["red", "blue"]
worth = 5
source = "reconstructed"
reason = "a little more than the first"
"""
TILES = """
[[tiles]]
id = "tile"
face = { colour = "red" }
gives = { red = 1 }
source = "inferred"
reason = "nothing else fits"
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "cards.toml").write_text(CARDS, encoding="utf-8")
    (tmp_path / "tiles.toml").write_text(TILES, encoding="utf-8")
    return tmp_path


@pytest.fixture
def toy(folder: Path) -> Toy:
    return SCHEMA.load_default("toy", folder)


def problems_of_default(folder: Path) -> list[str]:
    with pytest.raises(ComponentError) as caught:
        SCHEMA.load_default("toy", folder)
    return [str(problem) for problem in caught.value.problems]


def own(folder: Path, text: str | bytes) -> Path:
    path = folder / "mine.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def problems_of_own(toy: Toy, folder: Path, text: str | bytes) -> list[str]:
    path = own(folder, text)
    with pytest.raises(ComponentError) as caught:
        SCHEMA.load(path, toy)
    assert str(caught.value) == "\n".join(str(problem) for problem in caught.value.problems)
    assert all(problem.file == str(path) for problem in caught.value.problems)
    return [str(problem).removeprefix(f"{path}: ") for problem in caught.value.problems]


def test_default_set_has_its_tables_as_typed_rows(toy: Toy) -> None:
    assert toy.name == "toy"
    assert [card.id for card in toy.cards] == ["first", "second"]
    assert toy.cards[1].colours == ("red", "blue")
    assert toy.tiles[0].face == Print("red", 1)
    assert (toy.tiles[0].gives, toy.tiles[0].rare) == ({"red": 1}, False)


def test_hash_leaves_out_source_reason_and_name(toy: Toy, folder: Path) -> None:
    assert len(toy.hash) == 16
    text = CARDS.replace("rulebook", "inferred").replace("example on page 1", "another reason")
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    assert SCHEMA.load_default("other name", folder).hash == toy.hash


def test_hash_depends_on_every_value_in_play(toy: Toy, folder: Path) -> None:
    hashes = {toy.hash}
    for old, new in (("worth = 3", "worth = 2"), ('["red"]', '["blue"]'), ('"first"', '"premier"')):
        (folder / "cards.toml").write_text(CARDS.replace(old, new), encoding="utf-8")
        hashes.add(SCHEMA.load_default("toy", folder).hash)
    assert len(hashes) == 4


def test_hash_is_kept_when_a_table_gains_an_optional_field(toy: Toy) -> None:
    class NewTile(Tile, frozen=True):
        heavy: bool = False

    tile = toy.tiles[0]
    new = NewTile(id=tile.id, face=tile.face, gives=tile.gives, source=tile.source, reason="changed")
    assert content_hash({"cards": toy.cards, "tiles": [new]}) == toy.hash


def test_an_expansion_adds_tables_in_its_own_folder(toy: Toy, folder: Path) -> None:
    class Extra(Toy, frozen=True):
        more_tiles: tuple[Tile, ...]

    schema = ComponentSchema(Extra, facts=[two_cards])
    (folder / "extra").mkdir()
    (folder / "extra" / "more_tiles.toml").write_text(TILES.replace("[[tiles]]", "[[more_tiles]]"))
    extra = schema.load_default("toy with extra", folder, folder / "extra")
    assert list(schema.tables) == ["cards", "tiles", "more_tiles"]
    assert extra.cards == toy.cards
    assert extra.more_tiles[0].id == "tile"


def test_own_file_replaces_the_rows_it_names(toy: Toy, folder: Path) -> None:
    mine = SCHEMA.load(own(folder, 'cards = [{ id = "second", colours = ["blue"], worth = 9 }]'), toy)
    assert mine.name == "mine"
    assert mine.cards[0] == toy.cards[0]
    assert (mine.cards[1].worth, mine.cards[1].source) == (9, "own-copy")
    assert mine.tiles == toy.tiles
    assert mine.hash != toy.hash


def test_own_file_may_replace_a_whole_table_and_has_a_name(toy: Toy, folder: Path) -> None:
    text = """
        name = "second printing"
        replace = ["cards"]
        cards = [{ id = "new", colours = ["blue"], worth = 1 },
                 { id = "first", colours = ["red"], worth = 3, source = "rulebook", reason = "page 1" }]
        """
    mine = SCHEMA.load(own(folder, text), toy)
    assert mine.name == "second printing"
    assert [(card.id, card.source) for card in mine.cards] == [("first", "rulebook"), ("new", "own-copy")]


def test_own_file_that_says_the_same_has_the_same_hash(toy: Toy, folder: Path) -> None:
    cards = CARDS.split("[[cards]]")
    text = f'replace = ["cards"]\n[[cards]]{cards[2]}\n[[cards]]{cards[1]}'
    assert SCHEMA.load(own(folder, text), toy).hash == toy.hash
    assert SCHEMA.load(own(folder, ""), toy).hash == toy.hash


def test_inferences_bind_the_default_set_only(toy: Toy, folder: Path) -> None:
    (folder / "cards.toml").write_text(CARDS.replace("worth = 5", "worth = 6"), encoding="utf-8")
    assert problems_of_default(folder) == [
        f"{folder / 'cards.toml'}: cards, row second, field worth: 5 at most, by inference"
    ]
    SCHEMA.load(own(folder, CARDS.replace("worth = 5", "worth = 6")), toy)


def test_default_rows_need_a_source_and_a_reason_and_are_nobodys_copy(folder: Path) -> None:
    text = (
        CARDS.replace('source = "rulebook"\n', "")
        .replace("reconstructed", "own-copy")
        .replace("reason", "# ")
    )
    (folder / "cards.toml").write_text(text, encoding="utf-8")
    found = "\n".join(problems_of_default(folder))
    assert "row first, field reason: it is missing" in found
    assert "row first, field source: it is missing; it must be one of" in found
    assert 'row second, field source: "own-copy" is only for a player\'s own file' in found


def test_default_without_a_file_or_with_a_strange_table_is_refused(folder: Path) -> None:
    (folder / "cards.toml").unlink()
    (folder / "tiles.toml").write_text(f"{TILES}\n[[cards]]\nid = 'x'", encoding="utf-8")
    assert problems_of_default(folder) == [
        f"{folder / 'cards.toml'}: there is no such file",
        f"{folder / 'tiles.toml'}: cards: this table is unknown; the file may hold only tiles",
    ]


ROW = '[[cards]]\nid = "first"\ncolours = ["red"]\nworth = 3\n'


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("cards = ", "the file is not TOML: Invalid value"),
        ("a = " + "[" * 100_000, "the file is not TOML: "),
        (b'name = "\xff"', "the file is not UTF-8 text (byte 8)"),
        ("name = 3", "name: 3 is wrong; it must be text"),
        ("[[card]]\nid = 'x'", "card: this table is unknown; the tables are cards, tiles"),
        ("cards = 3", "cards: it must be a list of rows, each headed [[cards]]"),
        ("cards = [3]", "cards: it must be a list of rows, each headed [[cards]]"),
        ("[cards]\nid = 'first'", "cards: it must be a list of rows, each headed [[cards]]"),
        ('replace = "cards"', 'replace: "cards" is wrong; it must be a list of tables out of cards, tiles'),
        ("replace = [[1]]", "replace: [[1]] is wrong; it must be a list of tables out of cards, tiles"),
        ('replace = ["cards"]', "cards: the table is to be replaced, but the file has no row of it"),
        (
            ROW.replace("first", "firts"),
            "cards, row firts, field id: no row has this id; known are first, second; ",
        ),
        (
            ROW.replace("first", "First"),
            'cards, row First, field id: "First" is wrong; it must be lower-case',
        ),
        (
            ROW.replace('id = "first"', ""),
            "cards, row number 1, field id: it is missing; it must be lower-case",
        ),
        (
            ROW.replace('id = "first"', "id = 7"),
            "cards, row number 1, field id: 7 is wrong; it must be lower-case",
        ),
        (ROW + ROW, "cards, row first, field id: a row above has the same id"),
        (
            ROW + "wroth = 3",
            "cards, row first, field wroth: this field is unknown; the fields are colours, worth, ",
        ),
        (
            ROW.replace("3", "'3'"),
            'cards, row first, field worth: "3" is wrong; it must be a whole number from 0 to 9',
        ),
        (ROW.replace("3", "true"), "cards, row first, field worth: true is wrong; it must be a whole number"),
        (
            ROW.replace("3", "10"),
            "cards, row first, field worth: 10 is wrong; it must be a whole number from 0 to 9",
        ),
        (
            ROW.replace("3", "1979-05-27"),
            'cards, row first, field worth: "1979-05-27" is wrong; it must be a whole',
        ),
        (
            ROW.replace("red", "mud"),
            'cards, row first, field colours: ["mud"] is wrong; it must be a list of 1 to 2 ',
        ),
        (
            ROW.replace('["red"]', '"red"'),
            'cards, row first, field colours: "red" is wrong; it must be a list',
        ),
        (
            ROW.replace('["red"]', '["red", "red"]'),
            "cards, row first, field colours: a colour may be there once",
        ),
        (ROW + 'source = "guess"', 'cards, row first, field source: "guess" is wrong; it must be one of'),
        (
            "[[tiles]]\nid = 'tile'\nface = { colour = 'mud' }",
            'tiles, row tile, field face.colour: "mud" is wrong',
        ),
        (
            "[[tiles]]\nid = 'tile'\nface = { }",
            "tiles, row tile, field face.colour: it is missing; it must be one of",
        ),
        (
            "[[tiles]]\nid = 'tile'\nface = 3",
            "tiles, row tile, field face: 3 is wrong; it must be a table with the ",
        ),
        (
            "[[tiles]]\nid = 'tile'\nface = { colour = 'red' }\ngives = { mud = 1 }",
            'tiles, row tile, field gives: {"mud": 1} is wrong; it must be a table {name = number}: ',
        ),
    ],
)
def test_each_error_names_its_place(toy: Toy, folder: Path, text: str | bytes, expected: str) -> None:
    found = problems_of_own(toy, folder, text)
    assert len(found) == 1
    assert found[0].startswith(expected)


def test_missing_file_and_folder_are_named(toy: Toy, folder: Path) -> None:
    with pytest.raises(ComponentError, match=r"none\.toml: there is no such file"):
        SCHEMA.load(folder / "none.toml", toy)
    with pytest.raises(ComponentError, match="the file cannot be read"):
        SCHEMA.load(folder, toy)


def test_all_problems_come_at_once(toy: Toy, folder: Path) -> None:
    text = """
        replace = ["cards"]
        cards = [{ id = "a", colours = [], worth = -1 }, { id = "b", colours = ["red", "red"], worth = 1 }]
        tiles = [{ id = "tile", face = { colour = "mud", size = "x", weight = 1 } }]
        """
    places = [line.split(": ")[0] for line in problems_of_own(toy, folder, text)]
    assert places == [
        "cards, row a, field colours",
        "cards, row a, field worth",
        "tiles, row tile, field face.weight",
        "tiles, row tile, field face.colour",
        "tiles, row tile, field face.size",
        "cards, row b, field colours",
    ]


def test_counts_are_checked_once_the_rows_can_be_read(toy: Toy, folder: Path) -> None:
    row = '{ id = "a", colours = ["red"], worth = 1 }'
    found = problems_of_own(toy, folder, f'replace = ["cards"]\ncards = [{row}]')
    assert found == ["cards: there are 1 cards; there must be 2"]


def test_a_long_value_is_cut_in_the_message(toy: Toy, folder: Path) -> None:
    (found,) = problems_of_own(toy, folder, ROW.replace('"red"', ", ".join(['"red"'] * 40)))
    assert "..." in found
    assert len(found) < 200


def test_describe_has_words_for_every_kind_of_field() -> None:
    assert describe(bool) == "true or false"
    assert describe(Annotated[int, msgspec.Meta(ge=1)]) == "a whole number of at least 1"
    assert describe(Annotated[int, msgspec.Meta(le=1)]) == "a whole number of at most 1"
    assert describe(int) == "a whole number"
    assert describe(Literal["a", "b"] | None) == "one of a, b"
    assert describe(str) == "text"
    assert describe(Print) == "a table with the fields colour, size"
