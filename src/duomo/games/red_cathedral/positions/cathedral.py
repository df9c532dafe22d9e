"""The cathedral in a position: towers of sections, each from base to dome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.position import array, entries_in, flag, word
from duomo.games.red_cathedral.positions.places import at_section, impossible, where
from duomo.games.red_cathedral.positions.rows import Rows, read_card, read_materials, read_tile
from duomo.games.red_cathedral.rules.build import fewer
from duomo.games.red_cathedral.rules.codes import BASE, DOME, LEVELS, MIDDLE, NO_TILE, TOWERS
from duomo.games.red_cathedral.rules.names import KIND_NAMES, MATERIAL_NAMES, section_name
from duomo.games.red_cathedral.rules.packed import needed, pieces
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues

SECTION = (
    "card", "kind", "cost", "recognition", "rubles", "tile", "banner", "delivered", "needs", "finished",
    "ornament",
)  # fmt: skip


@dataclass
class Section:
    """What a document says about one section, before defaults."""

    cell: int
    kind: str
    card: str | None
    tile: str | None
    """A name, “none”, or None for the default."""
    owner: int
    delivered: list[int]
    needs: list[int] | None
    """The missing materials, if the document gives these instead of the delivered ones."""
    finished: bool
    ornament: int
    place: str


class Cathedral:
    """Reads the towers; colours, cards and tiles come from the rest of the document."""

    def __init__(self, colours: list[str], cards: Rows, tiles: Rows) -> None:
        self.colours = colours
        self.cards = cards
        self.tiles = tiles

    def read(self, entries: object, heights: list[int], state: RedState) -> list[Section]:
        """RC-1.7. Read the towers; if there are none, use towers of the given heights."""
        if entries is None:
            sections_of: list[list[Any]] = [[{}] * height for height in heights]
        else:
            sections_of = [
                self.levels(at, entry) for at, entry in enumerate(array("tower", entries, TOWERS), 1)
            ]
            if not sections_of and heights:
                raise impossible("no-tower", "RC-1.7", where("towers"))
        sections: list[Section] = []
        for tower, levels in enumerate(sections_of):
            for level, entry in enumerate(levels):
                kind = BASE if level == 0 else DOME if level == len(levels) - 1 else MIDDLE
                below = sections[-1] if level else None
                sections.append(self.section(entry, tower * LEVELS + level, KIND_NAMES[kind], below))
        state.heights = [len(levels) for levels in sections_of]
        state.cells = [section.cell for section in sections]
        return sections

    def levels(self, tower: int, entry: object) -> list[Any]:
        sections = array(
            f"tower {tower}, sections",
            entries_in(f"tower {tower}", entry, ("sections",)).get("sections", []),
            LEVELS,
        )
        if len(sections) < 2:
            raise impossible("tower-low", "RC-1.7", where("tower", tower=tower))
        return sections

    def seat_of(self, place: str, value: object) -> int:
        return self.colours.index(word(place, value, self.colours))

    def section(self, value: object, cell: int, kind: str, below: Section | None) -> Section:
        name = section_name(cell)
        place, here = f"section {name}", at_section(name)
        entry = entries_in(place, value, SECTION)
        card = read_card(place, entry, kind, self.cards)
        owner = self.seat_of(f"{place}, banner", entry["banner"]) if "banner" in entry else -1
        finished = "finished" in entry and flag(f"{place}, finished", entry["finished"])
        delivered = read_materials(f"{place}, delivered", entry.get("delivered", []), 7, rule="RC-6.2")
        needs = (
            read_materials(f"{place}, needs", entry["needs"], 7, rule="RC-6.2") if "needs" in entry else None
        )
        ornament = self.seat_of(f"{place}, ornament", entry["ornament"]) if "ornament" in entry else -1
        tile = entry.get("tile")
        if tile is not None and tile != "none":
            tile = read_tile(f"{place}, tile", tile, self.tiles)
        if owner >= 0 and below is not None and below.owner < 0:
            raise PositionError(Refusal("position-no-banner-below", "RC-5.1", {"place": here}))
        if owner >= 0 and tile is not None and tile != "none":
            raise PositionError(Refusal("position-tile-gone", "RC-5.2", {"place": here}))
        if finished and owner < 0:
            raise PositionError(Refusal("position-finished-unclaimed", "RC-6.3", {"place": here}))
        if needs is not None and ("delivered" in entry or finished):
            raise impossible("needs-and-delivered", "RC-6.2", here)
        if needs is not None and owner < 0:
            raise impossible("needs-unclaimed", "RC-6.2", here)
        if any(delivered) and owner < 0:
            raise PositionError(Refusal("position-delivered-unclaimed", "RC-6.2", {"place": here}))
        if any(delivered) and finished:
            raise PositionError(Refusal("position-delivered-finished", "RC-6.3", {"place": here}))
        if ornament >= 0 and not finished:
            raise PositionError(Refusal("position-ornament-unfinished", "RC-6.4", {"place": here}))
        return Section(cell, kind, card, tile, owner, delivered, needs, finished, ornament, place)


def lay(values: TableValues, state: RedState, section: Section, cards: Rows, tiles: Rows) -> None:
    """RC-6.2. Set card, tile, banner, what the section still needs, and ornament."""
    cell = section.cell
    state.owner[cell] = section.owner
    state.done[cell] = int(section.finished)
    state.ornament[cell] = section.ornament
    if section.tile is not None and section.tile != "none":
        state.tile[cell] = tiles.index(section.tile)
    else:
        state.tile[cell] = NO_TILE
    if section.card is None:
        return
    state.card[cell] = cards.index(section.card)
    if section.finished:
        return
    cost = values.card_cost[state.card[cell]]
    if section.needs is not None:
        section.delivered = [needed(cost, at) - count for at, count in enumerate(section.needs)]
        if min(section.delivered) < 0:
            raise impossible("needs-too-much", "RC-6.2", at_section(section_name(cell)))
    if section.owner >= 0 and values.any_material[section.owner]:
        cost = fewer(cost, sum(section.delivered))  # RC-11.7
    else:
        cost = missing(section, cost)
    if cost == 0:
        raise PositionError(
            Refusal("position-all-delivered", "RC-6.3", {"place": at_section(section_name(cell))})
        )
    state.needs[cell] = cost


def missing(section: Section, cost: int) -> int:
    """RC-6.2. Return the cost minus what has been delivered."""
    for material, delivered in enumerate(section.delivered):
        whole = needed(cost, material)
        if delivered > whole:
            facts: dict[str, int | str | Refusal] = {"place": at_section(section_name(section.cell))}
            facts.update(count=delivered, material=MATERIAL_NAMES[material], whole=whole)
            raise PositionError(Refusal("position-delivered-too-many", "RC-6.2", facts))
        cost -= pieces(material, delivered)
    return cost
