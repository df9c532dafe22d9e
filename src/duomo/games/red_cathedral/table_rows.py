"""Cards and tiles as rows of the tables that the engine reads."""

from __future__ import annotations

from duomo.games.red_cathedral.component_set import InfluenceAction
from duomo.games.red_cathedral.names import (
    DIE_NAMES,
    KIND_NAMES,
    MATERIAL_NAMES,
    RESOURCE_NAMES,
    mask_of,
)
from duomo.games.red_cathedral.tables import Tables


def packed(cost: list[str]) -> int:
    """A cost as the engine keeps it: three bits for each material."""
    total = 0
    for material in cost:
        total += 1 << 3 * MATERIAL_NAMES.index(material)
    return total


def add_card(tables: Tables, name: str, kind: str, cost: list[str], recognition: int, rubles: int) -> int:
    tables.card_names.append(name)
    tables.card_kind.append(KIND_NAMES.index(kind))
    tables.card_cost.append(packed(cost))
    tables.card_recognition.append(recognition)
    tables.card_rubles.append(rubles)
    return len(tables.card_names) - 1


def add_tile(tables: Tables, name: str, gives: dict[str, int], die: str | None, three_plus: bool) -> int:
    tables.tile_names.append(name)
    flat: list[int] = []
    for resource in RESOURCE_NAMES:
        if resource in gives:
            flat += [RESOURCE_NAMES.index(resource), gives[resource]]
    tables.tile_gives.append(flat)
    tables.tile_die.append(-1 if die is None else DIE_NAMES.index(die))
    tables.tile_three_plus.append(three_plus)
    return len(tables.tile_names) - 1


def add_resource(tables: Tables, name: str, resource: str, amount: int) -> int:
    tables.resource_names.append(name)
    tables.resource_kind.append(RESOURCE_NAMES.index(resource))
    tables.resource_amount.append(amount)
    return len(tables.resource_names) - 1


def add_influence(tables: Tables, name: str, group: str, actions: list[InfluenceAction]) -> int:
    tables.influence_names.append(name)
    tables.influence_group.append(tables.group_names.index(group))
    tables.influence_weight.append(1)
    for action in actions:
        tables.influence_action.append(tables.action_names.index(action.action))
        tables.influence_once.append(action.mark == "lightning")
        tables.influence_shown.append(mask_of(list(action.shown)))
    return len(tables.influence_names) - 1
