"""What a module in play adds to the words of The Red Cathedral: `WORDS` of `duomo.words.<module>`."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, ClassVar

from duomo.core.event import Event
from duomo.games.red_cathedral.tables import Tables
from duomo.words.phrase import Phrase, Value

if TYPE_CHECKING:
    from duomo.words.red_cathedral import RedWords


class ModuleWords:
    """Words of one module; None leaves it to the base game."""

    shown: ClassVar[frozenset[str]] = frozenset()
    """Its own events that the picture tells (see `Words`)."""

    def decision(self, words: RedWords, top: int) -> Phrase:
        """What has to be decided at one of its own decisions."""
        raise NotImplementedError

    def move(self, words: RedWords, move: int) -> Phrase | None:
        """One of its own moves, or a move at one of its own decisions."""
        return None

    def heading(self, words: RedWords, move: int) -> Phrase | None:
        """The group of one of its own moves in the list of a turn's choices."""
        return None

    def any_moment(self, move: int) -> bool:
        """Whether the move is possible at every moment, beside what is asked."""
        return False

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        """Words for tokens of an event that only the components can explain."""
        return {}


def module_words(tables: Tables) -> list[ModuleWords]:
    """In the order of the modules."""
    return [words_named(module.name) for module in tables.modules]


def words_named(name: str) -> ModuleWords:
    module = f"duomo.words.{name}"
    if find_spec(module) is None:
        return ModuleWords()
    words = import_module(module).WORDS
    assert isinstance(words, ModuleWords)
    return words
