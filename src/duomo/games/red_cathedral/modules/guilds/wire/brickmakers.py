"""The Brickmakers in documents (CT-5.11): their buttresses."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.guilds.guilds import guild_of
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers
from duomo.games.red_cathedral.modules.guilds.wire.guild import DecisionMaker, GuildWire, MoveMaker
from duomo.games.red_cathedral.modules.guilds.wire.shared import (
    ActionMove,
    ChooseSpaceFact,
    OneActionDecision,
    SpaceDecision,
    SpaceMove,
)
from duomo.games.red_cathedral.wire.base import Decision, Fact, Move
from duomo.games.red_cathedral.wire.pieces import Id, Pieces
from duomo.games.red_cathedral.wire.position import Piece, Position
from duomo.games.red_cathedral.wire.pressed import numbered


class ChooseButtressDecision(Decision, tag="choose-buttress"):
    """CT-5.11. Choose a buttress on offer."""


class ButtressMove(Move, tag="buttress"):
    """CT-5.11. Take a buttress on offer."""

    buttress: str


class UseMove(Move, tag="use"):
    """CT-5.11. Use one of the player's buttresses."""

    buttress: str


class TakeButtressFact(Fact, tag="take-buttress"):
    """CT-5.11."""

    buttress: str


class UseButtressFact(Fact, tag="use-buttress"):
    """CT-5.11."""

    buttress: str


class BrickmakersPieces(Pieces):
    """CT-5.11. Buttresses on offer, those of each party, and whether one was used in this turn."""

    offer: list[Id] | None = None
    buttresses: list[list[Id]] | None = None
    used: bool | None = None


def buttress_name(which: int, at: Position) -> str:
    guild = guild_of(at.values)
    assert isinstance(guild, Brickmakers)
    return guild.names[which]


DECISIONS: dict[str, DecisionMaker] = {
    "choose-buttress": lambda printed, state, top: ChooseButtressDecision()
}
MOVES: dict[str, MoveMaker] = {
    "choose-buttress": lambda which, at: ButtressMove(buttress_name(which, at)),
    "use-buttress": lambda which, at: UseMove(buttress_name(which, at)),
}


class BrickmakersWire(GuildWire):
    decisions = DECISIONS
    moves = MOVES
    documents = (
        SpaceDecision,
        OneActionDecision,
        ChooseButtressDecision,
        SpaceMove,
        ActionMove,
        ButtressMove,
        UseMove,
        ChooseSpaceFact,
        TakeButtressFact,
        UseButtressFact,
    )

    declined = ("buttress",)
    pieces = BrickmakersPieces

    def __init__(self, guild: Brickmakers) -> None:
        self.guild = guild

    def meant(self, at: Position, piece: Piece) -> int | None:
        guild = self.guild
        match piece:
            case Piece("buttress", name):
                return numbered(guild.choice.first_move, guild.names, name)
            case Piece("held", name):
                return numbered(guild.buttress.first, guild.names, name)
        return None

    def places(self, at: Position) -> list[str]:
        """CT-5.11. The buttresses that players have."""
        return [f"buttresses-{at.party(seat)}" for seat in range(len(at.state.players))]
