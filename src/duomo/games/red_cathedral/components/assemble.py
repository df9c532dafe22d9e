"""Turns options and a component set into the numbers the engine reads."""

from __future__ import annotations

from duomo.core.options import Options
from duomo.games.red_cathedral.components.rows import add_card, add_influence, add_resource, add_tile
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.modules.expansions import attach_modules
from duomo.games.red_cathedral.rules.codes import COLOURS, SLOTS
from duomo.games.red_cathedral.rules.decisions import add_base_game
from duomo.games.red_cathedral.rules.names import HOLDS_NAMES, MATERIAL_NAMES
from duomo.games.red_cathedral.rules.values import TableValues


def make_values(options: Options, components: RedCathedralComponents) -> TableValues:
    start = options["start_player"]
    parties = max(options.players, 2)  # RC-11.1. Solo uses the table for two.
    values = TableValues(
        parties,
        options["workshops"] == "advanced",
        options["optional_actions"] == "either",
        options["ruble_trade"] == "one_moment",
        -1 if start == "random" else int(start) - 1,
    )
    add_base_game(values)
    values.seats = options.players
    values.chosen = dict(options.values)
    for card in components.section_cards:
        add_card(values, card.id, card.kind, list(card.cost), card.recognition, card.rubles)
    for tile in components.workshop_tiles:
        add_tile(
            values,
            tile.id,
            {str(key): amount for key, amount in tile.gives.items()},
            tile.die,
            tile.three_plus,
        )
    for resource in components.resource_tiles:
        add_resource(values, resource.id, resource.resource, resource.amount)
    for influence in components.influence_cards:
        add_influence(values, influence.id, influence.group, [influence.upper, influence.lower])
    for plan in components.blueprints:
        if plan.players == parties:
            values.plan_names.append(plan.id)
            values.plan_heights.append(list(plan.heights))
    values.drawn_cards = len(values.card_names)
    values.drawn_tiles = len(values.tile_names)
    values.drawn_influence = len(values.influence_names)
    values.drawn_resources = len(values.resource_names)
    values.deal_cards = list(range(values.drawn_cards))
    values.deal_influence = list(range(values.drawn_influence))
    values.deal_resources = list(range(values.drawn_resources))
    # RC-2.3. With fewer than three players, tiles with the 3+ sign stay in the box.
    few = parties < 3
    values.deal_tiles = [
        tile for tile in range(values.drawn_tiles) if not (few and values.tile_three_plus[tile])
    ]
    slots = components.slots(options["workshops"])
    values.slot_price = [slot.price for slot in slots] * COLOURS
    values.slot_holds = [HOLDS_NAMES.index(slot.holds) for slot in slots]
    values.reserve = [components.amount(material) for material in MATERIAL_NAMES]
    values.starting_rubles = list(components.starting_rubles())
    values.start_space = components.amount("start-space")
    values.inventory_spaces = components.amount("inventory")
    values.ruler_banners = components.amount("inventory-banners")
    values.spare_banners = components.amount("banners") - values.ruler_banners
    values.ornaments = [components.amount("doors"), components.amount("arches"), components.amount("crosses")]
    values.set_track(list(components.track_spaces()))
    assert len(values.slot_holds) == SLOTS
    attach_modules(values, options, components)
    return values
