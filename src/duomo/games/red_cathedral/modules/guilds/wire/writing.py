"""From the guilds to their documents: each guild hands out its own (`wire/<guild>.py`)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from duomo.core.engine.event import Event
from duomo.core.remembered import Remembered
from duomo.core.view import Eyes
from duomo.games.red_cathedral.modules.guilds.guilds import CLASSES, guild_of
from duomo.games.red_cathedral.modules.guilds.wire import shared
from duomo.games.red_cathedral.modules.guilds.wire.board import GuildBoard
from duomo.games.red_cathedral.positions.write import OF_PLAYER, OF_TABLE
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues
from duomo.games.red_cathedral.wire.base import ScoringLine
from duomo.games.red_cathedral.wire.module import ModuleWire
from duomo.games.red_cathedral.wire.position import Piece, Position

GUILDS = [make(0) for make in CLASSES]
EVERY = [guild.wire() for guild in GUILDS]
if TYPE_CHECKING:
    Guilds = GuildBoard
else:
    # Each guild says in `positions/<guild>.py` what it keeps; the tag tells them apart.
    Guilds = reduce(or_, [kind for guild in GUILDS if (kind := guild.table().document) is not None])


class GuildsWire(ModuleWire):
    decisions = reduce(or_, (dict(wire.decisions) for wire in EVERY), shared.DECISIONS)
    moves = reduce(or_, (dict(wire.moves) for wire in EVERY), shared.MOVES)
    documents = tuple(dict.fromkeys(document for wire in EVERY for document in wire.documents))
    field = "guild", Guilds

    def board(self, values: TableValues, kept: Remembered, state: RedState, seat: int) -> GuildBoard | None:
        """What the guild in play keeps, as far as a seat sees it. Some guilds keep nothing."""
        return guild_of(values).table().board(values, state, Eyes(seat, state.active, OF_TABLE, OF_PLAYER))

    def meant(self, at: Position, piece: Piece) -> int | None:
        """What a press is at the decisions that guilds share, or else at what only this guild has."""
        found = shared.meant(at, piece)
        return guild_of(at.values).wire().meant(at, piece) if found is None else found

    def places(self, at: Position) -> list[str]:
        return guild_of(at.values).wire().places(at)

    def secret(self) -> bool:
        return True

    def conceal(self, values: TableValues, state: RedState, seat: int) -> None:
        guild_of(values).wire().conceal(values, state, seat)

    def lines_before(self, events: Iterable[Event]) -> list[ScoringLine]:
        said = list(events)
        return [line for wire in EVERY for line in wire.lines_before(said)]


WIRE = GuildsWire()
