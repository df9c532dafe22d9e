"""Self-play in plain NumPy: a linear policy learns Basilica from its own games in less than two minutes.

    python examples/train.py

Both seats play with the same weights, many games at once. After every batch of games the moves of the sides
that scored more become likelier and the others' less likely (REINFORCE, the margin as reward, Adam for the
steps). In between, the policy plays against random moves: its share of wins should grow.
"""

import os

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # one core; before NumPy is imported

import argparse
import time
from typing import Any

import numpy as np

from duomo.research import vector_env
from duomo.research.vector import VectorEnv

Array = Any


class Policy:
    """Probabilities of the legal moves: a softmax of a linear function of the observation."""

    def __init__(self, env: VectorEnv) -> None:
        scale = 1.0 / np.maximum(np.array(env.layout.highs(), np.float32), 1)
        self.columns = np.concatenate([np.arange(e.start, e.stop) for e in env.layout.entries if wanted(e)])
        self.scale = scale[self.columns]
        self.weights = np.zeros((len(self.columns) + 1, env.masks.shape[1]), np.float32)
        self.first = np.zeros_like(self.weights)
        self.second = np.zeros_like(self.weights)
        self.steps = 0

    def features(self, observations: Array) -> Array:
        rows = observations[:, self.columns] * self.scale
        return np.concatenate([rows, np.ones((len(rows), 1), np.float32)], 1)

    def probabilities(self, features: Array, masks: Array) -> Array:
        scores = features @ self.weights
        scores[masks == 0] = -1e9
        scores -= scores.max(1, keepdims=True)
        np.exp(scores, out=scores)
        scores /= scores.sum(1, keepdims=True)
        return scores

    def learn(self, features: Array, masks: Array, moves: Array, gains: Array, rate: float) -> None:
        """Take one step of Adam up the gradient of `gains` times the log probability of each move."""
        change = -self.probabilities(features, masks)
        change[np.arange(len(moves)), moves] += 1
        change *= gains[:, None] / len(moves)
        gradient = features.T @ change
        self.steps += 1
        self.first += 0.1 * (gradient - self.first)
        self.second += 0.01 * (gradient**2 - self.second)
        mean = self.first / (1 - 0.9**self.steps)
        size = np.sqrt(self.second / (1 - 0.99**self.steps))
        self.weights += rate * mean / (size + 1e-8)


def wanted(entry: Any) -> bool:
    """True for fields useful to a linear policy; piles and doubts are left to larger programs."""
    skipped = ("pile", "spent", "fallen", "unturned", "crowned", "earlier", "early", "doubt", "under")
    return entry.name not in skipped and entry.field.size < 1000


def choose(chances: Array, random: Any) -> Array:
    """Draw one move for each row, by its probabilities."""
    drawn = random.random((len(chances), 1), np.float32)
    return np.minimum((chances.cumsum(1) < drawn).sum(1), chances.shape[1] - 1)


def games(env: VectorEnv, policy: Policy, random: Any, seed: int) -> tuple[Array, Array, Array, Array]:
    """Play one game at every table; return what was seen, what was legal, what was done, and the results."""
    env.reset(seed=seed)
    running = np.ones(env.count, np.bool_)
    seen, may, done, whose = [], [], [], []
    margins = np.zeros((env.count, env.rewards.shape[1]), np.float32)
    while running.any():
        features = policy.features(env.observations)
        moves = choose(policy.probabilities(features, env.masks), random)
        moves = np.where(env.masks[np.arange(env.count), moves] == 1, moves, env.masks.argmax(1))
        at = running.nonzero()[0]
        seen.append(features[at])
        may.append(env.masks[at])
        done.append(moves[at])
        whose.append(np.stack([at, env.seats[at]], 1))
        _, _, rewards, terminated, truncated = env.step(moves)
        ended = running & (terminated | truncated)
        margins[ended] = rewards[ended]
        running &= ~ended
    table, seat = np.concatenate(whose).T
    gains = margins / (margins.std() + 1e-6)
    return np.concatenate(seen), np.concatenate(may), np.concatenate(done), gains[table, seat]


def against_random(env: VectorEnv, policy: Policy, random: Any, seed: int) -> float:
    """Return the share of games won on alternating seats against random moves."""
    env.reset(seed=seed)
    running = np.ones(env.count, np.bool_)
    own = np.arange(env.count) % 2
    won = np.zeros(env.count, np.float32)
    while running.any():
        chances = policy.probabilities(policy.features(env.observations), env.masks)
        moves = np.where(env.seats == own, choose(chances, random), env.sample())
        _, _, rewards, terminated, truncated = env.step(moves)
        ended = running & (terminated | truncated)
        margin = rewards[np.arange(env.count), own]
        won[ended] = (np.sign(margin[ended]) + 1) / 2
        running &= ~ended
    return float(won.mean())


def main(
    seconds: float = 100, tables: int = 128, rate: float = 0.01, judged: int = 200, seed: int = 1
) -> list[float]:
    random = np.random.default_rng(seed)
    env = vector_env("basilica", count=tables, reward="margin", check=False)
    judge = vector_env("basilica", count=judged, reward="margin", check=False)
    policy = Policy(env)
    shares = [against_random(judge, policy, random, 0)]
    print(f"{0:6.0f} s {0:7} games  won against random moves: {shares[0]:.0%}")
    began, batch = time.perf_counter(), 0
    while time.perf_counter() - began < seconds:
        batch += 1
        seen, may, done, gains = games(env, policy, random, seed * 10_000 + batch)
        order = random.permutation(len(done))
        for part in np.array_split(order, max(1, len(order) // 4000)):
            policy.learn(seen[part], may[part], done[part], gains[part], rate)
        if batch % 5 == 0 or time.perf_counter() - began >= seconds:
            shares.append(against_random(judge, policy, random, 0))
            spent = time.perf_counter() - began
            print(f"{spent:6.0f} s {batch * tables:7} games  won against random moves: {shares[-1]:.0%}")
    return shares


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description="Self-play in plain NumPy.")
    arguments.add_argument("--seconds", type=float, default=100)
    main(arguments.parse_args().seconds)
