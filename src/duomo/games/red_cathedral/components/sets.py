"""The components of The Red Cathedral: the row type of each table, and the checks every set must pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from duomo.core.components import ComponentSchema, ComponentSet, Problem, Row
from duomo.games.red_cathedral.rules.codes import GAME

Material = Literal["wood", "brick", "stone", "gold", "green", "purple"]
Resource = Literal["wood", "brick", "stone", "gold", "green", "purple", "rubles", "recognition"]
Die = Literal["white", "red", "blue", "green", "yellow"]
Slot = Literal["white-1", "white-2", "red", "blue", "green", "yellow"]
SectionKind = Literal["base", "middle", "dome"]
Group = Literal["craftsmen", "teamsters", "merchants", "clergy"]
ActionCode = Literal[
    "C1", "C2", "C3", "C4", "C5", "C6",
    "T1", "T2", "T3", "T4",
    "M1", "M2", "M3", "M4",
    "K1", "K2", "K3", "K4",
]  # fmt: skip

MATERIALS: tuple[Material, ...] = ("wood", "brick", "stone", "gold", "green", "purple")
DICE: tuple[Die, ...] = ("white", "red", "blue", "green", "yellow")
SLOTS: tuple[Slot, ...] = ("white-1", "white-2", "red", "blue", "green", "yellow")
GROUPS: dict[Group, str] = {"craftsmen": "C", "teamsters": "T", "merchants": "M", "clergy": "K"}
SHOWING = ("C2", "C3", "C5", "C6")
FREE = ("T2", "M4", "K1", "K4")

Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Some = Annotated[int, msgspec.Meta(ge=1, le=20)]
Gain = Annotated[int, msgspec.Meta(ge=1, le=9)]
"""`take 9` is the largest gain that has a notation."""
ThirdOfGain = Annotated[int, msgspec.Meta(ge=1, le=3)]
"""Three dice multiply a resource tile (RC-7.4), so it gives at most a third of `Gain`."""


class SectionCard(Row, frozen=True):
    """RC-1.4."""

    kind: SectionKind
    cost: Annotated[tuple[Material, ...], msgspec.Meta(min_length=3, max_length=4)]
    recognition: Some
    rubles: Few = 0


class WorkshopTile(Row, frozen=True):
    """RC-1.5, RC-9.1. It gives resources or shows a die, never both."""

    gives: dict[Resource, Gain] = msgspec.field(default_factory=dict)
    die: Die | None = None
    three_plus: bool = False


class ResourceTile(Row, frozen=True):
    """RC-1.2."""

    resource: Resource
    amount: ThirdOfGain


class InfluenceAction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """RC-7.9. `shown` lists the materials printed on the card, for the actions that use them."""

    action: ActionCode
    mark: Literal["lightning", "infinity"]
    shown: tuple[Material, ...] = ()


class InfluenceCard(Row, frozen=True):
    """RC-1.6."""

    group: Group
    upper: InfluenceAction
    lower: InfluenceAction


class Blueprint(Row, frozen=True):
    """RC-1.7. The number of sections of each tower, left to right."""

    players: Literal[2, 3, 4]
    heights: Annotated[
        tuple[Annotated[int, msgspec.Meta(ge=2, le=6)], ...], msgspec.Meta(min_length=4, max_length=6)
    ]


class TrackStep(Row, frozen=True):
    """RC-3.1. The recognition space of a prestige point."""

    prestige: Annotated[int, msgspec.Meta(ge=1, le=40)]
    space: Annotated[int, msgspec.Meta(ge=1, le=80)]


class WorkshopSlot(Row, frozen=True):
    """RC-5.3, RC-8.1. The price of a slot in rubles, and what is on it at the start."""

    board: Literal["standard", "advanced"]
    slot: Slot
    price: Few
    holds: Literal["nothing", "banner", "door", "arch", "cross"] = "nothing"


class ReserveItem(Row, frozen=True):
    """RC-1.1, RC-1.8, RC-1.9, RC-2.5. A number of pieces, or where a marker starts."""

    amount: Annotated[int, msgspec.Meta(ge=0, le=100)]


class RedCathedralComponents(ComponentSet, frozen=True):
    section_cards: tuple[SectionCard, ...]
    workshop_tiles: tuple[WorkshopTile, ...]
    resource_tiles: tuple[ResourceTile, ...]
    influence_cards: tuple[InfluenceCard, ...]
    blueprints: tuple[Blueprint, ...]
    track: tuple[TrackStep, ...]
    workshop_slots: tuple[WorkshopSlot, ...]
    reserve: tuple[ReserveItem, ...]

    def amount(self, item: str) -> int:
        """The amount of one row of the reserve: `amount("wood")`, `amount("banners")`."""
        return next(row.amount for row in self.reserve if row.id == item)

    def starting_rubles(self) -> tuple[int, ...]:
        """RC-2.5. Rubles of the first, second, third and fourth player in turn order."""
        return tuple(self.amount(f"rubles-player-{place}") for place in range(1, 5))

    def track_spaces(self) -> tuple[int, ...]:
        """RC-3.1. The space of prestige 0 (the start of the track), 1, …, 40."""
        return (0, *(step.space for step in self.track))

    def slots(self, board: str) -> tuple[WorkshopSlot, ...]:
        """Return the six slots of one side of the workshop board, in the order of `SLOTS`."""
        return tuple(row for row in self.workshop_slots if row.board == board)


Problems = Iterator[Problem]


def _in_order(materials: tuple[Material, ...]) -> bool:
    return list(materials) == sorted(materials, key=MATERIALS.index)


def check_section_cards(parts: RedCathedralComponents) -> Problems:
    """RC-1.4: 10 bases, 20 middles, 10 domes; the middle of the rulebook's decoration example exists."""
    table = "section_cards"
    counts: Counter[str] = Counter(card.kind for card in parts.section_cards)
    for kind, count in (("base", 10), ("middle", 20), ("dome", 10)):
        if counts[kind] != count:
            yield Problem(
                table, "", "kind", f"there are {counts[kind]} of kind {kind}; there must be {count}"
            )
    for card in parts.section_cards:
        if not card.id.startswith(f"{card.kind}-"):
            yield Problem(table, card.id, "id", f"it must start with the card's kind: {card.kind}-")
        if not _in_order(card.cost):
            yield Problem(table, card.id, "cost", f"it must follow the order {', '.join(MATERIALS)}")
    if not any(
        c.kind == "middle" and "gold" in c.cost and (c.recognition, c.rubles) == (4, 2)
        for c in parts.section_cards
    ):
        yield Problem(table, "", "", "one middle must cost gold and give 4 recognition and 2 rubles")


