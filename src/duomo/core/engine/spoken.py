"""A pending decision as written in a position: words read one after the other."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from duomo.core.engine.entries import number, word
from duomo.core.engine.refusal import PositionError

QUOTED = 80
"""Maximum length of a text that is quoted in a message."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Spoken:
    """One entry of `pending`. A game adds the names of its own things."""

    def __init__(self, place: str, text: str) -> None:
        self.place = f"{place} “{text}”" if len(text) <= QUOTED else place
        """Its place, for the messages."""
        self.words = text.split()
        """Words not yet read."""

    def next(self) -> str:
        """Return the next word, empty if there is none."""
        return self.words.pop(0) if self.words else ""

    def said(self, expected: str) -> int:
        """Return 1 if the next word is the expected one, which is then consumed; 0 if not."""
        if self.words and self.words[0] == expected:
            self.words.pop(0)
            return 1
        return 0

    def one_of(self, allowed: list[str]) -> int:
        """Return which of the allowed words comes next."""
        return allowed.index(word(self.place, self.next(), allowed))

    def count(self, least: int, most: int, rule: str = "") -> int:
        """Return a number from `least` to `most`."""
        text = self.next()
        plain = text.isascii() and text.isdigit() and len(text) < 10
        return number(self.place, int(text) if plain else text, least, most, rule)

    def names(self, allowed: list[str]) -> list[str]:
        """Return all remaining words, at least one and none twice."""
        names = [word(self.place, name, allowed) for name in self.words]
        if len(set(names)) != len(names) or not names:
            raise PositionError(f"{self.place}: here belong some of {', '.join(allowed)}, each once.")
        self.words = []
        return names

    def end(self) -> None:
        """Check that no words are left."""
        if self.words:
            raise PositionError(f"{self.place}: “{' '.join(self.words)[:40]}” is too much.")
