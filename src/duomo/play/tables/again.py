"""What was taken back and can be made again.

To make something again is to play it again: the same moves in the same positions, with the same answers of
nature (`dealing`). So a log knows moves and undos only, and everybody is told of these as of any move.
"""

from __future__ import annotations

from bisect import bisect_right

from duomo.play.tables.rows import EntryRow


class TakenBack:
    """Follows the log, whether its entries are played or left out."""

    def __init__(self) -> None:
        self._line: list[EntryRow] = []
        self._groups: list[list[EntryRow]] = []

    def keep(self, entry: EntryRow) -> None:
        """An entry of the log. What an undo takes back lies on top; any other move ends it all."""
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
        """What was taken back, undo by undo."""
        return [[entry.number for entry in group] for group in self._groups]

    def restore(self, line: list[EntryRow], groups: list[list[EntryRow]]) -> None:
        """As it stood when `numbers` were asked for."""
        self._line, self._groups = line, groups

    @property
    def last(self) -> list[EntryRow]:
        """What the last undo took back and was not made again, in the order in which it was made."""
        return self._groups[-1] if self._groups else []
