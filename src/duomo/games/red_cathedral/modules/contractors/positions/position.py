"""The module's table in a position: the cities of the towers, specialists, and one board per party."""

from __future__ import annotations

from typing import Any

from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.game import Document
from duomo.core.position import array, entries_in, number, word
from duomo.core.view import Declaration, declare
from duomo.games.red_cathedral.modules.components import sets as component_set
from duomo.games.red_cathedral.modules.components.sets import EFFECTS
from duomo.games.red_cathedral.modules.contractors.manifest import printed_of
from duomo.games.red_cathedral.modules.contractors.rules.cities import tool_prestige
from duomo.games.red_cathedral.modules.contractors.rules.codes import (
    CITIES,
    CONTRACTORS,
    FIRST_PERMITS,
    MOST_PERMITS,
    NOBODY_HELD,
    SPACES,
    SPECIALISTS,
)
from duomo.games.red_cathedral.modules.contractors.rules.module import NAME, Contractors
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import ORNAMENT_KINDS, Region
from duomo.games.red_cathedral.positions.parts import Part
from duomo.games.red_cathedral.positions.places import impossible, where
from duomo.games.red_cathedral.positions.read import Reading
from duomo.games.red_cathedral.positions.write import Writer
from duomo.games.red_cathedral.rules.build import tower_done
from duomo.games.red_cathedral.rules.names import MATERIAL_NAMES, ORNAMENT_NAMES, RESOURCE_NAMES
from duomo.games.red_cathedral.rules.packed import everything, has_bit, set_of, with_bit
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

OF_REGION: Declaration = declare(
    Region,
    {
        "parties": "public",
        "bag": "public",
        "open": "public",
        "city_of": "public",
        "spaces": "public",
        "sent": "public",
        "left": "public",
        "permits": "public",
        "held": "public",
        "tools": "public",
        "discarded": "public",
    },
)
"""Everything is public; the contents of the bag are known, its order is not."""

ENTRIES = ("cities", "spaces", "removed", "board")
BOARD = ("permits", "sent", "specialist", "tools", "discarded")
NONE = "none"


def contractors_of(values: TableValues) -> Contractors:
    module = next(module for module in values.modules if module.name == NAME)
    assert isinstance(module, Contractors)
    return module


class ContractorsPart(Part):
    entry = NAME

    def visible(self, values: TableValues) -> Declaration:
        return OF_REGION

    def left_out(self, values: TableValues) -> dict[str, str]:
        return {"parties": "known from the table"}

    # ---- writing ---------------------------------------------------------------------------------

    def write(self, writer: Writer) -> Document:
        if not writer.eyes.on_table("extras"):
            return {}
        module = contractors_of(writer.values)
        printed, region = module.printed, module.region(writer.state)
        if not writer.full and vars_of(printed) != vars_of(printed_of(component_set.default())):
            raise PositionError(
                "A table with specialists or cities of a player's own copy cannot be written as a position; "
                "keep the record."
            )
        cities = [printed.city_names[city] for city in region.city_of if city >= 0]
        removed = names_in(printed, removed_from(region))
        document: Document = {
            "cities": cities,
            "spaces": [specialist(printed, tile, writer.full) for tile in region.spaces],
            "removed": removed,
            "board": [board(printed, region, party, writer.full) for party in range(region.parties)],
        }
        if writer.full:
            document["open"] = [name for city, name in enumerate(printed.city_names) if region.is_open(city)]
            document["bag"] = names_in(printed, region.bag)
            document["touching"] = {
                name: [space + 1 for space in printed.touching[city]]
                for city, name in enumerate(printed.city_names)
            }
        return document

    # ---- reading ---------------------------------------------------------------------------------

    def boxed(self, value: object, seat: int) -> list[int]:
        boards = value.get("board", []) if isinstance(value, dict) else []
        entry = boards[seat] if isinstance(boards, list) and seat < len(boards) else {}
        given = entry.get("discarded", {}) if isinstance(entry, dict) else {}
        names = entries_in(f"contractors, board {seat + 1}, discarded", given, ORNAMENT_NAMES)
        place = f"contractors, board {seat + 1}, discarded"
        return [number(f"{place}, {name}", names.get(name, 0), 0, 2, "RC-1.8") for name in ORNAMENT_NAMES]

    def read(self, reading: Reading, value: object, state: RedState) -> None:
        module = contractors_of(reading.values)
        region = module.region(state)
        entry = entries_in(NAME, {} if value is None else value, ENTRIES)
        if reading.laying:
            if any(entry.get(name) for name in ("cities", "removed")):
                raise impossible("ct-cities-early", "CT-1.4", where("contractors"))
            return
        pending = reading.entries.get("pending")
        waiting = [str(text).split() for text in pending] if isinstance(pending, list) else []
        ReadRegion(module.printed, region, state).read(entry, waiting, reading.values)


