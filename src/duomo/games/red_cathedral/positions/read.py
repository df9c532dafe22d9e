"""Turns a document into a position. Omitted entries are as at the start; contradictions are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import frame
from duomo.core.game import ComponentSource, Document
from duomo.core.options import Options
from duomo.core.position import array, entries_in, flag, number, show, word
from duomo.games.red_cathedral.components.sets import RedCathedralComponents
from duomo.games.red_cathedral.game import RedCathedral
from duomo.games.red_cathedral.positions.cathedral import Cathedral, Section, lay
from duomo.games.red_cathedral.positions.checks import check_decision, check_end, check_set_up, check_tiles
from duomo.games.red_cathedral.positions.parts import parts_of
from duomo.games.red_cathedral.positions.pending import check_stack, pending_tiles, read_pending
from duomo.games.red_cathedral.positions.places import (
    at_section,
    impossible,
    of_die,
    of_player,
    party_words,
    where,
)
from duomo.games.red_cathedral.positions.player import ReadPlayer, read_player
from duomo.games.red_cathedral.positions.rows import (
    COLOUR_NAMES,
    Rows,
    held_materials,
    read_influence,
    read_resource,
)
from duomo.games.red_cathedral.positions.write import PRESTIGE_SPACES, TRADED
from duomo.games.red_cathedral.rules.codes import (
    COLOURS,
    FULL,
    QUADRANTS,
    SPACES,
    TURN,
)
from duomo.games.red_cathedral.rules.names import DIE_NAMES, KIND_NAMES, section_name
from duomo.games.red_cathedral.rules.packed import needed, with_bit
from duomo.games.red_cathedral.rules.rules import RedRules
from duomo.games.red_cathedral.rules.scoring import score
from duomo.games.red_cathedral.rules.setup import new_player
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import LAP, TableValues

ENTRIES = (
    "duomo_position", "game", "options", "track", "turns", "turn", "starter", "ender", "traded", "rerolled",
    "used", "pending", "final", "reserve", "inventory", "market", "tower", "player", "remark",
)  # fmt: skip
MOST_TURNS = 100_000
MOST_SPACES = 40
"""Maximum number of inventory spaces."""


def read(
    game: RedCathedral, document: Document, source: ComponentSource = None
) -> tuple[Options, RedCathedralComponents, RedRules, RedState]:
    """Return options, components, rules and state; raise PositionError saying what is wrong and where."""
    if document.get("game") != game.name:
        raise PositionError(f"The position is of {show(document.get('game'))}, not of {game.name}.")
    seats = array("player", document.get("player", []), COLOURS)
    options = game.choose(len(seats), read_options(document.get("options", {})))
    components = game.components_from(source, options)
    assert isinstance(components, RedCathedralComponents)
    rules = game.rules(options, components)
    entries = entries_in("position", document, (*ENTRIES, *(part.entry for part in parts_of(rules.values))))
    state = Reading(entries, seats, rules).state()
    return options, components, rules, state


def read_options(value: object) -> Mapping[str, object]:
    if not isinstance(value, dict):
        raise PositionError(f"options: {show(value)} is wrong; it must be a table.")
    for name, choice in value.items():
        if not isinstance(name, str) or not isinstance(choice, str | int):
            raise PositionError(f"options, {show(name)}: {show(choice)} is wrong; it must be a text.")
        if isinstance(choice, int):
            number(f"options, {name}", choice, 0, 99)
    return value


class Reading:
    """Builds a state from a document: first everything it names, then defaults, then the checks."""

    def __init__(self, entries: dict[str, Any], seats: list[Any], rules: RedRules) -> None:
        self.entries = entries
        self.seats = seats
        self.rules = rules
        self.values: TableValues = rules.values
        self.cards = Rows("section card", self.values)
        self.tiles = Rows("workshop tile", self.values)
        self.resources = Rows("resource tile", self.values)
        self.influence = Rows("influence card", self.values)
        pending = entries.get("pending")
        begins = pending[0] if isinstance(pending, list) and pending else None
        self.laying = isinstance(begins, str) and begins.split()[:1] == ["set-up"]
        """Set-up is in progress: what is missing has not been laid out yet."""
        self.over = pending == []

    def state(self) -> RedState:
        state = RedState()
        state.extras = [module.new_extra(self.values) for module in self.values.modules]
        self.read_track()
        self.read_inventory()
        self.colours = self.read_colours()
        resources, influence, dice = self.read_market()
        heights = [] if self.laying else self.values.plan_heights[0]
        cathedral = Cathedral(self.colours, self.cards, self.tiles)
        sections = cathedral.read(self.entries.get("tower"), heights, state)
        self.sections = sections
        players = [self.read_seat(seat, sections) for seat in range(len(self.seats))]
        entries = self.entries.get("pending")
        waiting = pending_tiles(entries, self.tiles) if entries is not None else []
        self.fill(resources, influence, sections)

        for rows in (self.cards, self.tiles, self.resources, self.influence):
            rows.put_into(self.values)
        for space, name in enumerate(resources):
            state.resource[space] = self.resources.index(name)
        for quadrant, name in enumerate(influence):
            state.influence[quadrant] = self.influence.index(name)
        for section in sections:
            lay(self.values, state, section, self.cards, self.tiles)
        state.players = [player.made(self.values, seat, self.tiles) for seat, player in enumerate(players)]
        for part in parts_of(self.values):
            part.read(self, self.entries.get(part.entry), state)
        self.place_dice(state, dice)
        self.read_reserve(state)
        self.read_turn(state)
        for seat, player in enumerate(players):
            if player.rubles < 0 and not self.laying:
                place = (seat - state.starter) % self.values.players
                state.players[seat].rubles = self.values.starting_rubles[place]
        state.stack = (
            read_pending(entries, waiting, self.tiles, self.values, state)
            if entries is not None
            else [frame(TURN)]
        )
        self.finish(state)
        return state

    # ---- named in the document -------------------------------------------------------------------

    def read_track(self) -> None:
        """RC-3.1. Read the space of every prestige point, if they differ from the default set."""
        if "track" not in self.entries:
            return
        spaces = array("track", self.entries["track"], PRESTIGE_SPACES)
        before = 0
        for prestige, space in enumerate(spaces, 1):
            before = number(f"track, prestige {prestige}", space, before + 1, LAP, "RC-3.1")
        if len(spaces) != PRESTIGE_SPACES:
            raise impossible("track", "RC-3.1", where("track"), count=PRESTIGE_SPACES)
        self.values.behind, self.values.prestige = [], []
        self.values.set_track([0, *spaces])

    def read_inventory(self) -> None:
        """RC-1.9. Read the spaces of every inventory, if they differ from the default set."""
        least = self.values.ruler_banners
        if "inventory" in self.entries:
            given = self.entries["inventory"]
            self.values.inventory_spaces = number("inventory", given, least, MOST_SPACES, "RC-1.9")

    def read_colours(self) -> list[str]:
        """RC-1.8. Colours in seat order; omitted ones follow the order of the dice."""
        given: list[str | None] = []
        for at, entry in enumerate(self.seats, 1):
            if not isinstance(entry, dict):
                raise PositionError(f"player {at}: {show(entry)} is wrong; it must be a table.")
            colour = entry.get("colour")
            if colour is not None:
                word(f"player {at}, colour", colour, COLOUR_NAMES)
                if colour in given:
                    raise impossible("colour-twice", "RC-1.8", of_player(at - 1, colour))
            given.append(colour)
        free = [name for name in COLOUR_NAMES if name not in given]
        colours = [colour if colour is not None else free.pop(0) for colour in given]
        return colours + self.values.party_names[self.values.seats :]

    def seat_of(self, place: str, value: object) -> int:
        return self.colours.index(word(place, value, self.colours))

    def read_market(self) -> tuple[list[str], list[str], dict[str, Any]]:
        market = entries_in("market", self.entries.get("market", {}), ("resources", "influence", "dice"))
        resources = [
            read_resource(f"market, space {space}", tile, self.resources)
            for space, tile in enumerate(
                array("market, resources", market.get("resources", []), SPACES, "RC-1.2"), 1
            )
        ]
        influence: list[str] = []
        for at, card in enumerate(
            array("market, influence", market.get("influence", []), QUADRANTS, "RC-1.2"), 1
        ):
            name = read_influence(f"market, quadrant {at}", card, self.influence)
            group = self.influence.row(name)["group"]
            if any(self.influence.row(other)["group"] == group for other in influence):
                raise impossible("group-twice", "RC-2.1", where("quadrant", quadrant=at), group=group)
            influence.append(name)
        return resources, influence, entries_in("market, dice", market.get("dice", {}), self.tiles.dice)

    def read_seat(self, seat: int, sections: list[Section]) -> ReadPlayer:
        claims = sum(1 for section in sections if section.owner == seat)
        placed = [0, 0, 0]
        for section in sections:
            if section.ornament == seat:
                placed[KIND_NAMES.index(section.kind)] += 1
        finished = sum(1 for section in sections if section.owner == seat and section.finished)
        fresh = new_player(self.values, DIE_NAMES.index(self.colours[seat]))
        gone = [0, 0, 0]
        for part in parts_of(self.values):
            boxed = part.boxed(self.entries.get(part.entry), seat)
            gone = [one + other for one, other in zip(gone, boxed)]
        entry = self.seats[seat]
        return read_player(self.values, seat, entry, fresh, claims, finished, placed, gone, self.tiles)

    # ---- defaults --------------------------------------------------------------------------------

    def fill(self, resources: list[str], influence: list[str], sections: list[Section]) -> None:
        """Fill what is missing with unused tiles and cards, in the order of the set."""
        if self.laying:
            return
        for name in self.resources.unused()[: SPACES - len(resources)]:
            resources.append(self.resources.take(f"market, space {len(resources) + 1}", name))
        groups = [self.influence.row(name)["group"] for name in influence]
        for name in self.influence.unused():
            group = self.influence.row(name)["group"]
            if group not in groups:
                groups.append(group)
                influence.append(self.influence.take(f"market, quadrant {len(influence) + 1}", name))
        tiles = self.tiles.unused()
        for section in sections:
            if section.card is None:
                section.card = self.next_card(section)
            if section.tile is None and section.owner < 0 and tiles:
                section.tile = self.tiles.take(f"{section.place}, tile", tiles.pop(0))

    def next_card(self, section: Section) -> str:
        for name in self.cards.unused():
            if self.cards.row(name)["kind"] == section.kind:
                return self.cards.take(f"{section.place}, card", name)
        here = at_section(section_name(section.cell))
        raise impossible("no-card-left", "RC-1.4", here, kind=section.kind)

    # ---- into the state --------------------------------------------------------------------------

    def place_dice(self, state: RedState, dice: dict[str, Any]) -> None:
        """RC-2.4, RC-7.2. Omitted dice are on the spaces of the set-up, showing 1."""
        origin = 0
        for space, tile in enumerate(state.resource):
            if tile >= 0 and self.values.resource_kind[tile] == self.values.first_die_on:
                origin = space
        count = self.values.dice
        state.die_space, state.die_face = [0] * count, [0] * count
        for name, entry in dice.items():
            place = f"market, {name} die"
            given = entries_in(place, entry, ("space", "face"))
            die = DIE_NAMES.index(name)
            state.die_face[die] = number(f"{place}, face", given.get("face", 1), 1, 6, "RC-1.3")
            usual = (origin + die) % SPACES + 1
            space = number(f"{place}, space", given.get("space", usual), 1, SPACES, "RC-1.2") - 1
            if state.dice_on[space] == FULL:
                facts: dict[str, int | str | Refusal] = {"place": of_die(name), "space": space + 1}
                raise PositionError(Refusal("position-dice-full", "RC-7.2", facts))
            state.die_space[die] = space
            state.dice_on[space] += 1
        if self.laying:
            return
        for die in range(count):
            if state.die_face[die] == 0:
                space = (origin + die) % SPACES
                while state.dice_on[space] == FULL:
                    space = (space + 1) % SPACES
                state.die_face[die] = 1
                state.die_space[die] = space
                state.dice_on[space] += 1

    def read_reserve(self, state: RedState) -> None:
        """RC-1.1. By default, what is neither in an inventory nor on a section; never more than exists."""
        names = held_materials(self.values)
        given = entries_in("reserve", self.entries.get("reserve", {}), names)
        for material, name in enumerate(names):
            exist = self.values.reserve[material]
            away = sum(player.materials[material] for player in state.players)
            away += sum(module.pieces(self.values, state, material) for module in self.values.modules)
            for cell in state.cells:
                if state.owner[cell] >= 0 and not state.done[cell]:
                    cost = self.values.card_cost[state.card[cell]]
                    away += needed(cost, material) - needed(state.needs[cell], material)
            if away > exist:
                facts: dict[str, int | str | Refusal] = {"material": name, "count": away, "exist": exist}
                raise PositionError(Refusal("position-too-much-in-play", "RC-1.1", facts))
            left = number(f"reserve, {name}", given.get(name, exist - away), 0, exist, "RC-1.1")
            if left + away > exist:
                facts = {"material": name, "count": away, "left": left, "exist": exist}
                raise PositionError(Refusal("position-reserve", "RC-1.1", facts))
            state.reserve.append(left)

    def read_turn(self, state: RedState) -> None:
        """RC-2.5, RC-4.1, RC-10.1. Read who started, whose turn it is, and what has been used in it."""
        entries, values = self.entries, self.values
        state.ender = self.read_ender(state)
        count = values.players
        starter = (
            self.seat_of("starter", entries["starter"]) if "starter" in entries else max(values.starter, -1)
        )
        active = self.seat_of("turn", entries["turn"]) if "turn" in entries else -1
        if active < 0 and state.ender >= 0 and "turns" not in entries:
            active = (state.ender + (count - 1 if self.over else 1)) % count
        turns = number("turns", entries["turns"], 0, MOST_TURNS, "RC-4.1") if "turns" in entries else -1
        if self.laying:
            if turns > 0 or active > 0:
                raise impossible("set-up-turns", "RC-2.5", where("turns"))
            state.starter, state.active, state.turns = max(starter, 0), 0, 0
            return
        if turns == 0:
            raise impossible("turns-none", "RC-4.1", where("turns"))
        if starter < 0:
            starter = (active - turns + 1) % count if active >= 0 and turns > 0 else 0
        if active < 0:
            active = (starter + turns - 1) % count if turns > 0 else starter
        if turns < 0:
            turns = 1 + (active - starter) % count
        if (starter + turns - 1) % count != active:
            concerned = (
                self.colours[starter],
                self.colours[(starter + turns - 1) % count],
                self.colours[active],
            )
            facts = dict(zip(("starter", "party", "other"), map(party_words, concerned), strict=True))
            raise PositionError(Refusal("position-turn-order", "RC-4.1", {"turns": turns, **facts}))
        state.starter, state.active, state.turns = starter, active, turns
        traded = entries.get("traded", "no")
        if isinstance(traded, bool):
            traded = TRADED[int(traded)]
        state.traded = TRADED.index(word("traded", traded, TRADED))
        state.rerolled = int(flag("rerolled", entries.get("rerolled", False)))
        names = [f"{quadrant + 1} {half}" for quadrant in range(QUADRANTS) for half in ("upper", "lower")]
        for name in array("used", entries.get("used", []), len(names)):
            state.used = with_bit(state.used, names.index(word("used", name, names)))

    def read_ender(self, state: RedState) -> int:
        """RC-10.1. Return the party that finished six sections first."""
        six = [seat for seat, player in enumerate(state.players) if player.finished >= 6]
        if "ender" in self.entries:
            ender = self.seat_of("ender", self.entries["ender"])
            if ender not in six:
                facts: dict[str, int | str | Refusal] = {"party": self.colours[ender]}
                facts["count"] = state.players[ender].finished
                raise PositionError(Refusal("position-ender-early", "RC-10.1", facts))
            return ender
        if len(six) > 1:
            facts = {"party": self.colours[six[0]], "other": party_words(self.colours[six[1]])}
            raise PositionError(Refusal("position-enders", "RC-10.1", facts))
        return six[0] if six else -1

    def finish(self, state: RedState) -> None:
        """Check that what is pending is possible; then let the engine set who decides."""
        check_tiles(self.values, state, self.colours)
        if self.laying:
            check_set_up(self.values, state)
            self.rules.settle(state)
            return
        final = array("final", self.entries.get("final", []), COLOURS)
        if self.over:
            check_end(state, self.colours)
            if not final:
                for module in self.values.modules:
                    module.before_scoring(self.values, state, None)
            state.final = score(self.values, state, None)
            if final and final != state.final:
                scores = ", ".join(map(str, state.final))
                raise impossible("final-wrong", "RC-10.2", where("final"), value=show(final), scores=scores)
        else:
            if final:
                raise impossible("final-early", "RC-10.1", where("final"))
            check_stack(self.values, state, state.stack)
            check_decision(self.rules, state, self.colours)
            if state.active >= self.values.seats and state.stack == [frame(TURN)]:
                self.begin_turn(state)
        self.rules.settle(state)

    def begin_turn(self, state: RedState) -> None:
        """RC-11.4. Start the turn of a party without a seat, and run it until somebody decides."""
        state.stack = []
        for module in self.values.modules:
            if module.takes_turn(self.values, state, state.active, None):
                return
