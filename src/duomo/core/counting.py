"""Scoring a game that was played with the real box: what people enter becomes a position and is scored."""

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
    """How one game is counted. What people enter is a document of the game."""

    entered: type[msgspec.Struct]
    """What people enter, with the game's name as its tag."""
    offered: type[msgspec.Struct]
    """The type of `sheet`."""
    laid: type[msgspec.Struct]
    """A position piece by piece, with the game's name as its tag."""
    automaton: Automaton | None = None
    """The automated opponent for solo play at a real table, if the game has one."""

    @abstractmethod
    def sheet(self, count: Any) -> msgspec.Struct:
        """Return what can be entered at such a table."""

    @abstractmethod
    def position(self, count: Any) -> Document:
        """Return the position that was entered; anything missing is as at the start."""

    @abstractmethod
    def scoring(self, rules: Rules[Any], state: Any, count: Any) -> Scoring:
        """Return the scoring of that position."""

    @abstractmethod
    def complete(self, count: Any) -> bool:
        """True if the game is over as entered."""

    def after(self, rules: Rules[Any], state: Any, count: Any) -> msgspec.Struct | None:
        """Return what lies on the table when the next count begins, in a game that is counted several
        times; None after the last count."""
        return None

    def named(self, count: Any, refusal: Refusal) -> Refusal:
        """Return a contradiction in words for people who count, where they would look for a different rule
        than someone who writes positions."""
        return refusal

    def repair(self, document: Document, refusal: Refusal) -> str | None:
        """Change a position so that a refusal no longer applies. Return a token for what was done, or None if
        there is no unique way."""
        return None

    def pieces(self, document: Document) -> Any | None:
        """Return a position piece by piece, as the game's document; None if it holds more than pieces."""
        return None

    def shown(self, event: Event, components: Any) -> tuple[str, str] | None:
        """Return the table and row of the component that nature revealed, if it is one."""
        return None

    @abstractmethod
    def document(self, pieces: Any) -> Document:
        """Return the position described by these pieces."""
