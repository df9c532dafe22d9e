"""Turns a position into the view of a seat."""

from __future__ import annotations

from typing import Any

import msgspec

from duomo.core.engine.state import NATURE, NOBODY, second, third
from duomo.core.remembered import Remembered
from duomo.games.red_cathedral.positions.parts import Part, parts_of
from duomo.games.red_cathedral.positions.rows import held_materials, unpacked
from duomo.games.red_cathedral.positions.write import OF_PLAYER, OF_TABLE, TRADED
from duomo.games.red_cathedral.rules.build import ORNAMENT_MATERIAL, SIXTH
from duomo.games.red_cathedral.rules.codes import (
    BASE,
    DOME,
    FURTHEST,
    LEVELS,
    MIDDLE,
    NO_TILE,
    SLOTS,
    SPACES,
)
from duomo.games.red_cathedral.rules.market import ACTIVATED, landing
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    HOLDS_NAMES,
    KIND_NAMES,
    ORNAMENT_NAMES,
    SLOT_NAMES,
    section_name,
)
from duomo.games.red_cathedral.rules.packed import has_bit
from duomo.games.red_cathedral.rules.scoring import presence, shares, tower_value
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.track import prestige_reached
from duomo.games.red_cathedral.rules.values import LAP, TableValues
from duomo.games.red_cathedral.wire.decisions import market
from duomo.games.red_cathedral.wire.making import ORNAMENTS, RESOURCES
from duomo.games.red_cathedral.wire.module import fields, wires_of
from duomo.games.red_cathedral.wire.numbered import Numbered
from duomo.games.red_cathedral.wire.position import NO_VISIT, slots_of, tiles_of, visit_in
from duomo.games.red_cathedral.wire.printed import Printed
from duomo.games.red_cathedral.wire.view import (
    ActionUsed,
    Banners,
    Die,
    Fitting,
    Market,
    PlayerBoard,
    Presence,
    Section,
    Slot,
    TableView,
    Tower,
    View,
)

HIDDEN = {name for seen in (OF_TABLE, OF_PLAYER) for name, who in seen.items() if who != "public"}
if HIDDEN:
    raise TypeError(f"a view shows all of the base game, but these are not public: {sorted(HIDDEN)}")

FIELDS = [name for name, _ in fields()]
FITTING: dict[str, Fitting] = {
    kind: Fitting(ORNAMENTS[at], RESOURCES[ORNAMENT_MATERIAL[at]]) for at, kind in enumerate(KIND_NAMES)
}
UP: Any = "up"
DOWN: Any = "down"


