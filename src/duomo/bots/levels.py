"""The eight levels of opponents, weakest first: each beats the one below in about two games of three.

What people read of them is in the catalogue `levels.ftl`, under the two keys below.
"""

from __future__ import annotations

from typing import Final

from duomo.bots.mcts import MctsBot
from duomo.bots.planner import PlannerBot
from duomo.bots.search import Budget
from duomo.core.driver import Bot

NAME_KEY: Final = "level-name"
ABOUT_KEY: Final = "level-about"
"""Texts that read the variable `level`."""

STRONGEST: Final = 5000
LONGEST: Final = 900
"""Simulations of the strongest level, and milliseconds after which it answers with what it has."""


class Level:
    """What makes an opponent of this strength; measured in docs/strength.md."""

    def __init__(
        self, name: str, width: int, overlooks: float = 0.0, misjudges: float = 0.0, simulations: int = 0
    ) -> None:
        self.name = name
        self.width = width
        """Beginnings of the own turn that are thought through."""
        self.overlooks = overlooks
        self.misjudges = misjudges
        self.simulations = simulations
        """0: no look beyond the own turn."""

    def bot(self, seed: int | str) -> Bot:
        if self.simulations:
            return MctsBot(seed, Budget(self.simulations, LONGEST))
        return PlannerBot(seed, self.width, self.overlooks, self.misjudges)


LEVELS: Final = (
    Level("apprentice", 2, 0.44, 0.58),
    Level("carter", 2, 0.35, 0.43),
    Level("carpenter", 2, 0.27, 0.3),
    Level("mason", 3, 0.19, 0.19),
    Level("sculptor", 3, 0.12, 0.12),
    Level("foreman", 4, 0.04, 0.04),
    Level("architect", 4, simulations=40),
    Level("master-builder", 4, simulations=STRONGEST),
)
