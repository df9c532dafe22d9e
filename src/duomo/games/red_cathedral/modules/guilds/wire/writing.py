"""Collects the documents of the guilds; each guild provides its own (`wire/<guild>.py`)."""

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
    # Each guild declares its board in `positions/<guild>.py`; the tag tells them apart.
    Guilds = reduce(or_, [kind for guild in GUILDS if (kind := guild.table().document) is not None])


class GuildsWire(ModuleWire):
    decisions = reduce(or_, (dict(wire.decisions) for wire in EVERY), shared.DECISIONS)
    moves = reduce(or_, (dict(wire.moves) for wire in EVERY), shared.MOVES)
    documents = tuple(dict.fromkeys(document for wire in EVERY for document in wire.documents))
    declined = tuple(name for wire in EVERY for name in wire.declined)
    field = "guild", Guilds

    def board(self, values: TableValues, kept: Remembered, state: RedState, seat: int) -> GuildBoard | None:
        """Return the board of the guild in play, as far as the seat may see it. Some guilds have none."""
        return guild_of(values).table().board(values, state, Eyes(seat, state.active, OF_TABLE, OF_PLAYER))

    def meant(self, at: Position, piece: Piece) -> int | None:
        """Return the move meant by a click: first at decisions that guilds share, then for this guild."""
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