class Viewing:
    """Makes views for tables with the same options; documents of printed components are made once."""

    def __init__(self, values: TableValues) -> None:
        self.values = values
        self.printed = Printed(values)
        self.numbered = Numbered(values)
        self.parts = parts_of(values)
        self.lying = [part for part in self.parts if type(part).delivered is not Part.delivered]
        """Modules with deliveries that do not follow from a section's cost."""
        self.materials = held_materials(values)
        self.ornaments = dict(zip(ORNAMENT_NAMES, values.ornaments))
        self.wires = wires_of(values)
        self.boards = {wire.field[0]: wire for wire in self.wires if wire.field is not None}
        self.secrets = {name: wire for name, wire in self.boards.items() if wire.secret()}

    def name(self, state: RedState, seat: int) -> Any:
        return self.values.party_names[seat] or DIE_NAMES[state.players[seat].colour]

    def pending(self, state: RedState) -> list[Any]:
        return [self.numbered.decision(self.printed, state, top) for top in state.stack]

    def view(self, kept: Remembered, state: RedState, seat: int) -> TableView:
        """Return the view of a seat. Parts that have not changed since the last view come from the cache."""
        values = self.values
        names = [self.name(state, party) for party in range(len(state.players))]
        pending = kept.part("pending", (tuple(state.stack), state.cells, names), self.pending, state)
        visit = visit_in(state.stack)
        traded: Any = TRADED[state.traded]
        others: dict[int, Any] = {NATURE: "nature", NOBODY: "nobody"}
        view: TableView = View(
            state.turns,
            names[seat] if 0 <= seat < len(names) else None,
            names[state.active],
            names[state.starter],
            names[state.ender] if state.ender >= 0 else None,
            traded,
            bool(state.rerolled),
            kept.part("used", state.used, used, state),
            None if visit == NO_VISIT else kept.part("visit", visit, market, self.printed, state, visit),
            self.activatable(state, visit),
            others.get(state.decider) or names[state.decider],
            state.final,
            values.chosen,
            kept.part("reserve", tuple(state.reserve), self.reserve, state),
            values.inventory_spaces,
            self.ornaments,
            FITTING,
            SIXTH,
            self.printed.track,
            self.market(kept, state),
            self.towers(kept, state, names),
            [
                kept.part(("player", one), state.players[one].key(), self.player, one, state.players[one])
                for one in range(values.seats)
            ],
            pending,
            pending[-1] if pending else None,
            *(self.board(name, kept, state, seat) for name in FIELDS),
        )
        return view

    def board(self, name: str, kept: Remembered, state: RedState, seat: int) -> object:
        """Return a module's field; None if it is not in play."""
        found = self.boards.get(name)
        return None if found is None else found.board(self.values, kept, state, seat)

    def with_other_eyes(self, state: RedState, view: TableView, seat: int) -> TableView:
        """Return the view for another seat. The whole base game is public (`HIDDEN`); only modules have
        secrets."""
        name = self.name(state, seat) if 0 <= seat < len(state.players) else None
        secrets = {name: self.board(name, Remembered(), state, seat) for name in self.secrets}
        return msgspec.structs.replace(view, seat=name, **secrets)

    def reserve(self, state: RedState) -> dict[str, int]:
        return dict(zip(self.materials, state.reserve))

    def activatable(self, state: RedState, visit: int) -> list[Any]:
        """RC-7.7. Slots of the die's colour with a face-up tile; for a die without slots, ask the modules."""
        if visit == NO_VISIT or third(visit) & ACTIVATED or state.active >= self.values.seats:
            return []
        if not slots_of(second(visit)):
            return [place for wire in self.wires for place in wire.activatable(self.values, state)]
        return tiles_of(state.players[state.active], second(visit))

    # ---- the market ------------------------------------------------------------------------------

    def market(self, kept: Remembered, state: RedState) -> Market:
        facts = (state.resource, state.influence, state.die_space, state.die_face, state.dice_on)
        return kept.part("market", facts, self.stalls, kept, state)

    def stalls(self, kept: Remembered, state: RedState) -> Market:
        printed = self.printed
        return Market(
            [printed.resources[tile] for tile in state.resource if tile >= 0],
            [printed.influence[card] for card in state.influence if card >= 0],
            {
                DIE_NAMES[die]: kept.part(("die", die), (state.die_space[die], face), die_shown, state, die)
                for die, face in enumerate(state.die_face)
                if face
            },
            state.dice_on,
        )

    # ---- the cathedral ---------------------------------------------------------------------------

    def towers(self, kept: Remembered, state: RedState, names: list[Any]) -> list[Tower]:
        facts = (
            state.card, state.tile, state.owner, state.done, state.needs, state.ornament, state.heights,
            names, [extra.key() for extra in state.extras] if self.lying else None,
        )  # fmt: skip
        return kept.part("towers", facts, self.each_tower, kept, state, names)

    def each_tower(self, kept: Remembered, state: RedState, names: list[Any]) -> list[Tower]:
        return [self.tower(kept, state, tower, names) for tower in range(len(state.heights))]

    def tower(self, kept: Remembered, state: RedState, tower: int, names: list[Any]) -> Tower:
        cells = range(tower * LEVELS, tower * LEVELS + state.heights[tower])
        sections = [self.section(kept, state, cell, cell == cells[-1], names) for cell in cells]
        return kept.part(("tower", tower), sections, self.raised, state, tower, names, sections)

    def raised(self, state: RedState, tower: int, names: list[Any], sections: list[Section]) -> Tower:
        cells = range(tower * LEVELS, tower * LEVELS + state.heights[tower])
        present = presence(state, tower)
        worth = tower_value(state, tower)
        points = shares(worth, present)
        order = sorted((party for party in range(len(names)) if present[party]), key=lambda p: -present[p])
        most = max(present, default=0)
        return Tower(
            sections,
            worth,
            [
                Presence(names[party], present[party], *own(state, cells, party), points[party])
                for party in order
            ],
            [names[party] for party in order if present[party] == most],
        )

    def section(self, kept: Remembered, state: RedState, cell: int, top: bool, names: list[Any]) -> Section:
        lying = self.delivered(state, cell)
        facts = (
            state.card[cell], state.tile[cell], state.owner[cell], state.done[cell], state.needs[cell],
            state.ornament[cell], lying, top, names,
        )  # fmt: skip
        return kept.part(("section", cell), facts, self.laid, state, cell, top, names, lying)

    def laid(self, state: RedState, cell: int, top: bool, names: list[Any], lying: int) -> Section:
        card, owner = state.card[cell], state.owner[cell]
        shown = self.printed.cards[card] if card >= 0 else None
        kinds: list[Any] = KIND_NAMES
        delivered: Any = []
        needs: Any = []
        if shown is not None and not state.done[cell]:
            delivered = unpacked(lying)
            needs = unpacked(state.needs[cell])
            if owner >= 0 and self.values.any_material[owner]:
                needs = ["any"] * len(needs)
        return Section(
            section_name(cell),
            shown.card if shown else "",
            kinds[BASE if cell % LEVELS == 0 else DOME if top else MIDDLE],
            shown.cost if shown else [],
            shown.recognition if shown else 0,
            shown.rubles if shown else 0,
            self.printed.tiles[state.tile[cell]] if state.tile[cell] >= 0 else None,
            names[owner] if owner >= 0 else None,
            bool(state.done[cell]),
            delivered,
            needs,
            names[state.ornament[cell]] if state.ornament[cell] >= 0 else None,
        )

    def delivered(self, state: RedState, cell: int) -> int:
        """Return the materials on an unfinished section, packed."""
        for part in self.lying:
            lying = part.delivered(self.values, state, cell)
            if lying is not None:
                return lying
        return self.values.card_cost[state.card[cell]] - state.needs[cell]

    # ---- the players -----------------------------------------------------------------------------

    def player(self, seat: int, player: Player) -> PlayerBoard:
        colours: list[Any] = DIE_NAMES
        return PlayerBoard(
            colours[player.colour],
            player.marker,
            prestige_reached(self.values, player),
            max(player.marker - 1, 0) // LAP + 1,
            player.rubles,
            dict(zip(self.materials, player.materials)),
            Banners(player.ruler, player.spare, player.banners()),
            dict(zip(ORNAMENT_NAMES, player.ornaments)),
            {SLOT_NAMES[slot]: self.slot(seat, player, slot) for slot in range(SLOTS)},
            player.room,
            player.finished,
            player.placed,
        )

    def slot(self, seat: int, player: Player, slot: int) -> Slot:
        tile = player.slots[slot]
        holds: list[Any] = HOLDS_NAMES
        shown = None if tile == NO_TILE else self.printed.tiles[tile if tile >= 0 else -2 - tile]
        return Slot(
            shown,
            None if shown is None else UP if tile >= 0 else DOWN,
            self.values.slot_price[seat * SLOTS + slot],
            holds[player.holds[slot]],
        )


def used(state: RedState) -> list[ActionUsed]:
    """RC-7.6."""
    return [
        ActionUsed(bit // 2 + 1, "lower" if bit % 2 else "upper")
        for bit in range(SPACES)
        if has_bit(state.used, bit)
    ]


def die_shown(state: RedState, die: int) -> Die:
    return Die(state.die_space[die] + 1, state.die_face[die], landings(state, die))


def landings(state: RedState, die: int) -> list[int]:
    """RC-7.1."""
    return [landing(state, die, extra) + 1 for extra in range(FURTHEST + 1)]


def own(state: RedState, cells: range, party: int) -> tuple[int, int]:
    """RC-10.4. Return a party's banners on finished sections, and its ornaments there."""
    finished = [cell for cell in cells if state.done[cell]]
    banners = sum(1 for cell in finished if state.owner[cell] == party)
    return banners, sum(1 for cell in finished if state.ornament[cell] == party)
