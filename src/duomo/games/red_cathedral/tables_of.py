"""Turns options and a component set into the numbers that the engine reads."""

from __future__ import annotations

from duomo.core.options import Options
from duomo.games.red_cathedral.codes import COLOURS, SLOTS
from duomo.games.red_cathedral.component_set import InfluenceAction, RedCathedralComponents
from duomo.games.red_cathedral.modules.expansions import attach_modules
from duomo.games.red_cathedral.names import (
    DIE_NAMES,
    HOLDS_NAMES,
    KIND_NAMES,
    MATERIAL_NAMES,
    RESOURCE_NAMES,
    mask_of,
)
from duomo.games.red_cathedral.tables import Tables


def make_tables(options: Options, components: RedCathedralComponents) -> Tables:
    start = options["start_player"]
    parties = max(options.players, 2)  # RC-11.1. One alone: the table of two.
    tables = Tables(
        parties,
        options["workshops"] == "advanced",
        options["optional_actions"] == "either",
        options["ruble_trade"] == "one_moment",
        -1 if start == "random" else int(start) - 1,
    )
    tables.seats = options.players
    tables.chosen = dict(options.values)
    for card in components.section_cards:
        add_card(tables, card.id, card.kind, list(card.cost), card.recognition, card.rubles)
    for tile in components.workshop_tiles:
        add_tile(
            tables,
            tile.id,
            {str(key): amount for key, amount in tile.gives.items()},
            tile.die,
            tile.three_plus,
        )
    for resource in components.resource_tiles:
        add_resource(tables, resource.id, resource.resource, resource.amount)
    for influence in components.influence_cards:
        add_influence(tables, influence.id, influence.group, [influence.upper, influence.lower])
    for plan in components.blueprints:
        if plan.players == parties:
            tables.plan_names.append(plan.id)
            tables.plan_heights.append(list(plan.heights))
    tables.drawn_cards = len(tables.card_names)
    tables.drawn_tiles = len(tables.tile_names)
    tables.drawn_influence = len(tables.influence_names)
    tables.drawn_resources = len(tables.resource_names)
    tables.deal_cards = list(range(tables.drawn_cards))
    tables.deal_influence = list(range(tables.drawn_influence))
    tables.deal_resources = list(range(tables.drawn_resources))
    # RC-2.3. Below three players the tiles with the 3+ sign stay in the box.
    few = parties < 3
    tables.deal_tiles = [
        tile for tile in range(tables.drawn_tiles) if not (few and tables.tile_three_plus[tile])
    ]
    slots = components.slots(options["workshops"])
    tables.slot_price = [slot.price for slot in slots] * COLOURS
    tables.slot_holds = [HOLDS_NAMES.index(slot.holds) for slot in slots]
    tables.reserve = [components.amount(material) for material in MATERIAL_NAMES]
    tables.starting_rubles = list(components.starting_rubles())
    tables.start_space = components.amount("start-space")
    tables.inventory_spaces = components.amount("inventory")
    tables.ruler_banners = components.amount("inventory-banners")
    tables.spare_banners = components.amount("banners") - tables.ruler_banners
    tables.ornaments = [components.amount("doors"), components.amount("arches"), components.amount("crosses")]
    tables.set_track(list(components.track_spaces()))
    assert len(tables.slot_holds) == SLOTS
    attach_modules(tables, options, components)
    return tables


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
