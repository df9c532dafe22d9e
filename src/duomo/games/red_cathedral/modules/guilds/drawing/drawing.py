"""The guilds in the terminal: what they put on the table, and what players have of them."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from duomo.games.red_cathedral.drawing.module import ModuleDrawing
from duomo.games.red_cathedral.drawing.signs import Signs
from duomo.games.red_cathedral.modules.guilds.rules.archive import contracts_of, count_of
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import Jewellers
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import MasterBuilders, unused
from duomo.games.red_cathedral.modules.guilds.words.words import buttresses, contract, guild_of
from duomo.games.red_cathedral.rules.names import section_name


class GuildDrawing(ModuleDrawing):
    def board(self, signs: Signs) -> RenderableType | None:
        text = self.table_line(signs, guild_of(signs.words))
        return Text(text) if text else None

    def table_line(self, signs: Signs, guild: Guild) -> str:
        state = signs.state
        if isinstance(guild, Foremen):
            return signs.say("cli-guild-foreman", tower=guild.foreman(state).tower + 1)
        if isinstance(guild, Archivists):
            archive = guild.archive(state)
            under = sum(count_of(group) for group in archive.groups)
            return signs.say("cli-guild-deck", count=count_of(archive.fresh), under=under)
        if isinstance(guild, Brickmakers):
            offered = buttresses(guild, guild.buttresses(state).offered)
            return signs.say("cli-guild-offer", things=signs.tell_all(offered))
        if isinstance(guild, MasterBuilders):
            discarded = len(guild.discards(state).cards)
            count = len(unused(signs.values, state)) - discarded
            return signs.say("cli-guild-cards", count=count, discarded=discarded)
        if isinstance(guild, Jewellers):
            standing = guild.diamonds(state).standing
            lying = [
                f"{section_name(cell)} {signs.tell_all(signs.words.packed(standing[cell]))}"
                for cell in state.cells
                if standing[cell]
            ]
            return signs.say("cli-guild-diamonds", things="; ".join(lying)) if lying else ""
        return ""

    def player_line(self, signs: Signs, seat: int) -> str:
        """Buttresses; of contracts the number, and which they are for the player who decides."""
        guild, state = guild_of(signs.words), signs.state
        if isinstance(guild, Brickmakers):
            held = buttresses(guild, guild.buttresses(state).held[seat])
            return signs.say("cli-guild-buttresses", things=held) if held else ""
        if isinstance(guild, Archivists):
            hand = guild.archive(state).hands[seat]
            things = str(count_of(hand))
            if seat == state.decider or state.over():
                things = "; ".join(signs.tell(contract(guild, at)) for at in contracts_of(hand)) or "–"
            return signs.say("cli-guild-contracts", things=things)
        return ""


DRAWING = GuildDrawing()
