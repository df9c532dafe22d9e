"""Where the foreman stands (CT-5.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.game import Document
from duomo.core.position import number
from duomo.core.view import Declaration, Eyes, declare
from duomo.games.red_cathedral.modules.guilds.positions.table import GuildTable, entries
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foreman, Foremen
from duomo.games.red_cathedral.modules.guilds.wire.board import GuildBoard
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.signs import Signs
    from duomo.games.red_cathedral.positions.read import Reading
    from duomo.games.red_cathedral.positions.write import Writer

VISIBLE: Declaration = declare(Foreman, {"tower": "public"})


class ForemenBoard(GuildBoard, tag="foremen"):
    """CT-5.4."""

    foreman: int
    """The tower where the foreman stands."""


class ForemenTable(GuildTable):
    document = ForemenBoard

    def __init__(self, guild: Foremen) -> None:
        super().__init__(guild)
        self.foremen = guild

    def visible(self) -> Declaration:
        return VISIBLE

    def board(self, values: TableValues, state: RedState, eyes: Eyes) -> ForemenBoard:
        return ForemenBoard(self.foremen.foreman(state).tower + 1)

    def write(self, writer: Writer) -> Document:
        return {"foreman": self.foremen.foreman(writer.state).tower + 1}

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        entry = entries(value, "foreman")
        towers = max(len(state.heights), 1)
        tower = number("guild, foreman", entry.get("foreman", 1), 1, towers, "CT-5.4")
        self.foremen.foreman(state).tower = tower - 1

    def board_line(self, signs: Signs) -> str:
        return signs.say("cli-guild-foreman", tower=self.foremen.foreman(signs.state).tower + 1)
