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

    view: View


class PositionText(msgspec.Struct):
    """A position of a record, as docs/positions.md has it."""

    text: str


class AnalysisJob(msgspec.Struct):
    """How far the analysis of a game is: `done` of `of`."""

    state: Literal["none", "running", "done", "failed"]
    done: int = 0
    of: int = 0
    error: Phrase | None = None
    analysis: Analysis | None = None
    """What `duomo analyse --json` prints."""
    place: int | None = None
    """How many analyses are before it, as long as it waits for its turn."""


class RuleParagraph(msgspec.Struct):
    id: str
    title: str | None
    """What it is about, where the text says so."""
    html: str
    figure: str | None
    """The name of a picture that explains it."""
    example: Phrase | None
    see: list[str]
    """Paragraphs to read on at."""


class RuleFound(msgspec.Struct):
    """A paragraph that speaks of what was looked for."""

    id: str
    words: list[str]
    """The words of it that were found, as they stand there."""


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
    """One card or tile; besides these each row has the fields of its table."""

    id: str
    source: Source
    reason: str
    words: Phrase
    """What it shows."""
    signs: list[Signs]
    """The same in signs, where it is drawn so."""


class ComponentTable(msgspec.Struct):
    name: str
    rows: list[ComponentRow]


class ComponentsShown(msgspec.Struct):
    game: str
    name: str
    hash: str
    tables: list[ComponentTable]