class ReadRegion:
    """Builds a region from a document; every specialist is in exactly one place."""

    def __init__(self, printed: Printed, region: Region, state: RedState) -> None:
        self.printed = printed
        self.region = region
        self.state = state
        self.places: dict[int, Refusal] = {}

    def read(self, entry: dict[str, Any], waiting: list[list[str]], values: TableValues) -> None:
        self.cities(entry, any(words[:1] == ["city"] for words in waiting))
        boards = array("contractors, board", entry.get("board", []), self.region.parties)
        for party, given in enumerate(boards):
            self.board(party, entries_in(f"contractors, board {party + 1}", given, BOARD), values)
        removed = array("contractors, removed", entry.get("removed", []), SPECIALISTS)
        for name in removed:
            self.take(where("contractors-removed"), name)
        given = array("contractors, spaces", entry.get("spaces", []), SPACES)
        spaces = [
            -1 if name == NONE else self.take(where("contractors-space", space=space), name)
            for space, name in enumerate(given, 1)
        ]
        rest = [tile for tile in range(SPECIALISTS) if tile not in self.places]
        drawing = drawn_spaces(waiting)
        while len(spaces) < SPACES:
            spaces.append(rest.pop(0) if rest and len(spaces) not in drawing else -1)
        self.region.spaces = spaces
        self.region.bag = set_of(rest)
        for space, tile in enumerate(spaces):
            if tile < 0 and self.region.bag and space not in drawing:
                here = where("contractors-space", space=space + 1)
                raise impossible("ct-space-empty", "CT-2.4", here, name=self.printed.names[rest[0]])

    def take(self, place: Refusal, name: object) -> int:
        """CT-1.3. Take a specialist; there is one of each."""
        tile = self.printed.names.index(word(place.text(), name, self.printed.names))
        if tile in self.places:
            there = self.places[tile]
            raise impossible("ct-twice", "CT-1.3", place, name=self.printed.names[tile], there=there)
        self.places[tile] = place
        return tile

    def cities(self, entry: dict[str, Any], laying: bool) -> None:
        """CT-1.4, CT-4.1. A city on every tower; those of finished towers and unused ones are closed."""
        region, count = self.region, len(self.state.heights)
        given = array("contractors, cities", entry.get("cities", []), count)
        known = self.printed.city_names
        names = [word(f"contractors, city {tower}", name, known) for tower, name in enumerate(given, 1)]
        twice = [name for tower, name in enumerate(names) if name in names[:tower]]
        if twice:
            raise impossible("ct-city-twice", "CT-1.4", where("contractors-cities"), city=twice[0])
        for name in self.printed.city_names:
            if not laying and len(names) < count and name not in names:
                names.append(name)
        for tower, name in enumerate(names):
            city = self.printed.city_names.index(name)
            region.city_of[tower] = city
            if not tower_done(self.state, tower):
                region.open_city(city)

    def board(self, party: int, entry: dict[str, Any], values: TableValues) -> None:
        here = where("contractors-board", board=party + 1)
        place = here.text()
        region, printed = self.region, self.printed
        region.permits[party] = number(
            f"{place}, permits",
            entry.get("permits", FIRST_PERMITS if party < values.seats else 0),
            0,
            MOST_PERMITS if party < values.seats else 0,
            "CT-1.5" if party < values.seats else "CT-6.1",  # An automaton has none.
        )
        sent = entries_in(f"{place}, sent", entry.get("sent", {}), printed.city_names)
        for name, count in sent.items():
            city = party * CITIES + printed.city_names.index(name)
            region.sent[city] = number(f"{place}, sent, {name}", count, 0, CONTRACTORS, "CT-1.5")
        away = sum(region.sent[party * CITIES : (party + 1) * CITIES])
        if away > CONTRACTORS:
            raise impossible("ct-sent", "CT-1.5", here, count=away, most=CONTRACTORS)
        for city, name in enumerate(printed.city_names):
            if region.sent[party * CITIES + city] and city not in region.city_of:
                raise impossible("ct-city-closed", "CT-1.4", here, city=name)
        region.left[party] = CONTRACTORS - away
        held = entry.get("specialist", NONE)
        if held != NONE:
            region.held[party] = self.take(here, held)
        tools = array(f"{place}, tools", entry.get("tools", []), SPECIALISTS)
        for name in tools:
            region.tools[party] = with_bit(region.tools[party], self.take(here, name))
        had = len(tools) + (held != NONE)
        if party < values.seats and had > away:
            raise impossible("ct-specialists", "CT-2.3", here, count=had, sent=away)
        for kind, count in enumerate(PART.boxed({"board": [entry]}, 0)):
            region.discarded[party * ORNAMENT_KINDS + kind] = count


