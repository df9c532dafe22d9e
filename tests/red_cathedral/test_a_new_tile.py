"""A workshop tile is a row: one that was never printed is played, told and shown without any code."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import duomo
from duomo.core.components import ComponentError, content_of
from duomo.core.own_copy import Values, as_file
from duomo.core.words.phrase import render
from duomo.games.red_cathedral.components.sets import default
from duomo.locales import LANGUAGES
from red_cathedral.helpers import GAME

NEW = "stone-gold-brick"
OLD = "wood-brick"


def tiles(*rows: dict[str, object], without: str = "") -> Values:
    kept = [row for row in content_of(default())["workshop_tiles"] if row["id"] != without]
    return {"workshop_tiles": [*kept, *rows]}


def row(name: str) -> dict[str, object]:
    return {"id": name, "gives": {"brick": 1, "stone": 1, "gold": 1}, "three_plus": False}


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    values = tiles(row(NEW), without=OLD)
    with as_file(values, values) as path:
        return path.rename(tmp_path_factory.mktemp("copy") / "copy.toml")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(copy: Path, language: str) -> None:
    tile = next(one for one in GAME.components(copy).workshop_tiles if one.id == NEW)
    said = render(GAME.row_words(tile), language)
    old = next(one for one in default().workshop_tiles if one.id == OLD)
    assert said.strip()
    assert said != render(GAME.row_words(old), language)


def test_it_is_dealt_claimed_written_down_and_shown(copy: Path) -> None:
    """RC-1.5. To the end of a game, in the record, in a position and in a client's view."""
    table = duomo.table("red-cathedral", players=2, seed=3, components=copy)
    chance, seen = Random(1), False
    while not table.over:
        table.play(chance.choice(table.legal()))
        seen = seen or NEW in str(GAME.wire().view(table.rules, table.state, 0))
    assert seen, "the tile was in somebody's view"
    record = str(table.record())
    assert NEW in record, "a copy's values are in its record"
    assert duomo.replay(record).document() == table.document()


def test_there_are_as_many_as_in_the_box() -> None:
    """RC-1.5. A new tile replaces another: 28 are printed."""
    values = tiles(row(NEW))
    with as_file(values, values) as path, pytest.raises(ComponentError, match="28"):
        GAME.components(path)
