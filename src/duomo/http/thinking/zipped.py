"""Long answers of a reader process, compressed there: the server passes on a tenth of the bytes."""

from __future__ import annotations

import gzip
from dataclasses import dataclass

from duomo.play.reading.worked import Worked
from duomo.play.thinking import Tell

QUICK = 4
"""Compression level of gzip for all answers, out of 9: positions still shrink to a tenth."""


@dataclass(frozen=True)
class Zipped(Worked):
    def think(self, tell: Tell) -> None:
        super().think(lambda answer: tell(gzip.compress(answer, QUICK)))
