"""Why a move, an option or a file is not accepted."""

from __future__ import annotations

from duomo.locales import sentence


class Refusal:
    """Why not: a reason code, the rule behind it, and the numbers that the sentence needs."""

    def __init__(self, reason: str, rule: str, data: dict[str, int | str] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.data: dict[str, int | str] = {} if data is None else data

    def text(self, language: str = "en") -> str:
        """The sentence a player reads, with the id of the rule."""
        words = sentence(f"refusal-{self.reason}", language, self.data)
        return f"{words.rstrip('.')}: {self.rule}" if self.rule else words

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r}, {self.data!r})"


class DuomoError(Exception):
    """Something a person can put right. Its text is a sentence that says what to do."""


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
    """A position that cannot be read or contradicts itself."""


class RecordError(DuomoError):
    """A record that cannot be read, or that does not follow the rules. Names the line."""
