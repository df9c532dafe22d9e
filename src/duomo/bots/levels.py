"""The nine levels of opponents, weakest first: each beats the one below in about two games of three.

The texts about them are in the catalogue `levels.ftl`, under the two keys below.
"""

from __future__ import annotations

from typing import Any, Final

from duomo.bots.mcts import MctsBot
from duomo.bots.planner import PlannerBot
from duomo.bots.search import PATIENCE, Budget, Settings
from duomo.bots.together import Weighed, seed_of_part
from duomo.core.engine.driver import Bot
from duomo.core.engine.rules import Rules
from duomo.core.engine.skill import Skill
from duomo.core.engine.state import State

NAME_KEY: Final = "level-name"
ABOUT_KEY: Final = "level-about"
"""Texts that use the variable `level`."""


class Level:
    """A named strength, and its default skill for games that do not define one."""

    def __init__(self, name: str, skill: Skill) -> None:
        self.name = name
        self.skill = skill

    def skill_at(self, rules: Rules[Any]) -> Skill:
        return rules.skills().get(self.name, self.skill)

    def bot(self, seed: int | str) -> Bot:
        return LevelBot(self, seed)


def settings_of(skill: Skill) -> Settings:
    """Return the search settings of a skill."""
    settings = Settings()
    settings.patience = skill.patience or PATIENCE
    settings.learned = skill.learned
    settings.thrifty = True
    settings.longer = skill.longer
    return settings


def simulations_of(skill: Skill, rules: Rules[Any]) -> int:
    """Return the number of simulations at this table; it may be higher where there is no network."""
    return skill.by_hand if skill.by_hand and rules.network is None else skill.simulations


def bot_of(skill: Skill, rules: Rules[Any], seed: int | str) -> Bot:
    """Return the opponent that a skill describes, at a table."""
    if skill.simulations:
        budget = Budget(simulations_of(skill, rules), skill.milliseconds)
        return MctsBot(seed, budget, settings_of(skill))
    return PlannerBot(seed, skill.width, skill.overlooks, skill.misjudges, skill.naive)


class LevelBot(Bot):
    """An opponent of a level, for any table."""

    def __init__(self, level: Level, seed: int | str) -> None:
        self._level = level
        self._seed = seed
        self._skill: Skill | None = None
        self._bot: Bot | None = None

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        bot, skill = self._bot, self._level.skill_at(rules)
        if bot is None or self._skill is not skill:
            bot = bot_of(skill, rules, self._seed)
            self._bot = bot
            self._skill = skill
        return bot.choose(rules, seen, moves)

    def policy(self, moves: list[int]) -> list[float]:
        return self._bot.policy(moves) if self._bot is not None else []


LEVELS: Final = (
    Level("apprentice", Skill(2, 0.145, 0.145, naive=True)),
    Level("carter", Skill(2, 0.1, 0.1, naive=True)),
    Level("carpenter", Skill(3, 0.14, 0.14)),
    Level("mason", Skill(3, 0.105, 0.08)),
    Level("sculptor", Skill(4, 0.06, 0.03)),
    Level("foreman", Skill(simulations=400, patience=6)),
    Level("architect", Skill(simulations=40, patience=6, learned=True, by_hand=1500)),
    Level("master-builder", Skill(simulations=6000, patience=6, learned=True)),
    Level("grandmaster", Skill(simulations=30000, patience=6, learned=True, longer=2.0, milliseconds=4800)),
)

TOGETHER: Final = ("master-builder", "grandmaster")
"""Levels for which several searches may decide together, if a host has the cores."""


def opinion(name: str, rules: Rules[Any], seen: State, seed: int | str, part: int) -> list[Weighed]:
    """Return what one of the searches that decide together finds; `name` is one of those levels."""
    for level in LEVELS:
        if level.name == name:
            bot = bot_of(level.skill_at(rules), rules, seed_of_part(seed, part))
            if isinstance(bot, MctsBot):
                return bot.weigh(rules, seen)
    raise ValueError(f"{name} does not search")
