"""Slow thoughts, in a module that the tests' processes can import."""

from __future__ import annotations

import time
from dataclasses import dataclass

from duomo.play.thinking import Tell, Thought


@dataclass(frozen=True)
class Slow(Thought):
    """Returns its name, in this many pieces."""

    name: str
    pieces: int = 1
    seconds: float = 0.05

    def think(self, tell: Tell) -> None:
        for _ in range(self.pieces):
            time.sleep(self.seconds)
            tell(self.name)


@dataclass(frozen=True)
class Busy(Thought):
    """Uses this many seconds of processor time before it answers."""

    seconds: float

    def think(self, tell: Tell) -> None:
        until = time.process_time() + self.seconds
        while time.process_time() < until:
            pass
        tell("busy")
