"""What the server says and understands over HTTP, and what live messages hold.

The OpenAPI document is made of these, and the page's types of that.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from duomo.words.phrase import Phrase

Name = Annotated[str, Meta(min_length=1, max_length=40, description="What a person is called.")]
MoveText = Annotated[
    str, Meta(min_length=1, max_length=120, description="A move in notation: docs/notation.md.")
]
MoveId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=64,
        description="Chosen by the client, a new one for each move: a repeated move is recognised by it.",
    ),
]
SeatNumber = Annotated[int, Meta(ge=0, le=9, description="A seat, counted from 0.")]
Number = Annotated[int, Meta(ge=0, le=1_000_000, description="The number of an entry.")]
Language = Literal["en", "fr", "de", "it", "es"]
Token = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Trouble(msgspec.Struct):
    """Why something was not done."""

    error: Phrase
    detail: str
    """The same in English, for programs."""


# ---- guests, games, tables -----------------------------------------------------------------------


class Me(msgspec.Struct):
    guest: str
    name: str
    language: Language


class MeChange(msgspec.Struct, forbid_unknown_fields=True):
    name: Name | None = None
    language: Language | None = None


class OptionOffer(msgspec.Struct):
    name: str
    choices: list[str]
    default: str
    rule: str
    expansion: bool


class GameOffer(msgspec.Struct):
    name: str
    title: str
    players: list[int]
    usual_players: int
    options: list[OptionOffer]


class Choices(msgspec.Struct, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=1, le=9)]
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}


class Problem(msgspec.Struct):
    """Choices that do not go together, and why."""

    words: Phrase
    rule: str
    options: list[str]


class Check(msgspec.Struct):
    problems: list[Problem]


class Level(msgspec.Struct):
    """A bot: what it is called, and one sentence about it."""

    name: str
    words: Phrase
    about: Phrase


class SeatWish(msgspec.Struct, forbid_unknown_fields=True):
    """me: this browser; screen: somebody else at this browser; friend: whoever gets the link; bot."""

    who: Literal["me", "screen", "friend", "bot"]
    name: Name | None = None
    level: Annotated[str, Meta(max_length=40)] | None = None


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=9)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=9)]
    options: dict[str, Annotated[str, Meta(max_length=40)]] = {}
    rated: bool = False


class Link(msgspec.Struct):
    seat: int
    link: str
    """A path: whoever opens it has the seat."""


class Made(msgspec.Struct):
    table: str
    links: list[Link]


class LinkedSeat(msgspec.Struct):
    """What a private link leads to."""

    table: str
    seat: int
    party: Phrase
    game: str
    title: str
    taken: bool
    """Somebody has it; taking it now takes it from that browser."""
    mine: bool
    name: str | None


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True):
    token: Token
    name: Name | None = None


class Taken(msgspec.Struct):
    table: str
    seat: int


class RenewLink(msgspec.Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Seat(msgspec.Struct):
    seat: int
    colour: str
    party: Phrase
    name: str | None
    who: Literal["person", "bot", "open"]
    level: str | None
    mine: bool
    online: bool


class Result(msgspec.Struct):
    """Of every party, automata included."""

    scores: list[int]
    winners: list[int]


class Summary(msgspec.Struct):
    table: str
    game: str
    title: str
    players: int
    seats: list[Seat]
    decider: int | None
    yours: int | None
    """Your seat, when it is the one that decides."""
    number: int
    created: str
    changed: str
    over: bool
    result: Result | None


class Tables(msgspec.Struct):
    running: list[Summary]
    finished: list[Summary]


# ---- a table -------------------------------------------------------------------------------------


class GameEvent(msgspec.Struct):
    kind: str
    seat: int
    """-1: nature."""
    data: dict[str, int | str]
    words: Phrase | None
    """None: it is told by others, or by the picture alone."""


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


class Entries(msgspec.Struct):
    entries: list[Entry]


class Offer(msgspec.Struct):
    """One legal move."""

    move: str
    words: Phrase
    group: Phrase | None
    aside: bool
    obvious: bool
    usual: bool


class Undo(msgspec.Struct):
    """Where this viewer may go back to: before the last own decision, and to the start of the own turn."""

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
    view: dict[str, Any]
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


class Hint(msgspec.Struct):
    """A move to make, and in words why."""

    move: str
    words: list[Phrase]


class AnalysisJob(msgspec.Struct):
    """How far the analysis of a game is: `done` of `of`."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    of: int = 0
    error: Phrase | None = None
    analysis: dict[str, Any] | None = None
    """What `duomo analyse --json` prints: `Analysis` in `duomo.analysis.documents`."""


# ---- replays and the library ---------------------------------------------------------------------


class Uploaded(msgspec.Struct):
    replay: str


class TurnStart(msgspec.Struct):
    """Where a turn begins: the number of its first move, and whose turn it is."""

    turn: int
    seat: int | None
    number: int


class Replay(msgspec.Struct):
    """A record that can be stepped through. Moves are counted from 1, nature's included."""

    replay: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    parties: list[Seat]
    """Automata too."""
    moves: int
    turns: list[TurnStart]
    by_nature: list[int]
    """Numbers of nature's moves."""
    result: Result | None
    table: str | None
    """The table where it was played, if it was played here."""
    tags: dict[str, str]


class MoveMade(msgspec.Struct):
    """One move of a record, and what it did; number 0 is the beginning, with no move."""

    number: int
    seat: int | None
    """None: nature."""
    move: str | None
    words: Phrase | None
    turn: int
    events: list[GameEvent]


class Step(MoveMade):
    """The position after `number` moves, and what the last of them did."""

    view: dict[str, Any]


class RuleParagraph(msgspec.Struct):
    id: str
    title: str | None
    """What it is about, where the text says so."""
    html: str


class RuleChapter(msgspec.Struct):
    number: int
    title: str
    paragraphs: list[RuleParagraph]


class RulePage(msgspec.Struct):
    name: str
    title: str
    intro: str
    """HTML."""
    chapters: list[RuleChapter]


class Rulebook(msgspec.Struct):
    language: str
    pages: list[RulePage]


class ComponentTable(msgspec.Struct):
    name: str
    rows: list[dict[str, Any]]
    """Every row has `id`, `source` and `reason`, and in `words` the phrase of what it shows."""


class ComponentsShown(msgspec.Struct):
    game: str
    name: str
    hash: str
    tables: list[ComponentTable]
