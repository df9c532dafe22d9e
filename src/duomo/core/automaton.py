"""An opponent that is no person, beside the real box: told what happened, it says what to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec


class Automaton(ABC):
    """How one game runs it. What is told and what is answered are documents of the game's own."""

    wished: type[msgspec.Struct]
    """What is known before the table is laid out, with the game's name as its tag."""
    offered: type[msgspec.Struct]
    """The type of `sheet`."""
    told: type[msgspec.Struct]
    """A game at a real table so far, with the game's name as its tag."""
    answered: type[msgspec.Struct]
    """The type of `now`."""

    @abstractmethod
    def sheet(self, wish: Any) -> msgspec.Struct:
        """How the table is laid out, and what can be said of it."""

    @abstractmethod
    def now(self, line: Any) -> msgspec.Struct:
        """What to do, and what is asked next; DuomoError when it cannot have been so."""
