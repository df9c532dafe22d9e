"""A fixed reference bot: the strongest opponent as it was before any estimate was learned.

Whatever changes in the levels, the search or its defaults, `master-builder-1` keeps its moves.
"""

from __future__ import annotations

from typing import Any, Final

from duomo.bots.mcts import MctsBot
from duomo.bots.search import Budget, Settings
from duomo.core.engine.driver import Bot
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State

YARDSTICK: Final = "master-builder-1"
SIMULATIONS: Final = 5000
"""Number of simulations in a game whose rules define no skill for it."""


def settings_of_yardstick() -> Settings:
    """Return explicit settings, so that none changes with the defaults."""
    settings = Settings()
    settings.root_width = 12
    settings.root_keep = 12
    settings.width = 4
    settings.keep = 5
    settings.rival_width = 4
    settings.rival_keep = 5
    settings.patience = 6
    settings.explore = 0.15
    settings.trust = 0.7
    settings.widening = 0.3
    settings.widening_among_many = 0.3
    settings.rollout = 0
    settings.learned = False
    settings.thrifty = False
    settings.longer = 1.0
    return settings


def simulations_of_yardstick(rules: Rules[Any]) -> int:
    """Return the number of simulations before every turn at this table."""
    skill = rules.skills().get(YARDSTICK)
    return SIMULATIONS if skill is None else skill.simulations


class YardstickBot(Bot):
    """Searches with the hand-made estimate and a fixed number of simulations, however long they take."""

    def __init__(self, seed: int | str) -> None:
        self._seed = seed
        self._game = ""
        self._bot: Bot | None = None

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        bot = self._bot
        if bot is None or self._game != rules.game:
            budget = Budget(simulations_of_yardstick(rules))
            bot = MctsBot(self._seed, budget, settings_of_yardstick())
            self._bot = bot
            self._game = rules.game
        return bot.choose(rules, seen, moves)

    def policy(self, moves: list[int]) -> list[float]:
        return self._bot.policy(moves) if self._bot is not None else []
