"""Hints and positions: the move, and the reason in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

import duomo
from duomo.analysis import hint
from duomo.analysis.hints import SIMULATIONS, why, without_first, without_needless
from duomo.analysis.position import analyse_position
from duomo.analysis.reasons import reasons
from duomo.bots.levels import LEVELS
from duomo.bots.search import Budget, Search, Settings, evaluate
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.core.words.phrase import render
from duomo.locales import LANGUAGES

FEW = 6
BUDGET = Budget(simulations=FEW)


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
        move, told = hint(table.rules, seen, seat, 1, FEW)
        assert move in table.rules.legal(table.state)
        assert told
        for phrase in told:
            assert len({render(phrase, language) for language in LANGUAGES}) == len(LANGUAGES)
        table.play(table.rules.text(move))


def test_equal_arguments_give_equal_hints() -> None:
    table = begun("basilica")
    one, same = (hint(table.rules, table.state, table.decider, 1, FEW) for _ in range(2))
    assert one == same


def test_a_forced_move_is_called_so() -> None:
    table = begun("red-cathedral")
    while len(table.legal()) > 1:
        table.play(table.legal()[-1])
    move, told = hint(table.rules, table.state, table.decider, 1, FEW)
    assert (table.rules.text(move), told[0].key) == (table.legal()[0].text, "why-only")


@pytest.mark.parametrize("game", ["red-cathedral", "basilica"])
def test_a_hint_looks_further_than_the_level_architect(game: str) -> None:
    rules = begun(game).rules
    [architect] = [level for level in LEVELS if level.name == "architect"]
    assert 4 * architect.skill_at(rules).simulations <= SIMULATIONS


def test_a_hint_does_not_depend_on_the_time_that_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    table = begun("red-cathedral")
    quick = hint(table.rules, table.state, table.decider, 1, 40)
    hours = count(step=3600.0)
    monkeypatch.setattr("time.perf_counter", lambda: next(hours))
    assert hint(table.rules, table.state, table.decider, 1, 40) == quick


def moments(seed: int, decisions: int) -> Iterator[Table]:
    """Yield the decisions of a game in which everybody follows hints with few simulations."""
    table = begun("red-cathedral", seed)
    for _ in range(decisions):
        if table.over:
            return
        yield table
        seen = table.rules.seen_by(table.state, table.decider)
        table.play(table.rules.text(hint(table.rules, seen, table.decider, 1, FEW)[0]))


@pytest.mark.parametrize("rubles", [8, 20])
def test_prestige_is_not_given_up_for_rubles_that_nobody_needs(rubles: int) -> None:
    """RC-4.2. A marker just beyond a prestige space makes it tempting; a full purse makes it pointless."""
    for table in islice(moments(3, 200), 120, None, 2):
        rules, state = table.rules, table.state.copy()
        player = state.players[state.decider]  # type: ignore[attr-defined]
        player.marker, player.rubles = 31, rubles
        assert rules.parse("trade") in rules.legal(state)
        move, _ = hint(rules, state, state.decider, 1, 20)
        assert rules.text(move) != "trade"


def test_prestige_is_given_up_where_it_pays_for_something() -> None:
    """Only moves that a turn can do without are left out: they stay where the rest of the turn needs them."""
    table = begun("red-cathedral")
    rules, trade = table.rules, table.rules.parse("trade")
    for table in moments(3, 400):
        state = table.state.copy()
        state.players[state.decider].rubles = 0  # type: ignore[attr-defined]
        search = Search(rules, Settings(), 1)
        search.run(state, BUDGET)
        for edge in search.root.edges:
            moves = edge.line.moves()
            if moves[0] == trade and without_first(search, edge) is None:
                assert without_needless(search, edge, 4) is edge
                return
    pytest.fail("nobody had to trade")


@pytest.mark.parametrize(("next_best", "key"), [(0.52, "why-even"), (0.4, "why-shares")])
def test_what_is_as_good_is_not_told_as_a_difference(next_best: float, key: str) -> None:
    table = begun("basilica")
    found = evaluate(table.rules, table.state, BUDGET, 1)
    for at, worth in enumerate(found.moves):
        worth.shares[found.seat] = next_best if at else 0.523
    said = why(table.rules, table.state, found)[0]
    assert said.key == key
    assert "52" in render(said, "en")


def test_a_seat_that_does_not_decide_gets_no_hint() -> None:
    table = begun("basilica")
    with pytest.raises(ValueError, match="nothing to decide"):
        hint(table.rules, table.state, 1 - table.decider, 1, FEW)


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
    found = analyse_position(table, BUDGET)
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
        analyse_position(table, BUDGET)


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
