"""The Foremen in documents (CT-5.4)."""

from __future__ import annotations

from duomo.games.red_cathedral.modules.guilds.guilds import guild_of
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.wire.guild import DecisionMaker, GuildWire, MoveMaker
from duomo.games.red_cathedral.modules.guilds.wire.shared import PartyMove, WhoseDecision, action_of
from duomo.games.red_cathedral.wire.base import Decision, Fact, Move
from duomo.games.red_cathedral.wire.names import Party
from duomo.games.red_cathedral.wire.pieces import Number, Pieces
from duomo.games.red_cathedral.wire.position import Position


class WalkDecision(Decision, tag="walk"):
    """CT-5.4. Choose how far the foreman moves."""

    action: str


class ForemanMove(Move, tag="foreman"):
    """CT-5.4. The number of steps, and the tower where the foreman ends."""

    steps: int
    tower: int


class ForemanFact(Fact, tag="foreman"):
    """CT-5.4."""

    steps: int
    tower: int


class InspectFact(Fact, tag="inspect"):
    """CT-5.4."""

    tower: int
    banners: int
    other: Party


class ForemenPieces(Pieces):
    """CT-5.4. The tower where the foreman stands."""

    foreman: Number | None = None


def walk(which: int, at: Position) -> ForemanMove:
    """CT-5.4. From the last tower on to the first."""
    guild, steps = guild_of(at.values), which + 1
    assert isinstance(guild, Foremen)
    tower = (guild.foreman(at.state).tower + steps) % len(at.state.heights)
    return ForemanMove(steps, tower + 1)


DECISIONS: dict[str, DecisionMaker] = {
    "walk": lambda printed, state, top: WalkDecision(action_of(printed, top))
}
MOVES: dict[str, MoveMaker] = {"walk": walk}


class ForemenWire(GuildWire):
    decisions = DECISIONS
    moves = MOVES
    documents = (WalkDecision, WhoseDecision, PartyMove, ForemanMove, ForemanFact, InspectFact)
    pieces = ForemenPieces
