"""Many games at once are the same games as one by one."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duomo.core.engine.refusal import DuomoError, IllegalMove, OptionError
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


# ---- several processes ---------------------------------------------------------------------------


def test_several_processes_play_the_same_games() -> None:
    np = library("numpy")
    library("pettingzoo")
    alone = vector_env("basilica", count=5)
    shown = "observations masks seats rewards terminated truncated".split()
    with vector_env("basilica", count=5, workers=2) as many:
        alone.reset(seed=11)
        many.reset(seed=11)
        ended = 0
        for _ in range(250):
            actions = alone.sample()
            assert np.array_equal(many.sample(), actions)
            alone.step(actions)
            many.step(actions)
            for name in shown:
                assert np.array_equal(getattr(alone, name), getattr(many, name)), name
            ended += int(alone.terminated.sum())
        assert ended
        assert many.save() == alone.save()
        before = many.save()
        for at in (1, 4):  # a table of this process, and one of the other
            wrong = many.sample()
            wrong[at] = 400
            with pytest.raises(IllegalMove) as told:
                many.step(wrong)
            with pytest.raises(IllegalMove) as expected:
                alone.step(wrong)
            assert str(told.value) == str(expected.value)
        with pytest.raises(OptionError, match="no action"):
            many.step([10**30, 0, 0, 0, 0])
        with pytest.raises(OptionError, match="2 moves for 5"):
            many.step([0, 0])
        assert many.save() == before
    with pytest.raises(DuomoError, match="closed"):
        many.step([0] * 5)
    with pytest.raises(OptionError, match="3 workers"):
        vector_env("basilica", count=2, workers=3)


def blocks() -> set[str]:
    return {path.name for path in Path("/dev/shm").glob("psm_*")}


def test_a_worker_that_dies_is_told_and_nothing_is_left_behind() -> None:
    library("pettingzoo")
    env: Any = vector_env("basilica", count=2, workers=2)
    name = env._arrays.block.name.lstrip("/")
    env.reset(seed=1)
    env._crew[0].process.kill()
    with pytest.raises(DuomoError, match="has ended"):
        env.sample()
    assert name not in blocks()


@pytest.mark.skipif(not Path("/dev/shm").exists(), reason="shared memory has no folder here")
def test_a_program_that_is_killed_leaves_nothing_behind(tmp_path: Path) -> None:
    library("pettingzoo")
    program = tmp_path / "program.py"
    program.write_text(
        "import os, signal\n"
        "from duomo.research import vector_env\n"
        "if __name__ == '__main__':\n"
        "    env = vector_env('basilica', count=2, workers=2)\n"
        "    env.reset(seed=1)\n"
        "    print(env._arrays.block.name.lstrip('/'), flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run([sys.executable, program], check=False, capture_output=True, text=True)
    assert done.returncode == -signal.SIGKILL
    name = done.stdout.strip()
    assert name
    while name in blocks():  # until the shared memory tracker has noticed
        pass
