"""Basilica in words: decisions, moves and events."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import second
from duomo.core.game import Game
from duomo.core.words.phrase import Phrase, say
from duomo.core.words.words import Words
from duomo.games.basilica.rules import codes as c
from duomo.games.basilica.rules.names import FACE_NAMES, ORDER_NAMES, RANK_NAMES, SEAT_NAMES, cell_name
from duomo.games.basilica.rules.state import BasilicaState

QUESTIONS = {
    c.TURN: "turn",
    c.PLACE: "place",
    c.BUILD_SCAFFOLD: "scaffold",
    c.CHOOSE_PROMOTED: "promote",
    c.CHOOSE_RANK: "rank",
    c.CHOOSE_RECRUIT: "recruit",
    c.CHOOSE_MOVER: "move",
    c.CHOOSE_TARGET: "target",
    c.CHOOSE_REMOVED: "take-back",
    c.CHOOSE_GLASS: "glass",
    c.CHOOSE_RUIN: "catastrophe",
    c.OFFER: "offer",
}


def vault_words(vault: int) -> Phrase:
    colours = FACE_NAMES[(vault >> c.KIND_SHIFT) // c.ORDERS]
    return say("ba-move-vault", colours=colours, crown=1 if vault & c.CROWN else 0)


def order_words(kind: int) -> Phrase:
    return say("ba-move-order", colours=FACE_NAMES[kind // c.ORDERS], order=ORDER_NAMES[kind % c.ORDERS])


class BasilicaWords(Words):
    prefix = "ba"
    shown = frozenset(("top", "turned"))

    def __init__(self, game: Game, rules: Rules[Any], state: Any) -> None:
        assert isinstance(state, BasilicaState)
        super().__init__(game, rules, state)
        self.state: BasilicaState = state

    def party(self, seat: int) -> Phrase:
        return say("ba-seat", seat=SEAT_NAMES[seat])

    def decision(self) -> Phrase:
        top = self.state.stack[-1]
        question = QUESTIONS.get(top & 63, "turn")
        if question == "turn":
            return say("ba-decide-turn", actions=self.state.left)
        if question == "offer":
            return say("ba-decide-offer", order=ORDER_NAMES[second(top)])
        return say(f"ba-decide-{question}")

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
        if self.state.stack[-1] & 63 != c.TURN:
            return None
        if code <= c.REPLACE:
            return say("ba-heading-vault")
        return say("ba-heading-builder" if code == c.PLACE_BUILDER else "ba-heading-order")


WORDS = BasilicaWords
