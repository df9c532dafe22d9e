"""The Archivists in documents (CT-5.9, CT-5.12): their contracts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar

import msgspec
from msgspec import Meta

from duomo.core.engine.event import Event
from duomo.core.engine.state import first
from duomo.games.red_cathedral.modules.guilds.guilds import guild_of
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.wire.guild import DecisionMaker, GuildWire, MoveMaker
from duomo.games.red_cathedral.modules.guilds.wire.shared import (
    ActionMove,
    ChooseSpaceFact,
    OneActionDecision,
    PayRecognitionFact,
    SpaceDecision,
    SpaceMove,
)
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.base import Decision, Fact, Move, ScoringLine
from duomo.games.red_cathedral.wire.names import Party
from duomo.games.red_cathedral.wire.pieces import Id, Pieces, Token
from duomo.games.red_cathedral.wire.position import Position


class ContractsDecision(Decision, tag="contracts"):
    """CT-5.9. Chance draws contracts."""

    left: int


class ReturnContractDecision(Decision, tag="return-contract"):
    """CT-5.9. Put a contract of the full hand under the deck."""


class KeepContractDecision(Decision, tag="keep-contract"):
    """CT-5.9. Keep one of the drawn contracts."""


class ContractMove(Move, tag="contract"):
    """CT-5.9. Keep it, or put it under the deck."""

    contract: str


class ContractLine(ScoringLine, tag="contract"):
    """CT-5.12. Contracts score before the markers move back, so the track already includes them."""

    rule: str
    contract: str
    party: int
    prestige: int


class DrawContractFact(Fact, tag="draw-contract"):
    """CT-5.9. Public part of the event."""


class DrewContractFact(Fact, tag="drew-contract"):
    """CT-5.9. Only for the player who drew it."""

    contract: str


class KeepContractFact(Fact, tag="keep-contract"):
    """CT-5.9. Public part of the event."""


class KeptContractFact(Fact, tag="kept-contract"):
    """CT-5.9. Only for the player who keeps it."""

    contract: str


class ReturnContractFact(Fact, tag="return-contract"):
    """CT-5.9. Public part of the event."""


class ReturnedContractFact(Fact, tag="returned-contract"):
    """CT-5.9. Only for the player who returned it."""

    contract: str


class ScoreContractFact(Fact, tag="score-contract"):
    """CT-5.12."""

    contract: str
    prestige: int
    rule: str


class UnderPieces(Pieces):
    by: Party | None = None
    contracts: list[Id] | None = None


class ArchivistsPieces(Pieces):
    """CT-5.9. Hands, what was drawn to choose from, and what was put under the deck."""

    hands: list[list[Id]] | None = None
    drawn: list[Id] | None = None
    under: list[UnderPieces] | None = None


class ContractsCounted(msgspec.Struct):
    """CT-5.12. The contracts in a party's hand at the end."""

    contracts: Annotated[list[Token], Meta(max_length=24)] = []


class ContractsSheet(msgspec.Struct):
    """CT-5.12. All contracts."""

    contracts: list[str]


def contract(which: int, at: Position) -> ContractMove:
    guild = guild_of(at.values)
    assert isinstance(guild, Archivists)
    return ContractMove(guild.contracts.names[which])


DECISIONS: dict[str, DecisionMaker] = {
    "contracts": lambda printed, state, top: ContractsDecision(first(top)),
    "return-contract": lambda printed, state, top: ReturnContractDecision(),
    "keep-contract": lambda printed, state, top: KeepContractDecision(),
}
MOVES: dict[str, MoveMaker] = {"keep-contract": contract}


class ArchivistsWire(GuildWire):
    decisions = DECISIONS
    moves = MOVES
    documents = (
        SpaceDecision,
        OneActionDecision,
        ContractsDecision,
        ReturnContractDecision,
        KeepContractDecision,
        ContractMove,
        SpaceMove,
        ActionMove,
        PayRecognitionFact,
        ChooseSpaceFact,
        DrawContractFact,
        DrewContractFact,
        KeepContractFact,
        KeptContractFact,
        ReturnContractFact,
        ReturnedContractFact,
        ScoreContractFact,
        ContractLine,
    )

    pieces = ArchivistsPieces
    counted = ContractsCounted
    sheet = ContractsSheet
    shown: ClassVar = {"drew-contract": ("contract", ("contracts",))}

    def __init__(self, guild: Archivists) -> None:
        self.guild = guild

    def conceal(self, values: TableValues, state: RedState, seat: int) -> None:
        """CT-5.9: the contracts of others are secret, so only those in the seat's hand count."""
        archive = self.guild.archive(state)
        archive.hands = [hand if party == seat else 0 for party, hand in enumerate(archive.hands)]

    def lines_before(self, events: Iterable[Event]) -> list[ScoringLine]:
        """CT-5.12. Contracts change the position beforehand, so their lines come from the events."""
        return [
            ContractLine(
                str(event.data["rule"]), str(event.data["contract"]), event.seat, int(event.data["prestige"])
            )
            for event in events
            if event.kind == "score-contract"
        ]
