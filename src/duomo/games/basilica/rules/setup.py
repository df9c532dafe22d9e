"""Laying out the table: the start player, then one tile at a time (BA-2.1)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError
from duomo.core.engine.state import frame
from duomo.games.basilica.rules.codes import ACTIONS, PLAYERS, REFILL, START, STARTS, TURN
from duomo.games.basilica.rules.decision import BOTTOM, Chance
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues


def new_state(values: TableValues) -> BasilicaState:
    """BA-1.3, BA-2.1. All tiles are in the pile; the king and the scores are before the first space."""
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


class Start(Chance):
    """BA-2.1. Chance chooses the start player."""

    def __init__(self) -> None:
        super().__init__(START, "start", "BA-2.1", BOTTOM)

    def outcomes(self, values: TableValues, state: BasilicaState, top: int) -> list[tuple[int, int]]:
        return [(STARTS + seat, 1) for seat in range(PLAYERS)]

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        state.stack.pop()
        begin(state, move - STARTS, log)

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """BA-2.1. Nothing has been dealt before the start player is known."""
        if values.starter >= 0:
            raise PositionError(f"{place}: the start player is chosen by an option, not drawn (BA-2.1).")
        dealt = state.under != values.size or state.king or state.left != ACTIONS
        points = state.players[0].points or state.players[1].points
        if dealt or state.active or points:
            raise PositionError(f"{place}: before the start player is known nothing has happened (BA-2.1).")


def begin(state: BasilicaState, seat: int, log: Log | None) -> None:
    """BA-2.1. Deal three order tiles and three vaults from the pile before the first turn."""
    state.active = seat
    state.turns = 1
    state.stack.append(frame(TURN, seat))
    state.stack.append(frame(REFILL, 1))
    if log is not None:
        log.say("starts", seat)
