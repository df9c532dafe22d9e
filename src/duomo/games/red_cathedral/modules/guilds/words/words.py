"""The guilds in words: what they ask, and their moves."""

from __future__ import annotations

from duomo.core.engine.event import Event
from duomo.core.engine.state import first, fourth, third
from duomo.core.words.phrase import Phrase, Value, say
from duomo.games.red_cathedral.modules.guilds.rules import codes as c
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import Brickmakers
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild, party_name
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import reward
from duomo.games.red_cathedral.rules.codes import DONE, MATERIALS, RECOGNITION, RUBLES, USE_TILE
from duomo.games.red_cathedral.rules.names import KIND_NAMES, MATERIAL_NAMES, SLOT_NAMES, section_name
from duomo.games.red_cathedral.words.module import ModuleWords
from duomo.games.red_cathedral.words.words import RedWords

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


def guild_of(words: RedWords) -> Guild:
    return next(module for module in words.values.modules if isinstance(module, Guild))


def other(words: RedWords, party: int) -> str:
    return party_name(words.values, words.state, party)


def contract(guild: Archivists, number: int) -> Phrase:
    return say("guild-contract", contract=guild.contracts.names[number])


def buttresses(guild: Brickmakers, mask: int) -> list[Phrase]:
    names = [name for at, name in enumerate(guild.names) if mask >> at & 1]
    return [say("guild-buttress", buttress=name) for name in names]


class GuildWords(ModuleWords):
    def decision(self, words: RedWords, top: int) -> Phrase:
        kind = top & 63
        if kind == c.GEMS_WITH_DIAMONDS:
            return say("decision-guild-diamond-gems", count=third(top) + fourth(top))
        if kind == c.BORROW:
            return say("decision-guild-borrow", other=other(words, first(top)))
        return say(QUESTIONS[kind])

    def move(self, words: RedWords, move: int) -> Phrase | None:
        if move == c.DIAMOND_NEXT:
            return say("move-guild-diamond")
        if move < c.FIRST_MOVE:
            return self.base_move(words, move)
        if move < c.PARTY:
            return say("move-guild-diamond-as", material=MATERIAL_NAMES[4 + move - c.DIAMOND_AS])
        if move < c.STEPS:
            return say("move-guild-party", other=other(words, move - c.PARTY))
        if move < c.CONTRACT:
            return self.steps(words, move - c.STEPS + 1)
        if move < c.CHOOSE_SPACE:
            guild = guild_of(words)
            assert isinstance(guild, Archivists)
            return say("move-guild-contract", contract=guild.contracts.names[move - c.CONTRACT])
        if move < c.TAKE_BUTTRESS:
            return self.later_move(words, move)
        return self.buttress(words, move)

    def base_move(self, words: RedWords, move: int) -> Phrase | None:
        """Moves of the base game that mean something else at a guild's decision."""
        top = words.state.stack[-1]
        if top & 63 == c.BORROW and USE_TILE <= move < USE_TILE + len(SLOT_NAMES):
            return words.activation(first(top), move - USE_TILE)
        return say("move-guild-done") if move == DONE else None

    def later_move(self, words: RedWords, move: int) -> Phrase:
        state, values = words.state, words.values
        top = state.stack[-1]
        if move < c.ACTION_AT:
            space = move - c.CHOOSE_SPACE
            times = state.dice_on[space] if first(top) else 1
            return say("move-guild-space", space=space + 1, gain=words.market_gain(space, times))
        if move < c.FROM_CARD:
            card = state.influence[(move - c.ACTION_AT) // 2]
            action = values.influence_action[card * 2 + (move - c.ACTION_AT) % 2]
            group = values.group_names[values.influence_group[card]]
            return say("move-guild-action", action=values.action_names[action], group=group)
        if move < c.SECTION:
            which, material = divmod(move - c.FROM_CARD, MATERIALS)
            return say("move-guild-from-card", card=which + 1, material=MATERIAL_NAMES[material])
        cell = move - c.SECTION
        resource = RUBLES if first(top) == c.MASTER_BUILDERS + 2 else RECOGNITION
        gain = words.amount(resource, reward(values, state, first(top), cell))
        return say("move-guild-section", section=section_name(cell), gain=gain)

    def buttress(self, words: RedWords, move: int) -> Phrase:
        guild = guild_of(words)
        assert isinstance(guild, Brickmakers)
        if move < c.USE_BUTTRESS:
            return say("move-guild-take-buttress", buttress=guild.names[move - c.TAKE_BUTTRESS])
        return say("move-guild-use-buttress", buttress=guild.names[move - c.USE_BUTTRESS])

    def steps(self, words: RedWords, steps: int) -> Phrase:
        guild = guild_of(words)
        assert isinstance(guild, Foremen)
        tower = (guild.foreman(words.state).tower + steps) % len(words.state.heights) + 1
        return say("move-guild-steps", steps=steps, tower=tower)

    def any_moment(self, move: int) -> bool:
        return c.USE_BUTTRESS <= move < c.MOVES_END

    def explained(self, words: RedWords, event: Event) -> dict[str, Value]:
        """CT-5.10. A section card that was drawn: what is printed on it, not its id."""
        if event.kind != "draw-card":
            return {}
        card = words.values.card_names.index(str(event.data["card"]))
        kind = KIND_NAMES[words.values.card_kind[card]]
        return {"card": say("rc-section-card", kind=kind, cost=words.packed(words.values.card_cost[card]))}


WORDS = GuildWords()
