"""What the contractors module adds to a table: tiles, a die, and its module (CT-1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from duomo.core.options import Option, Options
from duomo.games.red_cathedral.components.rows import add_resource, add_tile
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.modules.components.sets import EFFECTS, TOOLS, ExpansionComponents
from duomo.games.red_cathedral.modules.contractors.rules.codes import BLACK, PERMITS
from duomo.games.red_cathedral.modules.contractors.rules.module import Contractors
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.manifest import Manifest
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, RESOURCE_NAMES
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.drawing.module import ModuleDrawing
    from duomo.games.red_cathedral.positions.parts import Part
    from duomo.games.red_cathedral.wire.module import ModuleWire
    from duomo.games.red_cathedral.words.module import ModuleWords


def wanted(options: Options) -> bool:
    return options["contractors"] == "on"


def attach(values: TableValues, options: Options, components: RedCathedralComponents) -> None:
    assert isinstance(components, ExpansionComponents)
    module = Contractors(len(values.modules), printed_of(components))
    module.join(values)
    values.resource_module.append(module.index)
    # CT-1.1. A sixth die, which everybody may extend; placing the dice starts at the permit tile.
    values.dice = BLACK + 1
    values.extendable.append(True)
    values.first_die_on = PERMITS
    exchange_tiles(values, components)


def exchange_tiles(values: TableValues, components: ExpansionComponents) -> None:
    """CT-1.1, CT-1.2. Replace tiles of the base game with the module's."""
    few = values.players < 3
    for tile in components.module_tiles:
        if tile.kind == "resource":
            (resource,) = tile.gives.items()
            new = add_resource(values, tile.id, *resource)
            values.deal_resources.append(new)
            for name in tile.replaces:
                values.deal_resources.remove(values.resource_names.index(name))
        else:
            gives = {str(key): amount for key, amount in tile.gives.items()}
            new = add_tile(values, tile.id, gives, tile.die, tile.three_plus)
            if not (few and tile.three_plus):
                values.deal_tiles.append(new)
            for name in tile.replaces:
                gone = values.tile_names.index(name)
                values.deal_tiles = [other for other in values.deal_tiles if other != gone]
    values.drawn_resources = len(values.resource_names)
    values.drawn_tiles = len(values.tile_names)


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
    """Return resource, amount, resource, amount … in the order of the resources."""
    found: list[int] = []
    for resource in sorted(gives, key=RESOURCE_NAMES.index):
        found += [RESOURCE_NAMES.index(resource), gives[resource]]
    return found


def part() -> Part:
    from duomo.games.red_cathedral.modules.contractors.positions.position import PART

    return PART


def words() -> ModuleWords:
    from duomo.games.red_cathedral.modules.contractors.words.words import WORDS

    return WORDS


def wire() -> ModuleWire:
    from duomo.games.red_cathedral.modules.contractors.wire.writing import WIRE

    return WIRE


def drawing() -> ModuleDrawing:
    from duomo.games.red_cathedral.modules.contractors.drawing.drawing import DRAWING

    return DRAWING


MANIFEST = Manifest(
    "contractors",
    (Option("contractors", ("off", "on"), "off", "CT-1.1", expansion=True),),
    wanted,
    attach,
    part=part,
    words=words,
    wire=wire,
    drawing=drawing,
    rule_pages={"CT": "contractors"},
)
