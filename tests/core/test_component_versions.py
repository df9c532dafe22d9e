"""A corrected component set does not make older games unreadable."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import duomo
from duomo.analysis import STATIC, analyse
from duomo.core.component_versions import document_of, kept, path_of, read_document
from duomo.core.components import ComponentSet
from duomo.core.engine.refusal import RecordError
from duomo.core.replay import replay, table_of
from duomo.games.basilica.components import sets as basilica
from duomo.games.red_cathedral.components import sets as red_cathedral
from duomo.games.red_cathedral.modules.components import sets as contractors
from duomo.games.registry import find
from duomo.puzzles.positions import table_at
from duomo.puzzles.shelf import puzzles_of

PRESENT: list[tuple[ComponentSet, Path]] = [
    (basilica.default(), basilica.FOLDER),
    (red_cathedral.default(), red_cathedral.FOLDER),
    (contractors.default(), contractors.FOLDER),
]


@pytest.mark.parametrize(("parts", "folder"), PRESENT, ids=lambda value: getattr(value, "name", ""))
def test_the_sets_of_today_are_kept(parts: ComponentSet, folder: Path) -> None:
    """`python tools/keep_components.py` keeps them."""
    assert kept(type(parts), folder, parts.hash) == parts


@pytest.mark.parametrize(("parts", "folder"), PRESENT, ids=lambda value: getattr(value, "name", ""))
def test_every_set_that_is_kept_can_be_read(parts: ComponentSet, folder: Path) -> None:
    for path in (folder / "versions").iterdir():
        found = kept(type(parts), folder, path.stem)
        assert found is not None, path
        assert found.hash == path.stem


def corrected(monkeypatch: pytest.MonkeyPatch) -> str:
    """Give Basilica another set; return the hash of the previous one."""
    before = basilica.default()
    now = msgspec.structs.replace(before, tiles=before.tiles[::-1], hash="0123456789abcdef")
    monkeypatch.setattr(basilica, "default", lambda: now)
    return before.hash


def a_game() -> str:
    table = duomo.table("basilica", seed=1)
    for _ in range(30):
        table.play(table.legal()[0])
    return str(table.record())


def test_a_record_of_an_earlier_set_is_replayed_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    text = a_game()
    before = replay(find, text)
    old = corrected(monkeypatch)
    assert duomo.table("basilica").components.hash != old
    after = replay(find, text)
    assert after.components.hash == old
    assert after.moves == before.moves
    assert after.document() == before.document()


def a_game_from_a_position() -> str:
    """A game played on from a position that somebody set up."""
    begun = duomo.table("basilica", seed=1)
    for _ in range(30):
        begun.play(begun.legal()[0])
    table = duomo.table(position=begun.document(), seed=2)
    for _ in range(10):
        table.play(table.legal()[0])
    return str(table.record())


def test_a_record_that_begins_at_a_position_is_replayed_with_its_set(monkeypatch: pytest.MonkeyPatch) -> None:
    text = a_game_from_a_position()
    before = replay(find, text)
    old = corrected(monkeypatch)
    after = replay(find, text)
    assert after.components.hash == old
    assert after.moves == before.moves
    assert after.state.key() == before.state.key()
    assert str(after.record()) == text


def test_a_puzzle_is_set_up_with_its_set(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = next(iter(puzzles_of(find("basilica")).values()))
    before = table_at(puzzle)
    old = corrected(monkeypatch)
    after = table_at(puzzle)
    assert after.components.hash == puzzle.components_hash == old
    assert after.state.key() == before.state.key()
    assert after.legal() == before.legal()


def test_the_document_of_a_set_is_enough(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = a_game()
    document = document_of(basilica.default())
    record = duomo.table("basilica").record()
    old = corrected(monkeypatch)
    monkeypatch.setattr(basilica, "FOLDER", tmp_path)
    with pytest.raises(RecordError, match="components"):
        replay(find, text)
    assert table_of(find, record, document=document).components.hash == old
    assert analyse(find, text, STATIC, document=document).steps


@pytest.mark.parametrize("wrong", ["", "../../secrets", "0123456789ABCDEF", "0" * 64, "0123456789abcdef"])
def test_other_hashes_lead_nowhere(wrong: str) -> None:
    assert kept(basilica.BasilicaComponents, basilica.FOLDER, wrong) is None


def test_a_document_that_was_changed_is_not_taken(tmp_path: Path) -> None:
    parts = basilica.default()
    document = document_of(msgspec.structs.replace(parts, tiles=parts.tiles[1:]))
    assert read_document(basilica.BasilicaComponents, document) is None
    assert read_document(basilica.BasilicaComponents, "[]") is None
    path = path_of(tmp_path, parts.hash)
    path.parent.mkdir()
    path.write_text(document, encoding="utf-8")
    assert kept(basilica.BasilicaComponents, tmp_path, parts.hash) is None
