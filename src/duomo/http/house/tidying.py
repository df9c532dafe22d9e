"""Scheduling of garbage collection (reference cycles) in a server process.

A collection stops everyone: for 1.4 seconds with the tables of 5,000 people, if it examines all objects. But
moves leave hardly any garbage: nearly everything they allocate is freed by reference counting, and what
remains belongs to the table. So new objects are set aside (`gc.freeze`) in small pieces, and only one piece
in five is examined first, or all while they hold much garbage: requests and new connections do leave some.
All objects are examined every minute, or, where that takes long, so seldom that it takes a thousandth of the
time.
"""

from __future__ import annotations

import gc
import threading
import time

ROUND = 0.1
"""Seconds between two checks."""
OFTEN = 60.0
"""Minimum seconds between two collections of everything."""
SELDOM = 1000
"""Between two collections of everything passes so many times what one of them takes."""
PIECE = 0.03
"""Seconds of processor time whose new objects are a piece: about 8,000, which are examined in 4 ms. Their
number itself is not known: objects that are freed meanwhile hide them.
"""
PASSED = 4
"""Pieces set aside unexamined between two that are examined."""
MUCH = 50
"""Number of garbage objects in a piece for the next one to be examined too."""


class Tidying:
    def __init__(self) -> None:
        self.last = time.monotonic()
        """When everything was last collected."""
        self.each = 0.0
        """Seconds that took for each unit of memory."""
        self.next = self.last
        """When to see whether it is due again."""
        self.seen = 0.0
        """Processor time of this process as of the last piece, in seconds."""
        self.passed = 0
        """Pieces set aside since one was examined."""

    def start(self) -> None:
        """Start, with a collection of what loading has left."""
        gc.disable()
        self._collect_all(time.monotonic())
        threading.Thread(target=self._run, name="duomo-tidying", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(ROUND)
            self.look(time.monotonic(), time.process_time())

    def look(self, moment: float, used: float) -> bool:
        """Do what is due; return whether objects were examined. `used`: processor time of this process so
        far."""
        if moment >= self.next:
            self.next = moment + OFTEN
            if moment >= self.last + SELDOM * self.each * memory():
                self._collect_all(moment)
                return True
        if used < self.seen + PIECE:
            return False
        self.seen = used
        if self.passed < PASSED:
            self.passed += 1
            gc.freeze()
            return False
        self.passed = 0 if _collect_new() < MUCH else PASSED
        return True

    def _collect_all(self, moment: float) -> None:
        gc.unfreeze()
        self.last, self.next = moment, moment + OFTEN
        began = time.perf_counter()
        _collect_new()
        self.each = (time.perf_counter() - began) / memory()


def memory() -> int:
    """Return the memory of this process, in pages. It grows with the objects, and they take 0.2 seconds to
    count where there are millions of them.
    """
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1])
    except OSError:
        return gc.get_freeze_count()  # the system does not tell


def _collect_new() -> int:
    """Examine what has not been set aside, and set it aside; return the number of garbage objects found."""
    found = gc.collect()
    gc.freeze()
    return found
