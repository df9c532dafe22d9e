"""The workshop board: slots, tiles and what they give (RC-5.3, RC-7.7, RC-8, RC-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame, replaced, second
from duomo.core.words.phrase import Phrase, say
from duomo.games.red_cathedral.rules.codes import (
    COLOURS,
    FROM_RULER,
    HIDE,
    HOLDS_BANNER,
    HOLDS_NOTHING,
    NO_TILE,
    OPEN,
    PLACE,
    SLOTS,
    USE_TILE,
    WHITE,
    WHITE_2,
)
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.gains import offer, some_fits
from duomo.games.red_cathedral.rules.names import ORNAMENT_NAMES, SLOT_NAMES
from duomo.games.red_cathedral.rules.state import Player, RedState
from duomo.games.red_cathedral.rules.values import TableValues

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending

FREE: Final = "free"
"""In a position, marks a claim tile whose slot costs nothing."""


def price_of(values: TableValues, state: RedState, top: int, slot: int) -> int:
    """RC-5.3. Return the rubles for placing this decision's tile face up on a slot."""
    return 0 if second(top) else values.slot_price[state.active * SLOTS + slot]


class PlaceTile(Decision):
    """RC-5.3. Choose a slot for the tile of a claim. Frame: tile, 1 if the slot is free of charge."""

    def __init__(self) -> None:
        super().__init__("place", "RC-5.3")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """RC-5.3, RC-8.3. Any empty slot not blocked by a banner: face up for its price, or face down."""
        for slot in range(SLOTS):
            if player.slots[slot] == NO_TILE and player.holds[slot] != HOLDS_BANNER:
                if player.rubles >= price_of(values, state, top, slot):
                    moves.append(OPEN + slot)
                moves.append(HIDE + slot)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        top = state.stack.pop()
        tile = first(top)
        if move >= HIDE:
            # RC-8.2. A face-down tile makes the slot, and the ornament on it, useless for the rest of the
            # game.
            player.slots = replaced(player.slots, move - HIDE, face_down(tile))
            if log is not None:
                name = values.tile_names[tile]
                log.say("hide", state.active, {"tile": name, "slot": SLOT_NAMES[move - HIDE]})
            return
        slot = move - OPEN
        price = price_of(values, state, top, slot)
        player.rubles -= price
        player.slots = replaced(player.slots, slot, tile)
        if log is not None:
            facts: dict[str, int | str] = {"tile": values.tile_names[tile], "slot": SLOT_NAMES[slot]}
            facts["rubles"] = price
            log.say("open", state.active, facts)
        freed = player.holds[slot]
        if freed < HOLDS_NOTHING:
            # RC-8.2. The ornament on a slot becomes available when a tile is placed there face up.
            player.ornaments = replaced(player.ornaments, freed, player.ornaments[freed] + 1)
            player.holds = replaced(player.holds, slot, HOLDS_NOTHING)
            if log is not None:
                log.say("unlock", state.active, {"ornament": ORNAMENT_NAMES[freed]})
        offer(state, benefit(values, state, tile))  # RC-5.4

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if not OPEN <= move < FROM_RULER:
            return self.not_now(move)
        slot = move - OPEN if move < HIDE else move - HIDE
        if player.holds[slot] == HOLDS_BANNER:
            return Refusal("rc-slot-blocked", "RC-8.3", {"slot": SLOT_NAMES[slot]})
        if player.slots[slot] != NO_TILE:
            return Refusal("rc-slot-taken", "RC-5.3", {"slot": SLOT_NAMES[slot]})
        needed = price_of(values, state, top, slot)
        return Refusal("rc-rubles-short", "RC-5.3", {"needed": needed, "have": player.rubles})

    def write(self, values: TableValues, state: RedState, top: int) -> str | dict[str, Any]:
        """Write the tile by name, or with what it shows if the default set has no such tile."""
        from duomo.games.red_cathedral.positions.rows import by_name

        name, shown = by_name("workshop tile", values, first(top))
        if shown is None:
            return f"place {name}" + (f" {FREE}" if second(top) else "")
        return {"place": {"name": name, **shown}, **({FREE: True} if second(top) else {})}

    def read(self, pending: Pending) -> int:
        pending.words = []  # the tile was already taken from the set before the players were read
        return frame(PLACE, pending.tile, pending.free)

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        from duomo.games.red_cathedral.words.things import tile_words

        return say("decision-rc-place", tile=tile_words(values, first(top)))


def face_down(tile: int) -> int:
    """Convert between a tile and its face-down number in a slot; the function is its own inverse."""
    return -2 - tile


def benefit(values: TableValues, state: RedState, tile: int) -> list[int]:
    """RC-9.1. What the tile shows, or one time what the resource tile under its die shows."""
    die = values.tile_die[tile]
    if die < 0:
        return values.tile_gives[tile]
    under = state.resource[state.die_space[die]]
    return [values.resource_kind[under], values.resource_amount[under]]


def useful(values: TableValues, state: RedState, player: Player, slot: int) -> bool:
    """True if the slot has a face-up tile of which something can be taken now."""
    tile = player.slots[slot]
    return tile >= 0 and some_fits(values, state, player, benefit(values, state, tile))


def legal_activation(
    values: TableValues, state: RedState, player: Player, die: int, moves: list[int]
) -> None:
    """RC-7.7. The tile on the slot of the moved die's colour; for white, one of the two."""
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
    """M4 of RC-7.9. Any of the player's face-up tiles."""
    for slot in range(SLOTS):
        if useful(values, state, player, slot):
            moves.append(USE_TILE + slot)


class ActivateTile(Decision):
    """RC-7.9, M4. Activate one of the player's face-up tiles."""

    def __init__(self) -> None:
        super().__init__("activate", "RC-7.9")

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        legal_any_activation(values, state, player, moves)

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        state.stack.pop()
        activate(values, state, player, move - USE_TILE, log)

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        if USE_TILE <= move < OPEN:
            return no_tile(player, move - USE_TILE)
        return self.not_now(move)


def no_tile(player: Player, slot: int) -> Refusal:
    """Explain why the tile of a slot cannot be activated."""
    if player.slots[slot] < 0:
        return Refusal("rc-no-open-tile", "RC-7.7", {"slot": SLOT_NAMES[slot]})
    return Refusal("rc-tile-gives-nothing", "RC-7.5", {"slot": SLOT_NAMES[slot]})


def activate(
    values: TableValues, state: RedState, player: Player, slot: int, log: Log | None, times: int = 1
) -> None:
    """RC-9.1. Give the benefit of the tile on a slot."""
    tile = player.slots[slot]
    if log is not None:
        log.say("activate", state.active, {"slot": SLOT_NAMES[slot], "tile": values.tile_names[tile]})
    for _ in range(times):
        offer(state, benefit(values, state, tile))
