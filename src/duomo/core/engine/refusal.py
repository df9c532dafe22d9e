"""Why a move, an option or a file is not accepted."""

from __future__ import annotations

from collections.abc import Mapping

from duomo.locales import sentence


class Refusal:
    """Why not: a reason code, the rule behind it, and what the sentence needs, another refusal perhaps."""

    def __init__(self, reason: str, rule: str, data: Mapping[str, int | str | Refusal] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.data: Mapping[str, int | str | Refusal] = {} if data is None else data

    def words(self, language: str = "en") -> str:
        """The sentence without the rule."""
        data: dict[str, int | str] = {}
        for name, value in self.data.items():
            data[name] = value.text(language) if isinstance(value, Refusal) else value
        return sentence(f"refusal-{self.reason}", language, data)

    def text(self, language: str = "en") -> str:
        """The sentence a player reads, with the id of the rule."""
        words = self.words(language)
        return f"{words.rstrip('.')}: {self.rule}" if self.rule else words

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r}, {self.data!r})"


class DuomoError(Exception):
    """Something a person can put right. Its text is an English sentence that says what to do.

    What a player can meet is given as a refusal, which can be told in every language; what only a programmer
    or the user of a command meets may be a plain sentence.
    """

    def __init__(self, why: str | Refusal) -> None:
        if isinstance(why, str):
            super().__init__(why)
            self.refusal: Refusal = Refusal("in-english", "", {"detail": why})
        else:
            words = why.words()
            super().__init__(f"{words.rstrip('.')} ({why.rule})." if why.rule else words)
            self.refusal = why


class IllegalMove(DuomoError):
    """A move that the rules do not allow at this moment."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text}: {refusal}")
        self.move = text
        self.refusal = refusal


class NotationError(DuomoError):
    """Text that is no move of the game at all."""


class OptionError(DuomoError):
    """Options that are unknown or cannot be combined."""


class PositionError(DuomoError):
    """A position that cannot be read or contradicts itself. A sentence that names the place is told as it is,
    for whoever wrote the position by hand, inside one in the reader's language."""

    def __init__(self, why: str | Refusal) -> None:
        super().__init__(why)
        if isinstance(why, str):
            self.refusal = Refusal("position-wrong", "", {"detail": why})


class RecordError(DuomoError):
    """A record that cannot be read, or that does not follow the rules. Names the line."""
