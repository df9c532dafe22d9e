"""The Jewellers in documents (CT-5.2): what diamonds replace."""

from __future__ import annotations

from duomo.core.engine.state import first, fourth, second, third
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import DeliverDiamond, Jewellers
from duomo.games.red_cathedral.modules.guilds.wire.guild import DecisionMaker, GuildWire, MoveMaker
from duomo.games.red_cathedral.modules.guilds.wire.shared import HandOverDecision
from duomo.games.red_cathedral.rules.names import section_name
from duomo.games.red_cathedral.wire import making
from duomo.games.red_cathedral.wire.base import Decision, Fact, Move
from duomo.games.red_cathedral.wire.names import Gem, Material, SectionName
from duomo.games.red_cathedral.wire.pieces import Id, Pieces
from duomo.games.red_cathedral.wire.position import Piece, Position
from duomo.games.red_cathedral.wire.pressed import CELL_NAMES, delivery


class DiamondDecision(Decision, tag="diamond"):
    """CT-5.2. Choose the material that a delivered diamond replaces."""

    left: int
    begun: bool


class DiamondGemsDecision(Decision, tag="diamond-gems"):
    """CT-5.2. Set gems, some of them diamonds."""

    section: SectionName
    left: int
    green: int
    purple: int
    """Diamonds used as green and as purple gems."""


class DiamondMove(Move, tag="diamond"):
    """CT-5.2. Use a diamond for the next delivery, or for a gem to set."""

    stands_for: Gem | None


class DeliverDiamondFact(Fact, tag="deliver-diamond"):
    """CT-5.2."""

    material: Material
    section: SectionName


class GemsDiamondsFact(Fact, tag="gems-diamonds"):
    """CT-5.2."""

    gems: list[Gem]
    prestige: int
    section: SectionName
    diamonds: int


class JewellersPieces(Pieces):
    """CT-5.2. What the diamonds on unfinished sections stand for."""

    diamonds: dict[Id, list[Material]] | None = None


DECISIONS: dict[str, DecisionMaker] = {
    "diamond": lambda printed, state, top: DiamondDecision(first(top), bool(second(top))),
    "diamond-gems": lambda printed, state, top: DiamondGemsDecision(
        section_name(first(top)), second(top), third(top), fourth(top)
    ),
}
MOVES: dict[str, MoveMaker] = {
    "diamond": lambda which, at: DiamondMove(None),
    "diamond-as": lambda gem, at: DiamondMove(making.GEMS[gem]),
}


class JewellersWire(GuildWire):
    decisions = DECISIONS
    moves = MOVES
    documents = (
        DiamondDecision,
        DiamondGemsDecision,
        HandOverDecision,
        DiamondMove,
        DeliverDiamondFact,
        GemsDiamondsFact,
    )

    pieces = JewellersPieces

    def __init__(self, guild: Jewellers) -> None:
        self.guild = guild

    def meant(self, at: Position, piece: Piece) -> int | None:
        match piece:
            case Piece("section", name) if isinstance(at.decision, DeliverDiamond) and name in CELL_NAMES:
                cell = CELL_NAMES.index(name)
                return None if at.state.done[cell] else delivery(at, cell)
            case Piece("material", "diamond"):
                return self.guild.next.first
        return None
