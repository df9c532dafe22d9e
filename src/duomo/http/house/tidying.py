"""Scheduling of garbage collection (reference cycles) in a server process.

A collection stops everyone: for 1.4 seconds with the tables of 5,000 people, if it examines all objects.
But moves leave hardly any garbage: nearly everything they allocate is freed by reference counting, and what
remains belongs to the table. Examining it over and over would stop the server for seconds where thousands
play. So each object is examined once, some time after it was made, when enough has come together; whatever
is in use then is set aside (`gc.freeze`). All objects are examined when hardly anything happens, or after
half an hour: connections that have ended leave some garbage among what was set aside. Where that takes
long, it is done more seldom.
"""

from __future__ import annotations

import gc
import sys
import threading
import time

ROUND = 0.1
"""Seconds between two checks."""
QUIET = 60.0
"""Seconds between two collections of everything, when hardly anything happens."""
LITTLE = 0.005
"""Maximum seconds of processor time in a round for it to count as quiet."""
MANY = 10_000
"""Number of new blocks of memory that triggers a collection of new objects: about a megabyte, left by 400
moves. It takes a few milliseconds, while the objects are still in the processor's cache; for fifty times as
many it took 600 ms.
"""
LONGEST = 1800.0
"""Seconds between two collections of everything, however much happens."""
SELDOM = 1000
"""Between two collections of everything passes so many times what one of them takes."""


class Tidying:
    def __init__(self) -> None:
        self.last = time.monotonic()
        """When everything was last collected."""
        self.took = 0.0
        """Seconds that took."""
        self.used = 0.0
        """Processor time of this process as of the last round, in seconds."""
        self.kept = 0
        """Number of blocks of memory in use after the last collection."""

    def start(self) -> None:
        """Start, with a collection of what loading has left."""
        gc.disable()
        self._collect_all(time.monotonic())
        threading.Thread(target=self._run, name="duomo-tidying", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(ROUND)
            self.look(time.monotonic(), time.process_time(), sys.getallocatedblocks())

    def look(self, moment: float, used: float, blocks: int) -> bool:
        """Run a collection if one is due; return whether it was.

        `used` is the processor time of this process so far, `blocks` the number of blocks of memory in use.
        """
        quiet = used - self.used < LITTLE
        self.used = used
        if moment >= self.last + max(QUIET if quiet else LONGEST, SELDOM * self.took):
            self._collect_all(moment)
        elif blocks >= self.kept + MANY:
            self._collect_new()
        else:
            return False
        return True

    def _collect_all(self, moment: float) -> None:
        gc.unfreeze()
        self.last = moment
        began = time.perf_counter()
        self._collect_new()
        self.took = time.perf_counter() - began

    def _collect_new(self) -> None:
        gc.collect()
        gc.freeze()
        self.kept = sys.getallocatedblocks()
