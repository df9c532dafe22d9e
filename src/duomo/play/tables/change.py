"""What a request at a table leads to."""

from __future__ import annotations

from dataclasses import dataclass

from duomo.play.documents.table import Outcome
from duomo.play.tables.absence import Absence
from duomo.play.tables.rows import EntryRow


@dataclass(frozen=True)
class Change:
    """What came of a request, and what must be kept of it: entries, who is absent, the row of the table."""

    outcome: Outcome
    entries: tuple[EntryRow, ...] = ()
    question: bool = False
    """Whether an undo was asked for or answered: only the row has changed."""
    refused_by: int | None = None
    absence: Absence | None = None
    """Somebody is gone or back, or something is put to the vote."""

    @property
    def nothing(self) -> bool:
        """There is nothing to keep and nobody to tell."""
        return not self.entries and not self.question and self.absence is None
