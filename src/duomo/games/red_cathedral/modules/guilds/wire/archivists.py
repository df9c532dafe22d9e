"""The Archivists in documents (CT-5.9, CT-5.12): their contracts."""

from __future__ import annotations

from collections.abc import Iterable

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
from duomo.games.red_cathedral.wire.position import Position


class ContractsDecision(Decision, tag="contracts"):
    """CT-5.9. Nature draws contracts."""

    left: int


class ReturnContractDecision(Decision, tag="return-contract"):
    """CT-5.9. A contract of the full hand goes under the deck."""


class KeepContractDecision(Decision, tag="keep-contract"):
    """CT-5.9. One of the contracts drawn."""


class ContractMove(Move, tag="contract"):
    """CT-5.9. Keep it, or put it under the deck."""

    contract: str


class ContractLine(ScoringLine, tag="contract"):
    """CT-5.12. It counts before the markers go back, so that the track has it already."""

    rule: str
    contract: str
    party: int
    prestige: int


class DrawContractFact(Fact, tag="draw-contract"):
    """CT-5.9. Everybody hears that."""


class DrewContractFact(Fact, tag="drew-contract"):
    """CT-5.9. For the one who drew it."""

    contract: str


class KeepContractFact(Fact, tag="keep-contract"):
    """CT-5.9. Everybody hears that."""


class KeptContractFact(Fact, tag="kept-contract"):
    """CT-5.9. For the one who keeps it."""

    contract: str


class ReturnContractFact(Fact, tag="return-contract"):
    """CT-5.9. Everybody hears that."""


class ReturnedContractFact(Fact, tag="returned-contract"):
    """CT-5.9. For the one who returned it."""

    contract: str


class ScoreContractFact(Fact, tag="score-contract"):
    """CT-5.12."""

    contract: str
    prestige: int
    rule: str


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

    def __init__(self, guild: Archivists) -> None:
        self.guild = guild

    def conceal(self, values: TableValues, state: RedState, seat: int) -> None:
        """CT-5.9: the contracts of others are secret, so only those in the seat's own hand count."""
        archive = self.guild.archive(state)
        archive.hands = [hand if party == seat else 0 for party, hand in enumerate(archive.hands)]

    def lines_before(self, events: Iterable[Event]) -> list[ScoringLine]:
        """CT-5.12. Contracts, which change the position beforehand: what was said of them."""
        return [
            ContractLine(
                str(event.data["rule"]), str(event.data["contract"]), event.seat, int(event.data["prestige"])
            )
            for event in events
            if event.kind == "score-contract"
        ]
