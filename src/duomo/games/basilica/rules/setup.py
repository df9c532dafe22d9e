"""Laying out the table: the start player, then one tile at a time (BA-2.1)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.state import frame
from duomo.games.basilica.rules.codes import PLAYERS, REFILL, START, STARTS, TURN
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues


def new_state(values: TableValues) -> BasilicaState:
    """BA-1.3, BA-2.1. All tiles in the pile, the king and the scores before the first space."""
    state = BasilicaState()
    state.pile = bytes(values.count)
    state.under = values.size
    state.unturned = state.pile
    state.crowned = bytes(values.crowned)
    if values.starter < 0:
        state.stack.append(frame(START))
    else:
        begin(state, values.starter, None)
    return state


def starters() -> list[tuple[int, int]]:
    return [(STARTS + seat, 1) for seat in range(PLAYERS)]


def play_start(state: BasilicaState, move: int, log: Log | None) -> None:
    state.stack.pop()
    begin(state, move - STARTS, log)


def begin(state: BasilicaState, seat: int, log: Log | None) -> None:
    """BA-2.1. Three order tiles and three vaults come from the pile before the first turn."""
    state.active = seat
    state.turns = 1
    state.stack.append(frame(TURN, seat))
    state.stack.append(frame(REFILL, 1))
    if log is not None:
        log.say("starts", seat)
