"""What one guild adds to the documents of The Red Cathedral; the guild hands it out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from duomo.core.engine.event import Event
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.base import Decision, Fact, Move, ScoringLine
from duomo.games.red_cathedral.wire.decisions import Maker as DecisionMaker
from duomo.games.red_cathedral.wire.making import Maker as MoveMaker
from duomo.games.red_cathedral.wire.position import Piece, Position

__all__ = ["DecisionMaker", "GuildWire", "MoveMaker"]


class GuildWire:
    """This one adds nothing."""

    decisions: Mapping[str, DecisionMaker] = {}
    """What makes its decisions, by the name under which each gets its number."""
    moves: Mapping[str, MoveMaker] = {}
    """What makes its moves, by the name under which they get their numbers."""
    documents: tuple[type[Decision | Move | Fact | ScoringLine], ...] = ()
    """The types of its decisions, moves, events and lines of the scoring, also those that others have too."""

    def meant(self, at: Position, piece: Piece) -> int | None:
        """The move that a press on a piece would be, where the guild has a say in it."""
        return None

    def places(self, at: Position) -> list[str]:
        """What a lesson may point to among what this guild keeps, as the page names it (`data-at`)."""
        return []

    def conceal(self, values: TableValues, state: RedState, seat: int) -> None:
        """Take out of a position, a copy that nobody plays on, what a seat may not know."""

    def lines_before(self, events: Iterable[Event]) -> list[ScoringLine]:
        """What was scored before the markers went back."""
        return []
