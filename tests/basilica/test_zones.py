"""Zones and points, compared with an independent computation that does not use the engine's cells."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import duomo
from duomo.core.table import Table
from duomo.games.basilica.rules.codes import COLUMNS

Cell = tuple[int, int]
Cathedral = dict[Cell, dict[str, Any]]


def naive_zones(cathedral: Cathedral) -> list[tuple[str, set[Cell]]]:
    """BA-5.1, literally: maximal connected groups of a colour that contain a one-colour vault."""
    zones: list[tuple[str, set[Cell]]] = []
    for colour in ("red", "yellow", "green", "blue"):
        having = {cell for cell, vault in cathedral.items() if colour in vault["colours"]}
        while having:
            group = {having.pop()}
            while True:
                beside = {
                    (row, column)
                    for row, column in having
                    if group & {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)}
                }
                if not beside:
                    break
                group |= beside
                having -= beside
            if any(len(cathedral[cell]["colours"]) == 1 for cell in group):
                zones.append((colour, group))
    return zones


def naive_points(cathedral: Cathedral, group: set[Cell]) -> tuple[int, int]:
    """BA-5.2, BA-5.3, literally; white first."""
    builders = {"white": 0, "black": 0}
    strength = {"white": 0, "black": 0}
    hercules = {"white": 0, "black": 0}
    value = len(group)
    for cell in group:
        vault = cathedral[cell]
        if vault.get("side"):
            builders[vault["side"]] += 1
            strength[vault["side"]] += 2 if vault["rank"] == "mason" else 1
            hercules[vault["side"]] += vault["rank"] == "hercules"
    if any(cathedral[cell].get("rank") == "architect" for cell in group):
        value *= 2
    value += 2 * sum(1 for cell in group if cathedral[cell]["glass"])
    key = strength if strength["white"] != strength["black"] else hercules
    if key["white"] == key["black"]:
        return 0, 0
    if key["white"] > key["black"]:
        return value, builders["black"]
    return builders["white"], value


def read(table: Table) -> Cathedral:
    document = table.document()
    cathedral: Cathedral = {}
    for name, vault in document["cathedral"].items():
        row, column = name.split(".")
        colours = vault.split()[0].split("-")
        cathedral[int(row), int(column)] = {"colours": colours, "glass": name in document["glass"]}
    for owner in document["player"]:
        for text in owner["builders"]:
            name, _, rank = text.partition(" ")
            row, column = name.split(".")
            cathedral[int(row), int(column)].update(side=owner["colour"], rank=rank)
    return cathedral


def compare(table: Table) -> None:
    cathedral = read(table)
    naive = sorted(
        (colour, len(group), *naive_points(cathedral, group)) for colour, group in naive_zones(cathedral)
    )
    engine = sorted((z["colour"], z["size"], z["white"], z["black"]) for z in table.view()["zones"])
    assert engine == naive


@pytest.mark.both_speeds
@pytest.mark.parametrize("seed", range(6))
def test_zones_in_play(seed: int) -> None:
    """BA-5.1 to BA-5.3. At every turn of whole games; a scoring adds exactly the sum of its zones."""
    table = duomo.table("basilica", seed=seed)
    random = Random(seed)
    before = [0, 0]
    while not table.over:
        compare(table)
        events = table.play(random.choice(table.legal()))
        zones = [event for event in events if event.kind == "zone"]
        scored = [event for event in events if event.kind == "scored"]
        for seat, name in enumerate(("white", "black")):
            gained = sum(int(event.data[name]) for event in zones)
            assert gained == sum(int(event.data["points"]) for event in scored if event.seat == seat)
            before[seat] += gained
        assert before == [table.view()["player"][seat]["points"] for seat in (0, 1)]


@pytest.mark.both_speeds
def test_zones_of_anything() -> None:
    """BA-5.1 to BA-5.3. Random cathedrals, with gaps, ranks and glass."""
    random = Random(5)
    for _ in range(150):
        compare(duomo.table(position=thrown(random)))


def thrown(random: Random) -> dict[str, Any]:
    """A position with up to 40 vaults; a joker is left out where it would be next to a joker."""
    tiles = [tile for tile, count in everything().items() for _ in range(count)]
    random.shuffle(tiles)
    rows = random.randint(1, 9)
    cells = [(row, column) for row in range(1, rows + 1) for column in range(1, COLUMNS + 1)]
    random.shuffle(cells)
    cathedral: dict[Cell, str] = {}
    for cell in cells[: random.randint(1, 40)]:
        tile = tiles.pop()
        row, column = cell
        near = [(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)]
        if "-" not in tile or not any("-" in cathedral.get(other, "") for other in near):
            cathedral[cell] = tile
    names = {cell: f"{cell[0]}.{cell[1]}" for cell in cathedral}
    chosen = random.sample(sorted(cathedral), min(len(cathedral), random.randint(0, 10)))
    crews: list[list[str]] = [[], []]
    for at, cell in enumerate(chosen):
        promoted = len([text for text in crews[at % 2] if " " in text]) < 4
        rank = random.choice(["", " architect", " mason", " hercules"]) if promoted else ""
        crews[at % 2].append(names[cell] + rank)
    return {
        "duomo_position": 1,
        "game": "basilica",
        "cathedral": {names[cell]: tile for cell, tile in cathedral.items()},
        "glass": [names[cell] for cell in cathedral if random.random() < 0.2],
        "player": [{"builders": crews[0]}, {"builders": crews[1]}],
    }


def everything() -> dict[str, int]:
    """All vaults of the set as written in a position."""
    from duomo.games.basilica.components.sets import default

    tiles: dict[str, int] = {}
    for tile in default().tiles:
        name = f"{'-'.join(tile.colours)} {tile.order}" + (" crown" if tile.crown else "")
        tiles[name] = tiles.get(name, 0) + 1
    return tiles
