"""The tiles of Basilica in words."""

from __future__ import annotations

from duomo.core.words.components import row_words
from duomo.core.words.phrase import Phrase, say
from duomo.games.basilica.components.sets import Tile

__all__ = ["row_words"]  # includes the words of this game's rows


@row_words.register
def tile(row: Tile) -> Phrase:
    crown = "with" if row.crown else "without"
    return say("part-vault", colours="-".join(row.colours), order=row.order, crown=crown)
