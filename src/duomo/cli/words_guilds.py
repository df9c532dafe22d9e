"""The guilds in the terminal: what they ask, their moves, and what they put on the table."""

from __future__ import annotations

from rich.console import RenderableType
from rich.text import Text

from duomo.cli.module_words import ModuleWords
from duomo.cli.words_red_cathedral import Words
from duomo.core.state import first, fourth, third
from duomo.games.red_cathedral.codes import DONE, MATERIALS, USE_TILE
from duomo.games.red_cathedral.modules.guilds import codes as c
from duomo.games.red_cathedral.modules.guilds.archive import contracts_of, count_of
from duomo.games.red_cathedral.modules.guilds.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.brickmakers import Brickmakers
from duomo.games.red_cathedral.modules.guilds.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.guild import Guild, party_name
from duomo.games.red_cathedral.modules.guilds.jewellers import Jewellers
from duomo.games.red_cathedral.modules.guilds.master_builders import MasterBuilders, reward, unused
from duomo.games.red_cathedral.names import MATERIAL_NAMES, SLOT_NAMES, section_name
from duomo.games.red_cathedral.workshop import benefit

QUESTIONS = {
    c.WITH_DIAMOND: "decision-guild-with-diamond",
    c.GIVE_ANY: "decision-guild-give",
    c.WEAVE: "decision-guild-weave",
    c.WALK: "decision-guild-walk",
    c.WHOSE: "decision-guild-whose",
    c.SPACE: "decision-guild-space",
    c.ONE_ACTION: "decision-guild-one-action",
    c.RETURN: "decision-guild-return-contract",
    c.KEEP: "decision-guild-keep",
    c.PRINTED: "decision-guild-printed",
    c.OWN_SECTION: "decision-guild-own-section",
    c.BUTTRESS: "decision-guild-buttress",
}


def guild_of(words: Words) -> Guild:
    return next(module for module in words.tables.modules if isinstance(module, Guild))


def other(words: Words, party: int) -> str:
    return party_name(words.tables, words.state, party)


def contract(words: Words, guild: Archivists, number: int) -> str:
    return words.say("guild-contract", contract=guild.contracts.names[number])


def buttresses(words: Words, guild: Brickmakers, mask: int) -> str:
    names = [name for at, name in enumerate(guild.names) if mask >> at & 1]
    return ", ".join(words.say("guild-buttress", buttress=name) for name in names) or "–"


