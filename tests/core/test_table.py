"""`duomo.table`: new games and positions, with or without a dealer, and clear messages for every error."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import duomo
from duomo.core.components import ComponentError
from duomo.core.engine.refusal import DuomoError, IllegalMove, NotationError, OptionError, PositionError
from duomo.core.engine.state import NATURE
from duomo.core.table import Table

MINIMAL = 'duomo_position = 1\ngame = "red-cathedral"\n[[player]]\n[[player]]\n'


def test_a_seed_gives_a_dealer() -> None:
    table = duomo.table("red-cathedral", players=3, seed=7)
    assert table.decider >= 0
    assert len(table.names()) == 3
    again = duomo.table("red-cathedral", players=3, seed=7)
    assert again.state.key() == table.state.key()
    assert duomo.table("red-cathedral", players=3, seed=8).state.key() != table.state.key()
    assert duomo.table("red-cathedral", players=3, seed="seven").decider >= 0


def test_without_a_seed_nature_is_the_callers() -> None:
    table = duomo.table("red-cathedral", players=2, options={"start_player": "1"})
    assert table.decider == NATURE
    table.play("blueprint 2-even")
    table.play("resource gold")
    assert table.view()["market"]["resources"][0]["name"] == "gold"


def test_every_die_is_decided_by_the_caller() -> None:
    """RC-7.8. A position without a seed: a visit to the market ends with the caller's rolls."""
    table = duomo.table(position=MINIMAL)
    table.play("die white")
    table.play("leave")
    assert table.decider == NATURE
    assert [move.text for move in table.legal()] == [f"roll white {face}" for face in range(1, 7)]
    table.play("roll white 4")
    assert table.view()["market"]["dice"]["white"]["face"] == 4


def test_a_position_with_a_seed_has_a_dealer() -> None:
    table = duomo.table(position=MINIMAL, seed=3)
    table.play("die white")
    table.play("leave")
    assert table.decider == 0


def test_a_position_may_be_a_document_a_text_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "position.toml"
    file.write_text(MINIMAL, encoding="utf-8")
    from_text = duomo.table(position=MINIMAL)
    for source in (file, str(file), from_text.document()):
        assert duomo.table(position=source).state.key() == from_text.state.key()
    assert duomo.table("red-cathedral", position=file).state.key() == from_text.state.key()


def test_moves_are_checked() -> None:
    """RC-5.1."""
    table = duomo.table(position=MINIMAL)
    with pytest.raises(IllegalMove, match=r"RC-5\.1"):
        table.play("claim 1.2")
    with pytest.raises(NotationError):
        table.play("castle")
    refusal = table.why_not("claim 1.2")
    assert refusal is not None
    assert refusal.rule == "RC-5.1"
    assert table.why_not("claim 1.1") is None
    assert table.why_not("castle") is not None
    legal = table.legal()
    assert all(table.why_not(move) is None for move in legal)
    assert len(table.moves) == 0


def test_undo_takes_back_a_move_and_what_nature_did_after_it() -> None:
    table = duomo.table(position=MINIMAL, seed=1)
    table.play("die white")
    before = table.state.key()
    table.play("leave")
    table.undo()
    assert table.state.key() == before
    table.undo()
    with pytest.raises(DuomoError, match="no move to take back"):
        table.undo()


def test_views() -> None:
    table = duomo.table("red-cathedral", players=2, seed=1)
    assert table.view(0)["seat"] == "red"
    assert "seat" not in table.view()
    assert table.view(1)["decides"] in ("red", "blue")


WRONG: list[tuple[type[Exception], str, dict[str, Any]]] = [
    (OptionError, "Say which game", {}),
    (OptionError, "There is no game “chess”", {"game": "chess"}),
    (OptionError, "Say which game", {"game": 3}),
    (OptionError, "not by 9", {"game": "red-cathedral", "players": 9}),
    (OptionError, "whole number", {"game": "red-cathedral", "players": 2.0}),
    (OptionError, "whole number", {"game": "red-cathedral", "players": "two"}),
    (OptionError, "no option “weather”", {"game": "red-cathedral", "options": {"weather": "rain"}}),
    (OptionError, "“gothic” is none of them", {"game": "red-cathedral", "options": {"workshops": "gothic"}}),
    (OptionError, "by name", {"game": "red-cathedral", "options": "advanced"}),
    (OptionError, "Seat 4 cannot start", {"game": "red-cathedral", "options": {"start_player": 4}}),
    (OptionError, "A seed must be", {"game": "red-cathedral", "seed": 1.5}),
    (OptionError, "A seed must be", {"position": MINIMAL, "seed": [1]}),
    (OptionError, "path of a file", {"game": "red-cathedral", "components": 3}),
    (ComponentError, "none.toml", {"game": "red-cathedral", "components": "none.toml"}),
    (OptionError, "leave “players” out", {"position": MINIMAL, "players": 2}),
    (OptionError, "leave “options” out", {"position": MINIMAL, "options": {}}),
    (PositionError, "no file none.toml", {"position": "none.toml"}),
    (PositionError, "is not TOML", {"position": "=\n"}),
    (PositionError, "duomo_position = 1", {"position": {"game": "red-cathedral"}}),
    (PositionError, "must name the game", {"position": {"duomo_position": 1}}),
    (OptionError, "There is no game", {"position": {"duomo_position": 1, "game": "chess"}}),
    (PositionError, "one of red-cathedral, not of basilica", {"game": "basilica", "position": MINIMAL}),
    (PositionError, "must be a document", {"position": 4}),
]


