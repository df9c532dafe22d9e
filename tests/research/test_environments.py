"""The libraries' own conformance tests, and what they do not cover."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

import pytest

from duomo.core.engine.refusal import IllegalMove, OptionError, PositionError, RecordError
from duomo.research import aec_env, gym_env, openspiel_game, study
from research.tables import library

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("red-cathedral", 2, {}),
    ("red-cathedral", 3, {"workshops": "advanced"}),
    ("red-cathedral", 1, {}),
    ("red-cathedral", 2, {"contractors": "on", "guild": "archivists"}),
    ("basilica", 2, {}),
]
quiet = pytest.mark.filterwarnings("ignore::UserWarning")
tables = pytest.mark.parametrize(("game", "players", "options"), TABLES)


def random_game(env: Any, seed: int, steps: int = 10**9) -> list[tuple[str, int]]:
    """Who did what in a random game, or in the beginning of one."""
    random = Random(seed)
    done: list[tuple[str, int]] = []
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        if len(done) == steps:
            break
        action = random.choice([int(move) for move in observation["action_mask"].nonzero()[0]])
        done.append((agent, action))
        env.step(action)
    return done


# ---- PettingZoo ----------------------------------------------------------------------------------


@quiet
@tables
def test_pettingzoo_finds_nothing_wrong(game: str, players: int, options: dict[str, str]) -> None:
    test = library("pettingzoo.test")
    test.api_test(aec_env(game, players=players, options=options), num_cycles=300)
    test.seed_test(lambda: aec_env(game, players=players, options=options), num_cycles=200)


@quiet
def test_pettingzoo_finds_nothing_wrong_with_scaled_observations() -> None:
    test = library("pettingzoo.test")
    test.api_test(aec_env("basilica", dtype="float32"), num_cycles=300)


@pytest.mark.slow
@tables
def test_rewards_are_those_of_the_rules(game: str, players: int, options: dict[str, str]) -> None:
    library("pettingzoo")
    env = aec_env(game, players=players, options=options)
    env.reset(seed=3)
    last: dict[str, float] = {}
    random = Random(3)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            last[agent] = reward
            assert terminated
            assert info["scores"] == env.study.rules.scores(env.run.state)
            env.step(None)
            continue
        assert reward == 0
        env.step(random.choice([int(move) for move in observation["action_mask"].nonzero()[0]]))
    winners = env.study.rules.winners(env.run.state)
    if players > 1:
        assert sum(last.values()) == pytest.approx(0)
    won = [f"player_{seat}" for seat in winners if seat < players]
    assert [agent for agent in last if last[agent] > 0] == won


def test_a_game_that_lasts_too_long_is_truncated() -> None:
    library("pettingzoo")
    env = aec_env("red-cathedral", players=2, cap=5)
    env.reset(seed=1)
    random_game(env, 1)
    assert env.agents == []
    assert not env.run.over()


def test_an_illegal_action_is_refused_with_its_rule() -> None:
    library("pettingzoo")
    env = aec_env("red-cathedral", players=2)
    env.reset(seed=1)
    illegal = next(move for move in range(env.study.actions) if move not in env.run.legal)
    before = env.run.state.key()
    with pytest.raises(IllegalMove, match="RC-"):
        env.step(illegal)
    with pytest.raises(OptionError, match="no action"):
        env.step(10_000)
    assert env.run.state.key() == before


@tables
def test_a_copy_goes_on_alone_and_in_the_same_way(game: str, players: int, options: dict[str, str]) -> None:
    library("pettingzoo")
    env = aec_env(game, players=players, options=options)
    env.reset(seed=5)
    random_game(env, 5, 40)
    other, third = env.copy(), copy.deepcopy(env)
    before = env.run.state.key()
    played = random_game(other, 6, 60)
    assert env.run.state.key() == before
    assert random_game(third, 6, 60) == played
    assert third.run.state.key() == other.run.state.key()


@tables
def test_a_saved_game_goes_on_in_the_same_way(game: str, players: int, options: dict[str, str]) -> None:
    library("pettingzoo")
    env = aec_env(game, players=players, options=options)
    env.reset(seed=7)
    random_game(env, 7, 50)
    other = aec_env(game, players=players, options=options)
    other.load(env.save())
    assert other.run.state.key() == env.run.state.key()
    assert random_game(other, 8, 60) == random_game(env, 8, 60)
    assert other.save() == env.save()


def test_a_record_of_another_table_is_refused() -> None:
    library("pettingzoo")
    env = aec_env("red-cathedral", players=2)
    env.reset(seed=7)
    with pytest.raises(RecordError, match="another game"):
        aec_env("red-cathedral", players=3).load(env.save())
    with pytest.raises(RecordError, match="cannot follow"):
        aec_env("red-cathedral", players=2).load(env.save().replace("seed = 7", "seed = 8"))


def test_a_game_can_begin_with_a_position() -> None:
    library("pettingzoo")
    env = aec_env("basilica", render_mode="ansi")
    env.reset(seed=9)
    random_game(env, 9, 30)
    position = env.render()
    other = aec_env("basilica")
    other.reset(seed=1, options={"position": position})
    assert other.run.state.key() == env.run.state.key()
    random_game(other, 2, 20)
    third = aec_env("basilica")
    third.load(other.save())
    assert third.run.state.key() == other.run.state.key()
    with pytest.raises(PositionError, match="another game"):
        aec_env("red-cathedral").reset(options={"position": position})


# ---- Gymnasium -----------------------------------------------------------------------------------


@quiet
@tables
def test_gymnasium_finds_nothing_wrong(game: str, players: int, options: dict[str, str]) -> None:
    checker = library("gymnasium.utils.env_checker")
    checker.check_env(gym_env(game, players=players, options=options, seat=players - 1))
    checker.check_env(gym_env(game, players=players, options=options, dtype="float32"))


def play_one(env: Any, seed: int) -> tuple[list[int], float]:
    random = Random(seed)
    observation, _ = env.reset(seed=seed)
    moves, ended, reward = [], False, 0.0
    while not ended:
        move = random.choice([int(move) for move in observation["action_mask"].nonzero()[0]])
        moves.append(move)
        observation, reward, terminated, truncated, _ = env.step(move)
        ended = terminated or truncated
    return moves, reward


def test_one_seat_against_bots_can_be_repeated() -> None:
    library("gymnasium")
    env = gym_env("basilica", opponents="random", reward="margin")
    assert play_one(env, 3) == play_one(env, 3)
    assert play_one(env, 3) != play_one(env, 4)


def step_some(env: Any, seed: int, steps: int) -> list[int]:
    random = Random(seed)
    done = []
    for _ in range(steps):
        if env.run.legal:
            done.append(random.choice(env.run.legal))
            env.step(done[-1])
    return done


def test_copies_and_saved_games_go_on_with_the_same_bots() -> None:
    library("gymnasium")
    env = gym_env("basilica", opponents="greedy")
    env.reset(seed=3)
    step_some(env, 1, 10)
    other, third = copy.deepcopy(env), gym_env("basilica", opponents="greedy")
    third.load(env.save())
    played = step_some(env, 2, 15)
    assert step_some(other, 2, 15) == step_some(third, 2, 15) == played
    assert env.run.state.key() == other.run.state.key() == third.run.state.key()
    assert play_one(other, 5) == play_one(env, 5)


def test_an_illegal_move_changes_nothing_or_is_an_error() -> None:
    library("gymnasium")
    env = gym_env("red-cathedral", players=2)
    env.reset(seed=1)
    illegal = next(move for move in range(env.study.actions) if move not in env.run.legal)
    before = env.run.state.key()
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated, env.run.state.key()) == (0.0, False, before)
    assert "RC-" in info["refused"]
    strict = gym_env("red-cathedral", players=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(illegal)


def test_what_cannot_be_is_refused_in_a_sentence() -> None:
    library("gymnasium")
    library("pettingzoo")
    with pytest.raises(OptionError, match="no seat 2"):
        gym_env("basilica", seat=2)
    with pytest.raises(OptionError, match="2 opponents for 1"):
        gym_env("basilica", opponents=["random", "random"])
    with pytest.raises(OptionError, match="no reward"):
        aec_env("basilica", reward="fame")
    with pytest.raises(OptionError, match="int8 or float32"):
        aec_env("basilica", dtype="float64")
    with pytest.raises(OptionError, match="no game"):
        study("notre-dame")


# ---- OpenSpiel -----------------------------------------------------------------------------------


@pytest.mark.slow
@tables
def test_openspiel_finds_nothing_wrong(game: str, players: int, options: dict[str, str]) -> None:
    pyspiel = library("pyspiel")
    cap = 2000 if game == "basilica" else 40
    table = openspiel_game(game, players=players, options=options, cap=cap)
    pyspiel.random_sim_test(table, num_sims=1, serialize=True, verbose=False)


def test_openspiel_finds_the_game_by_name() -> None:
    pyspiel = library("pyspiel")
    game = openspiel_game("red-cathedral", players=3, options={"workshops": "advanced"})
    again = pyspiel.load_game(str(game))
    assert again.num_players() == 3
    assert again.num_distinct_actions() == game.num_distinct_actions()
    assert str(again) == str(game)
    assert again.new_initial_state().history() == []


def test_openspiel_plays_the_same_game() -> None:
    """Nature's moves and the players', one by one, compared with the rules themselves."""
    pyspiel = library("pyspiel")
    table = study("basilica")
    random = Random(1)
    state, rules = table.rules.start(), table.rules
    other = openspiel_game("basilica").new_initial_state()
    while not other.is_terminal():
        if other.is_chance_node():
            outcomes = dict(other.chance_outcomes())
            weights = dict(rules.chance(state))
            total = sum(weights.values())
            expected = {code - table.encoding.nature: weight / total for code, weight in weights.items()}
            assert outcomes == pytest.approx(expected)
            action = random.choice(list(outcomes))
            code = action + table.encoding.nature
        else:
            assert other.legal_actions() == sorted(rules.legal(state))
            action = code = random.choice(other.legal_actions())
        assert other.action_to_string(other.current_player(), action) == rules.text(code)
        other.apply_action(action)
        rules.play(state, code, None)
    assert state.over()
    winners = rules.winners(state)
    assert [seat for seat in range(2) if other.returns()[seat] > 0] == (winners if len(winners) == 1 else [])
    assert other.current_player() == pyspiel.PlayerId.TERMINAL


def test_tensors_of_openspiel_are_the_same_observations() -> None:
    library("pyspiel")
    np = library("numpy")
    game = openspiel_game("basilica")
    state = game.new_initial_state()
    random = Random(4)
    for _ in range(60):
        pairs = state.chance_outcomes() if state.is_chance_node() else [(a, 1) for a in state.legal_actions()]
        state.apply_action(random.choice(pairs)[0])
    run = study("basilica").run()
    run.state = state.held.state
    for seat in range(2):
        assert np.array_equal(state.observation_tensor(seat), np.frombuffer(run.observe(seat), np.int8))
