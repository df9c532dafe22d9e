"""Lessons as they are taken: what there is to learn, and what is asked at each step."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.core.wire import Scoring
from duomo.core.words.phrase import Phrase
from duomo.play.documents.general import MoveText, PieceName
from duomo.play.documents.table import Snapshot

Done = Annotated[
    list[MoveText],
    Meta(max_length=100, description="What was done so far: moves, and `next` for what was only read."),
]


Moves = Annotated[
    list[MoveText],
    Meta(max_length=2000, description="What was done so far in a first game: moves of all seats."),
]


class LessonCard(msgspec.Struct):
    """A lesson in the list of a course."""

    name: str
    title: Phrase
    aim: Phrase
    minutes: int
    steps: int


class FirstGameCard(msgspec.Struct):
    """A whole game with a coach, after the lessons."""

    title: Phrase
    aim: Phrase
    minutes: int


class CourseCard(msgspec.Struct):
    """What can be learnt of a game or an expansion, in this order."""

    game: str
    course: str
    title: Phrase
    lessons: list[LessonCard]
    first_game: FirstGameCard | None


class LessonLine(msgspec.Struct, forbid_unknown_fields=True):
    """Where somebody is in a lesson."""

    done: Done = []


class GameLine(msgspec.Struct, forbid_unknown_fields=True):
    """Where somebody is in a first game: the moves of all seats so far."""

    done: Moves = []


class GameTry(msgspec.Struct, forbid_unknown_fields=True):
    """A move that somebody would make there."""

    done: Moves
    move: MoveText | None = None
    piece: PieceName | None = None


class LessonTry(msgspec.Struct, forbid_unknown_fields=True):
    """A move that somebody would make there, or a piece that somebody would press."""

    done: Done
    move: MoveText | None = None
    piece: PieceName | None = None


class LessonStep(msgspec.Struct):
    """What is to be done now, or read."""

    number: int
    name: str
    do: Phrase
    why: Phrase
    rules: list[str]
    points: list[str]
    """Pieces to look at, as the board names its places."""
    wanted: list[str]
    """The moves that do it; none where there is only something to read."""


class LessonNow(msgspec.Struct):
    """A lesson after what was done so far."""

    card: LessonCard
    snapshot: Snapshot
    step: LessonStep | None
    """None when the lesson is over."""
    end: Phrase


class LessonAnswer(msgspec.Struct):
    """What the coach says to a move: that it cannot be made, or why it is not the one."""

    words: Phrase
    rule: str
    legal: bool


class CoachSays(msgspec.Struct):
    """Something to think of at this decision."""

    do: Phrase
    why: Phrase
    rules: list[str]


class Topic(msgspec.Struct):
    """A part of the game, and whether the coach has spoken of it."""

    words: Phrase
    met: bool


class Coaching(msgspec.Struct):
    """What the coach says now; often enough it is nothing."""

    comment: Phrase | None
    """On what was done."""
    advice: CoachSays | None
    topics: list[Topic]
    end: Phrase | None
    """When the game is over."""


class FirstGameNow(msgspec.Struct):
    """A first game after what was done so far and after the bot's answer."""

    title: Phrase
    snapshot: Snapshot
    done: list[str]
    """The moves of all seats so far: what the next request sends."""
    undo: int | None
    """So many of them are left when the player's last move is taken back, …"""
    restart: int | None
    """… or all moves of this turn."""
    rule: str
    """The paragraph of the rulebook about the decision at hand."""
    coach: Coaching
    scoring: Scoring | None
    """When the game is over: how it was scored."""
