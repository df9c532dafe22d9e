"""Lessons as they are taken: what there is to learn, and what is asked at each step."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.core.words.phrase import Phrase
from duomo.play.documents import MoveText, PieceName
from duomo.play.table_documents import Snapshot

Done = Annotated[
    list[MoveText],
    Meta(max_length=100, description="What was done so far: moves, and `next` for what was only read."),
]


class LessonCard(msgspec.Struct):
    """A lesson in the list of a course."""

    name: str
    title: Phrase
    aim: Phrase
    minutes: int
    steps: int


class CourseCard(msgspec.Struct):
    """What can be learnt of a game or an expansion, in this order."""

    game: str
    course: str
    title: Phrase
    lessons: list[LessonCard]


class LessonLine(msgspec.Struct, forbid_unknown_fields=True):
    """Where somebody is in a lesson."""

    done: Done = []


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
