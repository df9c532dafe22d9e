"""The components of the Contractors expansion, on top of the base game's, and the checks they must pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar, get_args

import msgspec

from duomo.core.components import ComponentSchema, Problem, Row
from duomo.games.red_cathedral.components import sets as base
from duomo.games.red_cathedral.components.sets import Blueprint, Few, Material, RedCathedralComponents, Some
from duomo.games.red_cathedral.modules.guilds.guilds import CLASSES
from duomo.games.red_cathedral.modules.guilds.rules import guild as guild_rules

AnyRow = TypeVar("AnyRow", bound=Row)

Gain = Literal[
    "wood", "brick", "stone", "gold", "green", "purple", "rubles", "recognition", "prestige", "permits"
]
Tool = Literal["hammer", "saw", "chisel", "trowel", "plumb-line", "compasses"]
Effect = Literal[
    "gain", "sell-for-prestige", "sell-for-recognition", "activate", "discard-ornament",
    "buy-recognition", "material-and-delivery", "resource-tile", "claim",
]  # fmt: skip
TOOLS: tuple[Tool, ...] = get_args(Tool)
EFFECTS: tuple[Effect, ...] = get_args(Effect)
OWN_GUILDS: tuple[guild_rules.Guild, ...] = tuple(make(0) for make in CLASSES)
"""One of each, for what is printed on its cards."""
GUILDS: tuple[str, ...] = tuple(guild.guild for guild in OWN_GUILDS)
OWN_TABLES = tuple(table for guild in OWN_GUILDS if (table := guild.own_table()) is not None)
"""Tables of components that only one guild needs."""
if TYPE_CHECKING:
    Guild = str
else:
    Guild = Literal[GUILDS]
SHOWING = tuple(f"{guild.guild}-a{number}" for guild in OWN_GUILDS for number in guild.showing)
"""CT-5.1. The actions with materials on the card."""
PAIRED = 6
"""Number of actions that fit on three cards without one of them on all."""
CENTRE = 0
SPACES = 5
SPECIALISTS = 24


class Specialist(Row, frozen=True):
    """CT-3.1, CT-3.2. The effect on the front, with its parameters, and the tool on the back."""

    effect: Effect
    tool: Tool
    gives: dict[Gain, Some] = msgspec.field(default_factory=dict)
    material: Material | None = None
    prestige: Few = 0


class City(Row, frozen=True):
    """CT-1.3. `place` 0 is the centre; 1 to 5 form the ring, and specialist space s comes after city s."""

    name: str
    place: Annotated[int, msgspec.Meta(ge=0, le=SPACES)]


class ContractorSpace(Row, frozen=True):
    """CT-2.2. The bonus under a contractor, the leftmost first."""

    place: Annotated[int, msgspec.Meta(ge=1, le=6)]
    gives: dict[Gain, Some] = msgspec.field(default_factory=dict)
    materials_of_choice: Few = 0


class ModuleTile(Row, frozen=True):
    """CT-1.1, CT-1.2. A tile of the module, and the base game's tiles it replaces."""

    kind: Literal["resource", "workshop"]
    gives: dict[Gain, Some] = msgspec.field(default_factory=dict)
    die: Literal["black"] | None = None
    three_plus: bool = False
    replaces: tuple[str, ...] = ()


class GuildAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """CT-5.2 to CT-5.11. Guild and number; `shown`: materials on the card, if the action needs them."""

    action: Annotated[
        str,
        msgspec.Meta(
            pattern=r"\A[a-z]+(-[a-z]+)?-a[1-6]\Z", description=f"guild and number, as {GUILDS[0]}-a1"
        ),
    ]
    mark: Literal["lightning", "infinity"]
    shown: tuple[Material, ...] = ()

    @property
    def number(self) -> int:
        return int(self.action[-1])


class GuildCard(Row, frozen=True):
    """CT-5.1."""

    guild: Guild
    card: Literal[1, 2, 3]
    upper: GuildAction
    lower: GuildAction
    needs_module: bool = False
    """Only with the contractors module."""


class PrintedComponents(RedCathedralComponents, frozen=True):
    """Everything a game with any part of the expansion can need."""

    specialists: tuple[Specialist, ...]
    cities: tuple[City, ...]
    contractor_spaces: tuple[ContractorSpace, ...]
    module_tiles: tuple[ModuleTile, ...]
    extra_blueprints: tuple[Blueprint, ...]
    guild_cards: tuple[GuildCard, ...]

    def rows(self, kind: type[AnyRow]) -> tuple[AnyRow, ...]:
        """Return the table of one of the guilds, by the type of its rows."""
        found: tuple[AnyRow, ...] = getattr(
            self, next(table.name for table in OWN_TABLES if table.row is kind)
        )
        return found


if TYPE_CHECKING:
    ExpansionComponents = PrintedComponents
else:
    # Guilds with components of their own declare a table each; they follow the common ones.
    ExpansionComponents = msgspec.defstruct(
        "ExpansionComponents",
        [(table.name, tuple[table.row, ...]) for table in OWN_TABLES],
        bases=(PrintedComponents,),
        namespace={"__doc__": PrintedComponents.__doc__},
        module=__name__,
        frozen=True,
    )


