"""Turns a legal move into its document, from the number of the move and the position."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from duomo.core.engine.state import first, second, third
from duomo.games.red_cathedral.rules import codes as c
from duomo.games.red_cathedral.rules.build import ORNAMENT_MATERIAL
from duomo.games.red_cathedral.rules.market import ACTIVATED, TOOK, dice_after, landing
from duomo.games.red_cathedral.rules.names import (
    DIE_NAMES,
    MATERIAL_NAMES,
    ORNAMENT_NAMES,
    RESOURCE_NAMES,
    SLOT_NAMES,
    section_name,
)
from duomo.games.red_cathedral.rules.packed import needed
from duomo.games.red_cathedral.rules.turn import TRADE_RUBLES
from duomo.games.red_cathedral.rules.workshop import benefit, price_of
from duomo.games.red_cathedral.wire import moves
from duomo.games.red_cathedral.wire.base import Move
from duomo.games.red_cathedral.wire.names import Amount
from duomo.games.red_cathedral.wire.position import NO_VISIT, Position, slots_of, tiles_of

Maker = Callable[[int, Position], Move]
"""Takes the index of the move within its kind, from 0, and the position."""

# The same names, typed loosely: a list of str does not match the Literal types of the documents.
DICE: list[Any] = DIE_NAMES
GEMS: list[Any] = MATERIAL_NAMES[c.GREEN_GEM :]
HALVES: list[Any] = ["upper", "lower"]
ORNAMENTS: list[Any] = ORNAMENT_NAMES
RESOURCES: list[Any] = RESOURCE_NAMES
SLOTS: list[Any] = SLOT_NAMES

# ---- turn and claim ------------------------------------------------------------------------------


def build(which: int, at: Position) -> moves.BuildMove:
    state, held = at.state, at.player.materials
    own = [cell for cell in state.cells if state.owner[cell] == state.active and not state.done[cell]]
    wanted = [
        cell
        for cell in own
        if any(held[kind] and needed(state.needs[cell], kind) for kind in range(c.MATERIALS))
    ]
    return moves.BuildMove([section_name(cell) for cell in wanted])


def open_slot(slot: int, at: Position) -> moves.OpenMove:
    rubles = price_of(at.values, at.state, at.top, slot)
    gives = benefit(at.values, at.state, first(at.top)) if at.kind == c.PLACE else []
    return moves.OpenMove(SLOTS[slot], rubles, at.player.rubles - rubles, at.bring(gives))


def take(amount: int, at: Position) -> Move:
    if amount == 0:
        return moves.DeclineMove()
    return moves.TakeMove(RESOURCES[first(at.top)] if at.kind == c.GAIN else "rubles", amount)


# ---- build ---------------------------------------------------------------------------------------


def deliver(which: int, at: Position) -> moves.DeliverMove:
    """CT-5.2. At any other decision a piece of the guild replaces the material."""
    material, cell = divmod(which, c.CELLS)
    return moves.DeliverMove(RESOURCES[material], section_name(cell), at.kind != c.BUILD)


def decorate(cell: int, at: Position) -> moves.DecorateMove:
    kind = at.values.card_kind[at.state.card[cell]]
    return moves.DecorateMove(section_name(cell), ORNAMENTS[kind], RESOURCES[ORNAMENT_MATERIAL[kind]])


def gems_set(choice: int) -> list[Any]:
    """RC-6.4. Return the gems of one of the choices."""
    green, purple = c.GEM_CHOICES[choice]
    return [GEMS[0]] * green + [GEMS[1]] * purple


# ---- market --------------------------------------------------------------------------------------


def die(which: int, at: Position) -> moves.DieMove:
    one, extra = divmod(which, c.SPACES)
    space = landing(at.state, one, extra)
    stall = at.stall(space, min(dice_after(at.state, one, space), c.FULL))
    return moves.DieMove(DICE[one], extra, space + 1, stall, space // 2 + 1, tiles_of(at.player, one))


def resources(which: int, at: Position) -> moves.ResourcesMove:
    space = at.visited()
    dice = at.state.dice_on[space]
    brings = at.stall(space, dice)
    offered = dice * at.values.resource_amount[at.state.resource[space]]
    limit: Any = None
    if brings[0].amount < offered:
        limit = "room" if at.player.room == brings[0].amount else "reserve"
    return moves.ResourcesMove(space + 1, dice, offered, limit, brings)


def influence(lower: int, at: Position) -> moves.InfluenceMove:
    quadrant = at.visited() // 2
    card = at.state.influence[quadrant]
    action = at.values.influence_action[card * 2 + lower]
    return moves.InfluenceMove(quadrant + 1, HALVES[lower], at.values.action_names[action])


def activate(slot: int, at: Position) -> moves.ActivateMove:
    seat = at.decision.whose_tiles(at.state, at.top)
    return moves.ActivateMove(at.party(seat), SLOTS[slot], at.tile_gives(seat, slot))


def leave(which: int, at: Position) -> moves.LeaveMove:
    """RC-7.3. Each of the three actions is optional; what was not used is lost."""
    visit, forfeits = at.visit, list[Amount]()
    if visit != NO_VISIT:
        space, flags = first(visit), third(visit)
        if not flags & TOOK:
            forfeits += at.stall(space, at.state.dice_on[space])
        if not flags & ACTIVATED:
            for slot in slots_of(second(visit)):
                forfeits += at.tile_gives(at.state.active, slot)
    return moves.LeaveMove([amount for amount in forfeits if amount.amount])


def swap(which: int, at: Position) -> moves.SwapMove:
    one, other = c.SPACE_PAIRS[which]
    return moves.SwapMove(one + 1, other + 1)


MAKERS: dict[int, Maker] = {
    c.END_TURN: lambda which, at: moves.EndMove(),
    c.PASS: lambda which, at: moves.PassMove(),
    c.START_BUILD: build,
    c.DONE: lambda which, at: moves.DoneMove(),
    c.RESOURCES: resources,
    c.UPPER: influence,
    c.LEAVE: leave,
    c.TRADE: lambda which, at: moves.TradeMove([Amount("rubles", TRADE_RUBLES)]),
    c.TAKE: take,
    c.REROLL: lambda space, at: moves.RerollMove(space + 1),
    c.PICK: lambda material, at: moves.GainMove(RESOURCES[material]),
    c.HAND: lambda material, at: moves.GiveMove(RESOURCES[material]),
    c.USE_TILE: activate,
    c.OPEN: open_slot,
    c.HIDE: lambda slot, at: moves.HideMove(SLOTS[slot]),
    c.FROM_RULER: lambda which, at: moves.BannerMove("inventory"),
    c.FROM_WHITE: lambda slot, at: moves.BannerMove(SLOTS[slot]),
    c.SET_GEMS: lambda choice, at: moves.GemsMove(gems_set(choice)),
    c.MOVE_DIE: die,
    c.EXCHANGE: swap,
    c.CLAIM: lambda cell, at: moves.ClaimMove(section_name(cell)),
    c.DECORATE: decorate,
    c.DELIVER: deliver,
}
"""By the first number of each kind of move; a kind extends to the next one's first number."""
