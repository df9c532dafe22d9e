"""Lessons: the courses, and what is asked at each step."""

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
    """The lessons for a game or an expansion, in order."""

    game: str
    course: str
    title: Phrase
    lessons: list[LessonCard]
    first_game: FirstGameCard | None


class LessonLine(msgspec.Struct, forbid_unknown_fields=True):
    """Progress in a lesson."""

    done: Done = []


class GameLine(msgspec.Struct, forbid_unknown_fields=True):
    """Progress in a first game: the moves of all seats so far."""

    done: Moves = []


class GameTry(msgspec.Struct, forbid_unknown_fields=True):
    """A move to try in a first game, given in notation or as a pressed piece."""

    done: Moves
    move: MoveText | None = None
    piece: PieceName | None = None


class LessonTry(msgspec.Struct, forbid_unknown_fields=True):
    """A move to try in a lesson, given in notation or as a pressed piece."""

    done: Done
    move: MoveText | None = None
    piece: PieceName | None = None


class LessonStep(msgspec.Struct):
    """What to do or read next."""

    number: int
    name: str
    do: Phrase
    why: Phrase
    rules: list[str]
    points: list[str]
    """Pieces to look at, as the board names its places."""
    wanted: list[str]
    """The moves that complete the step; empty if there is only something to read."""


class LessonNow(msgspec.Struct):
    """A lesson after what was done so far."""

    card: LessonCard
    snapshot: Snapshot
    step: LessonStep | None
    """Null when the lesson is over."""
    end: Phrase


class LessonAnswer(msgspec.Struct):
    """The coach's answer to a move: why it is not legal, or not the right one."""

    words: Phrase
    rule: str
    legal: bool


class CoachSays(msgspec.Struct):
    """Advice for the current decision."""

    do: Phrase
    why: Phrase
    rules: list[str]


class Topic(msgspec.Struct):
    """A part of the game, and whether the coach has explained it."""

    words: Phrase
    met: bool


class Coaching(msgspec.Struct):
    """What the coach says now; often nothing."""

    comment: Phrase | None
    """On the player's last move."""
    advice: CoachSays | None
    topics: list[Topic]
    end: Phrase | None
    """When the game is over."""


class FirstGameNow(msgspec.Struct):
    """A first game after the moves so far, including the bot's answer."""

    title: Phrase
    snapshot: Snapshot
    done: list[str]
    """The moves of all seats so far, to be sent with the next request."""
    undo: int | None
    """Number of moves that remain if the player's last move is taken back; null if it cannot be."""
    restart: int | None
    """Number of moves that remain if the whole turn is taken back; null if it cannot be."""
    rule: str
    """The rulebook paragraph about the current decision."""
    coach: Coaching
    scoring: Scoring | None
    """How the game was scored, once it is over."""
