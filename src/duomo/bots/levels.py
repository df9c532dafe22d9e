"""The eight levels of opponents, weakest first: each beats the one below in about two games of three.

What people read of them is in the catalogue `levels.ftl`, under the two keys below.
"""

from __future__ import annotations

from typing import Final

from duomo.bots.mcts import MctsBot
from duomo.bots.planner import PlannerBot
from duomo.bots.search import PATIENCE, Budget, Settings
from duomo.core.driver import Bot

NAME_KEY: Final = "level-name"
ABOUT_KEY: Final = "level-about"
"""Texts that read the variable `level`."""

LONGEST: Final = 850
"""Milliseconds after which a level answers with what it has found."""


class Level:
    """What makes an opponent of this strength; measured in docs/strength.md."""

    def __init__(
        self,
        name: str,
        width: int = 4,
        overlooks: float = 0.0,
        misjudges: float = 0.0,
        simulations: int = 0,
        patience: int = PATIENCE,
    ) -> None:
        self.name = name
        self.width = width
        """Beginnings of the own turn that are thought through."""
        self.overlooks = overlooks
        self.misjudges = misjudges
        self.simulations = simulations
        """0: no look beyond the own turn."""
        self.patience = patience

    def bot(self, seed: int | str) -> Bot:
        if self.simulations:
            settings = Settings()
            settings.patience = self.patience
            return MctsBot(seed, Budget(self.simulations, LONGEST), settings)
        return PlannerBot(seed, self.width, self.overlooks, self.misjudges)


LEVELS: Final = (
    Level("apprentice", 2, 0.26, 0.29),
    Level("carter", 2, 0.2, 0.205),
    Level("carpenter", 3, 0.14, 0.14),
    Level("mason", 3, 0.105, 0.08),
    Level("sculptor", 4, 0.06, 0.03),
    Level("foreman", simulations=120, patience=6),
    Level("architect", simulations=400),
    Level("master-builder", simulations=5000, patience=6),
)
