"""Studies: playing on from a moment of a record, and judging the result."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.play.documents.general import MoveText, PieceName

At = Annotated[int, Meta(ge=0, le=10_000, description="So many moves of the record, nature's counted too.")]
Moves = Annotated[list[MoveText], Meta(max_length=400, description="Made since, without nature's.")]
Deal = Annotated[int, Meta(ge=0, le=1_000_000, description="Another number brings other dice and cards.")]


class StudyLine(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a record, and the moves played from there."""

    at: At
    moves: Moves = []
    deal: Deal = 0


class StudyQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """A move to check after that line, given in notation or as a pressed piece."""

    line: StudyLine
    move: MoveText | None = None
    piece: PieceName | None = None


class StudyJudgement(msgspec.Struct):
    """Everyone's win share in the position."""

    shares: list[float]
    simulations: int
    """0 if the game is over."""
