"""The search: every legal move is evaluated, budgets hold, equal seeds play alike, the state is kept."""

from __future__ import annotations

import pytest

from bots.positions import TABLES, rules_of, turn_starts
from duomo.bots.lines import ends
from duomo.bots.mcts import MctsBot
from duomo.bots.search import Budget, Search, Settings, appraise, evaluate
from duomo.bots.tree import go_on
from duomo.bots.uct import UctBot
from duomo.core.engine.state import NATURE


@pytest.mark.parametrize("table", list(TABLES))
def test_every_legal_move_is_evaluated(table: str) -> None:
    rules = rules_of(table)
    state = turn_starts(table)[6]
    found = evaluate(rules, state, Budget(60), 1)
    assert sorted(move.move for move in found.moves) == sorted(rules.legal(state))
    assert found.simulations == 60
    for move in found.moves:
        assert move.line[0] == move.move
        assert move.visits >= 1
        assert sum(move.shares) == pytest.approx(1.0)
        assert len(move.points) == rules.parties
    shares = [move.shares[state.decider] for move in found.moves]
    assert shares == sorted(shares, reverse=True)


@pytest.mark.parametrize("table", list(TABLES))
def test_lines_can_be_played_and_end_the_own_decisions(table: str) -> None:
    rules = rules_of(table)
    for start in turn_starts(table)[::9]:
        lines = ends(rules, start, 3, 4, [])
        assert 1 <= len(lines) <= 4
        assert [line.worth for line in lines] == sorted((line.worth for line in lines), reverse=True)
        for line in lines:
            state = start.copy()
            for move in line.moves():
                assert state.decider == start.decider
                assert move in rules.legal(state)
                rules.play(state, move, None)
            assert state.key() == line.state.key()
            assert state.decider != start.decider or state.turns > start.turns


def test_a_forced_opening_is_looked_at_however_bad() -> None:
    rules = rules_of("two")
    start = turn_starts("two")[4]
    moves = rules.legal(start)
    assert {line.opening for line in ends(rules, start, 1, 1, moves)} == set(moves)


@pytest.mark.parametrize("table", list(TABLES))
def test_equal_seeds_choose_alike_and_spoil_nothing(table: str) -> None:
    rules = rules_of(table)
    state = turn_starts(table)[8]
    before = state.key()
    moves = rules.legal(state)
    chosen = [MctsBot(5, Budget(40)).choose(rules, state, moves) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in moves
    assert state.key() == before


def test_a_budget_of_time_ends_and_has_an_answer_however_short() -> None:
    rules, start = rules_of("two"), turn_starts("two")[3]
    search = Search(rules, Settings(), 1)
    search.run(start, Budget(0, 1))
    assert search.best().line.opening in rules.legal(start)
    with pytest.raises(ValueError, match="budget"):
        Budget()


def test_the_tree_is_used_again_where_the_game_goes_on_in_it() -> None:
    rules = rules_of("two")
    search = Search(rules, Settings(), 2)
    search.run(turn_starts("two")[5], Budget(400))
    edge = search.best()
    child = max(edge.children, key=lambda node: node.visits)
    assert child.visits > 1
    assert search.grown(child.state) is child
    visits = child.visits
    search.run(child.state, Budget(10))
    assert search.root is child
    assert child.visits == visits + 10


def test_samples_of_one_die_are_spread_evenly() -> None:
    """Six samples of one roll cover nearly every face: fewer repeats than with independent rolls."""
    rules = rules_of("two")
    search = Search(rules, Settings(), 3)
    for start in turn_starts("two")[::4]:
        for line in ends(rules, start, 2, 3, []):
            if line.state.decider != NATURE:
                continue
            first = set()
            for index in range(12):
                first.add(go_on(rules, line.state.copy(), 0.3, index, search.random)[0])
            assert len(first) >= 5


def test_an_appraisal_of_nature_s_decision_is_the_mean_over_its_outcomes() -> None:
    rules = rules_of("two")
    line = next(
        line
        for start in turn_starts("two")
        for line in ends(rules, start, 2, 3, [])
        if line.state.decider == NATURE
    )
    worth = appraise(rules, line.state, Budget(60), 1)
    assert sum(worth.shares) == pytest.approx(1.0)


@pytest.mark.parametrize("table", ["two", "basilica"])
def test_uct_plays_legally_and_alike(table: str) -> None:
    rules = rules_of(table)
    state = turn_starts(table)[-1]
    moves = rules.legal(state)
    bots = [UctBot(1, 30), UctBot(1, 30)]
    chosen = [bot.choose(rules, state, moves) for bot in bots]
    assert chosen[0] == chosen[1]
    policy = bots[0].policy(moves)
    assert sum(policy) == pytest.approx(1)
    assert policy[moves.index(chosen[0])] == max(policy)
