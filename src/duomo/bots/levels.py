"""The eight levels of opponents, weakest first: each beats the one below in about two games of three.

What people read of them is in the catalogue `levels.ftl`, under the two keys below.
"""

from __future__ import annotations

from typing import Any, Final

from duomo.bots.mcts import MctsBot
from duomo.bots.planner import PlannerBot
from duomo.bots.search import PATIENCE, Budget, Settings
from duomo.core.engine.driver import Bot
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State

NAME_KEY: Final = "level-name"
ABOUT_KEY: Final = "level-about"
"""Texts that read the variable `level`."""

LONGEST: Final = 850
"""Milliseconds after which a level answers with what it has found."""


class Skill:
    """What an opponent can do; measured in docs/strength.md."""

    def __init__(
        self,
        width: int = 4,
        overlooks: float = 0.0,
        misjudges: float = 0.0,
        simulations: int = 0,
        patience: int = PATIENCE,
    ) -> None:
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


class Level:
    """A strength with a name, and the skill that makes it; another one in games where the same would be
    too strong or too weak: in Basilica a look at the answer tells more than in The Red Cathedral."""

    def __init__(self, name: str, skill: Skill, elsewhere: dict[str, Skill] | None = None) -> None:
        self.name = name
        self.skill = skill
        self.elsewhere: dict[str, Skill] = elsewhere or {}

    def skill_in(self, game: str) -> Skill:
        return self.elsewhere.get(game, self.skill)

    def bot(self, seed: int | str) -> Bot:
        return LevelBot(self, seed)


class LevelBot(Bot):
    """An opponent of a level, at whatever table it finds itself."""

    def __init__(self, level: Level, seed: int | str) -> None:
        self._level = level
        self._seed = seed
        self._game = ""
        self._bot: Bot | None = None

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        bot = self._bot
        if bot is None or self._game != rules.game:
            bot = self._level.skill_in(rules.game).bot(self._seed)
            self._bot = bot
            self._game = rules.game
        return bot.choose(rules, seen, moves)

    def policy(self, moves: list[int]) -> list[float]:
        return self._bot.policy(moves) if self._bot is not None else []


BASILICA: Final = "basilica"

LEVELS: Final = (
    Level("apprentice", Skill(2, 0.26, 0.29)),
    Level("carter", Skill(2, 0.2, 0.205), {BASILICA: Skill(2, 0.185, 0.18)}),
    Level("carpenter", Skill(3, 0.14, 0.14), {BASILICA: Skill(3, 0.13, 0.13)}),
    Level("mason", Skill(3, 0.105, 0.08), {BASILICA: Skill(3, 0.09, 0.065)}),
    Level("sculptor", Skill(4, 0.06, 0.03), {BASILICA: Skill(4, 0.05, 0.02)}),
    Level("foreman", Skill(simulations=120, patience=6), {BASILICA: Skill(simulations=18, patience=6)}),
    Level("architect", Skill(simulations=400), {BASILICA: Skill(simulations=260)}),
    Level(
        "master-builder",
        Skill(simulations=5000, patience=6),
        {BASILICA: Skill(simulations=3000, patience=6)},
    ),
)
