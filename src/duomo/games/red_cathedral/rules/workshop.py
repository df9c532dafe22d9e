"""The workshop board: slots, tiles and what they give (RC-5.3, RC-7.7, RC-8, RC-9)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import first, replaced, second
from duomo.games.red_cathedral.rules.codes import (
    COLOURS,
    HIDE,
    HOLDS_BANNER,
    HOLDS_NOTHING,
    NO_TILE,
    OPEN,
    SLOTS,
    USE_TILE,
    WHITE,
    WHITE_2,
)
from duomo.games.red_cathedral.rules.gains import offer, some_fits
from duomo.games.red_cathedral.rules.names import ORNAMENT_NAMES, SLOT_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues


def price_of(values: TableValues, state: RedState, top: int, slot: int) -> int:
    """RC-5.3. Rubles for the tile of this decision face up on a slot."""
    return 0 if second(top) else values.slot_price[state.active * SLOTS + slot]


def legal_places(values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
    """RC-5.3, RC-8.3. Any empty slot that no banner blocks: face up for its price, or face down."""
    for slot in range(SLOTS):
        if player.slots[slot] == NO_TILE and player.holds[slot] != HOLDS_BANNER:
            if player.rubles >= price_of(values, state, top, slot):
                moves.append(OPEN + slot)
            moves.append(HIDE + slot)


def play_place(values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
    top = state.stack.pop()
    tile = first(top)
    if move >= HIDE:
        # RC-8.2. A tile face down loses the slot, and the ornament on it, for the game.
        player.slots = replaced(player.slots, move - HIDE, -2 - tile)
        if log is not None:
            log.say("hide", state.active, {"tile": values.tile_names[tile], "slot": SLOT_NAMES[move - HIDE]})
        return
    slot = move - OPEN
    price = price_of(values, state, top, slot)
    player.rubles -= price
    player.slots = replaced(player.slots, slot, tile)
    if log is not None:
        log.say(
            "open", state.active, {"tile": values.tile_names[tile], "slot": SLOT_NAMES[slot], "rubles": price}
        )
    freed = player.holds[slot]
    if freed < HOLDS_NOTHING:
        # RC-8.2. The ornament of a slot becomes available when its tile is placed face up.
        player.ornaments = replaced(player.ornaments, freed, player.ornaments[freed] + 1)
        player.holds = replaced(player.holds, slot, HOLDS_NOTHING)
        if log is not None:
            log.say("unlock", state.active, {"ornament": ORNAMENT_NAMES[freed]})
    offer(state, benefit(values, state, tile))  # RC-5.4


def benefit(values: TableValues, state: RedState, tile: int) -> list[int]:
    """RC-9.1. What the tile shows, or once what the resource tile under its die shows."""
    die = values.tile_die[tile]
    if die < 0:
        return values.tile_gives[tile]
    under = state.resource[state.die_space[die]]
    return [values.resource_kind[under], values.resource_amount[under]]


def useful(values: TableValues, state: RedState, player: Player, slot: int) -> bool:
    """A face-up tile on the slot of which something can be taken now."""
    tile = player.slots[slot]
    return tile >= 0 and some_fits(values, state, player, benefit(values, state, tile))


def legal_activation(
    values: TableValues, state: RedState, player: Player, die: int, moves: list[int]
) -> None:
    """RC-7.7. The tile on the slot of the moved die's colour; with white, one of the two."""
    if die == WHITE:
        if useful(values, state, player, 0):
            moves.append(USE_TILE)
        if useful(values, state, player, WHITE_2):
            moves.append(USE_TILE + WHITE_2)
    elif die > COLOURS:
        for module in values.modules:
            module.activations(values, state, player, die, moves)
    elif useful(values, state, player, die + 1):
        moves.append(USE_TILE + die + 1)


def any_useful(values: TableValues, state: RedState, player: Player) -> bool:
    for slot in range(SLOTS):
        if useful(values, state, player, slot):
            return True
    return False


def legal_any_activation(values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
    """M4 of RC-7.9. Any own face-up tile."""
    for slot in range(SLOTS):
        if useful(values, state, player, slot):
            moves.append(USE_TILE + slot)


def activate(
    values: TableValues, state: RedState, player: Player, slot: int, log: Log | None, times: int = 1
) -> None:
    """RC-9.1. The benefit of the tile on a slot."""
    tile = player.slots[slot]
    if log is not None:
        log.say("activate", state.active, {"slot": SLOT_NAMES[slot], "tile": values.tile_names[tile]})
    for _ in range(times):
        offer(state, benefit(values, state, tile))
