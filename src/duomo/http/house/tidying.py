"""When a process that serves looks for garbage: objects that hold one another and that nobody else holds.

Nearly everything that a move makes is gone without looking; what stays is the table's. Python looks through
what is new whenever it has become more by so much, and everybody waits meanwhile: for 60 to 95 ms every seven
seconds, at 800 moves a second. So a process that serves looks only when hardly anything happens, or when much
may have gathered.
"""

from __future__ import annotations

import gc
import threading
import time

ROUND = 10.0
"""Seconds after which it is asked whether it is time."""
QUIET = 60.0
"""Seconds between two looks, when hardly anything happens."""
LITTLE = 2_000
"""Objects that a round may add, then."""
MANY = 50_000
"""Objects more than after the last look with which it is time, whatever happens: some 25 MB. Where more than
that stay, as many as those: the tables of 1,000 people take 340 ms to look through."""
LONGEST = 1800.0
"""Seconds without a look."""


class Tidying:
    def __init__(self) -> None:
        self.last = time.monotonic()
        """When it was looked."""
        self.more = 0
        """Objects that had come since, in the last round."""
        self.kept = 0
        """Objects that have stayed, besides what was loaded."""

    def start(self) -> None:
        """From now on. What was loaded stays, and is never looked through again."""
        gc.collect()
        gc.freeze()
        gc.disable()
        threading.Thread(target=self._run, name="duomo-tidying", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(ROUND)
            self.look(time.monotonic(), gc.get_count()[0])

    def look(self, moment: float, more: int) -> bool:
        """Whether it is time, when so many objects have come; then it is looked."""
        quiet = more - self.more < LITTLE
        due = more >= max(MANY, self.kept) or moment >= self.last + (QUIET if quiet else LONGEST)
        self.more = more
        if due:
            gc.collect()
            self.last, self.more, self.kept = moment, 0, len(gc.get_objects())
        return due