@pytest.mark.parametrize(("kind", "message", "arguments"), WRONG)
def test_what_is_wrong_is_said(kind: type[Exception], message: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(kind, match=message):
        duomo.table(**arguments)


def test_importing_duomo_imports_no_game() -> None:
    """The command must start quickly."""
    code = "import sys, duomo; print([name for name in sys.modules if name.startswith('duomo.')])"
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert "duomo.games" not in out
    assert "duomo.core" not in out


def test_record_and_table_agree() -> None:
    table = duomo.table("red-cathedral", players=2, seed=11)
    assert isinstance(table, Table)
    for _ in range(60):
        table.play(table.legal()[0])
    assert duomo.replay(table.record()).state.key() == table.state.key()


def test_winners_are_named_when_the_game_is_over() -> None:
    """BA-5.5. There is no winner before; two may share the victory."""
    table = duomo.table("red-cathedral", players=2, seed=1)
    assert table.winners() == []
    end = 'duomo_position = 1\ngame = "basilica"\npending = []\nking = 30\n'
    players = "[[player]]\npoints = {}\n[[player]]\npoints = {}\n"
    assert duomo.table(position=end + players.format(20, 31)).winners() == ["black"]
    assert duomo.table(position=end + players.format(31, 20)).winners() == ["white"]
    assert duomo.table(position=end + players.format(31, 31)).winners() == ["white", "black"]


COPIES = {
    "red-cathedral": '[[resource_tiles]]\nid = "gold"\nresource = "gold"\namount = 2\n',
    "basilica": '[[tiles]]\nid = "red-01"\ncolours = ["red"]\norder = "glass"\ncrown = true\n',
}
"""One printed value of a player's copy."""


@pytest.mark.parametrize("game", COPIES)
def test_a_position_can_be_played_with_an_own_copy(game: str, tmp_path: Path) -> None:
    """RC-1.2, BA-1.2. The record contains the copy's values, and replays with them or the same file."""
    file = tmp_path / "copy.toml"
    file.write_text(COPIES[game], encoding="utf-8")
    played = duomo.table(game, seed=5, components=file)
    for _ in range(6):
        played.play(played.legal()[0])
    table = duomo.table(position=played.document(), components=file, seed=6)
    assert table.components.hash == played.components.hash != duomo.table(game).components.hash
    assert table.state.key() == played.state.key()
    for _ in range(6):
        table.play(table.legal()[-1])
    record = table.record()
    assert record.components_hash == played.components.hash
    assert duomo.replay(record, components=file).state.key() == table.state.key()
    assert duomo.replay(record).state.key() == table.state.key()  # the values are part of it
    with pytest.raises(DuomoError, match="Give the file of that set"):
        duomo.replay(replace(record, copy=None))


def test_a_named_card_of_a_position_is_that_of_the_own_copy(tmp_path: Path) -> None:
    """RC-1.2."""
    file = tmp_path / "copy.toml"
    file.write_text(COPIES["red-cathedral"], encoding="utf-8")
    market = MINIMAL + '[market]\nresources = ["gold"]\n'

    def amount(table: Table) -> Any:
        return table.view()["market"]["resources"][0]["amount"]

    usual, own = duomo.table(position=market), duomo.table(position=market, components=file)
    assert amount(own) == 2 != amount(usual)


def test_the_tiles_of_a_position_are_those_of_the_copy_named_beside_it(tmp_path: Path) -> None:
    """BA-1.1."""
    files = [tmp_path / "copy.toml", tmp_path / "other.toml"]
    files[0].write_text(COPIES["basilica"], encoding="utf-8")
    files[1].write_text(COPIES["basilica"].replace("glass", "move"), encoding="utf-8")
    document = duomo.table("basilica", seed=5, components=files[0]).document()
    with pytest.raises(PositionError, match="not the tiles of the copy"):
        duomo.table(position=document, components=files[1])