def check_workshop_tiles(parts: RedCathedralComponents) -> Problems:
    """RC-1.5: 28 tiles; the 3+ sign on five die tiles, one for each colour; at least 12 tiles without it."""
    table = "workshop_tiles"
    tiles = parts.workshop_tiles
    if len(tiles) != 28:
        yield Problem(table, "", "", f"there are {len(tiles)} tiles; there must be 28")
    signed = sorted(tile.die for tile in tiles if tile.three_plus and tile.die)
    if signed != sorted(DICE):
        found = ", ".join(signed) or "no die"
        message = (
            f"the die tiles with the 3+ sign show {found}; there must be one for each of {', '.join(DICE)}"
        )
        yield Problem(table, "", "three_plus", message)
    plain = sum(1 for tile in tiles if not tile.three_plus)
    if plain < 12:
        message = f"{plain} tiles have no 3+ sign; two players need at least 12"
        yield Problem(table, "", "three_plus", message)
    for tile in tiles:
        if bool(tile.gives) == (tile.die is not None):
            yield Problem(table, tile.id, "gives", "a tile must have either gives or die, and not both")


def check_resource_tiles(parts: RedCathedralComponents) -> Problems:
    """RC-1.2: one tile for each resource; four amounts are given by the rules."""
    table = "resource_tiles"
    counts: Counter[str] = Counter(tile.resource for tile in parts.resource_tiles)
    for resource in (*MATERIALS, "rubles", "recognition"):
        if counts[resource] != 1:
            message = f"{counts[resource]} tiles show {resource}; there must be exactly one"
            yield Problem(table, "", "resource", message)
    yield from _amounts(parts, {"wood": 2, "brick": 2, "rubles": 2, "recognition": 1})


