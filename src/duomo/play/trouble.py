"""Errors outside the rules, in words: a phrase for the page, a sentence for a log."""

from __future__ import annotations

from duomo.core.engine.refusal import DuomoError
from duomo.core.words.phrase import Phrase, Value, render, say
from duomo.locales import fitting


class ServerTrouble(DuomoError):
    """An error that a player or a host can understand, and often fix."""

    again = 1
    """Seconds after which to try again, if there were too many requests."""

    def __init__(self, status: int, key: str, rule: str = "", **data: Value) -> None:
        facts = {name: fitting(fact) if isinstance(fact, int | str) else fact for name, fact in data.items()}
        self.words: Phrase = say(f"server-{key}", **facts)
        super().__init__(render(self.words))
        self.status = status
        self.key = key
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        """Support pickling, for sending it between processes."""
        return _again, (self.status, self.key, self.rule, self.words.data)


def _again(status: int, key: str, rule: str, data: dict[str, Value]) -> ServerTrouble:
    return ServerTrouble(status, key, rule, **data)
