"""An automated opponent for a game played with the real box: told what happened, it says what to do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec


class Automaton(ABC):
    """How one game runs its automaton. Its inputs and answers are documents of the game."""

    wished: type[msgspec.Struct]
    """What is known before the table is set up, with the game's name as its tag."""
    offered: type[msgspec.Struct]
    """The type of `sheet`."""
    told: type[msgspec.Struct]
    """A game at a real table so far, with the game's name as its tag."""
    answered: type[msgspec.Struct]
    """The type of `now`."""

    @abstractmethod
    def sheet(self, wish: Any) -> msgspec.Struct:
        """Return how the table is set up, and what can be entered about it."""

    @abstractmethod
    def now(self, line: Any) -> msgspec.Struct:
        """Return what to do and what is asked next; DuomoError if the game cannot have gone this way."""
