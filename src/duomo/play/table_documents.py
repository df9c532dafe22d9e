"""One table as a viewer sees it, and what can be done there; live messages hold these too."""

from __future__ import annotations

from typing import Literal

import msgspec

from duomo.core.wire import GameEvent, Offer, View
from duomo.core.words.phrase import Phrase
from duomo.play.documents import MoveId, MoveText, Number, Result, Seat, SeatNumber


class Entry(msgspec.Struct):
    """One line of the log: a decision, or an undo. `start` is what was dealt before the first decision."""

    number: int
    kind: Literal["start", "move", "undo"]
    seat: int | None
    move: str | None
    """In notation; None when it is a secret, or no move."""
    at: str
    turn: int
    events: list[GameEvent]
    back_to: int | None = None
    """For an undo: the entry whose position is in force again; those between are taken back."""
    taken_back: bool = False


class Undo(msgspec.Struct):
    """Where this viewer may go back to: before their last decision, and to the start of their turn."""

    to: int | None
    restart: int | None
    policy: Literal["free", "consent", "none"]


class UndoQuestion(msgspec.Struct):
    """A player has asked to go back; the seats in `waits_for` have not answered."""

    seat: int
    to: int
    waits_for: list[int]


class Now(msgspec.Struct):
    """The position after the last entry, for one viewer."""

    number: int
    view: View
    decider: int | None
    yours: int | None
    """The seat that this viewer decides for now."""
    decision: Phrase | None
    legal: list[Offer]
    undo: Undo
    asked: UndoQuestion | None
    over: bool
    result: Result | None


class Snapshot(msgspec.Struct):
    """A whole table, for one viewer. Older entries than these are at `/api/tables/{id}/entries`."""

    table: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    seats: list[Seat]
    spectator: bool
    entries: list[Entry]
    now: Now
    share: str
    """The path for spectators."""
    rated: bool
    rematch: str | None
    """The table where the same people play again."""


class PlayMove(msgspec.Struct, forbid_unknown_fields=True):
    """A move, and the last entry that was known when it was chosen."""

    seat: SeatNumber
    move: MoveText
    after: Number
    id: MoveId


class GoBack(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    to: Number
    after: Number


class Outcome(msgspec.Struct):
    """What came of a move or an undo. `number` is the last entry of the table."""

    outcome: Literal["done", "late", "refused", "asked"]
    number: int
    words: Phrase | None = None
    rule: str = ""


class WhyNot(msgspec.Struct):
    """Why a move may not be made now; without words, it may."""

    words: Phrase | None
    rule: str


class Prospect(msgspec.Struct):
    """What a seat could do: at the beginning of its turn if that began now, or at a moment of a record."""

    seat: int | None
    """None: nobody can do anything."""
    offers: list[Offer]
    why: WhyNot | None
    """Of the move that was asked about."""


class Hint(msgspec.Struct):
    """A move to make, and in words why."""

    move: str
    offer: Offer
    words: list[Phrase]
