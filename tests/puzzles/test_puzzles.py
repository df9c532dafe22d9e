"""Every shipped puzzle: its position can be read, its turns played, and its explanation put into words."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from duomo.cli.app import run as duomo_command
from duomo.core.words.phrase import render
from duomo.games.registry import GAMES
from duomo.locales import LANGUAGES
from duomo.play.practice.puzzle_words import rules_about, why_best, why_tempting
from duomo.puzzles import verifying
from duomo.puzzles.comparing import counted, more
from duomo.puzzles.mining import MARGIN, Plan, mine_game
from duomo.puzzles.positions import end_key, end_of, table_at
from duomo.puzzles.puzzle import Puzzle, name_of
from duomo.puzzles.shelf import line_of, packed, puzzles_of, read_lines
from duomo.puzzles.verifying import Judge, Verdict
from duomo.puzzles.weighing import Look
from duomo.rulebook import rule_ids

PUZZLES = {name: list(puzzles_of(game).values()) for name, game in GAMES.items()}
LEAST = {"red-cathedral": 300, "basilica": 150}
"""Minimum number of puzzles shipped …"""
WITH_CONTRACTORS = 60
"""… and of those with Contractors."""
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
    assert rules_about(puzzle), "the reason names its rules"
    assert set(rules_about(puzzle)) <= rule_ids()
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
    """The theme, an argument for the best turn, and why another one is tempting."""
    for puzzle in EVERY:
        best, tempting = (
            [render(words, language) for words in why(puzzle)] for why in (why_best, why_tempting)
        )
        assert len(best) >= 2, puzzle.id
        assert len(tempting) == 1
        assert all([*best, *tempting])
        assert len(set(best)) == len(best)


def turns_of(puzzle: Puzzle) -> tuple[list[str], list[str]]:
    """The best turn and the tempting one."""
    return puzzle.best.moves, puzzle.turns[puzzle.tempting].moves


@pytest.mark.parametrize("puzzle", EVERY, ids=lambda puzzle: puzzle.id)
def test_what_is_told_of_two_turns_is_counted_at_their_ends(puzzle: Puzzle) -> None:
    table = table_at(puzzle)
    rules = table.rules
    ends = [end_of(rules, table.state, [rules.parse(move) for move in moves]) for moves in turns_of(puzzle)]
    best, tempting = (counted(rules, [end], [puzzle.seat]) for end in ends)
    assert puzzle.facts.now == more(best, tempting)
    assert puzzle.facts.tempts == more(tempting, best)


@pytest.mark.parametrize("puzzle", PUZZLES["red-cathedral"], ids=lambda puzzle: puzzle.id)
def test_no_explanation_claims_what_the_moves_do_not_do(puzzle: Puzzle) -> None:
    """Sections claimed and materials delivered match the moves, also for sections that get finished."""
    best, tempting = turns_of(puzzle)
    for facts, mine, yours in ((puzzle.facts.now, best, tempting), (puzzle.facts.tempts, tempting, best)):
        for fact in facts:
            if (verb := VERBS.get(fact.feature)) is not None:
                assert fact.amount == done(mine, verb) - done(yours, verb), fact


VERBS = {"rc-claimed": "claim", "rc-delivered": "deliver"}


def done(moves: list[str], verb: str) -> int:
    return sum(move.split()[0] == verb for move in moves)


def test_the_list_counts_what_ships(capsys: pytest.CaptureFixture[str]) -> None:
    assert duomo_command(["puzzles", "list", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told) == set(GAMES)
    for name, puzzles in PUZZLES.items():
        assert told[name]["count"] == len(puzzles)
        assert told[name]["themes"] == Counter(puzzle.theme for puzzle in puzzles)
        assert sum(told[name]["levels"].values()) == len(puzzles)
    assert told["red-cathedral"]["expansions"]["contractors=on"] >= WITH_CONTRACTORS
    assert duomo_command(["puzzles", "list", "basilica"]) == 0
    assert f"basilica: {len(PUZZLES['basilica'])}" in capsys.readouterr().out


def test_a_puzzle_is_judged_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With the command, at reduced effort: a puzzle holds, and a planted best turn does not; both judges
    agree.
    """
    monkeypatch.setattr(verifying, "LOOK", Look(1500, 300))
    clear = puzzles_of(GAMES["basilica"])["3e98ada2"]
    worst = len(clear.turns) - 1
    planted = msgspec.structs.replace(
        clear, turns=[clear.turns[worst], *clear.turns[:worst]], tempting=1, id="planted"
    )
    mined, kept, result = (tmp_path / name for name in ("mined.jsonl", "kept.jsonl", "result.json"))
    mined.write_bytes(line_of(clear) + line_of(planted))
    told: dict[str, dict[str, Any]] = {}
    command = ["puzzles", "verify", "basilica", "--file", str(mined), "--seed", "s", "--json"]
    for judge in ([], ["--hand-made"]):
        more_of_it = ["--workers", "1", "--keep", str(kept), "--out", str(result), *judge]
        assert duomo_command([*command, *more_of_it]) == 0
        told["".join(judge)] = json.loads(capsys.readouterr().out)["basilica"]
    for found in told.values():
        assert (found["judged"], found["agree"], found["part"]) == (2, 1, 0.5)
        assert [one["id"] for one in found["disagree"]] == ["planted"]
        assert found["disagree"][0]["best"] == clear.best.moves
    assert told[""]["disagree"] != told["--hand-made"]["disagree"], "two judges"
    assert read_lines(kept.read_bytes()) == [clear, clear]
    assert set(json.loads(result.read_text())) == {
        "verify --sample 0 --seed s",
        "verify --sample 0 --seed s --hand-made",
    }


def test_a_sample_is_drawn_by_its_seed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    judged: list[str] = []

    def verdict(judge: Judge, puzzle: Puzzle) -> Verdict:
        judged.append(puzzle.id)
        return Verdict(puzzle.id, puzzle.game, True, 0.1, [])

    monkeypatch.setattr(verifying, "verify", verdict)
    samples = []
    for seed in ("a", "a", "b"):
        judged.clear()
        command = ["puzzles", "verify", "--sample", "3", "--seed", seed, "--workers", "1", "--json"]
        assert duomo_command(command) == 0
        told = json.loads(capsys.readouterr().out)
        assert {name: found["judged"] for name, found in told.items()} == dict.fromkeys(GAMES, 3)
        samples.append(tuple(judged))
    assert samples[0] == samples[1] != samples[2]


def test_the_file_is_the_same_for_the_same_puzzles() -> None:
    some = PUZZLES["basilica"][:3]
    assert packed(some) == packed(some)
    assert read_lines(b"".join(line_of(puzzle) for puzzle in some)) == some


def test_equal_seeds_mine_equal_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    """At reduced effort: what is found may not be a puzzle, but it is found again."""
    from duomo.puzzles import mining

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
