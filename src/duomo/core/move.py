"""A move, as people and programs exchange it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Move:
    """One choice: a code inside the engine, a line of text outside."""

    code: int
    text: str

    def __str__(self) -> str:
        return self.text
