"""A game's automaton at a real table: what it does next, and what has to be entered first."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from duomo.core.automaton import Automaton
from duomo.core.engine.refusal import DuomoError
from duomo.core.words.refusals import error_words
from duomo.games import registry
from duomo.play.companion.unions import union_of
from duomo.play.trouble import ServerTrouble

if TYPE_CHECKING:
    SoloWish = msgspec.Struct
    SoloSheet = msgspec.Struct
    SoloLine = msgspec.Struct
    SoloNow = msgspec.Struct
else:
    Counted = [counting for game in registry.GAMES.values() if (counting := game.counting())]
    Automata = [one.automaton for one in Counted if one.automaton is not None]
    SoloWish = union_of(one.wished for one in Automata)
    SoloSheet = union_of(one.offered for one in Automata)
    SoloLine = union_of(one.told for one in Automata)
    SoloNow = union_of(one.answered for one in Automata)


def automaton_of(document: msgspec.Struct) -> Automaton:
    """Return the automaton of the game that a document belongs to."""
    counting = registry.find(str(document.__struct_config__.tag)).counting()
    assert counting is not None
    assert counting.automaton is not None
    return counting.automaton


def solo_sheet(wish: SoloWish) -> SoloSheet:
    try:
        return automaton_of(wish).sheet(wish)
    except DuomoError as error:
        raise ServerTrouble(400, "bad-options", reason=error_words(error)) from None


def solo_now(line: SoloLine) -> SoloNow:
    try:
        return automaton_of(line).now(line)
    except DuomoError as error:
        raise ServerTrouble(422, "bad-position", rule=error.refusal.rule, reason=error_words(error)) from None
