"""Ivan in words: the choices that the player makes for him."""

from __future__ import annotations

from duomo.core.engine.state import kind_of
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.modules.ivan.rules.choices import next_ornament
from duomo.games.red_cathedral.modules.ivan.rules.codes import CHOOSE_DECORATED, FOR_IVAN
from duomo.games.red_cathedral.rules.names import KIND_NAMES, ORNAMENT_NAMES, section_name
from duomo.games.red_cathedral.words.module import ModuleWords
from duomo.games.red_cathedral.words.words import RedWords


class IvanWords(ModuleWords):
    shown = frozenset(("lay-solo-card", "lay-solo-tile"))

    def decision(self, words: RedWords, top: int) -> Phrase:
        if kind_of(top) == CHOOSE_DECORATED:
            return say("decision-solo-decorate", ornament=ORNAMENT_NAMES[next_ornament(words.state)])
        return say("decision-solo-claim")

    def move(self, words: RedWords, move: int) -> Phrase | None:
        state, values = words.state, words.values
        cell = move - FOR_IVAN
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
