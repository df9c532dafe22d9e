"""What tells the documents of one kind apart: the field `kind`."""

from __future__ import annotations

import msgspec


class Move(msgspec.Struct, tag_field="kind"):
    """A move that can be made."""

    def ends_turn(self) -> bool:
        """RC-4.1. A turn lasts until the player ends it."""
        return False


class Decision(msgspec.Struct, tag_field="kind"):
    """Something that has to be decided."""

    def ended_by(self, move: Move) -> bool:
        """Whether the turn is over when this is decided so."""
        return move.ends_turn()


class Fact(msgspec.Struct, tag_field="kind"):
    """Something that happened."""


class ScoringLine(msgspec.Struct, tag_field="kind"):
    """A line of the final scoring."""
