"""The task of judging an answer to a puzzle."""

from __future__ import annotations

from dataclasses import dataclass

from duomo.play.practice.puzzles import PuzzleTable, find
from duomo.play.thinking import Tell, Thought


@dataclass(frozen=True)
class PuzzleAnswer(Thought):
    puzzle: str
    moves: tuple[str, ...]

    def think(self, tell: Tell) -> None:
        tell(PuzzleTable(find(self.puzzle), self.moves).verdict())
