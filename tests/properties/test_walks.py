"""Properties of every position of every game, on random walks and on walks that hypothesis chooses."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from duomo.core.engine.state import NATURE
from properties.checks import MOST_MOVES, check_all, check_choices
from properties.walks import CONSERVED, Setting, at_random, codes, every_setting, walk

quick = settings(
    max_examples=4,
    derandomize=True,
    database=None,
)


@every_setting
@quick
@given(
    seed=st.integers(0, 2**32 - 1),
    begun=st.integers(0, 1500),
    choices=st.lists(st.integers(0, 59), min_size=1, max_size=12),
)
def test_everything_holds_wherever_a_walk_leads(
    setting: Setting, seed: int, begun: int, choices: list[int]
) -> None:
    """Copies, choices, chance, positions, views and conservation, at each step."""
    rules, state = at_random(setting, seed, begun)
    check_all(setting, rules, state)
    for choice in choices:
        moves = codes(rules, state)
        if not moves:
            break
        rules.play(state, moves[choice % len(moves)], None)
        check_all(setting, rules, state)


@every_setting
def test_set_up_step_by_step(setting: Setting) -> None:
    """Nature sets up the table one piece at a time; all properties hold in between."""
    rules = setting.rules()
    state = rules.start()
    for step, _ in enumerate(walk(rules, state, "set-up")):
        if state.decider != NATURE:
            break
        if step % 4 == 0:
            check_all(setting, rules, state)
    check_all(setting, rules, state)


@every_setting
@pytest.mark.both_speeds
def test_nothing_is_lost_in_whole_games(setting: Setting) -> None:
    """Conservation after every move of random games, and few choices at every decision."""
    conserved = CONSERVED.get(setting.game.name, lambda *_: None)
    rules = setting.rules()
    for seed in range(2):
        state = rules.start()
        for _ in walk(rules, state, seed, 1500):
            conserved(rules, state)
            assert len(rules.legal(state)) <= MOST_MOVES
        conserved(rules, state)


@every_setting
@pytest.mark.slow
def test_everything_holds_in_whole_games(setting: Setting) -> None:
    """Positions of a random game: each kind of decision of each seat at its first occurrence, so that all
    phases and seats are covered, and some between them.
    """
    rules = setting.rules()
    state = rules.start()
    met: set[tuple[int, frozenset[str]]] = set()
    for step, _ in enumerate(walk(rules, state, "whole")):
        decision = state.decider, frozenset(rules.text(move).split()[0] for move in codes(rules, state))
        if decision not in met or step % 97 == 0:
            check_all(setting, rules, state)
        met.add(decision)
    assert state.over()
    check_all(setting, rules, state)
    check_choices(rules, state)


@every_setting
def test_a_finished_game_has_scores_and_winners(setting: Setting) -> None:
    rules = setting.rules()
    state = rules.start()
    for _ in walk(rules, state, "end"):
        pass
    scores, winners = rules.scores(state), rules.winners(state)
    assert len(scores) == rules.parties
    assert winners
    assert all(scores[seat] == max(scores) for seat in winners)
    assert len(set(winners)) == len(winners)
