"""The Master builders in documents (CT-5.10): the section cards they draw."""

from __future__ import annotations

from typing import Any

import msgspec

from duomo.core.engine.state import first, fourth, second, third
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import NO_CARD, taken_names
from duomo.games.red_cathedral.modules.guilds.wire.guild import DecisionMaker, GuildWire, MoveMaker
from duomo.games.red_cathedral.modules.guilds.wire.shared import PayRecognitionFact, action_of
from duomo.games.red_cathedral.rules.codes import MATERIALS
from duomo.games.red_cathedral.rules.names import section_name
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.wire import making
from duomo.games.red_cathedral.wire.base import Decision, Fact, Move
from duomo.games.red_cathedral.wire.names import Material, SectionName
from duomo.games.red_cathedral.wire.pieces import Id, Pieces
from duomo.games.red_cathedral.wire.position import Position
from duomo.games.red_cathedral.wire.printed import Printed


class CardsDecision(Decision, tag="cards"):
    """CT-5.10. Chance draws section cards."""

    left: int
    after: str | None


class DrawnCard(msgspec.Struct):
    card: str
    taken: list[Material]


class PrintedDecision(Decision, tag="printed"):
    """CT-5.10. Take materials printed on the drawn cards."""

    cards: list[DrawnCard]


class OwnSectionDecision(Decision, tag="own-section"):
    """CT-5.10. Choose one of the player's unfinished sections."""

    action: str


class CardMove(Move, tag="card"):
    """CT-5.10. Take a material printed on the first or second drawn card."""

    card: int
    material: Material


class SectionMove(Move, tag="section"):
    """CT-5.10."""

    section: SectionName


class DrawCardFact(Fact, tag="draw-card"):
    """CT-5.10."""

    card: str


class ReshuffleFact(Fact, tag="reshuffle"):
    """CT-5.10."""


class OwnSectionFact(Fact, tag="own-section"):
    """CT-5.10."""

    section: SectionName


def cards(printed: Printed, state: RedState, top: int) -> CardsDecision:
    after = None if second(top) == NO_CARD else printed.values.card_names[second(top)]
    return CardsDecision(first(top), after)


def printed_cards(printed: Printed, state: RedState, top: int) -> PrintedDecision:
    drawn = [(first(top), third(top)), (second(top), fourth(top))]
    names = printed.values.card_names
    return PrintedDecision([drawn_card(names[card], code) for card, code in drawn if card != NO_CARD])


def drawn_card(name: str, code: int) -> DrawnCard:
    taken: list[Any] = taken_names(code)
    return DrawnCard(name, taken)


def card(which: int, at: Position) -> CardMove:
    drawn, material = divmod(which, MATERIALS)
    return CardMove(drawn + 1, making.RESOURCES[material])


class MasterBuildersPieces(Pieces):
    """CT-5.10. The section cards drawn so far."""

    discards: list[Id] | None = None


DECISIONS: dict[str, DecisionMaker] = {
    "cards": cards,
    "printed": printed_cards,
    "own-section": lambda printed, state, top: OwnSectionDecision(action_of(printed, top)),
}
MOVES: dict[str, MoveMaker] = {
    "printed": card,
    "own-section": lambda cell, at: SectionMove(section_name(cell)),
}


class MasterBuildersWire(GuildWire):
    decisions = DECISIONS
    moves = MOVES
    documents = (
        CardsDecision,
        PrintedDecision,
        OwnSectionDecision,
        CardMove,
        SectionMove,
        PayRecognitionFact,
        DrawCardFact,
        ReshuffleFact,
        OwnSectionFact,
    )
    pieces = MasterBuildersPieces
