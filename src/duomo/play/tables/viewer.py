"""Whoever looks at a table, and what he was told of it last."""

from __future__ import annotations

from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from duomo.core.changes import Comparison
from duomo.play.documents.table import Now, UndoQuestion

Held = tuple[int, ...]
"""The seats that somebody holds."""
Seats = frozenset[int]
NOBODY: Seats = frozenset()
SPECTATOR = -1


Book = dict[str, int]
"""Offers by their move, each as the hash of what was told of it."""


class Known:
    """What some viewers have been told, all of them with the same eyes and up to the same entry."""

    def __init__(self, now: Now, offers: Book) -> None:
        self.now = now
        self.offers = offers
        """Offers that these viewers remember, from this position or from an earlier one."""

    def changes_to(self, now: Now, offers: Book, comparison: Comparison) -> dict[str, Any]:
        """What these viewers have to be told, so that they know the new position; then they know it. An offer
        that they remember is told by its move alone."""
        found = comparison.changes(self.now, now, leaving_out="legal")
        if now.legal or self.now.legal:
            found["legal"] = [
                move if self.offers.get(move) == told else offer
                for (move, told), offer in zip(offers.items(), now.legal, strict=True)
            ]
            self.offers.update(offers)
        self.now = now
        return found

    def hear(self, asked: UndoQuestion | None) -> None:
        """They have heard of a question by itself."""
        self.now = msgspec.structs.replace(self.now, asked=asked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer:
    """Somebody at a table. What he may know depends on the seats that he holds."""

    def __init__(self, held: Held = (), changes: bool = False) -> None:
        self.held = held
        self.changes = changes
        """He wants to hear what has changed, not the whole position each time."""
        self.known: tuple[Held, Known] | None = None
        """What he was told, and with whose eyes."""
        self.answered: str | None = None
        """The last move of his that was answered by telling what it changed."""

    @property
    def knows(self) -> Known | None:
        """The position that he has; None when he needs a whole one."""
        return self.known[1] if self.known is not None and self.known[0] == self.held else None
