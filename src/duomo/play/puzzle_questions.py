"""What can be asked about a puzzle, answered as it is sent."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

from duomo.play.puzzle_documents import PuzzleCard
from duomo.play.puzzles import PuzzleTable, find
from duomo.play.thinking import Tell, Thought

What = Literal["now", "why", "verdict"]

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class AboutPuzzle(Thought):
    card: PuzzleCard
    moves: tuple[str, ...]
    what: What
    move: str | None = None
    piece: str | None = None

    def think(self, tell: Tell) -> None:
        table = PuzzleTable(find(self.card.id), self.moves)
        match self.what:
            case "now":
                tell(_encode(table.now(self.card)))
            case "why":
                tell(_encode(table.why(self.move, self.piece)))
            case "verdict":
                tell(_encode(table.verdict()))
