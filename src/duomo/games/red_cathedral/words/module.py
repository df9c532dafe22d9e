"""What a module in play adds to the words of The Red Cathedral."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from duomo.core.engine.event import Event
from duomo.core.words.phrase import Phrase, Value
from duomo.games.red_cathedral.modules.expansions import manifest_of
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.words.printed_signs import Shown
    from duomo.games.red_cathedral.words.words import RedWords


class ModuleWords:
    """Words of one module; None falls back to the base game."""

    shown: ClassVar[frozenset[str]] = frozenset()
    """Its events that the picture already shows (see `Words`)."""

    def move(self, words: RedWords, move: int) -> Phrase | None:
        """Describe one of its moves, or a move at one of its decisions."""
        return None

    def heading(self, words: RedWords, move: int) -> Phrase | None:
        """Return the group of one of its moves in the list of a turn's choices."""
        return None

    def actions(self) -> dict[str, Shown]:
        """Return its influence actions in signs, by name."""
        return {}

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        """Return words for event tokens that only the components can explain."""
        return {}


def module_words(values: TableValues) -> list[ModuleWords]:
    """Return one for each module, in order."""
    return [manifest_of(module).words() for module in values.modules]
