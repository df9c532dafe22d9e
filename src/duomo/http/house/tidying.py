"""When a process that serves looks for garbage: objects that hold one another and that nobody else holds.

Nearly everything that a move makes is gone without looking; what stays is the table's. To look through all of
it holds everybody up: for 340 ms at the tables of 1,000 people. So what was looked through once is set aside
(`gc.freeze`), and usually only what is new is looked through. All of it is, when hardly anything happens, or
when as much may have gathered as there was.
"""

from __future__ import annotations

import gc
import threading
import time

ROUND = 1.0
"""Seconds after which it is asked whether it is time."""
QUIET = 60.0
"""Seconds between two looks through all, when hardly anything happens."""
LITTLE = 200
"""Objects that a round may add, then."""
MANY = 50_000
"""Objects more than after the last look with which it is time to look through what is new, whatever happens:
some 25 MB."""
PART = 4
"""Where much is kept, the part of it that must have come: a move also puts new objects in the place of old
ones, so that there are several times as many to look through (35 to 200 ms, with 2,000 people)."""
LONGEST = 1800.0
"""Seconds without a look through all."""


class Tidying:
    def __init__(self) -> None:
        self.last = time.monotonic()
        """When all was looked through."""
        self.more = 0
        """Objects that had come since the last look, in the last round."""
        self.gathered = 0
        """Objects that have come since all was looked through, up to the last look."""
        self.kept = 0
        """Objects that there were then."""

    def start(self) -> None:
        """From now on. What was loaded is set aside."""
        gc.disable()
        self._look(time.monotonic())
        threading.Thread(target=self._run, name="duomo-tidying", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(ROUND)
            self.look(time.monotonic(), gc.get_count()[0])

    def look(self, moment: float, more: int) -> bool:
        """Whether it is time to look through all, when so many objects have come; then it is done. Where only
        what is new has to be looked through, that is done."""
        quiet = more - self.more < LITTLE
        self.more = more
        much = self.gathered + more >= max(MANY, self.kept)
        if much or moment >= self.last + (QUIET if quiet else LONGEST):
            gc.unfreeze()
            self._look(moment)
            return True
        if more >= max(MANY, self.kept // PART):
            gc.collect()
            gc.freeze()
            self.gathered += more
            self.more = 0
        return False

    def _look(self, moment: float) -> None:
        gc.collect()
        gc.freeze()
        self.last, self.more, self.gathered, self.kept = moment, 0, 0, gc.get_freeze_count()