class GuildWords(ModuleWords):
    def decision(self, words: Words, top: int) -> str:
        kind = top & 63
        if kind == c.GEMS_WITH_DIAMONDS:
            return words.say("decision-guild-diamond-gems", count=third(top) + fourth(top))
        if kind == c.BORROW:
            return words.say("decision-guild-borrow", other=other(words, first(top)))
        return words.say(QUESTIONS[kind])

    def move(self, words: Words, move: int) -> str:
        if move == c.DIAMOND_NEXT:
            return words.say("move-guild-diamond")
        if move < c.FIRST_MOVE:
            return self.base_move(words, move)
        if move < c.PARTY:
            return words.say("move-guild-diamond-as", material=MATERIAL_NAMES[4 + move - c.DIAMOND_AS])
        if move < c.STEPS:
            return words.say("move-guild-party", other=other(words, move - c.PARTY))
        if move < c.CONTRACT:
            return self.steps(words, move - c.STEPS + 1)
        if move < c.CHOOSE_SPACE:
            guild = guild_of(words)
            assert isinstance(guild, Archivists)
            return words.say("move-guild-contract", contract=guild.contracts.names[move - c.CONTRACT])
        return self.later_move(words, move)

    def base_move(self, words: Words, move: int) -> str:
        """Moves of the base game that mean something else at a guild's decision."""
        top = words.state.stack[-1]
        if top & 63 == c.BORROW and USE_TILE <= move < USE_TILE + len(SLOT_NAMES):
            slot = move - USE_TILE
            tile = words.state.players[first(top)].slots[slot]
            gain = words.gives(benefit(words.tables, words.state, tile))
            return words.say("move-rc-activate", slot=SLOT_NAMES[slot], gain=gain)
        return words.say("move-guild-done") if move == DONE else ""

    def later_move(self, words: Words, move: int) -> str:
        state, tables = words.state, words.tables
        top = state.stack[-1]
        if move < c.ACTION_AT:
            space = move - c.CHOOSE_SPACE
            times = state.dice_on[space] if first(top) else 1
            return words.say("move-guild-space", space=space + 1, gain=words.market_gain(space, times))
        if move < c.FROM_CARD:
            card = state.influence[(move - c.ACTION_AT) // 2]
            action = tables.influence_action[card * 2 + (move - c.ACTION_AT) % 2]
            group = tables.group_names[tables.influence_group[card]]
            return words.say("move-guild-action", action=tables.action_names[action], group=group)
        if move < c.SECTION:
            which, material = divmod(move - c.FROM_CARD, MATERIALS)
            return words.say("move-guild-from-card", card=which + 1, material=MATERIAL_NAMES[material])
        if move < c.TAKE_BUTTRESS:
            cell = move - c.SECTION
            resource = 7 if first(top) == c.MASTER_BUILDERS + 2 else 8
            gain = words.amount(resource, reward(tables, state, first(top), cell))
            return words.say("move-guild-section", section=section_name(cell), gain=gain)
        guild = guild_of(words)
        assert isinstance(guild, Brickmakers)
        if move < c.USE_BUTTRESS:
            return words.say("move-guild-take-buttress", buttress=guild.names[move - c.TAKE_BUTTRESS])
        return words.say("move-guild-use-buttress", buttress=guild.names[move - c.USE_BUTTRESS])

    def steps(self, words: Words, steps: int) -> str:
        guild = guild_of(words)
        assert isinstance(guild, Foremen)
        tower = (guild.foreman(words.state).tower + steps) % len(words.state.heights) + 1
        return words.say("move-guild-steps", steps=steps, tower=tower)

    def any_moment(self, move: int) -> bool:
        return move >= c.USE_BUTTRESS

    def board(self, words: Words) -> RenderableType | None:
        text = self.table_line(words, guild_of(words))
        return Text(text) if text else None

    def table_line(self, words: Words, guild: Guild) -> str:
        state = words.state
        if isinstance(guild, Foremen):
            return words.say("cli-guild-foreman", tower=guild.foreman(state).tower + 1)
        if isinstance(guild, Archivists):
            archive = guild.archive(state)
            under = sum(count_of(group) for group in archive.groups)
            return words.say("cli-guild-deck", count=count_of(archive.fresh), under=under)
        if isinstance(guild, Brickmakers):
            offered = guild.buttresses(state).offered
            return words.say("cli-guild-offer", things=buttresses(words, guild, offered))
        if isinstance(guild, MasterBuilders):
            discarded = len(guild.discards(state).cards)
            count = len(unused(words.tables, state)) - discarded
            return words.say("cli-guild-cards", count=count, discarded=discarded)
        if isinstance(guild, Jewellers):
            standing = guild.diamonds(state).standing
            lying = [
                f"{section_name(cell)} {words.packed(standing[cell])}"
                for cell in state.cells
                if standing[cell]
            ]
            return words.say("cli-guild-diamonds", things="; ".join(lying)) if lying else ""
        return ""

    def player_line(self, words: Words, seat: int) -> str:
        """Buttresses; of contracts the number, and which they are for the player who decides."""
        guild, state = guild_of(words), words.state
        if isinstance(guild, Brickmakers):
            held = guild.buttresses(state).held[seat]
            return words.say("cli-guild-buttresses", things=buttresses(words, guild, held)) if held else ""
        if isinstance(guild, Archivists):
            hand = guild.archive(state).hands[seat]
            things = str(count_of(hand))
            if seat == state.decider or state.over():
                things = "; ".join(contract(words, guild, at) for at in contracts_of(hand)) or "–"
            return words.say("cli-guild-contracts", things=things)
        return ""


WORDS = GuildWords()
