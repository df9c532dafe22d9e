"""What a guild adds to the documents of The Red Cathedral; the guild provides it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

import msgspec

from duomo.core.engine.event import Event
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.base import Decision, Fact, Move, ScoringLine
from duomo.games.red_cathedral.wire.decisions import Maker as DecisionMaker
from duomo.games.red_cathedral.wire.making import Maker as MoveMaker
from duomo.games.red_cathedral.wire.pieces import Pieces
from duomo.games.red_cathedral.wire.position import Piece, Position

__all__ = ["DecisionMaker", "GuildWire", "MoveMaker"]


class GuildWire:
    """Base class; this default adds nothing."""

    decisions: Mapping[str, DecisionMaker] = {}
    """Makers of its decisions, by the name under which each gets its number."""
    moves: Mapping[str, MoveMaker] = {}
    """Makers of its moves, by the name under which they get their numbers."""
    documents: tuple[type[Decision | Move | Fact | ScoringLine], ...] = ()
    """The types of its decisions, moves, events and scoring lines, including those shared with other
    guilds."""
    declined: tuple[str, ...] = ()
    """What its offers are called when they are declined, besides resources."""
    pieces: type[Pieces] | None = None
    """Its table as the pieces of a position."""
    counted: type[msgspec.Struct] | None = None
    """What a party tells of it when a game from a real table is counted; everything has a default."""
    sheet: type[msgspec.Struct] | None = None
    """What can be told there: lists of names."""
    shown: ClassVar[Mapping[str, tuple[str, tuple[str, ...]]]] = {}
    """Its chance events that show a component: the fact that names it, and the tables it may be in."""

    def meant(self, at: Position, piece: Piece) -> int | None:
        """Return the move meant by a click on a piece, or None if the guild does not decide it."""
        return None

    def places(self, at: Position) -> list[str]:
        """Return the places on this guild's board that a lesson may point to, as named by the page
        (`data-at`)."""
        return []

    def conceal(self, values: TableValues, state: RedState, seat: int) -> None:
        """Remove what a seat may not know from a position, a copy that is not played on."""

    def lines_before(self, events: Iterable[Event]) -> list[ScoringLine]:
        """Return the lines scored before the markers move back."""
        return []
