"""Numbers in texts, by their place in a position."""

from __future__ import annotations

from typing import Any

from duomo.core.game import Document
from duomo.lessons.lesson import LessonError


def number_at(document: Document, place: str, where: str) -> int:
    """Return the number at a place such as `player.0.rubles`; 0 if it is missing. A word in a list is
    counted: `needs.wood` is how many entries are wood."""
    found: Any = document
    for part in place.split("."):
        if isinstance(found, list):
            found = found[int(part)] if part.isdigit() else found.count(part)
        else:
            found = found.get(part, 0)
    if not isinstance(found, int) or isinstance(found, bool):
        raise LessonError(f"{where}: there is no number at {place}.")
    return found
