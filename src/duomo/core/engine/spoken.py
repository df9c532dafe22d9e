"""A pending decision as a position says it: words that are read one after the other."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from duomo.core.engine.entries import number, word
from duomo.core.engine.refusal import PositionError

QUOTED = 80
"""A longer text is not repeated in a message."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken:
    """One entry of `pending`. A game adds how its own things are named."""

    def __init__(self, place: str, text: str) -> None:
        self.place = f"{place} “{text}”" if len(text) <= QUOTED else place
        """Where it stands, for the messages."""
        self.words = text.split()
        """What has not been read yet."""

    def next(self) -> str:
        """The next word, empty when there is none."""
        return self.words.pop(0) if self.words else ""

    def said(self, expected: str) -> int:
        """1 if the next word is the expected one, which then counts as read; 0 if not."""
        if self.words and self.words[0] == expected:
            self.words.pop(0)
            return 1
        return 0

    def one_of(self, allowed: list[str]) -> int:
        """Which of the allowed words comes next."""
        return allowed.index(word(self.place, self.next(), allowed))

    def count(self, least: int, most: int, rule: str = "") -> int:
        """A number from `least` to `most`."""
        text = self.next()
        plain = text.isascii() and text.isdigit() and len(text) < 10
        return number(self.place, int(text) if plain else text, least, most, rule)

    def names(self, allowed: list[str]) -> list[str]:
        """All the words that are left, at least one and none twice."""
        names = [word(self.place, name, allowed) for name in self.words]
        if len(set(names)) != len(names) or not names:
            raise PositionError(f"{self.place}: here belong some of {', '.join(allowed)}, each once.")
        self.words = []
        return names

    def end(self) -> None:
        """Nothing more may follow."""
        if self.words:
            raise PositionError(f"{self.place}: “{' '.join(self.words)[:40]}” is too much.")
