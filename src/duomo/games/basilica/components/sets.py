"""Basilica's tiles as data: the schema, the checks every set must pass, and the default set.

Rule ids refer to docs/rules/basilica.md. Values that no published text gives are reconstructed; the data file
explains them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from duomo.core.components import ComponentSchema, ComponentSet, Problem, Row
from duomo.games.basilica.rules.codes import GAME, ROWS

Colour = Literal["red", "yellow", "green", "blue"]
Order = Literal["promote", "move", "recruit", "confound", "glass", "scaffold", "catastrophe"]

COLOURS: tuple[Colour, ...] = ("red", "yellow", "green", "blue")
ORDERS: tuple[Order, ...] = ("promote", "move", "recruit", "confound", "glass", "scaffold", "catastrophe")
TILES = 58
ONE_COLOUR = 10
JOKERS = 18


class Tile(Row, frozen=True):
    """BA-1.1. A vault on one side, an order on the other."""

    colours: Annotated[tuple[Colour, ...], msgspec.Meta(min_length=1, max_length=2)]
    order: Order
    crown: bool = False


class BasilicaComponents(ComponentSet, frozen=True):
    tiles: tuple[Tile, ...]


Problems = Iterator[Problem]


def check_colours(parts: BasilicaComponents) -> Problems:
    """BA-1.1: 58 tiles, 10 of each colour and 18 jokers; a joker's two colours are in a fixed order."""
    counts = Counter(tile.colours for tile in parts.tiles)
    for colour in COLOURS:
        if counts[(colour,)] != ONE_COLOUR:
            message = f"{counts[(colour,)]} tiles are {colour} only; there must be {ONE_COLOUR}"
            yield Problem("tiles", "", "colours", message)
    jokers = sum(1 for tile in parts.tiles if len(tile.colours) == 2)
    if jokers != JOKERS:
        message = f"{jokers} tiles have two colours; there must be {JOKERS}"
        yield Problem("tiles", "", "colours", message)
    for tile in parts.tiles:
        places = [COLOURS.index(colour) for colour in tile.colours]
        if places != sorted(set(places)):
            message = f"two different colours, in the order {', '.join(COLOURS)}"
            yield Problem("tiles", tile.id, "colours", message)


def check_orders(parts: BasilicaComponents) -> Problems:
    """BA-1.2: each of the seven orders exists."""
    counts = Counter(tile.order for tile in parts.tiles)
    for order in ORDERS:
        if not counts[order]:
            yield Problem("tiles", "", "order", f"no tile shows {order}; there must be at least one")


def check_height(parts: BasilicaComponents) -> Problems:
    """BA-1.4: the length of the cathedral is unlimited, but its rows need names.

    Placing a tile raises the highest row by at most one (BA-3.1); call that tile the founder of the row. A
    clean-up removes rows 1 and 2 with their founders. So a vault in the cathedral or in the discards founds
    at most one of the existing rows, unless a Catastrophe removed it from its row and it came back with the
    reshuffle: at most once for each Catastrophe of the first pile. A Scaffold tile can be executed twice,
    once from each pile, and found four rows instead of one. Hence no row is higher than 58 + 3 for each
    Scaffold + 1 for each Catastrophe.
    """
    counts = Counter(tile.order for tile in parts.tiles)
    highest = len(parts.tiles) + 3 * counts["scaffold"] + counts["catastrophe"]
    if highest > ROWS:
        message = (
            f"{counts['scaffold']} scaffolds and {counts['catastrophe']} catastrophes could build {highest} "
            f"rows; only {ROWS} have names (tiles + 3 x scaffolds + catastrophes)"
        )
        yield Problem("tiles", "", "order", message)


def check_crowns(parts: BasilicaComponents) -> Problems:
    """BA-1.2: some vaults have a crown, at least one green vault does, and not all do."""
    crowns = sum(1 for tile in parts.tiles if tile.crown)
    if not 0 < crowns < len(parts.tiles):
        yield Problem("tiles", "", "crown", f"{crowns} vaults carry a crown; some must, and some must not")
    if not any(tile.crown and tile.colours == ("green",) for tile in parts.tiles):
        yield Problem("tiles", "", "crown", "at least one green vault must carry a crown")


def infer_jokers(parts: BasilicaComponents) -> Problems:
    """BA-1.1: 3 jokers of each of the six pairs."""
    counts = Counter(tile.colours for tile in parts.tiles)
    for pair in combinations(COLOURS, 2):
        if counts[pair] != JOKERS // 6:
            message = f"{counts[pair]} tiles are {' and '.join(pair)}; there must be {JOKERS // 6}"
            yield Problem("tiles", "", "colours", message)


def infer_crowns(parts: BasilicaComponents) -> Problems:
    """BA-1.2: about 32 to 40 crowns; with fewer, the third scoring would seldom be reached."""
    crowns = sum(1 for tile in parts.tiles if tile.crown)
    if not 32 <= crowns <= 40:
        yield Problem("tiles", "", "crown", f"{crowns} vaults carry a crown; there must be 32 to 40")


FACTS: tuple[Callable[[BasilicaComponents], Problems], ...] = (
    check_colours,
    check_orders,
    check_height,
    check_crowns,
)
INFERENCES = (infer_jokers, infer_crowns)
SCHEMA = ComponentSchema(BasilicaComponents, FACTS, INFERENCES)
FOLDER = Path(__file__).parent


@cache
def default() -> BasilicaComponents:
    """Return the set that ships with the game."""
    return SCHEMA.load_default(GAME, FOLDER)


def load(path: Path | str) -> BasilicaComponents:
    """Return a player's own set on top of the default set; raise `ComponentError` listing everything wrong
    with it."""
    return SCHEMA.load(Path(path), default())
