"""Writes a position as a document, in full or as one seat may see it."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import NATURE, NOBODY, kind_of
from duomo.core.game import Document
from duomo.core.position import FORMAT
from duomo.core.view import AllSeeing, Declaration, Eyes, declare
from duomo.games.red_cathedral.components import sets as component_set
from duomo.games.red_cathedral.components.assemble import make_values
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.positions.parts import parts_of
from duomo.games.red_cathedral.positions.pending import frame_text
from duomo.games.red_cathedral.positions.rows import ROWS, by_name, default_tables, held_materials, unpacked
from duomo.games.red_cathedral.rules.codes import GAME, HOLDS_NOTHING, LEVELS, NO_TILE, SETUP, SLOTS
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    HOLDS_NAMES,
    ORNAMENT_NAMES,
    SLOT_NAMES,
    section_name,
)
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import LAP, TableValues

OF_TABLE: Declaration = declare(
    RedState,
    {
        "decider": "public",
        "stack": "public",
        "turns": "public",
        "active": "public",
        "starter": "public",
        "ender": "public",
        "traded": "public",
        "rerolled": "public",
        "used": "public",
        "players": "public",
        "reserve": "public",
        "cells": "public",
        "heights": "public",
        "card": "public",
        "tile": "public",
        "owner": "public",
        "done": "public",
        "needs": "public",
        "ornament": "public",
        "resource": "public",
        "influence": "public",
        "die_space": "public",
        "die_face": "public",
        "dice_on": "public",
        "extras": "public",
        "final": "public",
    },
)
"""Everything on this table is public (a tile in a slot was face up on its section before)."""

OF_PLAYER: Declaration = declare(
    Player,
    {
        "colour": "public",
        "marker": "public",
        "rubles": "public",
        "materials": "public",
        "room": "public",
        "ruler": "public",
        "spare": "public",
        "slots": "public",
        "holds": "public",
        "ornaments": "public",
        "finished": "public",
        "placed": "public",
    },
)

PRESTIGE_SPACES = 40
"""RC-3.1. Number of prestige spaces in one lap."""
TRADED = ["no", "yes", "over"]


def write(rules: RedRules, state: RedState) -> Document:
    """Write the whole position, so that `read` restores it exactly."""
    values = rules.values
    if state.stack and kind_of(state.stack[0]) == SETUP:
        check_default_set(values, state)
    document: Document = {"duomo_position": FORMAT, "game": GAME}
    document.update(Writer(values, state, AllSeeing(), False).document())
    track = track_of(values)
    if track != track_of(default_tables(values)):
        document["track"] = track
    if values.inventory_spaces != default_tables(values).inventory_spaces:
        document["inventory"] = values.inventory_spaces
    return document


def view(
    rules: RedRules,
    state: RedState,
    seat: int,
    of_table: Declaration = OF_TABLE,
    of_player: Declaration = OF_PLAYER,
) -> Document:
    """Write what a seat may know (-1: a spectator): a position with every value, and who decides what."""
    eyes = Eyes(seat, state.active, of_table, of_player)
    document: Document = {"game": GAME}
    writer = Writer(rules.values, state, eyes, True)
    if 0 <= seat < len(state.players):
        document["seat"] = writer.name(seat)
    document.update(writer.document())
    return document


def track_of(values: TableValues) -> list[int]:
    """RC-3.1. Return the spaces of prestige 1 to 40, derived from the lookup table."""
    return [values.prestige.index(prestige) for prestige in range(1, PRESTIGE_SPACES + 1)]


def check_default_set(values: TableValues, state: RedState) -> None:
    """Refuse to write a table during set-up with another set: a position does not list the undealt cards."""
    options = RedCathedral().choose(values.seats, values.chosen)
    default = make_values(options, RedCathedral().components(None, options))
    dealt = {
        "section card": state.card,
        "workshop tile": state.tile,
        "resource tile": state.resource,
        "influence card": state.influence,
    }
    own = any(
        by_name(kind, values, index)[1]
        for kind, (names, _) in ROWS.items()
        for index in range(len(names(values)))
        if index not in dealt[kind]
    )
    own = own or values.plan_heights != default.plan_heights
    if own or values.starting_rubles != default.starting_rubles:
        raise PositionError(
            "A table that is being laid out from a player's own components cannot be written as a position; "
            "lay it out first, or keep the record."
        )


class Writer:
    """Fills a document; an attribute is written only if the viewer may see it."""

    def __init__(self, values: TableValues, state: RedState, eyes: Eyes, full: bool) -> None:
        self.values = values
        self.state = state
        self.eyes = eyes
        self.full = full
        """Also write every printed value and count, for readers without the component set."""

    def document(self) -> Document:
        state, eyes = self.state, self.eyes
        document = self.turn()
        document["options"] = dict(self.values.chosen)
        if eyes.on_table("reserve"):
            document["reserve"] = dict(zip(held_materials(self.values), state.reserve))
        document["market"] = self.market()
        if eyes.on_table("cells") and eyes.on_table("heights"):
            document["tower"] = [self.tower(tower) for tower in range(len(state.heights))]
        if eyes.on_table("players"):
            document["player"] = [self.player(seat) for seat in range(self.values.seats)]
        for part in parts_of(self.values):
            entries = part.write(self)
            if entries:
                document[part.entry] = entries
        return document

    def name(self, seat: int) -> str:
        return self.values.party_names[seat] or DIE_NAMES[self.state.players[seat].colour]

    def turn(self) -> Document:
        """Write whose turn it is, what of it is used, and what has to be decided."""
        state, sees = self.state, self.eyes.on_table
        document: Document = {}
        if sees("turns"):
            document["turns"] = state.turns
        if sees("active"):
            document["turn"] = self.name(state.active)
        if sees("starter"):
            document["starter"] = self.name(state.starter)
        if sees("ender") and state.ender >= 0:
            document["ender"] = self.name(state.ender)
        if sees("traded") and (state.traded or self.full):
            document["traded"] = TRADED[state.traded]
        if sees("rerolled") and (state.rerolled or self.full):
            document["rerolled"] = bool(state.rerolled)
        if sees("used") and (state.used or self.full):
            document["used"] = [
                f"{bit // 2 + 1} {'lower' if bit % 2 else 'upper'}"
                for bit in range(8)
                if has_bit(state.used, bit)
            ]
        if sees("stack"):
            document["pending"] = [frame_text(self.values, state, top) for top in state.stack]
        if self.full and sees("stack"):
            document["decision"] = document["pending"][-1] if state.stack else "over"
        if self.full and sees("decider"):
            names = {NATURE: "nature", NOBODY: "nobody"}
            decider = state.decider
            document["decides"] = names[decider] if decider in names else self.name(decider)
        if sees("final") and (state.final or self.full):
            document["final"] = state.final[:]
        return document

    def row(self, kind: str, index: int, key: str = "name") -> str | dict[str, Any]:
        """Write a card or tile: its id, with its values if they differ from the default set."""
        if self.full:
            names, shown_row = ROWS[kind]
            return {key: names(self.values)[index], **shown_row(self.values, index)}
        name, shown = by_name(kind, self.values, index)
        return name if shown is None else {key: name, **shown}

    def market(self) -> Document:
        state, sees = self.state, self.eyes.on_table
        market: Document = {}
        if sees("resource"):
            market["resources"] = [self.row("resource tile", tile) for tile in state.resource if tile >= 0]
        if sees("influence"):
            market["influence"] = [self.row("influence card", card) for card in state.influence if card >= 0]
        dice: Document = {}
        for die, face in enumerate(state.die_face):
            entry: Document = {}
            if sees("die_space") and face:
                entry["space"] = state.die_space[die] + 1
            if sees("die_face") and face:
                entry["face"] = face
            if entry:
                dice[DIE_NAMES[die]] = entry
        if dice:
            market["dice"] = dice
        if self.full and sees("dice_on"):
            market["dice_on"] = state.dice_on[:]
        return market

    def tower(self, tower: int) -> Document:
        height = self.state.heights[tower]
        cells = range(tower * LEVELS, tower * LEVELS + height)
        return {"sections": [self.section(cell) for cell in cells]}

    def section(self, cell: int) -> Document:
        state, sees = self.state, self.eyes.on_table
        section: Document = {"section": section_name(cell)} if self.full else {}
        card = state.card[cell]
        if sees("card") and card >= 0:
            row = self.row("section card", card, "card")
            section.update({"card": row} if isinstance(row, str) else row)
            if not self.full:
                section.pop("kind", None)  # implied by the place
        if sees("tile") and state.tile[cell] >= 0:
            section["tile"] = self.row("workshop tile", state.tile[cell])
        elif sees("tile") and sees("owner") and card >= 0 and state.owner[cell] < 0 and not self.laying():
            section["tile"] = "none"
        if sees("owner") and state.owner[cell] >= 0:
            section["banner"] = self.name(state.owner[cell])
        if sees("done") and state.done[cell]:
            section["finished"] = True
        if sees("needs") and sees("card") and card >= 0 and not state.done[cell]:
            delivered = self.delivered(cell)
            if delivered or self.full:
                section["delivered"] = unpacked(delivered)
            if self.full:
                section["needs"] = self.needs(cell)
        if sees("ornament") and state.ornament[cell] >= 0:
            section["ornament"] = self.name(state.ornament[cell])
        return section

    def delivered(self, cell: int) -> int:
        """Return the materials on an unfinished section, packed."""
        for part in parts_of(self.values):
            lying = part.delivered(self.values, self.state, cell)
            if lying is not None:
                return lying
        return self.values.card_cost[self.state.card[cell]] - self.state.needs[cell]

    def needs(self, cell: int) -> list[str]:
        """Return the materials it still needs; RC-11.7: of any kind, for some parties."""
        names = unpacked(self.state.needs[cell])
        owner = self.state.owner[cell]
        return ["any"] * len(names) if owner >= 0 and self.values.any_material[owner] else names

    def laying(self) -> bool:
        return bool(self.state.stack) and kind_of(self.state.stack[0]) == SETUP

    def player(self, seat: int) -> Document:
        player = self.state.players[seat]
        document: Document = {}

        def sees(name: str) -> bool:
            return self.eyes.of(seat, name)

        if sees("colour"):
            document["colour"] = DIE_NAMES[player.colour]
        if sees("marker"):
            document["space"] = player.marker
            if self.full:
                document["prestige"] = self.values.prestige[player.marker]
                document["lap"] = max(player.marker - 1, 0) // LAP + 1
        if sees("rubles"):
            document["rubles"] = player.rubles
        if sees("materials"):
            document["materials"] = {
                name: count
                for name, count in zip(held_materials(self.values), player.materials)
                if count or self.full
            }
        banners: Document = {}
        if sees("ruler"):
            banners["inventory"] = player.ruler
        if sees("spare"):
            banners["beside"] = player.spare
        document["banners"] = banners
        if sees("ornaments"):
            document["ornaments"] = dict(zip(ORNAMENT_NAMES, player.ornaments))
        document["slots"] = self.slots(seat, player)
        if self.full and sees("room"):
            document["room"] = player.room
        if self.full and sees("finished"):
            document["finished"] = player.finished
        if self.full and sees("placed"):
            document["placed"] = player.placed
        return document

    def slots(self, seat: int, player: Player) -> Document:
        """Write the slots; those in their starting state are omitted, except in a view."""
        slots: Document = {}
        usual = default_prices(self.values.advanced)
        for slot in range(SLOTS):
            entry: Document = {}
            tile = player.slots[slot]
            if self.eyes.of(seat, "slots") and tile != NO_TILE:
                entry["tile"] = self.row("workshop tile", tile if tile >= 0 else -2 - tile)
                if tile < 0:
                    entry["face"] = "down"
                elif self.full:
                    entry["face"] = "up"
            price = self.values.slot_price[seat * SLOTS + slot]
            if self.full or price != usual[slot]:
                entry["price"] = price
            holds = player.holds[slot]
            said = self.full or self.values.advanced or holds != HOLDS_NOTHING
            if said and self.eyes.of(seat, "holds"):
                entry["holds"] = HOLDS_NAMES[holds]
            if entry:
                slots[SLOT_NAMES[slot]] = entry
        return slots


def default_prices(advanced: bool) -> list[int]:
    """RC-5.3, RC-8.1. Return the slot prices of the default set."""
    return [slot.price for slot in component_set.default().slots("advanced" if advanced else "standard")]
