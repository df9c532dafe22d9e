"""One table as a viewer sees it, and what can be done there; live messages hold these too."""

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


class TurnsOf(msgspec.Struct):
    """Turns of one party, whole or begun."""

    party: int
    """Its seat; automata come after the seats."""
    name: Phrase
    turns: int


class UndoOffer(msgspec.Struct):
    """Where this viewer may go back to: before their last decision, and to the start of this turn."""

    to: int | None
    restart: int | None
    """None also when the turn is not theirs."""
    policy: UndoPolicy
    restart_policy: UndoPolicy
    takes_back: list[TurnsOf]
    """What others have done since `to`."""
    redo: bool
    """Whether what they took back can be made again."""


class UndoQuestion(msgspec.Struct):
    """A player has asked to go back; the seats in `waits_for` have not answered."""

    seat: int
    to: int
    waits_for: list[int]
    takes_back: list[TurnsOf]
    """What people other than the one who asks have done since."""


class Now(msgspec.Struct):
    """The position after the last entry, for one viewer."""

    number: int
    view: View
    decider: int | None
    yours: int | None
    """The seat that this viewer decides for now."""
    decision: Phrase | None
    legal: list[Offer]
    closed: list[Closed]
    """What else the question is about, and why it cannot be chosen; only for the seat that decides."""
    undo: UndoOffer
    asked: UndoQuestion | None
    over: bool
    result: Result | None
    secret: bool
    """The view shows what others at the same screen may not see."""


class Claim(msgspec.Struct):
    """The seat that decides is waited for: after so many milliseconds a bot may play for it."""

    seat: int
    wait: int


class VoteAsked(msgspec.Struct):
    """Somebody proposes to play on without another, or to give the game up."""

    kind: Literal["out", "end"]
    by: int
    seat: int | None
    """Without whom."""
    waits_for: list[int]
    """A seat of everybody who has not said anything yet."""


class Timing(msgspec.Struct):
    """Time as it is at this moment, and what can be done about those who are gone."""

    pace: Pace | None
    left: list[int | None]
    """Milliseconds of every seat, None for bots; empty where there is time without end."""
    runs: int | None
    """The seat whose time runs."""
    claim: Claim | None
    vote: VoteAsked | None
    ended: Ended | None
    """Its people have given it up."""


class DecisionRule(msgspec.Struct):
    """The paragraph of the rulebook about the decision at hand; empty where there is none."""

    rule: str


class Standing(msgspec.Struct):
    """How the game would be scored if it ended now; None where the view says it."""

    scoring: Scoring | None


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
    terms: Terms
    seatings: list[Seating] = []
    """Who has taken which seat, and when."""
    closed: bool = False
    """Whoever looks after the server has closed it, or its people have given it up: nobody plays on."""
    timing: Timing | None = None
    """None in a replay."""
    opening: Opening | None = None
    """Who may take its open seats; None when there are none."""
    host: bool = False
    """Whether the viewer has made it."""


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
