"""Random positions, not only those that games reach: the seat to decide always has a move."""

from __future__ import annotations

import re
from collections import Counter
from random import Random
from typing import Any

import pytest

import duomo
from basilica.helpers import check_conservation, rules_of, state_of
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import NATURE
from duomo.core.table import Table
from duomo.games.basilica.components.sets import default
from duomo.games.basilica.rules.names import RANK_NAMES, SEAT_NAMES

RULE = re.compile(r"\(BA-\d\.\d\)")
POSITIONS = 800
MOVES = 25
"""Number of moves played from each position."""

RANKS = RANK_NAMES[1:]
CELLS = [f"{row}.{column}" for row in range(1, 5) for column in range(1, 6)]
ASKED = {
    "promote": ["promote", "rank", "offer"],
    "move": ["move", "target"],
    "recruit": ["recruit", "offer"],
    "confound": ["take-back", "offer", "move", "target"],
    "glass": ["glass"],
    "scaffold": ["scaffold"],
    "catastrophe": ["catastrophe"],
}
"""BA-4.1. The decisions that each order leads to."""


def within_order(random: Random, order: str, active: int, crews: list[list[str]]) -> str:
    """A decision within an order, mostly for the right side, often about a builder on the board."""
    paid = random.random() < 0.5
    seat, owner = 1 - active if paid else active, 1 - active if order == "confound" else active
    without = f" not {random.choice(RANKS)}" if paid and order == "promote" else ""
    crew = [text.split()[0] for text in crews[owner if order in ("move", "confound") else seat]]
    cell = random.choice(crew) if crew else random.choice(CELLS)
    asked = random.choice(ASKED[order])
    who, whose = SEAT_NAMES[seat], SEAT_NAMES[owner]
    if asked == "rank":
        return f"rank {who} {cell}{without}"
    if asked == "offer":
        return f"offer {SEAT_NAMES[1 - active]} {order}" + (f" not {RANKS[0]}" if order == "promote" else "")
    if asked == "move":
        return f"move {who} of {whose}"
    if asked == "target":
        return f"target {who} of {whose} {cell}"
    if asked == "recruit":
        return f"recruit {who}" + (" paid" if paid else "")
    if asked == "scaffold":
        return f"scaffold {who} {random.randint(1, 2)}"
    return f"{asked} {who}{without}"


def crowns(random: Random, shown: list[str]) -> dict[str, Any]:
    """BA-2.4. What may be known about tiles that were on order places at the reshuffle."""
    lying = [place for place in (1, 2, 3) if random.random() < 0.6]
    earlier = [shown[place - 1] if place in lying else "none" for place in (1, 2, 3)]
    if random.random() < 0.4:
        earlier[random.randint(0, 2)] = shown[random.randint(36, 50)]
    cases = range(8)
    return {
        "earlier": earlier,
        "lying": lying,
        "weights": [random.choice([0, 0, 1, 3]) if case else 1 for case in cases],
    }


def position(random: Random) -> dict[str, Any]:
    """A well-formed document with tiles of the set; the rules decide whether the position is possible."""
    tiles = random.sample(default().tiles, len(default().tiles))
    shown = [f"{'-'.join(tile.colours)} {tile.order}" for tile in tiles]
    vaults = [f"{name} crown" if tile.crown else name for name, tile in zip(shown, tiles, strict=True)]
    standing = random.sample(CELLS, random.randint(0, 16))
    crews: list[list[str]] = [[], []]
    promoted = random.choice([0.2, 0.8])
    for cell in standing:
        owner = random.choice([-1, 0, 1])
        if owner >= 0 and len(crews[owner]) < 5:
            crews[owner].append(cell + (f" {random.choice(RANKS)}" if random.random() < promoted else ""))
    active = random.randint(0, 1)
    turn = SEAT_NAMES[active]
    coins = random.randint(0, 2)
    document: dict[str, Any] = {
        "duomo_position": 1,
        "game": "basilica",
        "turn": turn,
        "actions_left": random.randint(1, 3),
        "king": random.randint(0, 29),
        "reshuffled": random.random() < 0.5,
        "rest": random.choice(["pile", "pile", "discards"]),
        "options": {"paid_recruit": random.choice(["any", "own"])},
        "orders": shown[:3],
        "vaults": vaults[3:6],
        "top": shown[6],
        "cathedral": dict(zip(standing, vaults[7:], strict=False)),
        "scaffolds": [cell for cell in random.sample(CELLS, random.randint(0, 3)) if cell not in standing],
        "glass": [cell for cell in standing if random.random() < 0.5],
        "player": [{"builders": crews[0], "coins": coins}, {"builders": crews[1], "coins": 2 - coins}],
    }
    document["discards"] = {"orders": shown[40 : 40 + random.randint(0, 8)]}
    if document["reshuffled"] and random.random() < 0.5:
        document["crowns"] = crowns(random, shown)
    kind = random.choice(["turn", "refill", "place", "order", "order", "order", "order", "order"])
    place = random.randint(1, 3)
    if standing and document["actions_left"] < 3 and random.random() < 0.3:
        document["fresh"] = random.choice(standing)
    if kind == "place":
        document["pending"] = [f"turn {turn}", f"place {turn} {place}"]
    elif kind == "refill":
        document["orders"][place - 1] = document["vaults"][random.randint(0, 2)] = "none"
    elif kind == "order":
        asked = within_order(random, tiles[place - 1].order, active, crews)
        document["pending"] = [f"turn {turn}", f"executed {place}", asked]
    return document


def go_on(table: Table, random: Random) -> None:
    """Play on for some moves: every decider, nature included, has a move, and nothing is lost."""
    for _ in range(MOVES):
        check_conservation(rules_of(table), state_of(table))
        if table.over:
            return
        moves = table.legal()
        assert moves, "nature has nothing to decide" if table.decider == NATURE else "no legal move"
        table.play(random.choice(moves))


@pytest.mark.parametrize("part", range(4))
def test_who_is_asked_can_answer(part: int) -> None:
    """BA-2.2, BA-4.1. A position is either playable, whatever the moves, or refused with its rule."""
    accepted: Counter[str] = Counter()
    for seed in range(part * POSITIONS, (part + 1) * POSITIONS):
        random = Random(seed)
        document = position(random)
        asked = document.get("pending", ["turn"])[-1].split()[0]
        try:
            table = duomo.table(position=document)
        except PositionError as error:
            if RULE.search(str(error)):
                continue
            raise
        accepted[asked] += 1
        assert duomo.table(position=table.document()).state.key() == table.state.key()
        go_on(table, random)
    assert set(accepted) == {"turn", "place", *(asked for several in ASKED.values() for asked in several)}
