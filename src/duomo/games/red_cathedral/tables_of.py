"""Turns options and a component set into the numbers that the engine reads."""

from __future__ import annotations

from duomo.core.options import Options
from duomo.games.red_cathedral.codes import COLOURS, SLOTS
from duomo.games.red_cathedral.component_set import RedCathedralComponents
from duomo.games.red_cathedral.modules.expansions import attach_modules
from duomo.games.red_cathedral.names import HOLDS_NAMES, MATERIAL_NAMES
from duomo.games.red_cathedral.table_rows import add_card, add_influence, add_resource, add_tile
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
