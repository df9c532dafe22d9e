"""One table as a viewer sees it, and what can be done there; live messages contain these too."""

from __future__ import annotations

from typing import Literal

import msgspec

from duomo.core.wire import Closed, GameEvent, Offer, Scoring, View
from duomo.core.words.phrase import Phrase
from duomo.play.documents.general import MoveId, MoveText, Number, Result, Seat, Seating, SeatNumber
from duomo.play.tables.clocks import Pace
from duomo.play.tables.rows import Ended
from duomo.play.tables.terms import Opening, Terms

UndoPolicy = Literal["free", "consent", "none"]


class Entry(msgspec.Struct):
    """One entry of the log: a decision, or an undo. `start` is what was dealt before the first decision."""

    number: int
    kind: Literal["start", "move", "undo"]
    seat: int | None
    move: str | None
    """In notation; null if it is secret or there is no move."""
    at: str
    turn: int
    events: list[GameEvent]
    back_to: int | None = None
    """For an undo: the entry whose position is restored; the entries after it are taken back."""
    taken_back: bool = False


class TurnsOf(msgspec.Struct):
    """Number of turns of one party, complete or not."""

    party: int
    """Its seat; automata are numbered after the seats."""
    name: Phrase
    turns: int


class UndoOffer(msgspec.Struct):
    """Where this viewer may go back to: before their last decision, and to the start of this turn."""

    to: int | None
    restart: int | None
    """Also null if it is not their turn."""
    policy: UndoPolicy
    restart_policy: UndoPolicy
    takes_back: list[TurnsOf]
    """Turns of others since `to` that would be taken back."""
    redo: bool
    """Whether they can redo what they took back."""


class UndoQuestion(msgspec.Struct):
    """A player's request to undo; the seats in `waits_for` have not answered."""

    seat: int
    to: int
    waits_for: list[int]
    takes_back: list[TurnsOf]
    """Turns of others than the requester that would be taken back."""


class Now(msgspec.Struct):
    """The position after the last entry, for one viewer."""

    number: int
    view: View
    decider: int | None
    yours: int | None
    """The viewer's seat that has to decide."""
    decision: Phrase | None
    legal: list[Offer]
    closed: list[Closed]
    """Other possible answers to the question, and why they cannot be chosen; only for the deciding seat."""
    undo: UndoOffer
    asked: UndoQuestion | None
    over: bool
    result: Result | None
    secret: bool
    """Whether the view shows something that others at the same screen may not see."""


class Claim(msgspec.Struct):
    """The deciding seat is being waited for: after `wait` milliseconds a bot may play for it."""

    seat: int
    wait: int


class VoteAsked(msgspec.Struct):
    """A proposal to play on without somebody, or to give up the game."""

    kind: Literal["out", "end"]
    by: int
    seat: int | None
    """The seat to play on without."""
    waits_for: list[int]
    """One seat of each person who has not voted yet."""


class Timing(msgspec.Struct):
    """The current clocks, and what can be done about absent players."""

    pace: Pace | None
    left: list[int | None]
    """Milliseconds left for every seat, null for bots; empty if there is no time limit."""
    runs: int | None
    """The seat whose clock is running."""
    claim: Claim | None
    vote: VoteAsked | None
    ended: Ended | None
    """Set if its players have given it up."""


class DecisionRule(msgspec.Struct):
    """The rulebook paragraph about the current decision; empty if there is none."""

    rule: str


class Standing(msgspec.Struct):
    """How the game would be scored if it ended now; null if the view contains it."""

    scoring: Scoring | None


class Snapshot(msgspec.Struct):
    """A whole table, for one viewer. Older entries are at `/api/tables/{id}/entries`."""

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
    """The table of the rematch."""
    terms: Terms
    seatings: list[Seating] = []
    """What happened to the seats, and when."""
    closed: bool = False
    """Whether a steward has closed it or its players have given it up: no more moves can be made."""
    timing: Timing | None = None
    """Null in a replay."""
    opening: Opening | None = None
    """Who may take its open seats; null if there are none."""
    host: bool = False
    """Whether the viewer made the table."""


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


class MakeAgain(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber
    after: Number
    id: MoveId


class Outcome(msgspec.Struct):
    """The outcome of a move or an undo. `number` is the last entry of the table."""

    outcome: Literal["done", "late", "refused", "asked"]
    number: int
    words: Phrase | None = None
    rule: str = ""


class WhyNot(msgspec.Struct):
    """Why a move is not legal now; without words, it is."""

    words: Phrase | None
    rule: str


class Prospect(msgspec.Struct):
    """What a seat could do: if its turn started now, or at a moment of a record."""

    seat: int | None
    """Null if nobody can do anything."""
    offers: list[Offer]
    why: WhyNot | None
    """About the move that was asked for."""


class Hint(msgspec.Struct):
    """A suggested move, and the reasons in words."""

    move: str
    offer: Offer
    words: list[Phrase]