def drawn_spaces(waiting: list[list[str]]) -> list[int]:
    """CT-2.4, CT-6.3. Return the spaces that a pending draw will fill: `draw 2 to 4`, `refill 1 5`."""
    for words in waiting:
        ends = [int(word) for word in words[1:] if word.isascii() and word.isdigit() and len(word) < 3]
        if words[:1] == ["draw"]:
            return list(range(min(ends, default=1) - 1, max(ends, default=0)))
        if words[:1] == ["refill"]:
            return [space - 1 for space in ends]
    return []


# ---- plain values --------------------------------------------------------------------------------


def vars_of(printed: Printed) -> tuple[object, ...]:
    return (
        printed.names, printed.effect, printed.gives, printed.material, printed.prestige, printed.tool,
        printed.city_names, printed.bonus_gives, printed.bonus_choice,
    )  # fmt: skip


def removed_from(region: Region) -> int:
    """Return the specialists that have left the game."""
    somewhere = region.bag
    for tile in (*region.spaces, *region.held):
        if tile >= 0:
            somewhere = with_bit(somewhere, tile)
    for laid in region.tools:
        somewhere |= laid
    return everything(SPECIALISTS) & ~somewhere


def names_in(printed: Printed, tiles: int) -> list[str]:
    return [name for tile, name in enumerate(printed.names) if has_bit(tiles, tile)]


def specialist(printed: Printed, tile: int, full: bool) -> str | Document:
    """Return a specialist by name; for a view, with what it shows."""
    if tile < 0:
        return NONE
    if not full:
        return printed.names[tile]
    flat = printed.gives[tile]
    document: Document = {
        "name": printed.names[tile],
        "effect": EFFECTS[printed.effect[tile]],
        "tool": printed.tool_names[printed.tool[tile]],
    }
    if flat:
        document["gives"] = {RESOURCE_NAMES[flat[at]]: flat[at + 1] for at in range(0, len(flat), 2)}
    if printed.material[tile] >= 0:
        document["material"] = MATERIAL_NAMES[printed.material[tile]]
    if printed.prestige[tile]:
        document["prestige"] = printed.prestige[tile]
    return document


def board(printed: Printed, region: Region, party: int, full: bool) -> Document:
    """Return permits, contractors, specialist and tools of one party."""
    sent = region.sent[party * CITIES : (party + 1) * CITIES]
    lost = region.discarded[party * ORNAMENT_KINDS : (party + 1) * ORNAMENT_KINDS]
    document: Document = {
        "permits": region.permits[party],
        "sent": {name: count for name, count in zip(printed.city_names, sent) if count or full},
        "tools": names_in(printed, region.tools[party]),
    }
    if region.held[party] != NOBODY_HELD or full:
        document["specialist"] = specialist(printed, region.held[party], full)
    if any(lost) or full:
        document["discarded"] = {name: count for name, count in zip(ORNAMENT_NAMES, lost) if count or full}
    if full:
        document["left"] = region.left[party]
        document["tools_shown"] = [
            printed.tool_names[printed.tool[tile]]
            for tile in range(SPECIALISTS)
            if region.has_tool(party, tile)
        ]
        document["tools_prestige"] = tool_prestige(printed, region.tools[party])
    return document


PART = ContractorsPart()
