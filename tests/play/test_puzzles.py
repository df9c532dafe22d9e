"""Puzzles at a table: the value of an answer, the effect on the rating, and the puzzle of each day."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from duomo.games.registry import GAMES
from duomo.play.people.skills import Skill
from duomo.play.practice.puzzle_days import in_a_row, puzzle_of
from duomo.play.practice.puzzle_ratings import rated, skill_of_level
from duomo.play.practice.puzzles import PuzzleTable, card_of, find, next_for, stars_for
from duomo.play.trouble import ServerTrouble
from duomo.puzzles.shelf import puzzles_of

BASILICA = list(puzzles_of(GAMES["basilica"]).values())
RED = list(puzzles_of(GAMES["red-cathedral"]).values())


@pytest.mark.parametrize("puzzle", [*BASILICA[:3], *RED[:3]], ids=lambda puzzle: puzzle.id)
def test_known_turns_are_judged_by_what_was_found(puzzle: object) -> None:
    found = find(puzzle.id)  # type: ignore[attr-defined]
    for turn in found.turns:
        table = PuzzleTable(found, turn.moves)
        assert table.complete
        verdict = table.verdict()
        assert verdict.loss == pytest.approx(found.best.share - turn.share)
        assert verdict.stars == stars_for(verdict.loss)
        assert verdict.simulations == 0
        assert [one.move for one in verdict.best] == found.best.moves
        assert verdict.rules, "the reason names its rules"
        assert all(one.shared for one in verdict.moves) or verdict.stars < 3
    assert PuzzleTable(found, found.best.moves).verdict().stars == 3


def test_a_turn_that_nobody_thought_of_is_searched_for() -> None:
    puzzle = BASILICA[0]
    known = {tuple(turn.moves) for turn in puzzle.turns}
    moves: list[str] = []
    for first in reversed(PuzzleTable(puzzle, []).study.live.table.legal()):
        moves = [first.text]
        while not (table := PuzzleTable(puzzle, moves)).complete:
            moves.append(table.study.live.table.legal()[-1].text)
        if tuple(moves) not in known and table.verdict().simulations:
            break
    verdict = PuzzleTable(puzzle, moves).verdict()
    assert verdict.simulations > 0
    assert 0 <= verdict.loss <= 1
    assert verdict.loss == PuzzleTable(puzzle, moves).verdict().loss, "equal answers are judged alike"


def test_half_a_turn_is_no_answer() -> None:
    puzzle = RED[0]
    table = PuzzleTable(puzzle, puzzle.best.moves[:1])
    assert not table.complete
    with pytest.raises(ServerTrouble):
        table.verdict()


def test_stars_by_what_is_lost() -> None:
    assert [stars_for(loss) for loss in (0.0, 0.009, 0.01, 0.029, 0.05, 0.08, 0.5)] == [3, 3, 2, 2, 1, 0, 0]


def test_a_part_of_a_win_is_between_win_and_loss() -> None:
    person, puzzle = Skill(), skill_of_level(3)
    won, close, lost = (rated(person, puzzle, part)[0].mu for part in (1.0, 0.75, 0.0))
    assert lost < person.mu < won
    assert lost < close < won
    assert rated(person, puzzle, 1.0)[1].mu < puzzle.mu < rated(person, puzzle, 0.0)[1].mu


def test_the_next_puzzle_is_near_the_rating_and_new() -> None:
    weak = next_for(BASILICA, [], {}, Skill(900), "anna")
    strong = next_for(BASILICA, [], {}, Skill(2100), "anna")
    assert weak is not None
    assert strong is not None
    assert card_of(weak).rating < card_of(strong).rating
    again = next_for(BASILICA, [weak.id], {}, Skill(900), "anna")
    assert again is not None
    assert again.id != weak.id
    assert next_for(BASILICA, [puzzle.id for puzzle in BASILICA], {}, Skill(), "anna") is None


def test_every_day_has_a_puzzle_and_games_take_turns() -> None:
    first = date(2026, 11, 16)
    days = [puzzle_of(first + timedelta(days=number)) for number in range(20)]
    assert {puzzle.game for puzzle in days[:2]} == set(GAMES)
    assert len({puzzle.id for puzzle in days}) == 20
    assert puzzle_of(first) == days[0]


def test_days_in_a_row() -> None:
    now = date(2026, 11, 16)
    days = ["2026-11-16", "2026-11-15", "2026-11-13", "2026-11-12", "2026-11-11"]
    assert in_a_row(days, now) == (2, 3)
    assert in_a_row(days[1:], now) == (1, 3), "today is still open"
    assert in_a_row(days[2:], now) == (0, 3)
    assert in_a_row([], now) == (0, 0)
