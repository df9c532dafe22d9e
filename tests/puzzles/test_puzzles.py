"""Every puzzle that ships: its position is read, its turns can be played, and its explanation can be said."""

from __future__ import annotations

import pytest

from duomo.core.words.phrase import render
from duomo.games.registry import GAMES
from duomo.locales import LANGUAGES
from duomo.play.puzzle_words import why_best, why_tempting
from duomo.puzzles.mining import MARGIN, Plan, mine_game
from duomo.puzzles.positions import end_key, end_of, table_at
from duomo.puzzles.puzzle import Puzzle, name_of
from duomo.puzzles.shelf import line_of, packed, puzzles_of, read_lines

PUZZLES = {name: list(puzzles_of(game).values()) for name, game in GAMES.items()}
LEAST = {"red-cathedral": 300, "basilica": 150}
"""So many puzzles ship at least …"""
WITH_CONTRACTORS = 60
"""… and so many of them with Contractors."""
EVERY = [puzzle for puzzles in PUZZLES.values() for puzzle in puzzles]


def test_there_is_always_something_to_solve() -> None:
    assert {
        name: len(puzzles) for name, puzzles in PUZZLES.items() if len(puzzles) < LEAST.get(name, 0)
    } == {}
    with_contractors = [one for one in PUZZLES["red-cathedral"] if one.options["contractors"] == "on"]
    assert len(with_contractors) >= WITH_CONTRACTORS


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_a_puzzle_holds_together(puzzle: Puzzle) -> None:
    game, table = GAMES[puzzle.game], table_at(puzzle)
    rules, state = table.rules, table.state
    assert puzzle.id == name_of(puzzle.position)
    assert state.decider == puzzle.seat
    assert table.components.hash == puzzle.components_hash
    assert puzzle.theme in game.themes
    assert 1 <= puzzle.level <= 5
    ends = set()
    for turn in puzzle.turns:
        moves = [rules.parse(move) for move in turn.moves]
        at = state.copy()
        for move in moves:
            assert at.decider == puzzle.seat
            assert move in rules.legal(at), turn.moves
            rules.play(at, move, None)
        assert end_of(rules, state, moves).decider != puzzle.seat, "a turn is played to its end"
        ends.add(end_key(rules, state, moves))
    assert len(ends) == len(puzzle.turns), "no two turns are the same in another order"
    shares = [turn.share for turn in puzzle.turns]
    assert shares[0] == max(shares)
    assert shares[0] - max(shares[1:]) >= MARGIN * (2 / rules.parties) ** 0.5 - 1e-4
    assert 0 < puzzle.tempting < len(puzzle.turns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_explanation_can_be_said(language: str) -> None:
    for puzzle in EVERY:
        said = [render(words, language) for words in [*why_best(puzzle), *why_tempting(puzzle)]]
        assert len(said) >= 2
        assert all(said)


def test_the_file_is_the_same_for_the_same_puzzles() -> None:
    some = PUZZLES["basilica"][:3]
    assert packed(some) == packed(some)
    assert read_lines(b"".join(line_of(puzzle) for puzzle in some)) == some


def test_equal_seeds_mine_equal_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """With hurried looks: what is found may be no puzzle, but it is found again."""
    from duomo.puzzles import mining
    from duomo.puzzles.weighing import Look

    monkeypatch.setattr(mining, "LOOKS", (Look(60, 12),))
    monkeypatch.setattr(mining, "PATIENCE", (20,))
    monkeypatch.setattr(mining, "scouting", lambda rules: 60)
    monkeypatch.setattr(mining, "SETTLED", 10)
    monkeypatch.setattr(mining, "MARGIN", 0.001)
    monkeypatch.setattr(mining, "STANDS_OUT", 0.001)
    plan = Plan("basilica", (2,), seed="test")
    dig = mine_game(plan, 0)
    assert dig == mine_game(plan, 0)
    assert dig.puzzles, "hurried looks find something in every game"
    for puzzle in dig.puzzles:
        assert table_at(puzzle).state.decider == puzzle.seat
