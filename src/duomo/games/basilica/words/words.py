"""Basilica in words: decisions, moves and events."""

from __future__ import annotations

from typing import Any, ClassVar

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import kind_of
from duomo.core.game import Game
from duomo.core.words.phrase import Phrase, say
from duomo.core.words.words import WordsOf
from duomo.games.basilica.rules import codes as c
from duomo.games.basilica.rules.cells import has_crown, tile_of
from duomo.games.basilica.rules.names import FACE_NAMES, RANK_NAMES, SEAT_NAMES, cell_name, tile_facts
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.state import BasilicaState


def vault_words(vault: int) -> Phrase:
    colours = FACE_NAMES[c.face_of(tile_of(vault))]
    return say("ba-move-vault", colours=colours, crown=1 if has_crown(vault) else 0)


def order_words(kind: int) -> Phrase:
    return say("ba-move-order", **tile_facts(kind))


class BasilicaWords(WordsOf[BasilicaRules, BasilicaState]):
    prefix: ClassVar[str] = "ba"
    shown: ClassVar[frozenset[str]] = frozenset(("top", "turned"))

    def __init__(self, game: Game, rules: Rules[Any], state: Any) -> None:
        assert isinstance(rules, BasilicaRules)
        assert isinstance(state, BasilicaState)
        super().__init__(game, rules, state)

    def party(self, seat: int) -> Phrase:
        return say("ba-seat", seat=SEAT_NAMES[seat])

    def decision(self) -> Phrase:
        top = self.state.stack[-1]
        return self.rules.decisions[kind_of(top)].ask(self.state, top)

    def rule(self) -> str:
        return self.rules.decisions[kind_of(self.state.stack[-1])].rule

    def move(self, code: int) -> Phrase:
        state = self.state
        if code < c.REPLACE:
            return vault_words(state.vaults[code - c.TAKE_VAULT])
        if code == c.REPLACE:
            return say("ba-move-replace")
        if code == c.PLACE_BUILDER:
            return say("ba-move-builder")
        if code <= c.GIVE_RANK:
            return order_words(state.orders[code - c.TAKE_ORDER])
        if code < c.PAY:
            return say("ba-move-rank", rank=RANK_NAMES[code - c.GIVE_RANK])
        if code >= c.AT:
            return say("ba-move-at", cell=cell_name(c.cell_of(code)))
        return say("ba-move-pay" if code == c.PAY else "ba-move-decline")

    def heading(self, code: int) -> Phrase | None:
        if kind_of(self.state.stack[-1]) != c.TURN:
            return None
        if code <= c.REPLACE:
            return say("ba-heading-vault")
        return say("ba-heading-builder" if code == c.PLACE_BUILDER else "ba-heading-order")


WORDS = BasilicaWords
