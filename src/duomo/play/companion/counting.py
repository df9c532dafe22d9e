"""The count of a game from a real table: what was entered becomes a position, and the engine scores it."""

from __future__ import annotations

import msgspec

from duomo.core.engine.refusal import DuomoError
from duomo.core.wire import Scoring
from duomo.core.words.refusals import error_words
from duomo.games import registry
from duomo.games.basilica.companion.documents import BasilicaCount, BasilicaSheet
from duomo.games.red_cathedral.companion.documents import RedCathedralCount, RedCathedralSheet
from duomo.play.companion.checking import PositionProblem, checked
from duomo.play.trouble import ServerTrouble

Count = RedCathedralCount | BasilicaCount
"""What was entered; `game` says of which game."""


class Counted(msgspec.Struct):
    """The count so far: every line with its rule, and what cannot be."""

    sheet: RedCathedralSheet | BasilicaSheet
    scoring: Scoring | None
    """None: what was entered contradicts itself in a way that leaves nothing to count."""
    mistakes: list[PositionProblem]
    complete: bool
    """Whether the game is over as it was entered."""


def counted(count: Count) -> Counted:
    game = registry.find(str(count.__struct_config__.tag))
    counting = game.counting()
    assert counting is not None
    try:
        sheet, document = counting.sheet(count), counting.position(count)
    except DuomoError as error:
        raise ServerTrouble(400, "bad-options", reason=error_words(error)) from None
    found = checked(document)
    scoring = None if found.read is None else counting.scoring(*found.read[2:], count)
    return Counted(sheet, scoring, found.problems, counting.complete(count))  # type: ignore[arg-type]
