"""Basilica for clients of the server."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from duomo.core import wire
from duomo.core.engine.event import Event as Happened
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import frame, kind_of
from duomo.core.remembered import Remembered
from duomo.core.words.words import Said, Words
from duomo.games.basilica.rules.codes import (
    ACTIONS,
    AT,
    COLUMNS,
    GAME,
    PLACES,
    ROWS,
    TAKE_ORDER,
    TAKE_VAULT,
    TURN,
    cell_of,
)
from duomo.games.basilica.rules.names import cell_name
from duomo.games.basilica.rules.rules import BasilicaRules
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.wire.events import Event, Scoring, event, scoring
from duomo.games.basilica.wire.offers import Offer, offer, worth
from duomo.games.basilica.wire.things import side_of
from duomo.games.basilica.wire.view import View, view

PIECES: dict[str, int] = {
    **{f"vault/{place + 1}": TAKE_VAULT + place for place in range(PLACES)},
    **{f"order/{place + 1}": TAKE_ORDER + place for place in range(PLACES)},
    **{f"cell/{cell_name(cell_of(move))}": move for move in range(AT, AT + ROWS * COLUMNS)},
}
"""The move meant by a click on each piece of the board, whatever the decision."""

PLACES_TO_SEE = frozenset({"king", *(piece.replace("/", "-") for piece in PIECES)})
"""The same pieces as places of the board, plus the king's track."""

Closed = wire.tagged("Closed", wire.Closed, GAME)


class BasilicaWire(wire.Wire):
    declared = wire.Declared(View, Offer, Closed, Event, Scoring)

    def view(self, rules: Rules[Any], state: Any, seat: int) -> View:
        assert isinstance(rules, BasilicaRules)
        return view(rules, Remembered(), state, seat)

    def views(self, rules: Rules[Any]) -> wire.Views:
        assert isinstance(rules, BasilicaRules)
        return partial(view, rules, Remembered())

    def with_other_eyes(self, rules: Rules[Any], state: Any, view: wire.View, seat: int) -> View:
        """Everything is public (BA-1.1)."""
        assert isinstance(view, View)
        return msgspec.structs.replace(view, seat=side_of(seat) if 0 <= seat < len(state.players) else None)

    def offers(self, words: Words, codes: Sequence[int]) -> list[wire.Offer]:
        now = worth(words.state)
        return [offer(words, code, now, said) for code, said in zip(codes, words.said(codes), strict=True)]

    def offer(self, words: Words, code: int, said: Said) -> Offer:
        return offer(words, code, worth(words.state), said)

    def event(self, words: Words, event_: Happened, replayed: bool = False) -> Event:
        return event(event_, words.event(event_, replayed=replayed))

    def scoring(self, rules: Rules[Any], state: Any, told: wire.Told) -> Scoring:
        assert isinstance(rules, BasilicaRules)
        return scoring(rules, state, told)

    def meant(self, rules: Rules[Any], state: Any, piece: str) -> int | None:
        return PIECES.get(piece)

    def places(self, rules: Rules[Any], state: Any) -> frozenset[str]:
        return PLACES_TO_SEE

    def turn_of(self, rules: Rules[Any], state: Any, seat: int) -> BasilicaState | None:
        """BA-2.2. Only between two actions: within one the display has a gap."""
        assert isinstance(rules, BasilicaRules)
        if state.decider < 0 or kind_of(state.stack[-1]) != TURN:
            return None
        ahead: BasilicaState = state.copy()
        ahead.active, ahead.left, ahead.fresh = seat, ACTIONS, 0
        ahead.stack[-1] = frame(TURN, seat)
        rules.settle(ahead, None)
        return ahead


WIRE = BasilicaWire()
