"""The fields of an observation of The Red Cathedral. `positions.write` declares who may know them."""

from __future__ import annotations

from duomo.core.engine.observation import MOST, Encoding, Field, Layout, stack_fields
from duomo.core.view import Declaration, declare
from duomo.games.red_cathedral.observation.observer import HOLDS, KINDS, UNDER, USED, Prints, RedObserver
from duomo.games.red_cathedral.positions.parts import parts_of
from duomo.games.red_cathedral.positions.write import OF_PLAYER, OF_TABLE
from duomo.games.red_cathedral.rules.codes import (
    CELLS,
    COLOURS,
    DROP_DIE,
    FACES,
    MATERIALS,
    NATURE_MOVES,
    PLAYER_MOVES,
    QUADRANTS,
    SLOTS,
    SPACES,
)
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.values import LAP

LEFT_OUT = {
    "players": "each player has its own fields",
    "heights": "as the sections show",
    "dice_on": "as the dice show",
    "extras": "each module has its own fields",
}


def turn_fields(prints: Prints) -> list[Field]:
    parties, materials = prints.parties, prints.materials
    return [
        *stack_fields(UNDER),
        Field("decides", "decider", (parties,), 1, "a 1 at the seat that decides, the observer's first"),
        Field("round", "turns", (1,), MOST, "turns begun by each party"),
        Field("turn", "active", (parties,), 1, "a 1 at the party whose turn it is"),
        Field("starter", "starter", (parties,), 1, "a 1 at the start player"),
        Field("ender", "ender", (parties,), 1, "a 1 at the party that brought the end"),
        Field("traded", "traded", (3,), 1, "prestige for rubles: not yet, yes, no more in this turn"),
        Field("rerolled", "rerolled", (1,), 1, "dice were rerolled in this turn"),
        Field("used", "used", (USED,), 1, "lightning actions used: quadrant 1 upper, lower, quadrant 2 …"),
        Field("final", "final", (parties,), MOST, "prestige after the final scoring"),
        Field("reserve", "reserve", (materials,), MOST, "materials in the reserve"),
        Field("dice", "die_space", (SPACES, prints.dice), 1, "dice on each space"),
        Field("faces", "die_face", (prints.dice,), FACES, "what the dice show; 0 before they are dropped"),
    ]


def board_fields(prints: Prints) -> list[Field]:
    parties = prints.parties
    return [
        Field("resource", "resource", (SPACES, prints.resources), 1, "what each space of the market gives"),
        Field("amount", "resource", (SPACES,), MOST, "how much"),
        Field("influence", "influence", (QUADRANTS, 2, prints.actions), 1, "actions of each card"),
        Field("lightning", "influence", (QUADRANTS, 2), 1, "actions that can be used once a turn"),
        Field("shown", "influence", (QUADRANTS, 2, MATERIALS), 1, "materials that the actions show"),
        Field("sections", "cells", (CELLS,), 1, "cells with a section: tower by tower, six levels each"),
        Field("kind", "card", (CELLS, KINDS), 1, "base, middle or dome"),
        Field("cost", "card", (CELLS, MATERIALS), 7, "materials that the card asks for"),
        Field("recognition", "card", (CELLS,), MOST, "recognition for finishing it"),
        Field("rubles", "card", (CELLS,), MOST, "rubles for finishing it"),
        Field("needs", "needs", (CELLS, MATERIALS), 7, "materials that are still missing"),
        Field(
            "tile", "tile", (CELLS, prints.tile_size), MOST,
            "the workshop tile: 1, the 3+ sign, what it gives, the die that it shows",
        ),
        Field("owner", "owner", (CELLS, parties), 1, "whose banner stands there"),
        Field("done", "done", (CELLS,), 1, "finished"),
        Field("ornament", "ornament", (CELLS, parties), 1, "whose ornament is on it"),
    ]  # fmt: skip


def player_fields(prints: Prints) -> list[Field]:
    return [
        Field("colour", "colour", (COLOURS,), 1, "red, blue, green, yellow"),
        Field("lap", "marker", (1,), MOST, "laps behind the marker"),
        Field("space", "marker", (1,), LAP - 1, "recognition space of the lap"),
        Field("prestige", "marker", (1,), MOST, "prestige that the marker stands for"),
        Field("rubles", "rubles", (1,), MOST, "rubles"),
        Field("room", "room", (1,), MOST, "free spaces of the inventory"),
        Field("ruler", "ruler", (1,), MOST, "banners on the inventory"),
        Field("spare", "spare", (1,), MOST, "banners beside it"),
        Field("finished", "finished", (1,), MOST, "sections finished"),
        Field("placed", "placed", (1,), MOST, "ornaments placed"),
        Field("ornaments", "ornaments", (3,), MOST, "doors, arches, crosses at hand"),
        Field("materials", "materials", (prints.materials,), MOST, "materials in the inventory"),
    ]  # fmt: skip


def workshop_fields(prints: Prints) -> list[Field]:
    return [
        Field(
            "slots", "slots", (SLOTS, prints.tile_size + 1), MOST,
            "the tile of each workshop slot as above, and whether it lies face down",
        ),
        Field("holds", "holds", (SLOTS, HOLDS), 1, "on each slot: door, arch, cross, nothing, banner"),
    ]  # fmt: skip


def encoding(
    rules: RedRules, of_table: Declaration = OF_TABLE, of_player: Declaration = OF_PLAYER
) -> Encoding:
    values = rules.values
    prints = Prints(values)
    layout = Layout(prints.parties, of_table, of_player)
    layout.add_table(turn_fields(prints))
    layout.add_players(player_fields(prints))
    for module, part in zip(values.modules, parts_of(values)):
        visible = declare(type(module.new_extra(values)), part.visible(values))
        layout.add_module(module.name, visible, module.fields(values), part.left_out(values))
    layout.often = layout.size
    layout.add_table(board_fields(prints))
    layout.add_players(workshop_fields(prints))
    layout.finish(LEFT_OUT)
    codes = [code for module in values.modules for code in module.texts(values)]
    actions = max([PLAYER_MOVES, *(code + 1 for code in codes if code < NATURE_MOVES)])
    last = max([DROP_DIE + prints.dice * FACES, *(code + 1 for code in codes)])
    return Encoding(layout, lambda: RedObserver(prints), actions, NATURE_MOVES, last - NATURE_MOVES)
