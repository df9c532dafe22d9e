"""Progress in the lessons, stored with the person."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from duomo.play.documents.lesson import Moves


class LessonProgress(msgspec.Struct, forbid_unknown_fields=True):
    """Progress in one lesson."""

    lesson: Annotated[str, Meta(pattern="^[a-z-]{1,40}/[a-z0-9-]{1,39}$", description="course/name")]
    stars: Annotated[int, Meta(ge=0, le=3)]
    """The most stars so far; 0 if the lesson was never completed."""
    done: Moves = []
    """What was done so far, in order to resume."""
    helped: bool = False
    """Whether the solution was shown in this attempt, which costs a star."""
    missed: bool = False
    """Whether a wrong move was tried in this attempt, which costs a star."""
    changed: Annotated[int, Meta(ge=0)] = 0
    """When it was last changed, in milliseconds since 1970; the later of two wins. 0: now."""


class LessonsTaken(msgspec.Struct, forbid_unknown_fields=True):
    """Progress in several lessons, as a browser has stored it."""

    lessons: Annotated[list[LessonProgress], Meta(max_length=200)]


def taken_at(progress: LessonProgress, now: int) -> LessonProgress:
    """Limit the time of the change to the server's clock: a browser's clock may be ahead, or the time
    missing."""
    return msgspec.structs.replace(progress, changed=min(progress.changed or now, now))
