"""Cards and tiles in words: what a row of the component tables shows."""

from __future__ import annotations

from functools import singledispatch

from duomo.core.components import Row
from duomo.core.words.phrase import Phrase, say


@singledispatch
def row_words(row: Row) -> Phrase:
    """Return what a component shows, in one phrase. A kind without words is called by its id.

    Each game registers its kinds in `words/components.py` of its folder.
    """
    return say("party-any", party=row.id)
