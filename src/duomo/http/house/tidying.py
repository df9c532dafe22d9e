"""Scheduling of garbage collection (reference cycles) in a server process.

Nearly everything a move allocates is freed by reference counting; what remains belongs to the table. A full
collection stops everyone: for 340 ms with the tables of 1,000 people. So objects that survive a collection
are set aside (`gc.freeze`), and usually only new ones are examined. A full collection runs when hardly
anything happens, or when as many objects may have accumulated as there were.
"""

from __future__ import annotations

import gc
import threading
import time

ROUND = 1.0
"""Seconds between two checks."""
QUIET = 60.0
"""Seconds between two full collections, when hardly anything happens."""
LITTLE = 200
"""Maximum number of new objects in a round for it to count as quiet."""
MANY = 50_000
"""Minimum number of new objects since the last collection that triggers one: about 25 MB."""
PART = 4
"""When many objects are kept, a collection of new ones also waits for 1/PART of their number. Moves also
replace old objects by new ones, so there are several times as many to examine (35 to 200 ms, with 2,000
people)."""
LONGEST = 1800.0
"""Maximum seconds without a full collection."""


class Tidying:
    def __init__(self) -> None:
        self.last = time.monotonic()
        """When the last full collection ran."""
        self.more = 0
        """Number of new objects since the last collection, as of the last round."""
        self.gathered = 0
        """Number of new objects since the last full collection, as of the last collection."""
        self.kept = 0
        """Number of objects after the last full collection."""

    def start(self) -> None:
        """Start. What is already loaded is set aside."""
        gc.disable()
        self._look(time.monotonic())
        threading.Thread(target=self._run, name="duomo-tidying", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(ROUND)
            self.look(time.monotonic(), gc.get_count()[0])

    def look(self, moment: float, more: int) -> bool:
        """Run a full collection if it is due and return True; otherwise collect only new objects if that is
        due.

        `more` is the number of new objects since the last collection.
        """
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
