"""The random bot."""

from __future__ import annotations

from random import Random

from duomo.core.engine.driver import BlindBot


class RandomBot(BlindBot):
    """Picks any legal move with equal probability."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def pick(self, moves: list[int]) -> int:
        return moves[int(self._random.random() * len(moves))]

    def policy(self, moves: list[int]) -> list[float]:
        return [1.0 / len(moves)] * len(moves)
