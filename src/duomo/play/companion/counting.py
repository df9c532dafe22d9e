"""Scoring a game from a real table: what was entered becomes a position, which the engine scores."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from duomo.core.engine.refusal import DuomoError
from duomo.core.wire import Scoring
from duomo.core.words.refusals import error_words
from duomo.games import registry
from duomo.play.companion.checking import PositionProblem, checked
from duomo.play.companion.unions import union_of
from duomo.play.trouble import ServerTrouble

if TYPE_CHECKING:
    Count = msgspec.Struct
    Sheet = msgspec.Struct
else:
    Counted_games = [counting for game in registry.GAMES.values() if (counting := game.counting())]
    Count = union_of(one.entered for one in Counted_games)
    """What was entered; `game` says for which game."""
    Sheet = union_of(one.offered for one in Counted_games)


class Counted(msgspec.Struct):
    """The count so far: every line with its rule, and what is not possible."""

    sheet: Sheet
    scoring: Scoring | None
    """Null if what was entered is too contradictory to score."""
    mistakes: list[PositionProblem]
    complete: bool
    """Whether the game is over, as entered."""
    next: Count | None
    """The initial entries for the next count; null if this was the last one."""


def counted(count: Count) -> Counted:
    game = registry.find(str(count.__struct_config__.tag))
    counting = game.counting()
    assert counting is not None
    try:
        sheet, document = counting.sheet(count), counting.position(count)
    except DuomoError as error:
        raise ServerTrouble(400, "bad-options", reason=error_words(error)) from None
    found = checked(document, lambda refusal: counting.named(count, refusal))
    scoring = after = None
    if found.read is not None:
        rules, state = found.read[2:]
        scoring, after = counting.scoring(rules, state, count), counting.after(rules, state, count)
    return Counted(sheet, scoring, found.problems, counting.complete(count), after)
