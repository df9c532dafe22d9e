"""The documents that the server sends for The Red Cathedral, and how they are made."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Any, get_args

import msgspec

from duomo.core import wire
from duomo.core.engine.event import Event as EngineEvent
from duomo.core.engine.rules import Rules
from duomo.core.remembered import Remembered
from duomo.core.wire import GAME, Declared, Told, Views
from duomo.core.words.refusals import refusal_words
from duomo.core.words.words import Said, Words
from duomo.games.red_cathedral.rules.codes import GAME as NAME
from duomo.games.red_cathedral.rules.names import GEM_NAMES
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.setup import begin_turn
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire import events, moves
from duomo.games.red_cathedral.wire.base import Fact, Move
from duomo.games.red_cathedral.wire.closed import DONE, asked_about
from duomo.games.red_cathedral.wire.making import gems_set
from duomo.games.red_cathedral.wire.module import union_of
from duomo.games.red_cathedral.wire.numbered import Numbered
from duomo.games.red_cathedral.wire.offering import offers
from duomo.games.red_cathedral.wire.places import places
from duomo.games.red_cathedral.wire.position import Position
from duomo.games.red_cathedral.wire.pressed import meant
from duomo.games.red_cathedral.wire.scoring import BaseScoring, Scoring, scoring
from duomo.games.red_cathedral.wire.standing import standing
from duomo.games.red_cathedral.wire.view import TableView, View
from duomo.games.red_cathedral.wire.viewing import Viewing

AnyMove = union_of(moves.Base, Move)
AnyFact = union_of(events.Base, Fact)

FACTS: dict[str, type[Fact]] = {str(fact.__struct_config__.tag): fact for fact in get_args(AnyFact)}

TABLES = 512
"""Maximum number of tables whose printed documents are cached."""


class BaseOffer(wire.Offer, kw_only=True, tag_field=GAME, tag=NAME):
    """A legal move. `Offer` adds what it does."""

    ends_turn: bool = False


Offer: Any = msgspec.defstruct(
    "Offer",
    [("does", AnyMove)],
    bases=(BaseOffer,),
    namespace={"__doc__": "A legal move, and what it does."},
    kw_only=True,
    tag_field=GAME,
    tag=NAME,
)


class BaseClosed(wire.Closed, tag_field=GAME, tag=NAME):
    """A move that cannot be made now. `Closed` adds what it would do."""


Closed: Any = msgspec.defstruct(
    "Closed",
    [("does", AnyMove)],
    bases=(BaseClosed,),
    namespace={"__doc__": "A move that cannot be made now, and what it would do."},
    tag_field=GAME,
    tag=NAME,
)


class BaseEvent(wire.GameEvent, tag_field=GAME, tag=NAME):
    """Something that happened. `Event` adds the facts about it."""

    kind: str
    """The kind of the fact, for clients that need no more."""


Event: Any = msgspec.defstruct(
    "Event",
    [("fact", AnyFact)],
    bases=(BaseEvent,),
    namespace={"__doc__": "Something that happened, and the facts about it."},
    tag_field=GAME,
    tag=NAME,
)


class RedWire(wire.Wire):
    declared = Declared(View, Offer, Closed, Event, Scoring)

    def view(self, rules: Rules[Any], state: Any, seat: int) -> TableView:
        assert isinstance(rules, RedRules)
        return viewing_of(rules.values).view(Remembered(), state, seat)

    def views(self, rules: Rules[Any]) -> Views:
        assert isinstance(rules, RedRules)
        return partial(viewing_of(rules.values).view, Remembered())

    def with_other_eyes(self, rules: Rules[Any], state: Any, view: wire.View, seat: int) -> TableView:
        assert isinstance(rules, RedRules)
        assert isinstance(view, TableView)
        return viewing_of(rules.values).with_other_eyes(state, view, seat)

    def offers(self, words: Words, codes: Sequence[int]) -> list[wire.Offer]:
        assert isinstance(words.rules, RedRules)
        viewing = viewing_of(words.rules.values)
        return offers(Offer, viewing.numbered, Position(viewing.printed, words.state), words, codes)

    def offer(self, words: Words, code: int, said: Said) -> BaseOffer:
        assert isinstance(words.rules, RedRules)
        viewing = viewing_of(words.rules.values)
        return offer_at(viewing.numbered, Position(viewing.printed, words.state), code, said)

    def closed(self, words: Words, codes: Sequence[int]) -> list[wire.Closed]:
        wanted = [code for code in asked_about(words.state, codes) if code not in codes]
        if not wanted:
            return []
        assert isinstance(words.rules, RedRules)
        viewing = viewing_of(words.rules.values)
        at = Position(viewing.printed, words.state)
        return [closed_at(viewing.numbered, at, words.rules, code) for code in wanted]

    def meant(self, rules: Rules[Any], state: Any, piece: str) -> int | None:
        assert isinstance(rules, RedRules)
        viewing = viewing_of(rules.values)
        return meant(viewing.wires, Position(viewing.printed, state), piece)

    def places(self, rules: Rules[Any], state: Any) -> frozenset[str]:
        assert isinstance(rules, RedRules)
        viewing = viewing_of(rules.values)
        return places(viewing.wires, Position(viewing.printed, state))

    def event(self, words: Words, event: EngineEvent, replayed: bool = False) -> BaseEvent:
        said = words.event(event, replayed=replayed)
        told: BaseEvent = Event(event.seat, said, event.kind, fact_of(event))
        return told

    def scoring(self, rules: Rules[Any], state: Any, told: Told) -> BaseScoring:
        assert isinstance(rules, RedRules)
        return scoring(rules.values, state, [event for _, events in told for event in events])

    def turn_of(self, rules: Rules[Any], state: Any, seat: int) -> RedState | None:
        assert isinstance(rules, RedRules)
        return None if state.decider < 0 else turn_ahead(rules, rules.seen_by(state, seat), seat)

    def standing(self, rules: Rules[Any], state: Any, seat: int) -> BaseScoring:
        assert isinstance(rules, RedRules)
        return standing(rules.values, state, seat)


@lru_cache(TABLES)
def viewing_of(values: TableValues) -> Viewing:
    """Return the `Viewing` of a table, which makes the printed documents once."""
    return Viewing(values)


def offer_at(numbered: Numbered, at: Position, code: int, said: Said) -> BaseOffer:
    ends = at.decision.ends_turn(code)
    offer: BaseOffer = Offer(*said, does=numbered.move(code, at), ends_turn=ends)
    return offer


def closed_at(numbered: Numbered, at: Position, rules: RedRules, code: int) -> BaseClosed:
    why = rules.refuse(at.state, code)
    does = numbered.move(code, at)
    found: BaseClosed = Closed(rules.text(code), why.reason in DONE, refusal_words(why), why.rule, does)
    return found


def turn_ahead(rules: RedRules, state: RedState, seat: int) -> RedState:
    """RC-4.1. Return the same table at the start of a seat's turn, whoever plays now."""
    ahead = state.copy()
    ahead.stack = []
    ahead.traded = ahead.rerolled = ahead.used = 0
    for module in rules.values.modules:
        module.turn_ends(ahead)
    begin_turn(rules.values, ahead, seat, None)
    rules.settle(ahead)
    return ahead


def fact_of(event: EngineEvent) -> Any:
    """Convert an engine event to a fact, splitting joined words into lists."""
    data: dict[str, Any] = dict(event.data)
    if "from" in data:
        data["from_"] = data.pop("from")
    if "gems" in data:
        data["gems"] = gems_set(GEM_NAMES.index(data["gems"]))
    if event.kind == "claim":
        data.setdefault("tile", None)
    return FACTS[event.kind](**data)


WIRE = RedWire()
