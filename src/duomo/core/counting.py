"""Counting a game that was played with the real box: what is entered becomes a position and is scored."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

import msgspec

from duomo.core.automaton import Automaton
from duomo.core.engine.event import Event
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.rules import Rules
from duomo.core.game import Document
from duomo.core.wire import Scoring


class Counting(ABC):
    """How one game is counted. What is entered is a document of the game's own."""

    entered: type[msgspec.Struct]
    """What is entered, with the game's name as its tag."""
    offered: type[msgspec.Struct]
    """The type of `sheet`."""
    laid: type[msgspec.Struct]
    """A position piece by piece, with the game's name as its tag."""
    automaton: Automaton | None = None
    """Whom one person can play against at a real table, if the game has somebody."""

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

    def after(self, rules: Rules[Any], state: Any, count: Any) -> msgspec.Struct | None:
        """What lies there when the next count begins, in a game that is counted more than once; None: this
        was the last one."""
        return None

    def named(self, count: Any, refusal: Refusal) -> Refusal:
        """A contradiction as it is named to people who count, where they would look for another rule than the
        reader of positions."""
        return refusal

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

    @abstractmethod
    def document(self, pieces: Any) -> Document:
        """The position that such pieces are."""
