"""The guilds as options of the game: one of ten, one of its three cards, instead of the Clergy's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.engine.refusal import Refusal
from duomo.core.options import Option, Options, Problem
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.modules.components.sets import FREE, GUILDS, ExpansionComponents, GuildCard
from duomo.games.red_cathedral.modules.guilds.rules.administrators import Administrators
from duomo.games.red_cathedral.modules.guilds.rules.archivists import Archivists
from duomo.games.red_cathedral.modules.guilds.rules.brickmakers import EFFECTS, Brickmakers
from duomo.games.red_cathedral.modules.guilds.rules.codes import (
    DIAMONDS,
    DRAW_CARD,
    DRAW_CONTRACT,
    FIRST_FRAME,
    FIRST_MOVE,
    FIRST_NATURE,
    FRAMES_END,
    MOVES_END,
    NATURE_END,
)
from duomo.games.red_cathedral.modules.guilds.rules.contractors import Contractors
from duomo.games.red_cathedral.modules.guilds.rules.contracts import TASKS, Contracts
from duomo.games.red_cathedral.modules.guilds.rules.foremen import Foremen
from duomo.games.red_cathedral.modules.guilds.rules.guild import CLERGY, Guild
from duomo.games.red_cathedral.modules.guilds.rules.jewellers import Jewellers
from duomo.games.red_cathedral.modules.guilds.rules.lawyers import Lawyers
from duomo.games.red_cathedral.modules.guilds.rules.master_builders import MasterBuilders
from duomo.games.red_cathedral.modules.guilds.rules.weavers import Weavers
from duomo.games.red_cathedral.modules.guilds.rules.wholesalers import Wholesalers
from duomo.games.red_cathedral.modules.manifest import Manifest, join
from duomo.games.red_cathedral.rules.codes import MATERIALS
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, mask_of
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.module import ModuleDrawing
    from duomo.games.red_cathedral.positions.parts import Part
    from duomo.games.red_cathedral.words.module import ModuleWords

NEED_MODULE = ("contractors", "lawyers")
CARDS = ("random", "1", "2", "3")
EVEN = 6
"""RC-2.1. The weight of a whole group in the draw of the influence cards, whether of 1, 2 or 3 cards."""


def wanted(options: Options) -> bool:
    return options["guild"] != "none"


def with_module(options: Options) -> bool:
    return options.values.get("contractors", "off") == "on"


def clashes(options: Options) -> list[Problem]:
    """CT-5.1. Some guilds, and one card of the Jewellers, need the contractors module."""
    guild, card = options["guild"], options["guild_card"]
    if guild == "none" and card != "random":
        return [
            Problem(Refusal("option-card-without-guild", "CT-5.1", {"card": card}), ("guild_card", "guild"))
        ]
    if with_module(options):
        return []
    if guild in NEED_MODULE:
        refusal = Refusal("option-guild-needs-module", "CT-5.1", {"group": guild})
        return [Problem(refusal, ("guild", "contractors"))]
    if guild == "jewellers" and card == "3":
        refusal = Refusal("option-card-needs-module", "CT-5.2")
        return [Problem(refusal, ("guild", "guild_card", "contractors"))]
    return []


def attach(values: TableValues, options: Options, components: RedCathedralComponents) -> None:
    """CT-5.1. The guild's actions, its cards in place of the Clergy's, and its module."""
    assert isinstance(components, ExpansionComponents)
    name = options["guild"]
    guild = make(values, name, components, options.players)
    frames, moves = range(FIRST_FRAME, FRAMES_END), range(FIRST_MOVE, MOVES_END)
    join(
        values,
        guild,
        frames,
        moves,
        range(DRAW_CONTRACT, DRAW_CARD + 1),
        range(FIRST_NATURE, NATURE_END),
    )
    add_actions(values, guild)
    deal(values, name, allowed_cards(options, components))
    if name == "jewellers":
        values.reserve.append(DIAMONDS)


def make(values: TableValues, name: str, components: ExpansionComponents, players: int) -> Guild:
    index = len(values.modules)
    region = next((at for at, module in enumerate(values.modules) if module.name == "contractors"), -1)
    if name == "jewellers":
        return Jewellers(index)
    if name == "weavers":
        return Weavers(index)
    if name == "foremen":
        return Foremen(index)
    if name == "contractors":
        return Contractors(index, region)
    if name == "wholesalers":
        return Wholesalers(index)
    if name == "administrators":
        return Administrators(index)
    if name == "lawyers":
        return Lawyers(index, region)
    if name == "archivists":
        return Archivists(index, contracts_of(components, players))
    if name == "master-builders":
        return MasterBuilders(index)
    tiles = components.buttresses
    return Brickmakers(
        index,
        [tile.id for tile in tiles],
        [EFFECTS.index(tile.effect) for tile in tiles],
        [tile.amount for tile in tiles],
    )


def contracts_of(components: ExpansionComponents, players: int) -> Contracts:
    """CT-5.12. With two players and in solo some contracts pay another number."""
    contracts = Contracts()
    for row in components.contracts:
        contracts.names.append(row.id)
        contracts.task.append(TASKS.index(row.task))
        contracts.prestige.append((row.prestige_for_two if players < 3 else 0) or row.prestige)
        contracts.amount.append(row.amount)
        sells = [0] * (MATERIALS + 1)
        for sold, amount in row.sells.items():
            sells[MATERIALS if sold == "gem" else MATERIAL_NAMES.index(sold)] = amount
        contracts.sells.append(sells)
    return contracts


def add_actions(values: TableValues, guild: Guild) -> None:
    """The numbers of all guilds' actions are fixed; those of the others are never reached."""
    for name in GUILDS:
        for number in range(1, 7 if name == "administrators" else 5):
            own = name == guild.guild
            values.action_names.append(f"{name}-a{number}")
            values.action_price.append(guild.prices[number - 1] if own else 0)
            values.action_module.append(guild.index if own else -1)
    values.free_actions += [f"{guild.guild}-a{number}" for number in FREE.get(guild.guild, ())]
    values.showing_actions += ["administrators-a1", "administrators-a2"]
    assert values.action_names[guild.first_action] == f"{guild.guild}-a1"


def allowed_cards(options: Options, components: ExpansionComponents) -> list[GuildCard]:
    """CT-5.1. The chosen card, or those among which it is drawn."""
    cards = [card for card in components.guild_cards if card.guild == options["guild"]]
    if options["guild_card"] != "random":
        return [card for card in cards if str(card.card) == options["guild_card"]]
    return [card for card in cards if with_module(options) or not card.needs_module]


def deal(values: TableValues, name: str, cards: list[GuildCard]) -> None:
    """The guild's cards replace the Clergy's; every group is as likely in every quadrant as any other."""
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


def drawing() -> ModuleDrawing:
    from duomo.games.red_cathedral.modules.guilds.drawing.drawing import DRAWING

    return DRAWING


MANIFEST = Manifest(
    "guilds",
    (
        Option("guild", ("none", *GUILDS), "none", "CT-5.1", expansion=True),
        Option("guild_card", CARDS, "random", "CT-5.1", expansion=True),
    ),
    wanted,
    attach,
    clashes,
    part=part,
    words=words,
    drawing=drawing,
)
