"""Why a move, an option or a file is not accepted."""

from __future__ import annotations

from collections.abc import Mapping

from duomo.locales import sentence


class Refusal:
    """A reason code, the rule behind it, and the values for the sentence, possibly another refusal."""

    def __init__(self, reason: str, rule: str, data: Mapping[str, int | str | Refusal] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.data: Mapping[str, int | str | Refusal] = {} if data is None else data

    def words(self, language: str = "en") -> str:
        """Return the sentence without the rule."""
        data: dict[str, int | str] = {}
        for name, value in self.data.items():
            data[name] = value.text(language) if isinstance(value, Refusal) else value
        return sentence(f"refusal-{self.reason}", language, data)

    def text(self, language: str = "en") -> str:
        """Return the sentence a player reads, with the id of the rule."""
        words = self.words(language)
        return f"{words.rstrip('.')}: {self.rule}" if self.rule else words

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r}, {self.data!r})"


class DuomoError(Exception):
    """An error that a person can fix. Its text is an English sentence that says what to do.

    Errors a player can meet are refusals, which can be translated; those only a programmer or the user of a
    command meets may be plain sentences.
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
    """A move that the rules do not allow now."""

    def __init__(self, text: str, refusal: Refusal) -> None:
        super().__init__(f"{text}: {refusal}")
        self.move = text
        self.refusal = refusal


class NotationError(DuomoError):
    """Text that is not a move of the game."""


class OptionError(DuomoError):
    """Options that are unknown or cannot be combined."""


class PositionError(DuomoError):
    """A position that cannot be read or contradicts itself. A plain sentence that names the place is
    quoted as it is, for the author of the position, inside a sentence in the reader's language."""

    def __init__(self, why: str | Refusal) -> None:
        super().__init__(why)
        if isinstance(why, str):
            self.refusal = Refusal("position-wrong", "", {"detail": why})


class RecordError(DuomoError):
    """A record that cannot be read or breaks the rules. Names the line."""
