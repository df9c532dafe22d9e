"""Records and their analysis, the rulebook, the components."""

from __future__ import annotations

from typing import Literal

import msgspec

from duomo.analysis.documents import Analysis
from duomo.core.components import Source
from duomo.core.wire import GameEvent, View
from duomo.core.words.phrase import Phrase
from duomo.core.words.signs import Signs
from duomo.play.documents.general import Result, Seat


class Uploaded(msgspec.Struct):
    replay: str


class TurnStart(msgspec.Struct):
    """Start of a turn: the number of its first move, and whose turn it is."""

    turn: int
    seat: int | None
    number: int


class Replay(msgspec.Struct):
    """A record that can be stepped through. Moves are counted from 1, including nature's."""

    replay: str
    game: str
    title: str
    players: int
    options: dict[str, str]
    parties: list[Seat]
    """Including automata."""
    moves: int
    turns: list[TurnStart]
    by_nature: list[int]
    """Numbers of nature's moves."""
    result: Result | None
    table: str | None
    """The table where it was played, if it was played here."""
    tags: dict[str, str]


class MoveMade(msgspec.Struct):
    """One move of a record and its events; number 0 is the start, without a move."""

    number: int
    seat: int | None
    """Null for nature."""
    move: str | None
    words: Phrase | None
    turn: int
    events: list[GameEvent]


class Step(MoveMade):
    """The position after `number` moves, and the events of the last one."""

    view: View


class PositionText(msgspec.Struct):
    """A position of a record, in the format of docs/positions.md."""

    text: str


class AnalysisJob(msgspec.Struct):
    """Progress of a game's analysis: `done` of `of`."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    of: int = 0
    error: Phrase | None = None
    analysis: Analysis | None = None
    """The same document as `duomo analyse --json` prints."""
    place: int | None = None
    """Number of analyses ahead of it, while it is queued."""


class RuleParagraph(msgspec.Struct):
    id: str
    title: str | None
    """Subject of the paragraph, if it has one."""
    html: str
    figure: str | None
    """Name of a picture that explains it."""
    example: Phrase | None
    see: list[str]
    """Ids of related paragraphs."""


class RuleFound(msgspec.Struct):
    """A paragraph that matches a search."""

    id: str
    words: list[str]
    """The matching words as they appear in the paragraph."""


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


class ComponentRow(msgspec.Struct):
    """One card or tile; each row also has the fields of its table."""

    id: str
    source: Source
    reason: str
    words: Phrase
    """Description of the component."""
    signs: list[Signs]
    """The same in symbols, if it is drawn that way."""


class ComponentTable(msgspec.Struct):
    name: str
    rows: list[ComponentRow]


class ComponentsShown(msgspec.Struct):
    game: str
    name: str
    hash: str
    tables: list[ComponentTable]
