"""Judging an answer to a position: what it loses against the best move, whatever was played."""

from __future__ import annotations

import pytest

import duomo
from duomo.analysis import judge
from duomo.core.table import Table

SOME = 60


def begun(game: str) -> Table:
    return duomo.table(game, seed=5)


def answer_of(table: Table, moves: list[int]) -> tuple[float, list[str]]:
    judged = judge(table.game, table.rules, table.state, moves, 1, SOME)
    return judged.loss, [said.move for said in judged.best]


@pytest.mark.parametrize("game", ["red-cathedral", "basilica"])
def test_the_best_line_of_an_answer_is_an_answer_that_loses_little(game: str) -> None:
    table = begun(game)
    worst: tuple[float, list[str]] = (0.0, [])
    for move in table.rules.legal(table.state):
        worst = max(worst, answer_of(table, [move]))
    loss, best = worst
    assert best, "some first move must lose something"
    better, _ = answer_of(table, [table.rules.parse(text) for text in best])
    assert better < loss


def test_what_a_move_loses_adds_up() -> None:
    table = begun("red-cathedral")
    seat, state, moves = table.decider, table.state.copy(), []
    while state.decider == seat:
        moves.append(table.rules.legal(state)[0])
        table.rules.play(state, moves[-1], None)
    judged = judge(table.game, table.rules, table.state, moves, 1, SOME)
    assert [one.move for one in judged.moves] == [table.rules.text(move) for move in moves]
    assert judged.loss <= sum(one.loss for one in judged.moves) + 1e-9
    assert judged.best_share >= judged.share
    assert judged.moves[0].words.key


def test_equal_arguments_give_equal_judgements() -> None:
    table = begun("basilica")
    move = table.rules.legal(table.state)[0]
    one, same = (judge(table.game, table.rules, table.state, [move], 1, SOME) for _ in range(2))
    assert one == same
