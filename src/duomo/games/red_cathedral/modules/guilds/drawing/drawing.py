"""The guilds in the terminal: their things on the table and in front of players."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from duomo.games.red_cathedral.drawing.module import ModuleDrawing
from duomo.games.red_cathedral.drawing.signs import Signs
from duomo.games.red_cathedral.modules.guilds.guilds import guild_of


class GuildDrawing(ModuleDrawing):
    def board(self, signs: Signs) -> RenderableType | None:
        text = guild_of(signs.values).table().board_line(signs)
        return Text(text) if text else None

    def player_line(self, signs: Signs, seat: int) -> str:
        return guild_of(signs.values).table().player_line(signs, seat)


DRAWING = GuildDrawing()
