"""Placing a vault, and replacing three vaults that cannot be placed (BA-3)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import frame, replaced, second
from duomo.games.basilica.rules.cathedral import discard_vault, legal_cells, no_place, put
from duomo.games.basilica.rules.cells import has_crown, tile_of
from duomo.games.basilica.rules.codes import AT, KING_STEP, PLACE, PLACES, REFILL, TURN, cell_of
from duomo.games.basilica.rules.decision import Decision
from duomo.games.basilica.rules.names import cell_name, tile_facts
from duomo.games.basilica.rules.said import Said
from duomo.games.basilica.rules.scoring import royal_scoring
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues


class PlaceVault(Decision):
    """BA-3.1. Choose a cell for a vault; the second number is its vault place."""

    def __init__(self) -> None:
        super().__init__(PLACE, "place", "BA-3.1", TURN)

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        legal_cells(state.cells, state.vaults[second(top)], moves)

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """BA-3.1, BA-3.3. Put the vault on its cell; a crown on it moves the king."""
        state.stack.pop()
        place = second(top)
        cell = cell_of(move)
        vault = state.vaults[place]
        state.vaults = replaced(state.vaults, place, 0)
        put(state, cell, vault)
        state.left -= 1
        state.fresh = cell if state.left else 0
        if log is not None:
            facts = tile_facts(tile_of(vault))
            facts["place"] = place + 1
            facts["cell"] = cell_name(cell)
            facts["rule"] = "BA-3.1"
            log.say("vault", state.active, facts)
        if has_crown(vault):
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

    def refuse(self, values: TableValues, state: BasilicaState, top: int, move: int) -> Refusal:
        if move >= AT:
            return no_place(state, cell_of(move), "BA-3.1")
        return super().refuse(values, state, top, move)

    def write(self, top: int) -> str:
        return f"{super().write(top)} {second(top) + 1}"

    def read(self, said: Said) -> int:
        return frame(self.kind, said.seat(), said.order_place())

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """BA-2.2. Placing a vault takes an action."""
        super().check(values, state, place, below, top)
        if not state.left:
            raise PositionError(f"{place}: no action is left for it; say so in actions_left (BA-2.2).")


def replace_vaults(state: BasilicaState, log: Log | None) -> None:
    """BA-3.2. None of the three fits: discard them, then draw three from the pile, one by one."""
    for place in range(PLACES):
        discard_vault(state, state.vaults[place])
        state.vaults = replaced(state.vaults, place, 0)
    state.fresh = 0
    state.stack[-1] = frame(TURN, state.active, 1)
    state.stack.append(frame(REFILL, 1))
    if log is not None:
        log.say("replace", state.active, {"rule": "BA-3.2"})
