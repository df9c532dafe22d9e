"""What a lesson is: data, read from a file of its game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from duomo.core.engine.refusal import DuomoError
from duomo.core.game import Document

PUPIL = 0
"""The seat of whoever takes a lesson: the first player of its position."""


class LessonError(DuomoError):
    """A lesson that cannot be read, or that no longer fits the rules; the message says which and where."""


@dataclass(frozen=True)
class Step:
    """One thing to do, or, without moves, one thing to read."""

    name: str
    do: tuple[str, ...] = ()
    """Moves that do it, in notation; the first is the one that is shown to whoever asks."""
    every: bool = False
    """Whether all of these moves are wanted, in any order, and not just one of them."""
    then: tuple[str, ...] = ()
    """What is played next without asking: what was decided already, and what a rival does."""
    wrong: Mapping[str, str] = field(default_factory=dict)
    """Which text answers another move: by the first words of the move, the longest that fit."""
    rules: tuple[str, ...] = ()
    points: tuple[str, ...] = ()
    """Pieces to look at, as the board names its places."""
    before: Mapping[str, str] = field(default_factory=dict)
    """Numbers in the texts: places in the position, as they are when the step begins."""
    shown: Mapping[str, str] = field(default_factory=dict)
    """Numbers in the texts: places in what whoever learns sees when the step begins."""
    brings: Mapping[str, str] = field(default_factory=dict)
    """Numbers in the texts: by how much a place in the position grows through this step."""
    costs: Mapping[str, str] = field(default_factory=dict)
    """Numbers in the texts: by how much it falls."""

    def answer_to(self, move: str) -> str | None:
        """The text that answers a move which is not the one; None when only the general one does."""
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
    """Where it belongs: the game itself, or one of its expansions."""
    name: str
    minutes: int
    position: Document
    nature: tuple[str, ...]
    """What nature brings, in this order; afterwards its answers follow from the name of the lesson."""
    steps: tuple[Step, ...]

    @property
    def id(self) -> str:
        return f"{self.course}/{self.name}"

    def key(self, *parts: str) -> str:
        """A key of the catalogue: of the lesson, or of one of its steps."""
        return "-".join(("lesson", self.course, self.name, *parts))
