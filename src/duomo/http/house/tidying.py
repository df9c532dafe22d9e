"""Scheduling of garbage collection (reference cycles) in a server process.

A collection stops everyone: for 340 ms with the tables of 1,000 people. But moves leave hardly any garbage:
nearly everything they allocate is freed by reference counting, and what remains belongs to the table. Even
examining only new objects would cost a tenth of a move. So garbage is collected when hardly anything happens,
or when memory has doubled: requests and connections do leave some.
"""

from __future__ import annotations

import gc
import sys
import threading
import time

ROUND = 1.0
"""Seconds between two checks."""
QUIET = 60.0
"""Seconds between two collections, when hardly anything happens."""
LITTLE = 200
"""Maximum number of new objects in a round for it to count as quiet."""
MANY = 500_000
"""Minimum number of new blocks of memory that triggers a collection: about 40 MB."""
LONGEST = 1800.0
"""Maximum seconds without a collection."""


class Tidying:
    def __init__(self) -> None:
        self.last = time.monotonic()
        """When the last collection ran."""
        self.more = 0
        """Number of new objects since the last collection, as of the last round."""
        self.kept = 0
        """Number of blocks of memory in use after the last collection."""

    def start(self) -> None:
        """Start, with a collection of what loading has left."""
        gc.disable()
        self._collect(time.monotonic())
        threading.Thread(target=self._run, name="duomo-tidying", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(ROUND)
            self.look(time.monotonic(), gc.get_count()[0], sys.getallocatedblocks())

    def look(self, moment: float, more: int, blocks: int) -> bool:
        """Run a collection if it is due; return whether it was.

        `more` is the number of new objects since the last collection, `blocks` the number of blocks of memory
        in use.
        """
        quiet = more - self.more < LITTLE
        self.more = more
        grown = blocks - self.kept >= max(MANY, self.kept)
        due = grown or moment >= self.last + (QUIET if quiet else LONGEST)
        if due:
            self._collect(moment)
        return due

    def _collect(self, moment: float) -> None:
        gc.collect()
        self.last, self.more, self.kept = moment, 0, sys.getallocatedblocks()
