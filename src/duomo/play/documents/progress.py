"""How far somebody is with the lessons, as it is kept with the person."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.play.documents.lesson import Moves


class LessonProgress(msgspec.Struct, forbid_unknown_fields=True):
    """One lesson."""

    lesson: Annotated[str, Meta(pattern="^[a-z-]{1,40}/[a-z0-9-]{1,39}$", description="course/name")]
    stars: Annotated[int, Meta(ge=0, le=3)]
    """The most so far; 0: not taken to its end yet."""
    done: Moves = []
    """What was done so far, to go on from there."""
    helped: bool = False
    """Whether the way was shown since it was begun: that costs a star."""
    missed: bool = False
    """Whether another move was tried since it was begun: that costs one too."""
    changed: Annotated[int, Meta(ge=0)] = 0
    """When it was last gone on with, in milliseconds since 1970; the later one is right. 0: now."""


class LessonsTaken(msgspec.Struct, forbid_unknown_fields=True):
    """Several at once, as a browser has kept them."""

    lessons: Annotated[list[LessonProgress], Meta(max_length=200)]


def taken_at(progress: LessonProgress, now: int) -> LessonProgress:
    """With its time as the house has it: a browser's clock may be ahead, or say nothing."""
    return msgspec.structs.replace(progress, changed=min(progress.changed or now, now))
