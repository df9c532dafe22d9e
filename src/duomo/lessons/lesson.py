"""The data of a lesson, read from a file of its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from duomo.core.engine.refusal import DuomoError
from duomo.core.game import Document

PUPIL = 0
"""The seat of the pupil: the first player of the position."""


class LessonError(DuomoError):
    """A lesson that cannot be read, or that no longer fits the rules; the message says which and where."""


@dataclass(frozen=True)
class Step:
    """One thing to do, or, without moves, one thing to read."""

    name: str
    do: tuple[str, ...] = ()
    """Moves that complete it, in notation; the first is shown if the pupil asks."""
    every: bool = False
    """True if all of these moves are wanted, in any order, instead of just one of them."""
    then: tuple[str, ...] = ()
    """Moves played automatically afterwards: what was decided already, and what a rival does."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """The text that replies to another move: by the first words of the move; the longest match wins."""
    rules: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    """Pieces to look at, as the board names its places."""
    before: Mapping[str, str] = field(default_factory=dict)
    """Numbers in the texts: places in the position, as they are when the step begins."""
    shown: Mapping[str, str] = field(default_factory=dict)
    """Numbers in the texts: places in the pupil's view when the step begins."""
    brings: Mapping[str, str] = field(default_factory=dict)
    """Numbers in the texts: by how much a place in the position grows through this step."""
    costs: Mapping[str, str] = field(default_factory=dict)
    """Numbers in the texts: by how much it falls."""

    def answer_to(self, move: str) -> str | None:
        """Return the text that replies to a move that is not wanted; None if only the general one does."""
        words = move.split()
        for count in range(len(words), 0, -1):
            found = self.wrong.get(" ".join(words[:count]))
            if found is not None:
                return found
        return None


@dataclass(frozen=True)
class Lesson:
    """A short piece of a game with one thing to learn."""

    game: str
    course: str
    """The course it belongs to: the game itself, or one of its expansions."""
    name: str
    minutes: int
    position: Document
    nature: tuple[str, ...]
    """What nature brings, in this order; after that its answers follow from the name of the lesson."""
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        return f"{self.course}/{self.name}"

    def key(self, *parts: str) -> str:
        """Return a key of the catalogue: for the lesson, or for one of its steps."""
        return "-".join(("lesson", self.course, self.name, *parts))
