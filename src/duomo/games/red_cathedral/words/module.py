"""What a module in play adds to the words of The Red Cathedral."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from duomo.core.engine.event import Event
from duomo.core.words.phrase import Phrase, Value
from duomo.games.red_cathedral.modules.expansions import manifest_of
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.words.signs import Shown
    from duomo.games.red_cathedral.words.words import RedWords


class ModuleWords:
    """Words of one module; None leaves it to the base game."""

    shown: ClassVar[frozenset[str]] = frozenset()
    """Its own events that the picture tells (see `Words`)."""

    def move(self, words: RedWords, move: int) -> Phrase | None:
        """One of its own moves, or a move at one of its own decisions."""
        return None

    def heading(self, words: RedWords, move: int) -> Phrase | None:
        """The group of one of its own moves in the list of a turn's choices."""
        return None

    def actions(self) -> dict[str, Shown]:
        """Its influence actions in signs, by name."""
        return {}

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        """Words for tokens of an event that only the components can explain."""
        return {}


def module_words(values: TableValues) -> list[ModuleWords]:
    """In the order of the modules."""
    return [manifest_of(module).words() for module in values.modules]
