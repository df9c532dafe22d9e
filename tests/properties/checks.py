"""Properties of every position of every game."""

from __future__ import annotations

import json
import pickle
from typing import Any

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Log
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, NOBODY, State
from duomo.core.position import read_document, write_document
from properties.walks import CONSERVED, Setting, codes

MOST_MOVES = 50
"""design rule: no decision offers more than about this many moves."""


def check_choices(rules: Rules[Any], state: State) -> None:
    """Somebody decides, among distinct moves, not too many, each with its own text."""
    legal, chance = rules.legal(state), rules.chance(state)
    if state.decider == NOBODY:
        assert not legal
        assert not chance
        return
    assert bool(chance) == (state.decider == NATURE)
    assert bool(legal) == (state.decider >= 0)
    if state.decider >= 0:
        assert state.decider < rules.seats
        assert len(legal) <= MOST_MOVES
    assert all(isinstance(weight, int) and weight > 0 for _, weight in chance)
    moves = codes(rules, state)
    assert len(set(moves)) == len(moves)
    texts = [rules.text(move) for move in moves]
    assert [rules.parse(text) for text in texts] == moves
    assert [rules.parse(f"  {text.upper()} ") for text in texts] == moves


def check_copy(rules: Rules[Any], state: State) -> None:
    """A copy is equal, also one in another process, and changes to one do not affect the other."""
    key = state.key()
    hash(key)
    assert pickle.loads(pickle.dumps(state)).key() == key
    for move in codes(rules, state):
        copy = state.copy()
        assert copy.key() == key
        rules.play(copy, move, Log())
        again = state.copy()
        rules.play(again, move, None)
        assert copy.key() == again.key(), "a log changes nothing, and a move always does the same"
    assert state.key() == key


def check_chance(rules: Rules[Any], state: State) -> None:
    """Every branch of nature realises its own outcome, and dealing one is the same as listing all."""
    if state.decider == NATURE:
        for seed in range(3):
            assert rules.deal(state, Dealer(seed)) == Dealer(seed).choose(rules.chance(state))
    seen: dict[object, str] = {}
    for move, _ in rules.chance(state):
        copy = state.copy()
        rules.play(copy, move, None)
        key = copy.key()
        assert key not in seen, f"{rules.text(move)} does what {seen[key]} does"
        seen[key] = rules.text(move)


def check_position(setting: Setting, rules: Rules[Any], state: State) -> None:
    """A position survives the round trip through a document and its text."""
    document = setting.game.write_position(rules, state)
    text = write_document(document)
    options, _, again, read = setting.game.read_position(read_document(text))
    assert read.key() == state.key()
    assert options == setting.options
    assert codes(again, read) == codes(rules, state)
    assert setting.game.write_position(again, read) == document


def check_views(setting: Setting, rules: Rules[Any], state: State) -> None:
    """A seat's view and moves do not depend on what that seat cannot know."""
    for seat in range(-1, rules.seats):
        view = setting.game.view(rules, state, seat)
        assert json.loads(json.dumps(view)) == view
        if seat >= 0:
            seen = rules.seen_by(state, seat)
            assert setting.game.view(rules, seen, seat) == view
            if state.decider == seat:
                assert rules.legal(seen) == rules.legal(state)


def check_all(setting: Setting, rules: Rules[Any], state: State) -> None:
    CONSERVED.get(setting.game.name, lambda *_: None)(rules, state)
    check_choices(rules, state)
    check_copy(rules, state)
    check_chance(rules, state)
    check_position(setting, rules, state)
    check_views(setting, rules, state)
