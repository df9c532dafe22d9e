"""Bots by name."""

from __future__ import annotations

from duomo.bots.greedy import GreedyBot
from duomo.bots.levels import LEVELS
from duomo.bots.mcts import MctsBot
from duomo.bots.planner import PlannerBot
from duomo.bots.random_bot import RandomBot
from duomo.bots.uct import UctBot
from duomo.bots.yardstick import YARDSTICK, YardstickBot
from duomo.core.engine.driver import Bot
from duomo.core.engine.refusal import OptionError

BOTS = ("random", "greedy", "planner", "uct", "mcts", YARDSTICK, *[level.name for level in LEVELS])


def make_bot(name: str, seed: int | str) -> Bot:
    """Return a new opponent; the same name and seed give the same play."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "planner":
        return PlannerBot(seed)
    if name == "uct":
        return UctBot(seed)
    if name == "mcts":
        return MctsBot(seed)
    if name == YARDSTICK:
        return YardstickBot(seed)
    for level in LEVELS:
        if level.name == name:
            return level.bot(seed)
    raise OptionError(f"There is no bot “{name}”. There are: {', '.join(BOTS)}.")
