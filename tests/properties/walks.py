"""TableValues of every registered game, and random walks through them, for properties shared by all games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest

from basilica.helpers import check_conservation as check_basilica
from duomo.core.engine.refusal import OptionError
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, State
from duomo.core.game import Game
from duomo.core.options import Options
from duomo.core.table import Table
from duomo.games.registry import GAMES
from red_cathedral.helpers import check_conservation

CONSERVED: dict[str, Callable[[Any, Any], None]] = {
    "red-cathedral": check_conservation,
    "basilica": check_basilica,
}
"""Invariants of each game; a game adds its own check here."""


@dataclass(frozen=True)
class Setting:
    """A game with a number of players and options."""

    game: Game
    options: Options

    def rules(self) -> Rules[Any]:
        return self.game.rules(self.options, self.game.components(None, self.options))

    def table(self, seed: int | str | None = None) -> Table:
        rules = self.rules()
        return Table(
            self.game, self.options, self.game.components(None, self.options), rules, rules.start(), seed
        )

    def __str__(self) -> str:
        defaults = {option.name: option.default for option in self.game.options}
        unusual = [value for name, value in self.options.values.items() if value != defaults[name]]
        return "-".join([self.game.name, str(self.options.players), *unusual])


def settings() -> list[Setting]:
    """Every player count with the defaults and with all options changed; each single option at one count."""
    found: dict[str, Setting] = {}
    for game in GAMES.values():
        others = {
            option.name: [choice for choice in option.choices if choice not in (option.default, "random")]
            for option in game.options
        }
        wanted: list[tuple[int, dict[str, str]]] = []
        for players in game.players:
            changed: dict[str, str] = {}
            for name, choices in others.items():
                for choice in choices:
                    if fits(game, players, {**changed, name: choice}):
                        changed[name] = choice
            wanted += [(players, {}), (players, changed)]
        usual = game.players[min(1, len(game.players) - 1)]
        wanted += [(usual, {name: choice}) for name, choices in others.items() for choice in choices[:2]]
        for players, options in wanted:
            if fits(game, players, options):
                setting = Setting(game, game.choose(players, options))
                found.setdefault(str(setting), setting)
    return list(found.values())


def fits(game: Game, players: int, wanted: dict[str, str]) -> bool:
    """True if the game allows this combination."""
    try:
        game.choose(players, wanted)
    except OptionError:
        return False
    return True


SETTINGS = settings()
NAMES = [str(setting) for setting in SETTINGS]

every_setting = pytest.mark.parametrize(
    "setting",
    [
        pytest.param(setting, id=name, marks=[pytest.mark.slow] if len(name.split("-")) > 4 else [])
        for setting, name in zip(SETTINGS, NAMES, strict=True)
    ],
)
"""For tests of a table: combinations of unusual options are left to the slow tests."""


def codes(rules: Rules[Any], state: State) -> list[int]:
    """What can happen now: moves of the deciding seat, or of nature."""
    if state.decider == NATURE:
        return [code for code, _ in rules.chance(state)]
    return rules.legal(state)


def walk(rules: Rules[Any], state: State, seed: int | str, most: int = 100_000) -> Iterator[int]:
    """Play random moves, nature's by weight, until the game is over; yield each move before it is played."""
    random = Random(seed)
    for _ in range(most):
        if state.over():
            return
        if state.decider == NATURE:
            outcomes = rules.chance(state)
            move = random.choices([code for code, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            move = random.choice(rules.legal(state))
        yield move
        rules.play(state, move, None)


def at_random(setting: Setting, seed: int | str, moves: int) -> tuple[Rules[Any], State]:
    """The position after this many random moves, or at the end of the game."""
    rules = setting.rules()
    state = rules.start()
    for _ in walk(rules, state, seed, moves):
        pass
    return rules, state
