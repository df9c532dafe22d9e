"""The guilds as options of the game: one of ten, and one of its three cards, instead of the Clergy's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.refusal import OptionError, Refusal
from duomo.core.options import Option, Options, Problem
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.modules.components.sets import ExpansionComponents, GuildCard
from duomo.games.red_cathedral.modules.guilds.guilds import BY_NAME, NEED_REGION
from duomo.games.red_cathedral.modules.guilds.rules.guild import CLERGY
from duomo.games.red_cathedral.modules.manifest import Manifest
from duomo.games.red_cathedral.rules.names import mask_of
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.module import ModuleDrawing
    from duomo.games.red_cathedral.positions.parts import Part
    from duomo.games.red_cathedral.wire.module import ModuleWire
    from duomo.games.red_cathedral.words.module import ModuleWords

RANDOM = "random"
CARDS = (RANDOM, "1", "2", "3")
EVEN = 6
"""RC-2.1. Weight of a whole group in the draw of influence cards, whether it has 1, 2 or 3 cards."""


def wanted(options: Options) -> bool:
    return options["guild"] != "none"


def with_module(options: Options) -> bool:
    return options.values.get("contractors", "off") == "on"


def clashes(options: Options) -> list[Problem]:
    """CT-5.1. Some guilds, and one card of another, need the contractors module."""
    guild, card = options["guild"], options["guild_card"]
    if guild == "none" and card != RANDOM:
        return [
            Problem(Refusal("option-card-without-guild", "CT-5.1", {"card": card}), ("guild_card", "guild"))
        ]
    if with_module(options) or guild not in BY_NAME:
        return []
    if guild in NEED_REGION:
        refusal = Refusal("option-guild-needs-module", "CT-5.1", {"group": guild})
        return [Problem(refusal, ("guild", "contractors"))]
    if card in map(str, BY_NAME[guild](0).cards_need_region):
        refusal = Refusal("option-card-needs-module", "CT-5.2")
        return [Problem(refusal, ("guild", "guild_card", "contractors"))]
    return []


def drawn(options: Options, dealer: Dealer) -> Options:
    """CT-5.1. Draw one of the guilds that the other options allow, all equally likely."""
    if options["guild"] != RANDOM:
        return options
    tables = [Options(options.players, {**options.values, "guild": name}) for name in BY_NAME]
    possible = [table for table in tables if not clashes(table)]
    return possible[dealer.below(len(possible))]


def attach(values: TableValues, options: Options, components: RedCathedralComponents) -> None:
    """CT-5.1. Add the guild's actions and module, and put its cards in place of the Clergy's."""
    assert isinstance(components, ExpansionComponents)
    name = options["guild"]
    if name == RANDOM:
        raise OptionError(Refusal("option-guild-undrawn", "CT-5.1"))
    guild = BY_NAME[name](len(values.modules))
    guild.take_components(values, components)
    guild.join(values)
    deal(values, name, allowed_cards(options, components))


def allowed_cards(options: Options, components: ExpansionComponents) -> list[GuildCard]:
    """CT-5.1. Return the chosen card, or those to draw from."""
    cards = [card for card in components.guild_cards if card.guild == options["guild"]]
    if options["guild_card"] != RANDOM:
        return [card for card in cards if str(card.card) == options["guild_card"]]
    return [card for card in cards if with_module(options) or not card.needs_module]


def deal(values: TableValues, name: str, cards: list[GuildCard]) -> None:
    """Replace the Clergy's cards with the guild's; every group is equally likely in every quadrant."""
    values.group_names.append(name)
    group = len(values.group_names) - 1
    dealt = [card for card in values.deal_influence if values.influence_group[card] != CLERGY]
    for card in cards:
        dealt.append(len(values.influence_names))
        values.influence_names.append(card.id)
        values.influence_group.append(group)
        values.influence_weight.append(1)
        for action in (card.upper, card.lower):
            values.influence_action.append(values.action_names.index(action.action))
            values.influence_once.append(action.mark == "lightning")
            values.influence_shown.append(mask_of(list(action.shown)))
    values.deal_influence = dealt
    values.drawn_influence = len(values.influence_names)
    groups = [values.influence_group[card] for card in dealt]
    for at in dealt:
        values.influence_weight[at] = EVEN // groups.count(values.influence_group[at])


def part() -> Part:
    from duomo.games.red_cathedral.modules.guilds.positions.position import PART

    return PART


def words() -> ModuleWords:
    from duomo.games.red_cathedral.modules.guilds.words.words import WORDS

    return WORDS


def wire() -> ModuleWire:
    from duomo.games.red_cathedral.modules.guilds.wire.writing import WIRE

    return WIRE


def drawing() -> ModuleDrawing:
    from duomo.games.red_cathedral.modules.guilds.drawing.drawing import DRAWING

    return DRAWING


MANIFEST = Manifest(
    "guilds",
    (
        Option("guild", ("none", RANDOM, *BY_NAME), "none", "CT-5.1", expansion=True),
        Option("guild_card", CARDS, RANDOM, "CT-5.1", expansion=True),
    ),
    wanted,
    attach,
    clashes,
    drawn,
    part=part,
    words=words,
    wire=wire,
    drawing=drawing,
    details=("guild_card",),
)
