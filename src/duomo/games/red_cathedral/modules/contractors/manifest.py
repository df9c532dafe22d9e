"""What the contractors module brings to a table: tiles, a die, and its module (CT-1)."""

from __future__ import annotations

from duomo.core.options import Option, Options
from duomo.games.red_cathedral.component_set import RedCathedralComponents
from duomo.games.red_cathedral.modules.component_set import EFFECTS, TOOLS, ExpansionComponents
from duomo.games.red_cathedral.modules.contractors.codes import (
    BLACK,
    DRAW,
    FIRST_FRAME,
    FIRST_MOVE,
    FIRST_NATURE,
    FRAMES_END,
    LAY_CITIES,
    MOVES_END,
    NATURE_END,
    PERMITS,
)
from duomo.games.red_cathedral.modules.contractors.module import Contractors
from duomo.games.red_cathedral.modules.contractors.printed import Printed
from duomo.games.red_cathedral.modules.manifest import Manifest, join
from duomo.games.red_cathedral.names import MATERIAL_NAMES, RESOURCE_NAMES
from duomo.games.red_cathedral.table_rows import add_resource, add_tile
from duomo.games.red_cathedral.tables import Tables


def wanted(options: Options) -> bool:
    return options["contractors"] == "on"


def attach(tables: Tables, options: Options, components: RedCathedralComponents) -> None:
    assert isinstance(components, ExpansionComponents)
    module = Contractors(len(tables.modules), printed_of(components))
    join(
        tables,
        module,
        range(FIRST_FRAME, FRAMES_END),
        range(FIRST_MOVE, MOVES_END),
        range(LAY_CITIES, DRAW + 1),
        range(FIRST_NATURE, NATURE_END),
    )
    tables.resource_module.append(module.index)
    # CT-1.1. A sixth die, which everybody may extend; the dice start at the permit tile.
    tables.dice = BLACK + 1
    tables.extendable.append(True)
    tables.first_die_on = PERMITS
    exchange_tiles(tables, components)


def exchange_tiles(tables: Tables, components: ExpansionComponents) -> None:
    """CT-1.1, CT-1.2. Tiles of the base game go out, the module's come in."""
    few = tables.players < 3
    for tile in components.module_tiles:
        if tile.kind == "resource":
            (resource,) = tile.gives.items()
            new = add_resource(tables, tile.id, *resource)
            tables.deal_resources.append(new)
            for name in tile.replaces:
                tables.deal_resources.remove(tables.resource_names.index(name))
        else:
            gives = {str(key): amount for key, amount in tile.gives.items()}
            new = add_tile(tables, tile.id, gives, tile.die, tile.three_plus)
            if not (few and tile.three_plus):
                tables.deal_tiles.append(new)
            for name in tile.replaces:
                gone = tables.tile_names.index(name)
                tables.deal_tiles = [other for other in tables.deal_tiles if other != gone]
    tables.drawn_resources = len(tables.resource_names)
    tables.drawn_tiles = len(tables.tile_names)


def printed_of(components: ExpansionComponents) -> Printed:
    printed = Printed()
    printed.tool_names = list(TOOLS)
    for tile in components.specialists:
        printed.names.append(tile.id)
        printed.effect.append(EFFECTS.index(tile.effect))
        printed.gives.append(flat({str(key): amount for key, amount in tile.gives.items()}))
        printed.material.append(-1 if tile.material is None else MATERIAL_NAMES.index(tile.material))
        printed.prestige.append(tile.prestige)
        printed.tool.append(TOOLS.index(tile.tool))
    printed.city_names = [city.id for city in components.cities]
    for space in components.contractor_spaces:
        printed.bonus_gives.append(flat({str(key): amount for key, amount in space.gives.items()}))
        printed.bonus_choice.append(space.materials_of_choice)
    return printed


def flat(gives: dict[str, int]) -> list[int]:
    """Resource, amount, resource, amount … in the order of the resources."""
    found: list[int] = []
    for resource in sorted(gives, key=RESOURCE_NAMES.index):
        found += [RESOURCE_NAMES.index(resource), gives[resource]]
    return found


MANIFEST = Manifest((Option("contractors", ("off", "on"), "off", "CT-1.1", expansion=True),), wanted, attach)
