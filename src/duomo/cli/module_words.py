"""What a module in play adds to the terminal: `WORDS` of `duomo.cli.words_<module>`, where there is one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from rich.console import RenderableType

from duomo.core.event import Event
from duomo.games.red_cathedral.tables import Tables

if TYPE_CHECKING:
    from duomo.cli.words_red_cathedral import Words


class ModuleWords:
    """Words and pictures for one module; an empty answer leaves it to the base game."""

    def decision(self, words: Words, top: int) -> str:
        """What has to be decided at one of its own decisions."""
        return ""

    def move(self, words: Words, move: int) -> str:
        """One of its own moves, or a move at one of its own decisions."""
        return ""

    def heading(self, words: Words, move: int) -> str:
        """The group of one of its own moves in the list of a turn's choices."""
        return ""

    def any_moment(self, move: int) -> bool:
        """Whether the move is possible at every moment, beside what is asked."""
        return False

    def board(self, words: Words) -> RenderableType | None:
        """What it puts on the table."""
        return None

    def player_line(self, words: Words, seat: int) -> str:
        """What a player has of it."""
        return ""

    def event_words(self, words: Words, event: Event) -> dict[str, str]:
        """Words for tokens of an event that only the components can explain."""
        return {}


def module_words(tables: Tables) -> list[ModuleWords]:
    """In the order of the modules."""
    return [words_named(module.name) for module in tables.modules]


def words_named(name: str) -> ModuleWords:
    module = f"duomo.cli.words_{name}"
    if find_spec(module) is None:
        return ModuleWords()
    words = import_module(module).WORDS
    assert isinstance(words, ModuleWords)
    return words
