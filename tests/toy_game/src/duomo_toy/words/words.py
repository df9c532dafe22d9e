"""The game in words: questions, moves, and, through `prefix`, what happened."""

from __future__ import annotations

from duomo.core.engine.rules import Rules
from duomo.core.words.phrase import Phrase, say
from duomo.core.words.words import WordsOf
from duomo_toy.rules.codes import COLOURS
from duomo_toy.rules.state import StonesState


class StonesWords(WordsOf[Rules[StonesState], StonesState]):
    prefix = "stones"

    def party(self, seat: int) -> Phrase:
        return say("stones-seat", seat=COLOURS[seat])

    def decision(self) -> Phrase:
        return say("stones-decide", number=self.state.rolled)

    def move(self, code: int) -> Phrase:
        return say("stones-lay", stones=code)
