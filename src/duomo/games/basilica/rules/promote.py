"""Promote: a builder gets a token and a rank (BA-4.2)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, second, third
from duomo.games.basilica.rules.cells import promoted, rank_of
from duomo.games.basilica.rules.codes import (
    ARCHITECT,
    CHOOSE_PROMOTED,
    CHOOSE_RANK,
    GIVE_RANK,
    HERCULES,
    PROMOTE,
    at,
    cell_of,
)
from duomo.games.basilica.rules.names import RANK_NAMES, SEAT_NAMES, cell_name
from duomo.games.basilica.rules.order_decision import (
    OrderDecision,
    VaultDecision,
    may_pay,
    no_builder,
    offer,
    stands,
)
from duomo.games.basilica.rules.said import Said, without_rank
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.values import TableValues


def can_promote(player: Player) -> bool:
    """BA-4.2. True with a builder in the cathedral and a token in the reserve; there is always another rank
    to give."""
    return player.tokens > 0 and len(player.crew) > 0


def check_forbidden(state: BasilicaState, place: str, seat: int, forbidden: int) -> None:
    """BA-4.2. The payer may not give the rank just given; the active player may give any."""
    if bool(forbidden) != (seat != state.active):
        raise PositionError(f"{place}: only a paid promotion excludes the rank just given (BA-4.2).")


def check_token(state: BasilicaState, place: str, seat: int) -> None:
    """BA-4.2. Check that a token is left in the reserve."""
    if not state.players[seat].tokens:
        raise PositionError(f"{place}: {SEAT_NAMES[seat]} has no promotion token in the reserve (BA-4.2).")


class ChoosePromoted(VaultDecision):
    """BA-4.2. Choose a builder to promote; the second number is the rank that may not be given."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_PROMOTED, "promote", "BA-4.2", [PROMOTE], "promoted")

    def decides(self, state: BasilicaState, seat: int) -> bool:
        return True

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        for cell in state.players[first(top)].crew:
            moves.append(at(cell))

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        state.stack[-1] = frame(CHOOSE_RANK, first(top), cell_of(move), second(top))

    def refuse_vault(self, values: TableValues, state: BasilicaState, top: int, cell: int) -> Refusal:
        return no_builder(state, cell, first(top), self.rule, "ba-no-such-builder", self.rule)

    def write(self, top: int) -> str:
        return super().write(top) + without_rank(second(top))

    def read(self, said: Said) -> int:
        seat = said.seat()
        return frame(self.kind, seat, said.rank_after_not())

    def check_player(self, state: BasilicaState, place: str, top: int) -> None:
        check_forbidden(state, place, first(top), second(top))

    def check_possible(self, values: TableValues, state: BasilicaState, place: str, top: int) -> None:
        check_token(state, place, first(top))


class ChooseRank(OrderDecision):
    """BA-4.2. Choose the rank; the numbers are the builder's cell and the rank that may not be given."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_RANK, "rank", "BA-4.2", [PROMOTE])

    def decides(self, state: BasilicaState, seat: int) -> bool:
        return True

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        """BA-4.2. Never the builder's current rank; for a paid order, not the rank just given either."""
        rank_now = rank_of(state.cells[second(top)])
        forbidden = third(top)
        for rank in range(ARCHITECT, HERCULES + 1):
            if rank != rank_now and rank != forbidden:
                moves.append(GIVE_RANK + rank)

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """BA-4.2. Take a token from the reserve; a replaced one goes back to it."""
        state.stack.pop()
        seat, cell = first(top), second(top)
        rank = move - GIVE_RANK
        if not rank_of(state.cells[cell]):
            state.players[seat].tokens -= 1
        state.cells[cell] = promoted(state.cells[cell], rank)
        if log is not None:
            log.say("promote", seat, {"cell": cell_name(cell), "rank": RANK_NAMES[rank], "rule": "BA-4.2"})
        payer = 1 - seat
        if seat == state.active and may_pay(state, payer) and can_promote(state.players[payer]):
            offer(state, PROMOTE, rank)

    def refuse(self, values: TableValues, state: BasilicaState, top: int, move: int) -> Refusal:
        rank = move - GIVE_RANK
        if ARCHITECT <= rank <= HERCULES:
            reason = "ba-rank-just-given" if rank == third(top) else "ba-same-rank"
            return Refusal(reason, "BA-4.2", {"rank": RANK_NAMES[rank]})
        return super().refuse(values, state, top, move)

    def write(self, top: int) -> str:
        return f"{super().write(top)} {cell_name(second(top))}{without_rank(third(top))}"

    def read(self, said: Said) -> int:
        seat = said.seat()
        cell = said.cell()
        return frame(self.kind, seat, cell, said.rank_after_not())

    def check_player(self, state: BasilicaState, place: str, top: int) -> None:
        seat, cell = first(top), second(top)
        check_forbidden(state, place, seat, third(top))
        if not stands(state, seat, cell):
            raise PositionError(
                f"{place}: no builder of {SEAT_NAMES[seat]} is on {cell_name(cell)} (BA-4.2)."
            )

    def check_possible(self, values: TableValues, state: BasilicaState, place: str, top: int) -> None:
        check_token(state, place, first(top))
