"""One player's board in a position: banners, ornaments, slots, inventory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.position import entries_in, number, word, wrong
from duomo.games.red_cathedral.positions.places import of_player, on_slot
from duomo.games.red_cathedral.positions.rows import Rows, held_materials, read_materials, read_tile
from duomo.games.red_cathedral.rules.codes import (
    BASE,
    DOME,
    HOLDS_BANNER,
    HOLDS_NOTHING,
    SLOTS,
    WHITE_2,
)
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    HOLDS_NAMES,
    ORNAMENT_NAMES,
    SLOT_NAMES,
)
from duomo.games.red_cathedral.rules.state import Player
from duomo.games.red_cathedral.rules.values import LONGEST, TableValues

PLAYER = ("colour", "space", "rubles", "materials", "banners", "ornaments", "slots")
SLOT = ("tile", "face", "price", "holds")
MOST_RUBLES = 999
DEAREST = 20


@dataclass
class ReadPlayer:
    """A player whose tiles are still names, because described tiles get their numbers last."""

    player: Player
    rubles: int
    """-1 if the document omits them."""
    tiles: list[str | None]
    face_down: list[bool]
    prices: list[int]

    def made(self, values: TableValues, seat: int, rows: Rows) -> Player:
        for slot, name in enumerate(self.tiles):
            if name is not None:
                tile = rows.index(name)
                self.player.slots[slot] = -2 - tile if self.face_down[slot] else tile
            values.slot_price[seat * SLOTS + slot] = self.prices[slot]
        return self.player


def read_player(
    values: TableValues,
    seat: int,
    entry: dict[str, Any],
    player: Player,
    claims: int,
    finished: int,
    placed: list[int],
    gone: list[int],
    rows: Rows,
) -> ReadPlayer:
    """Read a player. `player` is as at the start; `claims`, `finished` and `placed` count what is on the
    cathedral.

    `gone` are ornaments that have left the game.
    """
    place = f"player {seat + 1} ({DIE_NAMES[player.colour]})"
    player.slots, player.holds, player.ornaments = player.slots[:], player.holds[:], player.ornaments[:]
    entries_in(place, entry, PLAYER)
    player.marker = number(f"{place}, space", entry.get("space", player.marker), 0, LONGEST, "RC-3.4")
    rubles = -1
    if "rubles" in entry:
        rubles = number(f"{place}, rubles", entry["rubles"], 0, MOST_RUBLES, "RC-1.1")
    player.rubles = max(rubles, 0)
    reading = ReadPlayer(
        player, rubles, [None] * SLOTS, [False] * SLOTS, values.slot_price[seat * SLOTS : (seat + 1) * SLOTS]
    )
    slots = entries_in(f"{place}, slots", entry.get("slots", {}), SLOT_NAMES)
    said = [
        read_slot(f"{place}, slot {name}", slots.get(name, {}), slot, reading, rows)
        for slot, name in enumerate(SLOT_NAMES)
    ]
    check_holds(values, seat, player)
    read_banners(values, seat, place, entry.get("banners"), player, claims, said, reading)
    check_tiles(seat, player, reading)
    read_ornaments(values, seat, place, entry.get("ornaments"), player, placed, gone)
    names = held_materials(values)
    player.materials = read_materials(f"{place}, materials", entry.get("materials", {}), 99, names, "RC-1.9")
    player.room = values.inventory_spaces - player.ruler - sum(player.materials)
    if player.room < 0:
        spaces = values.inventory_spaces - player.ruler
        facts = about(seat, player, count=sum(player.materials), spaces=spaces)
        raise PositionError(Refusal("position-inventory", "RC-1.9", facts))
    player.finished = finished
    player.placed = sum(placed)
    return reading


def about(seat: int, player: Player, **facts: int | str) -> dict[str, int | str | Refusal]:
    """Return what a refusal says about a player."""
    return {"place": of_player(seat, DIE_NAMES[player.colour]), **facts}


def read_slot(place: str, value: object, slot: int, reading: ReadPlayer, rows: Rows) -> bool:
    """Read tile, price and contents of a slot; return whether the document gives the contents."""
    if isinstance(value, str):
        value = {"tile": value}
    entry = entries_in(place, value, SLOT)
    if "tile" in entry and entry["tile"] != "none":
        reading.tiles[slot] = read_tile(f"{place}, tile", entry["tile"], rows)
    if "face" in entry:
        reading.face_down[slot] = word(f"{place}, face", entry["face"], ("up", "down")) == "down"
        if reading.tiles[slot] is None:
            raise wrong("face-alone", place, "RC-9.1")
    if "price" in entry:
        reading.prices[slot] = number(f"{place}, price", entry["price"], 0, DEAREST, "RC-5.3")
    player = reading.player
    if "holds" in entry:
        player.holds[slot] = HOLDS_NAMES.index(word(f"{place}, holds", entry["holds"], HOLDS_NAMES))
        return True
    if reading.tiles[slot] is not None and not reading.face_down[slot] and slot > WHITE_2:
        player.holds[slot] = HOLDS_NOTHING  # RC-8.2. Its ornament has become available.
    return False


def read_banners(
    values: TableValues,
    seat: int,
    place: str,
    value: object,
    player: Player,
    claims: int,
    said: list[bool],
    reading: ReadPlayer,
) -> None:
    """RC-1.8, RC-1.9, RC-5.2. Six banners: on sections, in the inventory, beside it or on white slots."""
    all_banners = values.ruler_banners + values.spare_banners
    in_hand = all_banners - claims
    if in_hand < 0:
        facts = about(seat, player, count=claims, most=all_banners)
        raise PositionError(Refusal("position-banners", "RC-1.8", facts))
    if isinstance(value, int) and not isinstance(value, bool):
        if value != in_hand:
            raise wrong("banner-count", place, "RC-1.8", claims=claims, left=in_hand, count=value)
        value = None
    given = {} if value is None else entries_in(f"{place}, banners", value, ("inventory", "beside"))
    most_beside = 0 if values.advanced else values.spare_banners  # RC-2.6, RC-8.1
    inventory, beside = given.get("inventory"), given.get("beside")
    if inventory is not None:
        number(f"{place}, banners inventory", inventory, 0, values.ruler_banners, "RC-1.9")
    if beside is not None:
        number(f"{place}, banners beside", beside, 0, most_beside, "RC-8.1" if values.advanced else "RC-1.9")
    elif values.advanced:
        beside = 0
    if values.advanced:
        free = in_hand - (beside or 0) - (inventory or 0)
        for slot in range(WHITE_2, -1, -1):
            if said[slot]:
                free -= player.holds[slot] == HOLDS_BANNER
        for slot in (1, 0):  # RC-5.2. By default, banners were taken from the inventory first.
            if not said[slot]:
                holds = reading.tiles[slot] is None and free > 0
                player.holds[slot] = HOLDS_BANNER if holds else HOLDS_NOTHING
                free -= holds
    on_slots = player.holds.count(HOLDS_BANNER)
    if inventory is None:
        left = in_hand - on_slots - (beside or 0)
        inventory = left if beside is not None else min(left, max(values.ruler_banners - claims, 0))
    if beside is None:
        beside = in_hand - on_slots - inventory
    total = claims + inventory + beside + on_slots
    if total != all_banners or not 0 <= inventory <= values.ruler_banners or not 0 <= beside <= most_beside:
        facts = about(
            seat,
            player,
            claims=claims,
            inventory=inventory,
            beside=beside,
            slots=on_slots,
            all=all_banners,
            ruler=values.ruler_banners,
            most=most_beside,
        )
        raise PositionError(Refusal("position-banner-places", "RC-1.8", facts))
    player.ruler, player.spare = inventory, beside


def check_holds(values: TableValues, seat: int, player: Player) -> None:
    """RC-2.6, RC-8.1. Check what can be on which slot."""
    for slot, name in enumerate(SLOT_NAMES):
        holds, here = player.holds[slot], on_slot(seat, DIE_NAMES[player.colour], name)
        if holds != HOLDS_NOTHING and not values.advanced:
            raise PositionError(Refusal("position-slot-bare", "RC-2.6", {"place": here}))
        if holds == HOLDS_BANNER and slot > WHITE_2:
            raise PositionError(Refusal("position-slot-banner", "RC-8.1", {"place": here}))
        if holds < HOLDS_NOTHING and slot <= WHITE_2:
            raise PositionError(Refusal("position-slot-ornament", "RC-8.1", {"place": here}))


def check_tiles(seat: int, player: Player, reading: ReadPlayer) -> None:
    """RC-8.2, RC-8.3. A banner blocks its slot; a face-up tile has freed the ornament."""
    for slot, name in enumerate(SLOT_NAMES):
        holds = player.holds[slot]
        if reading.tiles[slot] is None or holds == HOLDS_NOTHING:
            continue
        here = on_slot(seat, DIE_NAMES[player.colour], name)
        if holds == HOLDS_BANNER:
            raise PositionError(Refusal("position-slot-blocked", "RC-8.3", {"place": here}))
        if not reading.face_down[slot]:
            facts: dict[str, int | str | Refusal] = {"place": here, "ornament": HOLDS_NAMES[holds]}
            raise PositionError(Refusal("position-slot-freed", "RC-8.2", facts))


def read_ornaments(
    values: TableValues,
    seat: int,
    place: str,
    value: object,
    player: Player,
    placed: list[int],
    gone: list[int],
) -> None:
    """RC-1.8, RC-8.1. One door, two arches, one cross: available, on slots or on the cathedral."""
    given = {} if value is None else entries_in(f"{place}, ornaments", value, ORNAMENT_NAMES)
    for kind in range(BASE, DOME + 1):
        name = ORNAMENT_NAMES[kind]
        lying = player.holds.count(kind)
        usual = values.ornaments[kind] - lying - placed[kind] - gone[kind]
        available = number(f"{place}, ornaments {name}", given.get(name, max(usual, 0)), 0, 9, "RC-1.8")
        if available != usual:
            facts = about(
                seat,
                player,
                ornament=name,
                available=available,
                lying=lying,
                placed=placed[kind],
                all=values.ornaments[kind] - gone[kind],
            )
            raise PositionError(Refusal("position-ornaments", "RC-1.8", facts))
        player.ornaments[kind] = available
