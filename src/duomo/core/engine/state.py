"""The base class of positions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

NATURE: Final = -1
"""The decider when a die is rolled or a card is drawn."""

NOBODY: Final = -2
"""The decider when the game is over."""

FRAMES: Final = 64
"""Number of kinds of pending decisions."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """The whole position and nothing else: no random numbers, no order of hidden cards.

    Pending decisions are data too: a stack of frames, each one `int`, with the top last.
    """

    decider: int
    """The seat that must choose now, or NATURE, or NOBODY when the game is over."""

    turns: int
    """Turns begun so far, by all seats together."""

    stack: list[int]
    """Pending decisions, each packed by `frame`."""

    @abstractmethod
    def copy(self) -> State:
        """Return an independent copy."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Return a hashable key, equal for equal positions and different for different ones."""

    def over(self) -> bool:
        return self.decider == NOBODY


def replaced(values: list[int], index: int, value: int) -> list[int]:
    """Return a list with one entry changed. Lists shared by copies of a state may only be changed this
    way."""
    values = values[:]
    values[index] = value
    return values


def frame(kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """Pack one pending decision: its kind (0..63) and up to four numbers (0..4095 each)."""
    k: i64 = kind
    w: i64 = a
    x: i64 = b
    y: i64 = c
    z: i64 = d
    return k | w << 6 | x << 18 | y << 30 | z << 42


def kind_of(top: int) -> int:
    return top & 63


def first(top: int) -> int:
    packed: i64 = top
    return packed >> 6 & 4095


def second(top: int) -> int:
    packed: i64 = top
    return packed >> 18 & 4095


def third(top: int) -> int:
    packed: i64 = top
    return packed >> 30 & 4095


def fourth(top: int) -> int:
    packed: i64 = top
    return packed >> 42 & 4095