def infer_resource_tiles(parts: RedCathedralComponents) -> Problems:
    """RC-1.2: the four inferred amounts."""
    yield from _amounts(parts, {"stone": 2, "gold": 1, "green": 1, "purple": 1})


def _amounts(parts: RedCathedralComponents, expected: dict[str, int]) -> Problems:
    for tile in parts.resource_tiles:
        amount = expected.get(tile.resource, tile.amount)
        if tile.amount != amount:
            message = f"{tile.amount} is wrong; the {tile.resource} tile gives {amount}"
            yield Problem("resource_tiles", tile.id, "amount", message)


def check_influence_cards(parts: RedCathedralComponents) -> Problems:
    """RC-1.6, RC-7.9, RC-7.10: 3 cards per group; free actions are lightning; materials shown where
    needed."""
    table = "influence_cards"
    counts = Counter(card.group for card in parts.influence_cards)
    for group in GROUPS:
        if counts[group] != 3:
            yield Problem(table, "", "group", f"{counts[group]} cards are {group}; there must be 3")
    for card in parts.influence_cards:
        if card.upper.action == card.lower.action:
            yield Problem(table, card.id, "lower.action", "the two actions of a card must differ")
        for name, action in (("upper", card.upper), ("lower", card.lower)):
            if not action.action.startswith(GROUPS[card.group]):
                letter = GROUPS[card.group]
                message = f"{action.action} is no action of the {card.group}; theirs begin with {letter}"
                yield Problem(table, card.id, f"{name}.action", message)
            if action.action in FREE and action.mark != "lightning":
                message = f"{action.action} costs nothing, so it must be lightning"
                yield Problem(table, card.id, f"{name}.mark", message)
            shown = action.shown
            if bool(shown) != (action.action in SHOWING):
                verb = (
                    "must show at least one material"
                    if not shown
                    else "shows no materials; leave the field out"
                )
                yield Problem(table, card.id, f"{name}.shown", f"{action.action} {verb}")
            if len(set(shown)) != len(shown) or not _in_order(shown):
                message = f"each material at most once, in the order {', '.join(MATERIALS)}"
                yield Problem(table, card.id, f"{name}.shown", message)


def infer_influence_cards(parts: RedCathedralComponents) -> Problems:
    """RC-7.10: the pairs of the Craftsmen, and the Clergy card that Ivan's rule mentions."""
    pairs = {(card.upper.action, card.lower.action) for card in parts.influence_cards}
    for pair in (("C1", "C2"), ("C3", "C4"), ("C5", "C6"), ("K1", "K4")):
        if pair not in pairs:
            yield Problem("influence_cards", "", "", f"one card must show {pair[0]} above {pair[1]}")


def check_blueprints(parts: RedCathedralComponents) -> Problems:
    """RC-1.7: 3 cards for each number of players; 4, 5, 6 towers with 12, 18, 24 sections."""
    table = "blueprints"
    counts = Counter(card.players for card in parts.blueprints)
    for players in (2, 3, 4):
        if counts[players] != 3:
            message = f"{counts[players]} cards are for {players} players; there must be 3"
            yield Problem(table, "", "players", message)
    for card in parts.blueprints:
        towers, sections = card.players + 2, card.players * 6
        if len(card.heights) != towers or sum(card.heights) != sections:
            allowed = f"{card.players} players build {towers} towers, {sections} sections in all"
            message = f"{list(card.heights)} is wrong; {allowed}"
            yield Problem(table, card.id, "heights", message)


def check_track(parts: RedCathedralComponents) -> Problems:
    """RC-3.1: prestige 1..40 in order; 1 on 5, 2 on 9, from 23 on one per space up to 80; gaps never grow."""
    table = "track"
    if [step.prestige for step in parts.track] != list(range(1, 41)):
        yield Problem(table, "", "prestige", "there must be 40 rows, prestige 1 to 40 in order")
    before, gap = 0, 80
    for number, step in enumerate(parts.track, start=1):
        if step.prestige != number:
            return
        stated = {1: 5, 2: 9}.get(number, number + 40 if number >= 23 else step.space)
        if step.space != stated:
            yield Problem(table, step.id, "space", f"{step.space} is wrong; prestige {number} is on {stated}")
        if not 1 <= step.space - before <= gap:
            message = (
                f"{step.space} is wrong; it must lie ahead of {before}, and by at most {gap}, the gap before"
            )
            yield Problem(table, step.id, "space", message)
        before, gap = step.space, step.space - before


