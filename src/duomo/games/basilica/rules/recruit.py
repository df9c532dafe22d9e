"""Recruit: put a builder from the reserve on a vault (BA-4.3)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, second
from duomo.games.basilica.rules.cathedral import around, rows_to_build, set_builder, unoccupied
from duomo.games.basilica.rules.cells import has_builder
from duomo.games.basilica.rules.codes import (
    AT,
    BUILDER,
    CHOOSE_RECRUIT,
    COLOURS,
    COLUMNS,
    RECRUIT,
    STRIDE,
    cell_of,
    side,
)
from duomo.games.basilica.rules.moving import can_move_any
from duomo.games.basilica.rules.names import SEAT_NAMES, cell_name
from duomo.games.basilica.rules.order_decision import VaultDecision, may_pay, offer
from duomo.games.basilica.rules.said import Said
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.values import TableValues


def can_recruit(state: BasilicaState, player: Player) -> bool:
    """BA-4.3. True with a builder in the reserve and an unoccupied vault."""
    return player.reserve() > 0 and unoccupied(state)


def can_recruit_paid(values: TableValues, state: BasilicaState, payer: int) -> bool:
    """BA-4.3. True if there is a free vault next to a builder: anybody's, or with option `own` one of the
    payer's."""
    if not state.players[payer].reserve():
        return False
    if can_move_any(state, state.players[payer]):
        return True
    return not values.paid_own and can_move_any(state, state.players[1 - payer])


class ChooseRecruit(VaultDecision):
    """BA-4.3. Choose a vault for a recruit; the second number is 1 if the order is paid."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_RECRUIT, "recruit", "BA-4.3", [RECRUIT])

    def decides(self, state: BasilicaState, seat: int) -> bool:
        return True

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        """BA-4.3. Any unoccupied vault; for a paid order, one next to a builder."""
        beside = 0
        if second(top):
            beside = side(first(top)) if values.paid_own else BUILDER
        cells = state.cells
        move = AT
        for row in range(1, rows_to_build(cells)):
            start = row * STRIDE
            for cell in range(start, start + COLUMNS):
                value = cells[cell]
                # `free_vault`, inlined because this loop covers the whole cathedral
                if value & COLOURS and not value & BUILDER and (not beside or around(cells, cell) & beside):
                    moves.append(move)
                move += 1

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        state.stack.pop()
        seat, cell = first(top), cell_of(move)
        set_builder(state, state.players[seat], cell, side(seat))
        if log is not None:
            log.say("recruit", seat, {"cell": cell_name(cell), "rule": "BA-4.3"})
        payer = 1 - seat
        if not second(top) and may_pay(state, payer) and can_recruit_paid(values, state, payer):
            offer(state, RECRUIT, 0)

    def refuse_vault(self, values: TableValues, state: BasilicaState, top: int, cell: int) -> Refusal:
        if has_builder(state.cells[cell]):
            return Refusal("ba-vault-occupied", "BA-1.4", {"cell": cell_name(cell)})
        reason = "ba-recruit-beside-own" if values.paid_own else "ba-recruit-beside"
        return Refusal(reason, "BA-4.3", {"cell": cell_name(cell)})

    def write(self, top: int) -> str:
        return super().write(top) + (" paid" if second(top) else "")

    def read(self, said: Said) -> int:
        return frame(self.kind, said.seat(), said.said("paid"))

    def check_player(self, state: BasilicaState, place: str, top: int) -> None:
        """BA-4.3. The opponent recruits only by a paid order."""
        if bool(second(top)) != (first(top) != state.active):
            raise PositionError(
                f"{place}: the opponent recruits by a paid order, and nobody else does (BA-4.3)."
            )

    def check_possible(self, values: TableValues, state: BasilicaState, place: str, top: int) -> None:
        """BA-4.3. A builder must be left in the reserve."""
        seat = first(top)
        if not state.players[seat].reserve():
            raise PositionError(f"{place}: {SEAT_NAMES[seat]} has no builder in the reserve (BA-4.3).")
