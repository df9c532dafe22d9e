"""A table with one guild, set up by hand: its card is in the first quadrant, the Clergy's is not in play.

The white die is on space 1 and shows a 1, so that “die white” leads to space 2, beside the card.
"""

from __future__ import annotations

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.red_cathedral.modules.guilds.rules.guild import Guild
from duomo.games.red_cathedral.rules.names import RESOURCE_NAMES, SLOT_NAMES
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import Player
from duomo.games.red_cathedral.rules.values import TableValues
from red_cathedral.helpers import GAME, MARKET, Scene

HEIGHTS = {2: [3, 3, 3, 3], 3: [3, 3, 4, 4, 4], 4: [4, 4, 4, 4, 4, 4]}


def belongs_to_guild(values: TableValues, move: int) -> bool:
    """True if a move, including nature's, belongs to the guild."""
    owner = values.move_module.get(move, -1)
    return owner >= 0 and isinstance(values.modules[owner], Guild)


class GuildScene(Scene):
    def __init__(self, guild: str, card: int = 1, players: int = 3, **options: str) -> None:
        wanted = {"start_player": "1", "guild": guild, "guild_card": str(card), **options}
        chosen = GAME.choose(players, wanted)
        components = GAME.components(None, chosen)
        rules = GAME.rules(chosen, components)
        assert isinstance(rules, RedRules)
        self.values = rules.values
        self.values.plan_heights = [HEIGHTS[players] for _ in self.values.plan_heights]
        state = rules.start()
        dealer = Dealer(1)
        while state.decider == NATURE:
            rules.play(state, dealer.choose(rules.chance(state)), None)
        self.rules = rules
        self.state = state
        self.card = f"{guild}-{card}"
        self._tidy()
        self.table = Table(GAME, chosen, components, rules, state)
        self.guild = next(module for module in self.values.modules if isinstance(module, Guild))

    def _tidy(self) -> None:
        state, values = self.state, self.values
        market = ["permits" if name == "recognition" and values.dice > 5 else name for name in MARKET]
        kinds = [RESOURCE_NAMES[values.resource_kind[tile]] for tile in range(len(values.resource_names))]
        state.resource = [
            next(tile for tile in values.deal_resources if kinds[tile] == name) for name in market
        ]
        cards = [self.card, "craftsmen-1", "teamsters-1", "merchants-1"]
        state.influence = [values.influence_names.index(card) for card in cards]
        self.dice(white=(1, 1), red=(2, 1), blue=(3, 1), green=(4, 1), yellow=(5, 1))
        if values.dice > 5:
            self.dice(black=(6, 1))
        for player in state.players:
            player.rubles = 0
            player.slots = player.slots[:]

    def have(self, colour: str, rubles: int | None = None, marker: int | None = None, **held: int) -> Player:
        """As in the base game, with diamonds."""
        diamonds = held.pop("diamond", None)
        player = super().have(colour, rubles, marker, **held)
        if diamonds is not None:
            more = diamonds - player.materials[6]
            player.store(6, more)
            self.state.reserve[6] -= more
        return player

    def held(self, colour: str) -> dict[str, int]:
        materials = self.player(colour).materials
        return {RESOURCE_NAMES[at]: amount for at, amount in enumerate(materials) if amount}

    def tile(self, colour: str, slot: str, name: str) -> None:
        """A face-up tile of the set on a slot."""
        self.player(colour).slots[SLOT_NAMES.index(slot)] = self.values.tile_names.index(name)

    def nature(self, move: str) -> None:
        """Make nature's move."""
        assert self.table.decider == NATURE
        self.table.play(move)


def at_card(guild: str, card: int = 1, players: int = 3, contractors: str = "off", **held: int) -> GuildScene:
    """Red has just moved the white die to space 2, beside the guild's card."""
    options = {"contractors": contractors} if contractors != "off" else {}
    scene = GuildScene(guild, card, players, **options)
    scene.have("red", **held)
    scene.play("die white")
    return scene
