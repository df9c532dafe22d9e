"""What can go wrong outside the rules, said in words: a phrase for the page, a sentence for a log."""

from __future__ import annotations

from duomo.core.engine.refusal import DuomoError
from duomo.core.words.phrase import Phrase, Value, render, say


class ServerTrouble(DuomoError):
    """Something that a player or a host can understand, and often put right."""

    def __init__(self, status: int, key: str, rule: str = "", **data: Value) -> None:
        self.words: Phrase = say(f"server-{key}", **data)
        super().__init__(render(self.words))
        self.status = status
        self.key = key
        self.rule = rule
