"""Viewers of a table, and what they were told last."""

from __future__ import annotations

from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from duomo.core.changes import Comparison
from duomo.play.documents.table import Now, UndoQuestion

Held = tuple[int, ...]
"""The seats a viewer holds."""
Seats = frozenset[int]
NOBODY: Seats = frozenset()
SPECTATOR = -1


Book = dict[str, int]
"""Offers by move, each as the hash of its encoding."""


class Known:
    """What a group of viewers has been told: they all have the same view, up to the same entry."""

    def __init__(self, now: Now, offers: Book) -> None:
        self.now = now
        self.offers = offers
        """Offers that these viewers remember, from this position or an earlier one."""

    def changes_to(self, now: Now, offers: Book, comparison: Comparison) -> dict[str, Any]:
        """Return what to send these viewers so that they know the new position, and note that they do.

        An offer they remember is sent as its move only.
        """
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
        """Note that they have been told of an undo request separately."""
        self.now = msgspec.structs.replace(self.now, asked=asked)


@mypyc_attr(allow_interpreted_subclasses=True)
class Viewer:
    """Somebody at a table. What they may know depends on the seats they hold."""

    def __init__(self, held: Held = (), changes: bool = False) -> None:
        self.held = held
        self.changes = changes
        """Whether to send only changes instead of the full position."""
        self.known: tuple[Held, Known] | None = None
        """What they were told, and which seats they held then."""
        self.answered: str | None = None
        """Id of their last move that was answered by sending its changes."""

    @property
    def knows(self) -> Known | None:
        """The position they have; None if they need a full one."""
        return self.known[1] if self.known is not None and self.known[0] == self.held else None
