"""Redo: what was taken back and can be played again.

Redoing means playing again: the same moves in the same positions, with the same answers of nature
(`dealing`). So a log contains only moves and undos, and a redo is reported like any move.
"""

from __future__ import annotations

from bisect import bisect_right

from duomo.play.tables.rows import EntryRow


class TakenBack:
    """Follows the log, whether or not its entries are replayed."""

    def __init__(self) -> None:
        self._line: list[EntryRow] = []
        self._groups: list[list[EntryRow]] = []

    def keep(self, entry: EntryRow) -> None:
        """Add an entry. What an undo takes back goes on top of the stack; any other move than the top one
        clears it."""
        if entry.back_to is not None:
            kept = bisect_right(self._line, entry.back_to, key=lambda one: one.number)
            gone = self._line[kept:]
            del self._line[kept:]
            if gone:
                self._groups.append(gone)
            return
        self._line.append(entry)
        group = self._groups[-1] if self._groups else []
        if group and (group[0].seat, group[0].move) == (entry.seat, entry.move):
            self._groups[-1] = group[1:]
            if not group[1:]:
                self._groups.pop()
        else:
            self._groups.clear()

    def numbers(self) -> list[list[int]]:
        """Return the entries that were taken back, grouped by undo."""
        return [[entry.number for entry in group] for group in self._groups]

    def restore(self, line: list[EntryRow], groups: list[list[EntryRow]]) -> None:
        """Restore the state from which `numbers` was called."""
        self._line, self._groups = line, groups

    @property
    def last(self) -> list[EntryRow]:
        """What the last undo took back and has not been redone, in the order it was played."""
        return self._groups[-1] if self._groups else []
