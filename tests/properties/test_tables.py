"""Undo, records and refusals at the tables of every game."""

from __future__ import annotations

from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import duomo
from duomo.core.engine.refusal import DuomoError, IllegalMove, NotationError
from duomo.core.engine.state import NATURE
from duomo.core.record import read, write
from duomo.core.table import Table
from properties.walks import Setting, at_random, codes, every_setting


def played(setting: Setting, seed: int, most: int) -> Table:
    """A table with a dealer after this many random decisions of the players."""
    table, random = setting.table(seed), Random(seed)
    for _ in range(most):
        if table.over:
            break
        table.play(random.choice(table.legal()))
    return table


@every_setting
def test_undo_is_the_identity(setting: Setting) -> None:
    """Back to the position before the player's last move, including nature's answers."""
    for seed in range(3):
        table, random = setting.table(seed), Random(seed)
        for _ in range(60):
            if table.over:
                break
            before, document, moves = table.state.key(), table.document(), len(table.moves)
            move = random.choice(table.legal())
            table.play(move)
            after = table.state.key()
            nature = table.moves[moves + 1 :]
            table.undo()
            assert (table.state.key(), len(table.moves)) == (before, moves)
            assert table.document() == document
            table.advance(move.code)
            for code in nature:
                table.advance(code)
            assert table.state.key() == after


@every_setting
def test_undo_stops_at_the_beginning(setting: Setting) -> None:
    table = setting.table(1)
    table.play(table.legal()[0])
    table.undo()
    with pytest.raises(DuomoError, match="no move to take back"):
        table.undo()


@every_setting
def test_rewind_to_any_moment(setting: Setting) -> None:
    table = played(setting, 5, 40)
    keys = []
    for count in range(len(table.moves), -1, -7):
        table.rewind(count)
        keys.append((count, table.state.key()))
    rules, state = table.rules, table.rules.start()
    fresh = {0: state.key()}
    for number, move in enumerate(played(setting, 5, 40).moves, 1):
        rules.play(state, move, None)
        fresh[number] = state.key()
    assert keys == [(count, fresh[count]) for count, _ in keys]


@every_setting
def test_a_record_becomes_text_and_a_record_again(setting: Setting) -> None:
    """Following it also leads to the same position."""
    for seed, most in ((1, 0), (2, 30), (3, 100_000 if setting.options.players == 2 else 60)):
        table = played(setting, seed, most)
        text = str(table.record())
        assert write(read(text)) == text
        again = duomo.replay(text)
        assert again.state.key() == table.state.key()
        assert str(again.record()) == text


@every_setting
def test_a_record_that_begins_at_a_position(setting: Setting) -> None:
    random = Random(4)
    start = played(setting, 4, 25)
    table = duomo.table(position=start.document(), seed=9)
    for _ in range(12):
        if not table.over:
            table.play(random.choice(table.legal()))
    text = str(table.record())
    again = duomo.replay(text)
    assert again.state.key() == table.state.key()
    assert str(again.record()) == text


@every_setting
def test_equal_seeds_give_equal_games(setting: Setting) -> None:
    assert str(played(setting, 7, 50).record()) == str(played(setting, 7, 50).record())
    assert str(played(setting, 7, 50).record()) != str(played(setting, 8, 50).record())


@every_setting
def test_refused_moves_change_nothing(setting: Setting) -> None:
    """Every move of the game that has a text is either legal or refused with a reason in words."""
    texts: dict[str, int] = {}
    for seed in range(6):
        rules, state = at_random(setting, seed, 40 * seed)
        for code in codes(rules, state):
            texts[rules.text(code)] = code
    table = played(setting, 3, 20)
    before = table.state.key()
    legal = {move.text for move in table.legal()}
    for text in texts:
        refusal = table.why_not(text)
        assert (refusal is None) == (text in legal)
        if refusal is not None:
            with pytest.raises(IllegalMove) as caught:
                table.play(text)
            assert text in str(caught.value)
            assert refusal.text() in str(caught.value)
    assert table.state.key() == before


@every_setting
@settings(max_examples=40, derandomize=True, database=None)
@given(text=st.text(alphabet="abcdefgilnorstuwy +-.0123456789:“”\t", max_size=24))
def test_notation_is_never_confused(setting: Setting, text: str) -> None:
    """Any text is one move or none; a table reports that without a traceback."""
    rules = setting.rules()
    with suppress(NotationError):
        assert rules.text(rules.parse(text)) == " ".join(text.lower().split())
    refusal = setting.table(1).why_not(text)
    assert refusal is None or refusal.text()


@every_setting
def test_a_table_without_a_dealer_leaves_nature_to_the_caller(setting: Setting) -> None:
    table, random = setting.table(), Random(1)
    decided = 0
    while decided < 5:
        nature = table.decider == NATURE
        decided += not nature
        table.play(random.choice(table.legal()).text)
    assert table.record().seed is None
