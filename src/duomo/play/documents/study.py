"""Playing on from a moment of a record: what is asked, and how it is judged."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.play.documents.general import MoveText, PieceName

At = Annotated[int, Meta(ge=0, le=10_000, description="So many moves of the record, nature's counted too.")]
Moves = Annotated[list[MoveText], Meta(max_length=400, description="Made since, without nature's.")]
Deal = Annotated[int, Meta(ge=0, le=1_000_000, description="Another number brings other dice and cards.")]


class StudyLine(msgspec.Struct, forbid_unknown_fields=True):
    """A moment of a record, and what was played from there."""

    at: At
    moves: Moves = []
    deal: Deal = 0


class StudyQuestion(msgspec.Struct, forbid_unknown_fields=True):
    """May this move be made after that line, or the one that a press on a piece would be?"""

    line: StudyLine
    move: MoveText | None = None
    piece: PieceName | None = None


class StudyJudgement(msgspec.Struct):
    """How the game stands: everybody's win share."""

    shares: list[float]
    simulations: int
    """0: the game is over."""
