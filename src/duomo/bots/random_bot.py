"""The bot that does anything."""

from __future__ import annotations

from random import Random
from typing import Any

from duomo.core.driver import Bot
from duomo.core.rules import Rules
from duomo.core.state import State


class RandomBot(Bot):
    """Every legal move is as likely as the others."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(seed)

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        return moves[int(self._random.random() * len(moves))]
