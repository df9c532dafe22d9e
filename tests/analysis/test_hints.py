"""Hints and positions: the move, and in words why."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import duomo
from duomo.analysis import hint
from duomo.analysis.hints import why
from duomo.analysis.position import analyse_position
from duomo.analysis.reasons import reasons
from duomo.bots.search import Budget, evaluate
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.core.words.phrase import render
from duomo.locales import LANGUAGES

FEW = Budget(simulations=6)


def begun(game: str, seed: int = 2) -> Table:
    table = duomo.table(game, seed=seed)
    assert table.decider >= 0
    return table


@pytest.mark.parametrize("game", ["red-cathedral", "basilica"])
def test_a_hint_is_a_legal_move_with_reasons_in_every_language(game: str) -> None:
    table = begun(game)
    for _ in range(12):
        seat = table.decider
        seen = table.rules.seen_by(table.state, seat)
        move, told = hint(table.rules, seen, seat, FEW, 1)
        assert move in table.rules.legal(table.state)
        assert told
        for phrase in told:
            assert len({render(phrase, language) for language in LANGUAGES}) == len(LANGUAGES)
        table.play(table.rules.text(move))


def test_equal_arguments_give_equal_hints() -> None:
    table = begun("basilica")
    one, same = (hint(table.rules, table.state, table.decider, FEW, 1) for _ in range(2))
    assert one == same


def test_a_forced_move_is_called_so() -> None:
    table = begun("red-cathedral")
    while len(table.legal()) > 1:
        table.play(table.legal()[-1])
    move, told = hint(table.rules, table.state, table.decider, FEW, 1)
    assert (table.rules.text(move), told[0].key) == (table.legal()[0].text, "why-only")


@pytest.mark.parametrize(("next_best", "key"), [(0.52, "why-even"), (0.4, "why-shares")])
def test_what_is_as_good_is_not_told_as_a_difference(next_best: float, key: str) -> None:
    table = begun("basilica")
    found = evaluate(table.rules, table.state, FEW, 1)
    for at, worth in enumerate(found.moves):
        worth.shares[found.seat] = next_best if at else 0.523
    said = why(table.rules, table.state, found)[0]
    assert said.key == key
    assert "52" in render(said, "en")


def test_a_seat_that_does_not_decide_gets_no_hint() -> None:
    table = begun("basilica")
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(table.rules, table.state, 1 - table.decider, FEW, 1)


@pytest.mark.parametrize("game", ["red-cathedral", "basilica"])
def test_reasons_name_what_the_better_position_has(game: str) -> None:
    table = begun(game)
    other, better = table.state, table.state.copy()
    player = better.players[0]  # type: ignore[attr-defined]
    if game == "basilica":
        player.points += 4
        key = "why-ba-points"
    else:
        player.rubles += 4
        key = "why-rc-rubles"
    [reason] = reasons(table.rules, better, other, 0)
    assert (reason.key, reason.data["amount"]) == (key, 4)
    assert reasons(table.rules, other, better, 0) == []


def test_a_position_is_judged_move_by_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from duomo.cli import main
    from duomo.core.position import write_document

    table = begun("basilica")
    found = analyse_position(table, FEW)
    assert found.seat == table.decider
    assert sorted(one.move for one in found.moves) == sorted(move.text for move in table.legal())
    shares = [one.share for one in found.moves]
    assert shares == sorted(shares, reverse=True)
    assert all(one.line[0].move == one.move for one in found.moves)

    path = tmp_path / "position.toml"
    path.write_text(write_document(table.document()), encoding="utf-8")
    assert main(["analyse", "--position", str(path), "--time", "0.05", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["seat"] == table.decider
    for language in LANGUAGES:
        assert main(["analyse", "--position", str(path), "--time", "0.05", "--language", language]) == 0
        assert "%" in capsys.readouterr().out


def test_a_position_in_which_nature_decides_is_refused() -> None:
    table = duomo.table("basilica")
    assert table.decider == NATURE
    with pytest.raises(PositionError, match="roll or a draw"):
        analyse_position(table, FEW)


def test_a_record_is_analysed_on_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from analysis.records import record
    from duomo.cli import main
    from duomo.core.record import write

    path = tmp_path / "game.duomo"
    path.write_text(write(record(3)), encoding="utf-8")
    assert main(["analyse", str(path), "--simulations", "0", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["budget"] is None
    for language in LANGUAGES:
        assert main(["analyse", str(path), "--simulations", "0", "--language", language]) == 0
        shown = capsys.readouterr().out
        assert "??" in shown
    assert main(["analyse"]) == 2
    assert main(["analyse", str(tmp_path / "nowhere.duomo")]) == 1
