"""Counting a game that was played with the real box: what is entered becomes a position and is scored."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from duomo.core.engine.event import Event
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.core.game import Document
from duomo.core.wire import Scoring


class Counting(ABC):
    """How one game is counted. What is entered is a document of the game's own."""

    @abstractmethod
    def sheet(self, count: Any) -> msgspec.Struct:
        """What can be entered at such a table."""

    @abstractmethod
    def position(self, count: Any) -> Document:
        """The position that was entered; what is missing is as at the start."""

    @abstractmethod
    def scoring(self, rules: Rules[Any], state: Any, count: Any) -> Scoring:
        """How that position is scored."""

    @abstractmethod
    def complete(self, count: Any) -> bool:
        """Whether the game is over as it was entered."""

    def repair(self, document: Document, refusal: Refusal) -> str | None:
        """Change a position so that a refusal no longer holds: a token for what was done, None when there is
        no one way."""
        return None

    def pieces(self, document: Document) -> Any | None:
        """A position piece by piece, as the game's own document; None for one that says what is no piece."""
        return None

    def shown(self, event: Event, components: Any) -> tuple[str, str] | None:
        """The table and the row of the component that nature brought, if it is one."""
        return None

    def document(self, pieces: Any) -> Document:
        """The position that such pieces are."""
        raise NotImplementedError
