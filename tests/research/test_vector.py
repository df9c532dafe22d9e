"""Many games at once are the same games as one by one."""

from __future__ import annotations

import pytest

from duomo.core.engine.refusal import IllegalMove, OptionError
from duomo.research import study, vector_env
from research.tables import library


def test_every_table_plays_the_game_that_a_single_one_plays() -> None:
    np = library("numpy")
    library("pettingzoo")
    env = vector_env("basilica", count=5)
    env.reset(seed=11)
    single = study("basilica").run()
    single.begin("11:2:0")
    games = 0
    for _ in range(700):
        assert env.seats[2] == single.state.decider
        assert env.observations[2].tobytes() == single.observe(single.state.decider)
        assert env.masks[2].tobytes() == single.mask(single.state.decider)
        actions = env.sample()
        assert all(env.masks[at, action] for at, action in enumerate(actions))
        _, _, rewards, terminated, truncated = env.step(actions)
        single.play(int(actions[2]))
        assert not truncated.any()
        assert bool(terminated[2]) == (not single.legal)
        if terminated[2]:
            assert np.allclose(rewards[2], single.rewards("outcome"))
            games += 1
            single.begin(f"11:2:{games}")
        else:
            assert not rewards[2].any()
    assert games >= 2


def test_equal_seeds_give_equal_games_and_a_copy_goes_on_alone() -> None:
    library("pettingzoo")
    one, other = (
        vector_env("red-cathedral", players=3, count=4),
        vector_env("red-cathedral", players=3, count=4),
    )
    one.reset(seed=1)
    other.reset(seed=1)
    for _ in range(60):
        one.step(one.sample())
        other.step(other.sample())
    assert (one.observations == other.observations).all()
    third = one.copy()
    for _ in range(60):
        third.step(third.sample())
    assert (one.observations == other.observations).all()
    for _ in range(60):
        one.step(one.sample())
    assert (one.observations == third.observations).all()
    assert one.save() == third.save()


def test_games_that_last_too_long_are_truncated_and_followed_by_others() -> None:
    library("pettingzoo")
    env = vector_env("red-cathedral", players=2, count=3, cap=4)
    env.reset(seed=2)
    stopped = 0
    for _ in range(200):
        _, masks, rewards, terminated, truncated = env.step(env.sample())
        stopped += int(truncated.sum())
        assert masks.any(axis=1).all()
        assert not rewards.any()
        assert not terminated.any()
    assert stopped > 3


def test_wrong_moves_are_refused_before_anything_is_played() -> None:
    library("pettingzoo")
    env = vector_env("basilica", count=2)
    env.reset(seed=2)
    before = env.save()
    actions = env.sample()
    actions[1] = 400
    with pytest.raises(IllegalMove):
        env.step(actions)
    with pytest.raises(OptionError, match="no action"):
        env.step([10**30, 0])
    with pytest.raises(OptionError, match="1 moves for 2"):
        env.step(actions[:1])
    assert env.save() == before
    with pytest.raises(OptionError, match="at least one"):
        vector_env("basilica", count=0)
