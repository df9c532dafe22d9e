"""The guild's table in a position, and what a seat may see of it; the guild in play provides it."""

from __future__ import annotations

from duomo.core.engine.refusal import PositionError
from duomo.core.game import Document
from duomo.core.view import Declaration
from duomo.games.red_cathedral.modules.components import sets as component_set
from duomo.games.red_cathedral.modules.guilds.guilds import guild_of
from duomo.games.red_cathedral.positions.parts import Part
from duomo.games.red_cathedral.positions.read import Reading
from duomo.games.red_cathedral.positions.write import Writer
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues


class GuildPart(Part):
    entry = "guild"

    def visible(self, values: TableValues) -> Declaration:
        return guild_of(values).table().visible()

    def left_out(self, values: TableValues) -> dict[str, str]:
        return guild_of(values).table().left_out()

    def write(self, writer: Writer) -> Document:
        if not writer.eyes.on_table("extras"):
            return {}
        guild = guild_of(writer.values)
        table = guild.table()
        if not writer.full and not table.as_printed(writer.values, component_set.default()):
            raise PositionError(
                f"A table of the {guild.guild} with components of a player's copy cannot be written as a "
                "position; keep the record."
            )
        return table.write(writer)

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        guild_of(reading.values).table().read(reading, value, state)


PART = GuildPart()