Problems = Iterator[Problem]


def check_specialists(parts: ExpansionComponents) -> Problems:
    """CT-1.3, CT-3.2: 24 tiles, each of the nine kinds of effect, every effect with its parameters."""
    table = "specialists"
    if len(parts.specialists) != SPECIALISTS:
        yield Problem(table, "", "", f"there are {len(parts.specialists)} tiles; there must be {SPECIALISTS}")
    kinds = {tile.effect for tile in parts.specialists}
    for effect in EFFECTS:
        if effect not in kinds:
            yield Problem(
                table, "", "effect", f"no tile has the effect {effect}; each of the nine must exist"
            )
    for tile in parts.specialists:
        if bool(tile.gives) != (tile.effect == "gain"):
            yield Problem(table, tile.id, "gives", "a tile of effect gain, and no other, says what it gives")
        if "prestige" in tile.gives:
            message = "a tile gives materials, rubles, permits or recognition"
            yield Problem(table, tile.id, "gives", message)
        if (tile.material is not None) != tile.effect.startswith("sell-"):
            message = "sell-for-prestige and sell-for-recognition, and no other effect, show a material"
            yield Problem(table, tile.id, "material", message)
        if (tile.prestige > 0) != (tile.effect == "sell-for-prestige"):
            message = "sell-for-prestige, and no other effect, shows prestige"
            yield Problem(table, tile.id, "prestige", message)


def infer_specialists(parts: ExpansionComponents) -> Problems:
    """CT-3.1, CT-3.2: four tiles per tool; gains of all four kinds occur."""
    counts = Counter(tile.tool for tile in parts.specialists)
    for tool in TOOLS:
        if counts[tool] != 4:
            yield Problem("specialists", "", "tool", f"{counts[tool]} tiles show a {tool}; there must be 4")
    gains = {gain for tile in parts.specialists for gain in tile.gives}
    for kinds in (set(base.MATERIALS), {"rubles"}, {"permits"}, {"recognition"}):
        if not gains & kinds:
            yield Problem("specialists", "", "gives", f"a tile must give {' or '.join(sorted(kinds))}")


def check_cities(parts: ExpansionComponents) -> Problems:
    """CT-1.3: Moscow in the centre, five cities around it, four of them known by name."""
    table = "cities"
    if [city.place for city in parts.cities] != list(range(SPACES + 1)):
        yield Problem(table, "", "place", "there must be 6 cities, with the places 0 to 5 in order")
    for row in parts.cities:
        if (row.id == "moscow") != (row.place == CENTRE):
            yield Problem(table, row.id, "place", "moscow has place 0, the other cities 1 to 5")
    known = {row.id for row in parts.cities}
    for name in ("suzdal", "smolensk", "ryazan", "vologda"):
        if name not in known:
            yield Problem(table, "", "id", f"there must be a row {name}")


def check_contractor_spaces(parts: ExpansionComponents) -> Problems:
    """CT-1.5, CT-2.2: six spaces; the third gives 1 material of choice."""
    table = "contractor_spaces"
    if [row.place for row in parts.contractor_spaces] != [1, 2, 3, 4, 5, 6]:
        yield Problem(table, "", "place", "there must be 6 rows, with the places 1 to 6 in order")
    for row in parts.contractor_spaces:
        if row.place == 3 and (row.gives or row.materials_of_choice != 1):
            yield Problem(table, row.id, "materials_of_choice", "the third gives 1 material of choice")
        if row.gives and row.materials_of_choice:
            yield Problem(table, row.id, "gives", "a space has one bonus: gives or materials_of_choice")


def infer_contractor_spaces(parts: ExpansionComponents) -> Problems:
    """CT-2.2: sending a contractor may unlock a bonus, so at least one space has none."""
    if all(row.gives or row.materials_of_choice for row in parts.contractor_spaces):
        yield Problem("contractor_spaces", "", "", "at least one of the six spaces has no bonus")


def check_module_tiles(parts: ExpansionComponents) -> Problems:
    """CT-1.1, CT-1.2: a permit tile replaces the recognition tile; permit and black-die tiles replace two
    others."""
    table = "module_tiles"
    resource = [tile for tile in parts.module_tiles if tile.kind == "resource"]
    recognition = tuple(tile.id for tile in parts.resource_tiles if tile.resource == "recognition")
    if len(resource) != 1:
        yield Problem(table, "", "kind", f"there are {len(resource)} resource tiles; there must be 1")
    for tile in resource:
        if tile.gives != {"permits": 1} or tile.replaces != recognition:
            message = "the resource tile gives 1 permit and replaces the recognition tile"
            yield Problem(table, tile.id, "replaces", message)
    workshop = [tile for tile in parts.module_tiles if tile.kind == "workshop"]
    for sign in (False, True):
        shown = [(tile.gives, tile.die) for tile in workshop if tile.three_plus == sign]
        if len(shown) != 2 or ({"permits": 1}, None) not in shown or ({}, "black") not in shown:
            words = "with" if sign else "without"
            message = f"{words} the 3+ sign there must be one tile of 1 permit and one of the black die"
            yield Problem(table, "", "three_plus", message)
    names = [tile.id for tile in parts.workshop_tiles]
    gone = [name for tile in workshop for name in tile.replaces]
    if len(gone) != 2 or len(set(gone)) != 2:
        yield Problem(table, "", "replaces", f"{len(gone)} workshop tiles go out; there must be 2")
    for tile in parts.module_tiles:
        taken = names if tile.kind == "workshop" else [row.id for row in parts.resource_tiles]
        if tile.id in taken:
            yield Problem(table, tile.id, "id", "a tile of the base game has the same id")
        for name in tile.replaces:
            if name not in taken:
                yield Problem(table, tile.id, "replaces", f"the base game has no {tile.kind} tile {name}")


