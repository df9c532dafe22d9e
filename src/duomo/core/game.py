"""A rule set that can be found by name and read without starting anything."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

from duomo.core.observation import Encoding
from duomo.core.options import Option, Options, Problem, completed, no_such_starter, unknown
from duomo.core.refusal import OptionError
from duomo.core.rules import Rules

Document = dict[str, Any]
"""A position or a view: plain data that can be written as TOML or JSON."""


class Components(Protocol):
    """The printed things of one game; what is in it is the game's business."""

    @property
    def name(self) -> str: ...

    @property
    def hash(self) -> str: ...


class Game(ABC):
    """Name, player counts, options and components of a rule set; makes its rules."""

    name: str
    title: str
    players: tuple[int, ...]
    options: tuple[Option, ...]
    specification: str
    """The page under docs/rules/ that holds the paragraphs refusals cite."""

    @property
    def usual_players(self) -> int:
        """When nobody says how many play: the fewest that make a game among players."""
        return min(count for count in self.players if count > 1)

    def choose(self, players: int, wanted: Mapping[str, object]) -> Options:
        """Validated options; OptionError with the reason for what cannot be."""
        problems = self.problems(players, wanted)
        if problems:
            raise OptionError(problems[0].refusal)
        return completed(self.options, players, wanted)

    def problems(self, players: int, wanted: Mapping[str, object]) -> list[Problem]:
        """Everything that stands against these options; what cannot go together, once each of them exists."""
        problems = unknown(self.title, self.players, self.options, players, wanted)
        return problems or self.clashes(completed(self.options, players, wanted))

    def clashes(self, options: Options) -> list[Problem]:
        """Combinations that cannot be, though each choice exists."""
        return no_such_starter(self.options, options)

    @abstractmethod
    def components(self, file: Path | None = None, options: Options | None = None) -> Components:
        """The default set for these options, or the one that a player's own file makes of it."""

    @abstractmethod
    def rules(self, options: Options, components: Components) -> Rules[Any]:
        """The rules of one table."""

    @abstractmethod
    def seat_names(self, rules: Rules[Any], state: Any) -> list[str]:
        """How records and messages name the parties, in the order of the seats."""

    @abstractmethod
    def read_position(self, document: Document) -> tuple[Options, Components, Rules[Any], Any]:
        """A position written by hand or by `write_position`; PositionError names what is wrong."""

    @abstractmethod
    def write_position(self, rules: Rules[Any], state: Any) -> Document:
        """The whole position as plain data."""

    @abstractmethod
    def view(self, rules: Rules[Any], state: Any, seat: int) -> Document:
        """What one seat (or, with seat -1, a spectator) may know."""

    def encoding(self, rules: Rules[Any]) -> Encoding:
        """Observations and moves as numbers, for programs: `observation.py` in the game's folder."""
        folder = type(self).__module__.rpartition(".")[0]
        encoding = import_module(f"{folder}.observation").encoding(rules)
        assert isinstance(encoding, Encoding)
        return encoding
