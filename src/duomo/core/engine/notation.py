"""Moves as text and text as moves, one to one."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from duomo.core.engine.refusal import NotationError, Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(ABC):
    """Converts both ways. Filled on first use, since bots never need text."""

    def __init__(self, title: str) -> None:
        self.title = title
        self._texts: dict[int, str] = {}
        self._codes: dict[str, int] = {}

    @abstractmethod
    def all_texts(self) -> dict[int, str]:
        """Return every move of the game, nature's included."""

    @property
    def texts(self) -> dict[int, str]:
        self._fill()
        return self._texts

    @property
    def codes(self) -> dict[str, int]:
        self._fill()
        return self._codes

    def text(self, move: int) -> str:
        return self.texts[move]

    def verb(self, move: int) -> str:
        """Return the first word of a move's text."""
        return self.texts[move].partition(" ")[0]

    def parse(self, text: str) -> int:
        code = self.codes.get(" ".join(text.lower().split()))
        if code is None:
            raise NotationError(Refusal("no-such-move", "", {"move": text, "game": self.title}))
        return code

    def _fill(self) -> None:
        if not self._texts:
            self._texts = self.all_texts()
            self._codes = {text: code for code, text in self._texts.items()}