def check_extra_blueprints(parts: ExpansionComponents) -> Problems:
    """RC-1.7: as in the base game, 2 cards for each number of players."""
    table = "extra_blueprints"
    counts = Counter(card.players for card in parts.extra_blueprints)
    for players in (2, 3, 4):
        if counts[players] != 2:
            message = f"{counts[players]} cards are for {players} players; there must be 2"
            yield Problem(table, "", "players", message)
    base_ids = {card.id for card in parts.blueprints}
    for card in parts.extra_blueprints:
        if card.id in base_ids:
            yield Problem(table, card.id, "id", "a blueprint of the base game has the same id")
        towers, sections = card.players + 2, card.players * 6
        if len(card.heights) != towers or sum(card.heights) != sections:
            allowed = f"{card.players} players build {towers} towers, {sections} sections in all"
            yield Problem(table, card.id, "heights", f"{list(card.heights)} is wrong; {allowed}")


def check_guild_cards(parts: ExpansionComponents) -> Problems:
    """CT-5.1: 3 cards per guild, each with two of its actions; free actions are lightning."""
    table = "guild_cards"
    found = [(card.guild, card.card) for card in parts.guild_cards]
    if found != [(guild, number) for guild in GUILDS for number in (1, 2, 3)]:
        yield Problem(table, "", "card", "there must be 30 rows, cards 1 to 3 of each guild in order")
    for card in parts.guild_cards:
        guild = OWN_GUILDS[GUILDS.index(card.guild)]
        if card.upper.action == card.lower.action:
            yield Problem(table, card.id, "lower.action", "the two actions of a card must differ")
        for name, action in (("upper", card.upper), ("lower", card.lower)):
            most = len(guild.prices)
            if action.action[:-3] != card.guild or action.number > most:
                message = f"{action.action} is no action of the {card.guild}; theirs are a1 to a{most}"
                yield Problem(table, card.id, f"{name}.action", message)
            if action.number in guild.free and action.mark != "lightning":
                message = f"{action.action} costs nothing, so it must be lightning"
                yield Problem(table, card.id, f"{name}.mark", message)
            if bool(action.shown) != (action.action in SHOWING):
                first, *more = SHOWING
                names = " and ".join([first, *(one[-3:] for one in more)])
                message = f"{names}, and no other action, show materials"
                yield Problem(table, card.id, f"{name}.shown", message)
        numbers = {action.number for action in (card.upper, card.lower) if action.action[:-3] == card.guild}
        needs = guild.needs_region or not numbers.isdisjoint(guild.actions_need_region)
        if card.needs_module != needs:
            word = "needs" if needs else "does not need"
            yield Problem(table, card.id, "needs_module", f"the card {word} the contractors module")


def infer_guild_cards(parts: ExpansionComponents) -> Problems:
    """CT-5.1: a1 on all three cards of a guild, the others in turn; six actions in pairs."""
    for card in parts.guild_cards:
        pair = (1, card.card + 1)
        if len(OWN_GUILDS[GUILDS.index(card.guild)].prices) == PAIRED:
            pair = (2 * card.card - 1, 2 * card.card)
        if (card.upper.number, card.lower.number) != pair:
            yield Problem("guild_cards", card.id, "", f"the card shows a{pair[0]} above a{pair[1]}")


FACTS = (
    *base.FACTS,
    check_specialists,
    check_cities,
    check_contractor_spaces,
    check_module_tiles,
    check_extra_blueprints,
    check_guild_cards,
    *(table.check for table in OWN_TABLES),
)
INFERENCES = (*base.INFERENCES, infer_specialists, infer_contractor_spaces, infer_guild_cards)
SCHEMA = ComponentSchema(ExpansionComponents, FACTS, INFERENCES)
FOLDER = Path(__file__).parent


@cache
def default() -> ExpansionComponents:
    """Return base game and expansion as shipped."""
    return SCHEMA.load_default("red-cathedral-contractors", base.FOLDER, FOLDER)


def load(path: Path | str) -> ExpansionComponents:
    """Return a player's own set on top of the default set; raise `ComponentError` listing everything wrong
    with it."""
    return SCHEMA.load(Path(path), default())
