"""When a process that serves looks for garbage: objects that hold one another and that nobody else holds.

Nearly everything that a move makes is gone at once, without looking; what stays is the table's. Python looks
through what stays again and again, and everybody waits meanwhile: 90 ms for 50,000 objects, more than a
second for those of thousands of tables. So new objects are looked through in small lots, once; what is still
held then is set aside. Everything is looked through when nobody plays, or else seldom.
"""

from __future__ import annotations

import gc
import threading
import time
from typing import Any, Literal

LOT = 3_000
"""New objects that are looked through at a time: some milliseconds."""
ROUND = 30.0
"""Seconds after which it is asked whether anybody plays."""
QUIET = 120.0
"""Seconds between two looks through everything, when it is quiet."""
LONGEST = 900.0
"""The same when it never is. A live connection that was closed is garbage until then: some 20 kB."""
LITTLE = 2
"""Lots in a round with which it is quiet."""


class Tidying:
    def __init__(self) -> None:
        self.lots = 0
        """Looked through since the last round."""
        self.last = time.monotonic()
        """When everything was looked through."""

    def start(self) -> None:
        """From now on; what was loaded stays."""
        self.everything()
        gc.set_threshold(LOT)
        gc.callbacks.append(self._looked)
        threading.Thread(target=self._run, name="duomo-tidying", daemon=True).start()

    def _looked(self, phase: Literal["start", "stop"], _: dict[str, Any]) -> None:
        if phase == "stop":
            self.lots += 1
            gc.freeze()

    def _run(self) -> None:
        while True:
            time.sleep(ROUND)
            self.look(time.monotonic())

    def look(self, moment: float) -> bool:
        """Whether it was time to look through everything, which is done then."""
        quiet, self.lots = self.lots <= LITTLE, 0
        due = moment - self.last >= (QUIET if quiet else LONGEST)
        if due:
            self.everything()
            self.last = moment
        return due

    def everything(self) -> None:
        gc.unfreeze()
        gc.collect()
        gc.freeze()