def infer_track(parts: RedCathedralComponents) -> Problems:
    """RC-3.1: no gap is 1 before prestige 23, hence prestige 14..23 on 45, 47, …, 63."""
    for step in parts.track:
        expected = 2 * step.prestige + 17
        if 14 <= step.prestige <= 23 and step.space != expected:
            message = f"{step.space} is wrong; prestige {step.prestige} is on {expected}"
            yield Problem("track", step.id, "space", message)


def check_workshop_slots(parts: RedCathedralComponents) -> Problems:
    """RC-5.3, RC-8.1: six slots per side; blue costs 2, advanced slots 3; what is on the advanced side."""
    table = "workshop_slots"
    for board in ("standard", "advanced"):
        if tuple(row.slot for row in parts.slots(board)) != SLOTS:
            message = f"the {board} board must have, in this order, {', '.join(SLOTS)}"
            yield Problem(table, "", "slot", message)
    for row in parts.workshop_slots:
        if row.board == "standard":
            if row.slot == "blue" and row.price != 2:
                yield Problem(table, row.id, "price", f"{row.price} is wrong; the blue slot costs 2")
            if row.holds != "nothing":
                yield Problem(
                    table, row.id, "holds", "nothing lies on the standard board; leave the field out"
                )
            continue
        if row.price != 3:
            yield Problem(table, row.id, "price", f"{row.price} is wrong; every advanced slot costs 3")
        if row.slot.startswith("white") != (row.holds == "banner"):
            yield Problem(table, row.id, "holds", "banners lie on the two white slots and nowhere else")
        if row.slot == "green" and row.holds != "arch":
            yield Problem(table, row.id, "holds", f"{row.holds} is wrong; an arch lies on the green slot")
    ornaments = sorted(row.holds for row in parts.slots("advanced") if not row.slot.startswith("white"))
    if ornaments != ["arch", "arch", "cross", "door"]:
        yield Problem(table, "", "holds", "the coloured slots must hold 1 door, 2 arches and 1 cross")


RESERVE = {
    "wood": 20, "brick": 20, "stone": 20, "gold": 15, "green": 10, "purple": 10,
    "coins-1": 30, "coins-3": 10,
    "banners": 6, "doors": 1, "arches": 2, "crosses": 1,
    "inventory": 10, "inventory-banners": 4,
    "start-space": 2,
    "rubles-player-1": 3, "rubles-player-2": 4, "rubles-player-3": 4, "rubles-player-4": 5,
}  # fmt: skip


def check_reserve(parts: RedCathedralComponents) -> Problems:
    """RC-1.1, RC-1.8, RC-1.9, RC-2.5. One edition is reported to start with 3, 4, 5, 6 rubles."""
    ids = [row.id for row in parts.reserve]
    if ids != list(RESERVE):
        yield Problem("reserve", "", "id", f"the rows must be {', '.join(RESERVE)}")
    other_edition = {"rubles-player-3": 5, "rubles-player-4": 6}
    for row in parts.reserve:
        expected = RESERVE.get(row.id, row.amount)
        if row.amount not in (expected, other_edition.get(row.id, expected)):
            yield Problem("reserve", row.id, "amount", f"{row.amount} is wrong; it must be {expected}")


FACTS: tuple[Callable[[RedCathedralComponents], Problems], ...] = (
    check_section_cards,
    check_workshop_tiles,
    check_resource_tiles,
    check_influence_cards,
    check_blueprints,
    check_track,
    check_workshop_slots,
    check_reserve,
)
INFERENCES = (infer_resource_tiles, infer_influence_cards, infer_track)
SCHEMA = ComponentSchema(RedCathedralComponents, FACTS, INFERENCES)
FOLDER = Path(__file__).parent


@cache
def default() -> RedCathedralComponents:
    """Return the set that ships with the game."""
    return SCHEMA.load_default(GAME, FOLDER)


def load(path: Path | str) -> RedCathedralComponents:
    """Return a player's own set on top of the default set; raise `ComponentError` listing everything wrong
    with it."""
    return SCHEMA.load(Path(path), default())
