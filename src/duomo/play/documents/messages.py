"""Live messages in both directions; docs/live.md explains how they are used."""

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
    """Go back to the position after entry `to`, or ask the other players for consent."""

    id: MoveId
    seat: SeatNumber
    to: Number
    after: Number


class Redo(msgspec.Struct, tag="redo", forbid_unknown_fields=True):
    """Redo what the last undo took back."""

    id: MoveId
    seat: SeatNumber
    after: Number


class UndoAnswer(msgspec.Struct, tag="answer", forbid_unknown_fields=True):
    """Answer another player's request to undo."""

    id: MoveId
    seat: SeatNumber
    agree: bool


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    """Ask why this move is not legal, or why pressing this piece does nothing."""

    id: MoveId
    move: MoveText | None = None
    piece: PieceName | None = None


class HintWanted(msgspec.Struct, tag="hint", forbid_unknown_fields=True):
    """Ask for a hint. Not available in rated games."""

    id: MoveId


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    """Keep the connection alive, and tell whether the page is visible. If it is not, the user is notified of
    turns in other ways."""

    looking: bool = True


class Place(msgspec.Struct, tag="here", forbid_unknown_fields=True):
    """Tell where you are, for your friends to see; only on `/api/me/live`."""

    where: Literal["lobby", "puzzles", "learning", "here"]


Said = Move | Undo | Redo | UndoAnswer | Why | Ping
"""Messages that are answered immediately."""
ClientMessage = Said | HintWanted

# ---- from the server -----------------------------------------------------------------------------


class TableMessage(msgspec.Struct, tag="table"):
    """The whole table: sent first, and whenever the client is too far behind."""

    snapshot: Snapshot


class EntriesMessage(msgspec.Struct, tag="entries"):
    """The entries since the last message, and the current position."""

    entries: list[Entry]
    now: Now


class NowMessage(msgspec.Struct, tag="now"):
    """The current position, although nothing was played: a seat was taken, or an undo was requested or
    refused."""

    now: Now


class ChangesMessage(msgspec.Struct, tag="changes"):
    """The entries since the last message, and what has changed in `now`; only for clients that asked for
    changes.

    An object lists the changes inside it, by field name or list index; a list's new length is under `#`.
    `{"=": …}` replaces an object by another; anything else is the new value. In `legal`, a string stands for
    the offer last sent for that move.
    """

    entries: list[Entry]
    now: dict[str, Any]
    re: str | None = None
    """The `id` of your move, if this message reports it: no `done` follows."""


class SeatsMessage(msgspec.Struct, tag="seats"):
    seats: list[Seat]
    seatings: list[Seating] = []


class TimingMessage(msgspec.Struct, tag="timing"):
    """Clocks, who is being waited for, and votes."""

    timing: Timing


class TalkMessage(msgspec.Struct, tag="talk"):
    """A new chat line."""

    line: TalkLine


class AskedMessage(msgspec.Struct, tag="asked"):
    """A player's request to undo; null if it was answered or is void."""

    asked: UndoQuestion | None
    refused_by: int | None = None


class RefusedMessage(msgspec.Struct, tag="refused"):
    """The rules do not allow it. Also the answer to `why`; without words, the move is legal."""

    re: str
    words: Phrase | None
    rule: str


class LateMessage(msgspec.Struct, tag="late"):
    """Something else happened first; `number` is the last entry."""

    re: str
    number: int


class DoneMessage(msgspec.Struct, tag="done"):
    """The request was carried out and stored; also the answer to a repeated move."""

    re: str
    number: int


class HintMessage(msgspec.Struct, tag="hint"):
    """A suggested move, and the reasons in words."""

    re: str
    move: str
    offer: Offer
    words: list[Phrase]


class WaitingMessage(msgspec.Struct, tag="waiting"):
    """Number of requests ahead in the queue for a hint (`re`) or for the bot of a `seat`. Sent again whenever
    it changes."""

    place: int
    re: str | None = None
    seat: int | None = None


class RematchMessage(msgspec.Struct, tag="rematch"):
    """The same people play again, at that table."""

    table: str


NewsKind = Literal["tables", "open", "invitations", "friends", "seeks", "clubs", "devices", "blocks"]


class NewsMessage(msgspec.Struct, tag="news"):
    """Something is new, as `about` says: your tables, the open tables, invitations, friends, seeks, clubs,
    your devices, or your blocks; `table` says where. Request the details from the server."""

    about: NewsKind
    table: str | None = None


class AnnouncementMessage(msgspec.Struct, tag="announcement"):
    """An announcement by the server's stewards; empty text removes it."""

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
"""Messages understood on `/api/me/live`."""
person_decoder = msgspec.json.Decoder(PersonMessage)
encoder = msgspec.json.Encoder()


def encode(message: ServerMessage) -> str:
    """Return the encoded frame."""
    return encoder.encode(message).decode()


# ---- answers -------------------------------------------------------------------------------------

STATUS = {"done": 200, "asked": 202, "late": 409, "refused": 422}
"""HTTP status for the outcome of a move or an undo."""


def reply_to(name: str, outcome: Outcome) -> ServerMessage:
    """Return the outcome of a move or an undo, as the answer to the request with that id."""
    match outcome.outcome:
        case "done" | "asked":
            return DoneMessage(name, outcome.number)
        case "late":
            return LateMessage(name, outcome.number)
        case "refused":
            return RefusedMessage(name, outcome.words, outcome.rule)


def trouble_told(trouble: ServerTrouble, because: str = "", name: str | None = None) -> ErrorMessage:
    return ErrorMessage(trouble.words, f"{trouble}{because}", name)
