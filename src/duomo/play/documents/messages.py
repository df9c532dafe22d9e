"""Live messages, both ways: docs/live.md tells how they are used."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from duomo.core.wire import Offer
from duomo.core.words.phrase import Phrase
from duomo.play.documents.general import MoveId, MoveText, Number, PieceName, Seat, Seating, SeatNumber
from duomo.play.documents.table import Entry, Now, Outcome, Snapshot, Timing, UndoQuestion
from duomo.play.people.talk import TalkLine
from duomo.play.trouble import ServerTrouble

# ---- from a client -------------------------------------------------------------------------------


class Move(msgspec.Struct, tag="move", forbid_unknown_fields=True):
    """Play a move. `after` is the last entry that was known when it was chosen."""

    id: MoveId
    seat: SeatNumber
    move: MoveText
    after: Number


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    """Go back to the position after entry `to`, or ask the others whether that may be."""

    id: MoveId
    seat: SeatNumber
    to: Number
    after: Number


class Redo(msgspec.Struct, tag="redo", forbid_unknown_fields=True):
    """Make again what the last undo took back."""

    id: MoveId
    seat: SeatNumber
    after: Number


class UndoAnswer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Whether another player may go back."""

    id: MoveId
    seat: SeatNumber
    agree: bool


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Why may this move not be made, or why is nothing done by a press on this piece?"""

    id: MoveId
    move: MoveText | None = None
    piece: PieceName | None = None


class HintWanted(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """What should I do? Not in rated play."""

    id: MoveId


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Is anybody there, and looking? Somebody who does not look is told of turns in other ways."""

    looking: bool = True


class Place(msgspec.Struct, tag="here", forbid_unknown_fields=True):
    """Where you are, to be told to your friends: only at `/api/me/live`."""

    where: Literal["lobby", "puzzles", "learning", "here"]


Said = Move | Undo | Redo | UndoAnswer | Why | Ping
"""What is answered at once."""
ClientMessage = Said | HintWanted

# ---- from the server -----------------------------------------------------------------------------


class TableMessage(msgspec.Struct, tag="table"):
    """The whole table: first of all, and whenever the client is too far behind."""

    snapshot: Snapshot


class EntriesMessage(msgspec.Struct, tag="entries"):
    """What happened since, and the position now."""

    entries: list[Entry]
    now: Now


class NowMessage(msgspec.Struct, tag="now"):
    """The position anew, though nothing was played: a seat was taken, an undo was asked for or refused."""

    now: Now


class ChangesMessage(msgspec.Struct, tag="changes"):
    """What happened since, and what has changed in `now`: only for clients that asked for changes.

    An object tells what changed inside, by the names of fields or the places in a list, whose new length is
    under `#`; `{"=": …}` replaces an object by another; anything else is the new value. In `legal`, a text
    stands for the offer that was last told of that move.
    """

    entries: list[Entry]
    now: dict[str, Any]
    re: str | None = None
    """The `id` of your move, if it is this that was done: no `done` follows."""


class SeatsMessage(msgspec.Struct, tag="seats"):
    seats: list[Seat]
    seatings: list[Seating] = []


class TimingMessage(msgspec.Struct, tag="timing"):
    """Whose time runs, who is waited for, what is put to the vote."""

    timing: Timing


class TalkMessage(msgspec.Struct, tag="talk"):
    """Somebody has said something."""

    line: TalkLine


class AskedMessage(msgspec.Struct, tag="asked"):
    """A player asks to go back; None: the question is answered or void."""

    asked: UndoQuestion | None
    refused_by: int | None = None


class RefusedMessage(msgspec.Struct, tag="refused"):
    """The rules do not allow it. Also the answer to `why`; without words, the move may be made."""

    re: str
    words: Phrase | None
    rule: str


class LateMessage(msgspec.Struct, tag="late"):
    """Something else happened first; `number` is the last entry."""

    re: str
    number: int


class DoneMessage(msgspec.Struct, tag="done"):
    """It is on disk; also the answer to a repeated move."""

    re: str
    number: int


class HintMessage(msgspec.Struct, tag="hint"):
    """A move to make, and in words why."""

    re: str
    move: str
    offer: Offer
    words: list[Phrase]


class WaitingMessage(msgspec.Struct, tag="waiting"):
    """How many questions of others are thought about first: before a hint (`re`), or before the bot of a
    `seat`. It is told again whenever that has changed."""

    place: int
    re: str | None = None
    seat: int | None = None


class RematchMessage(msgspec.Struct, tag="rematch"):
    """The same people play again, at that table."""

    table: str


NewsKind = Literal["tables", "open", "invitations", "friends", "seeks", "clubs", "devices", "blocks"]


class NewsMessage(msgspec.Struct, tag="news"):
    """Something is new: about your games, the open tables, who invites you, your friends, what you seek, your
    clubs, another device that is yours now, whom you do not want to hear. With a `table`, that is where. What
    exactly, the server tells who asks."""

    about: NewsKind
    table: str | None = None


class AnnouncementMessage(msgspec.Struct, tag="announcement"):
    """Whoever looks after the server tells everybody something, in their own words; empty: nothing more."""

    text: str


class ErrorMessage(msgspec.Struct, tag="error"):
    words: Phrase
    detail: Annotated[str, Meta(description="The same in English, for programs.")]
    re: str | None = None


class Pong(msgspec.Struct, tag="pong"):
    pass


ServerMessage = (
    TableMessage
    | EntriesMessage
    | NowMessage
    | ChangesMessage
    | SeatsMessage
    | TimingMessage
    | TalkMessage
    | AskedMessage
    | RefusedMessage
    | LateMessage
    | DoneMessage
    | HintMessage
    | WaitingMessage
    | RematchMessage
    | NewsMessage
    | AnnouncementMessage
    | ErrorMessage
    | Pong
)

decoder = msgspec.json.Decoder(ClientMessage)
PersonMessage = Place | Ping
"""What is understood at `/api/me/live`."""
person_decoder = msgspec.json.Decoder(PersonMessage)
encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """A frame, as it is sent."""
    return encoder.encode(message).decode()


# ---- what is answered ----------------------------------------------------------------------------

STATUS = {"done": 200, "asked": 202, "late": 409, "refused": 422}
"""What came of a move or an undo, as the status of an answer over HTTP."""


def reply_to(name: str, outcome: Outcome) -> ServerMessage:
    """What came of a move or an undo, to whoever has asked for it by that name."""
    match outcome.outcome:
        case "done" | "asked":
            return DoneMessage(name, outcome.number)
        case "late":
            return LateMessage(name, outcome.number)
        case "refused":
            return RefusedMessage(name, outcome.words, outcome.rule)


def trouble_told(trouble: ServerTrouble, because: str = "", name: str | None = None) -> ErrorMessage:
    return ErrorMessage(trouble.words, f"{trouble}{because}", name)
