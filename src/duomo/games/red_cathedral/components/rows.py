"""Cards and tiles as rows of the engine's values."""

from __future__ import annotations

from duomo.games.red_cathedral.components.sets import InfluenceAction
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    KIND_NAMES,
    MATERIAL_NAMES,
    RESOURCE_NAMES,
    mask_of,
)
from duomo.games.red_cathedral.rules.packed import pieces
from duomo.games.red_cathedral.rules.values import TableValues


def packed(cost: list[str]) -> int:
    """Return a cost in the engine's form: three bits for each material."""
    total = 0
    for material in cost:
        total += pieces(MATERIAL_NAMES.index(material))
    return total


def add_card(
    values: TableValues, name: str, kind: str, cost: list[str], recognition: int, rubles: int
) -> int:
    values.card_names.append(name)
    values.card_kind.append(KIND_NAMES.index(kind))
    values.card_cost.append(packed(cost))
    values.card_recognition.append(recognition)
    values.card_rubles.append(rubles)
    return len(values.card_names) - 1


def add_tile(values: TableValues, name: str, gives: dict[str, int], die: str | None, three_plus: bool) -> int:
    values.tile_names.append(name)
    flat: list[int] = []
    for resource in RESOURCE_NAMES:
        if resource in gives:
            flat += [RESOURCE_NAMES.index(resource), gives[resource]]
    values.tile_gives.append(flat)
    values.tile_die.append(-1 if die is None else DIE_NAMES.index(die))
    values.tile_three_plus.append(three_plus)
    return len(values.tile_names) - 1


def add_resource(values: TableValues, name: str, resource: str, amount: int) -> int:
    values.resource_names.append(name)
    values.resource_kind.append(RESOURCE_NAMES.index(resource))
    values.resource_amount.append(amount)
    return len(values.resource_names) - 1


def add_influence(values: TableValues, name: str, group: str, actions: list[InfluenceAction]) -> int:
    values.influence_names.append(name)
    values.influence_group.append(values.group_names.index(group))
    values.influence_weight.append(1)
    for action in actions:
        values.influence_action.append(values.action_names.index(action.action))
        values.influence_once.append(action.mark == "lightning")
        values.influence_shown.append(mask_of(list(action.shown)))
    return len(values.influence_names) - 1
