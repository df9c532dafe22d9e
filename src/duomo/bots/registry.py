"""Bots by name."""

from __future__ import annotations

from duomo.bots.greedy import GreedyBot
from duomo.bots.mcts import MctsBot
from duomo.bots.random_bot import RandomBot
from duomo.core.driver import Bot
from duomo.core.refusal import OptionError

BOTS = ("random", "greedy", "mcts")


def make_bot(name: str, seed: int | str) -> Bot:
    """A new opponent; equal names and seeds play alike."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "mcts":
        return MctsBot(seed)
    raise OptionError(f"There is no bot “{name}”. There are: {', '.join(BOTS)}.")
