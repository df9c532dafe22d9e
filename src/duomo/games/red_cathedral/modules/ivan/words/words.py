"""Ivan in words: the choices that the player makes for him."""

from __future__ import annotations

from typing import ClassVar

from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.ivan.rules.module import ivan_of
from duomo.games.red_cathedral.rules.names import KIND_NAMES, section_name
from duomo.games.red_cathedral.words.module import ModuleWords
from duomo.games.red_cathedral.words.words import RedWords


class IvanWords(ModuleWords):
    shown: ClassVar[frozenset[str]] = frozenset(("lay-solo-card", "lay-solo-tile"))

    def move(self, words: RedWords, move: int) -> Phrase | None:
        state, values = words.state, words.values
        cell = move - ivan_of(values).solo.for_ivan
        section, card = section_name(cell), state.card[cell]
        if state.owner[cell] >= 0:
            return say("move-solo-decorate", section=section, owner=words.party(state.owner[cell]))
        return say(
            "move-solo-claim",
            section=section,
            kind=KIND_NAMES[values.card_kind[card]],
            recognition=values.card_recognition[card],
        )


WORDS = IvanWords()
