"""A turn: three actions in any mix (BA-2.2), placing vaults and builders (BA-3)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import frame, replaced, second
from duomo.games.basilica.rules.cathedral import discard_vault, fits, put, set_builder
from duomo.games.basilica.rules.codes import (
    ACTIONS,
    CROWN,
    KIND_SHIFT,
    KING_STEP,
    ORDERS,
    PLACE,
    PLACE_BUILDER,
    PLACES,
    REFILL,
    REPLACE,
    TAKE_ORDER,
    TAKE_VAULT,
    TURN,
    cell_of,
    side,
)
from duomo.games.basilica.rules.names import cell_name, tile_facts
from duomo.games.basilica.rules.orders import can_execute, take_order
from duomo.games.basilica.rules.scoring import royal_scoring
from duomo.games.basilica.rules.state import BasilicaState


def legal_turn(state: BasilicaState, top: int, moves: list[int]) -> None:
    """BA-2.2. A vault, a builder on the vault just placed, or an order; no passing."""
    for place in range(PLACES):
        if fits(state.cells, state.vaults[place]):
            moves.append(TAKE_VAULT + place)
    if not moves:
        moves.append(REPLACE)
    if second(top):
        return  # BA-3.2. He must place one.
    if state.fresh and state.players[state.active].reserve():
        moves.append(PLACE_BUILDER)
    for place in range(PLACES):
        if can_execute(state, state.orders[place] % ORDERS):
            moves.append(TAKE_ORDER + place)


def play_turn(state: BasilicaState, move: int, log: Log | None) -> None:
    if move < REPLACE:
        state.stack[-1] = frame(TURN, state.active)
        state.stack.append(frame(PLACE, state.active, move - TAKE_VAULT))
    elif move >= TAKE_ORDER:
        take_order(state, move - TAKE_ORDER, log)
    elif move == PLACE_BUILDER:
        place_builder(state, log)
    else:
        replace_vaults(state, log)


def place_vault(state: BasilicaState, move: int, log: Log | None) -> None:
    """BA-3.1, BA-3.3. The vault goes to its cell; a crown on it moves the king."""
    place = second(state.stack.pop())
    cell = cell_of(move)
    vault = state.vaults[place]
    state.vaults = replaced(state.vaults, place, 0)
    put(state, cell, vault)
    state.left -= 1
    state.fresh = cell if state.left else 0
    if log is not None:
        facts = tile_facts(vault >> KIND_SHIFT)
        facts["place"] = place + 1
        facts["cell"] = cell_name(cell)
        facts["rule"] = "BA-3.1"
        log.say("vault", state.active, facts)
    if vault & CROWN:
        state.king += 1
        if log is not None:
            log.say("king", state.active, {"king": state.king, "rule": "BA-3.3"})
        if state.king % KING_STEP == 0:
            # BA-3.3, BA-2.3. The turn is over; the display is refilled after the clean-up.
            state.left = 0
            state.fresh = 0
            if not royal_scoring(state, log):
                return
    state.stack.append(frame(REFILL, 0))


def place_builder(state: BasilicaState, log: Log | None) -> None:
    """BA-2.2. From the reserve, on the vault placed by the action just before."""
    seat = state.active
    set_builder(state, state.players[seat], state.fresh, side(seat))
    if log is not None:
        log.say("builder", seat, {"cell": cell_name(state.fresh), "rule": "BA-2.2"})
    state.fresh = 0
    state.left -= 1


def replace_vaults(state: BasilicaState, log: Log | None) -> None:
    """BA-3.2. None of the three has a cell: they are discarded, then three come from the pile, singly."""
    for place in range(PLACES):
        discard_vault(state, state.vaults[place])
        state.vaults = replaced(state.vaults, place, 0)
    state.fresh = 0
    state.stack[-1] = frame(TURN, state.active, 1)
    state.stack.append(frame(REFILL, 1))
    if log is not None:
        log.say("replace", state.active, {"rule": "BA-3.2"})


def next_turn(state: BasilicaState, log: Log | None) -> None:
    """BA-2.2. After three actions, or after a scoring, the opponent plays."""
    state.active = 1 - state.active
    state.left = ACTIONS
    state.fresh = 0
    state.turns += 1
    state.stack[-1] = frame(TURN, state.active)
    if log is not None:
        log.say("turn", state.active, {"turn": state.turns})
