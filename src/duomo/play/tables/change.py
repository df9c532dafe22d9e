"""The result of a request at a table."""

from __future__ import annotations

from dataclasses import dataclass

from duomo.play.documents.table import Outcome
from duomo.play.tables.absence import Absence
from duomo.play.tables.rows import EntryRow


@dataclass(frozen=True)
class Change:
    """The outcome of a request, and what must be stored: entries, absences, the table's row."""

    outcome: Outcome
    entries: tuple[EntryRow, ...] = ()
    question: bool = False
    """Whether an undo was requested or answered: only the row has changed."""
    refused_by: int | None = None
    absence: Absence | None = None
    """Set if somebody has left or come back, or a vote has changed."""

    @property
    def nothing(self) -> bool:
        """True if there is nothing to store and nobody to tell."""
        return not self.entries and not self.question and self.absence is None
