"""Orders that build or destroy: Glass, Scaffold, Catastrophe (BA-4.5)."""

from __future__ import annotations

from typing import Final

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame, second
from duomo.games.basilica.rules.cathedral import (
    discard_vault,
    free_vault,
    legal_cells,
    no_place,
    put,
    rows_to_build,
    trim,
)
from duomo.games.basilica.rules.codes import (
    AT,
    BUILD_SCAFFOLD,
    CATASTROPHE,
    CHOOSE_GLASS,
    CHOOSE_RUIN,
    COLUMNS,
    GLASS,
    GLASS_ORDER,
    SCAFFOLD,
    SCAFFOLD_ORDER,
    STRIDE,
    at,
    cell_of,
)
from duomo.games.basilica.rules.names import cell_name
from duomo.games.basilica.rules.order_decision import OrderDecision, VaultDecision, no_builder
from duomo.games.basilica.rules.said import Said
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.values import TableValues

SCAFFOLDS: Final = 2
"""BA-4.5. Scaffolds placed by one order."""


# ---- Glass ---------------------------------------------------------------------------------------


def can_glaze(state: BasilicaState, player: Player) -> bool:
    """BA-4.5. True if one of the player's builders stands on a vault without glass."""
    for cell in player.crew:
        if not state.cells[cell] & GLASS:  # runs in every turn, for every builder
            return True
    return False


class ChooseGlass(VaultDecision):
    """BA-4.5. Choose a vault with one of the player's builders and no glass."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_GLASS, "glass", "BA-4.5", [GLASS_ORDER])

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        for cell in state.players[first(top)].crew:
            if not state.cells[cell] & GLASS:  # as in `can_glaze`
                moves.append(at(cell))

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        state.stack.pop()
        cell = cell_of(move)
        state.cells[cell] |= GLASS
        if log is not None:
            log.say("glass", first(top), {"cell": cell_name(cell), "rule": "BA-4.5"})

    def refuse_vault(self, values: TableValues, state: BasilicaState, top: int, cell: int) -> Refusal:
        return no_builder(state, cell, first(top), self.rule, "ba-glass-there", "BA-4.5")


# ---- Scaffold ------------------------------------------------------------------------------------


class BuildScaffold(OrderDecision):
    """BA-4.5. Choose a cell for a scaffold, as for a single-colour vault; the second number is how many are
    left."""

    def __init__(self) -> None:
        super().__init__(BUILD_SCAFFOLD, "scaffold", "BA-4.5", [SCAFFOLD_ORDER])

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        legal_cells(state.cells, SCAFFOLD, moves)

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """BA-4.5. Two scaffolds, one after the other: the second may be placed next to the first."""
        state.stack.pop()
        seat, left = first(top), second(top)
        cell = cell_of(move)
        put(state, cell, SCAFFOLD)
        if left > 1:
            state.stack.append(frame(BUILD_SCAFFOLD, seat, left - 1))
        if log is not None:
            log.say("scaffold", seat, {"cell": cell_name(cell), "rule": "BA-4.5"})

    def refuse(self, values: TableValues, state: BasilicaState, top: int, move: int) -> Refusal:
        if move >= AT:
            return no_place(state, cell_of(move), "BA-4.5")
        return super().refuse(values, state, top, move)

    def write(self, top: int) -> str:
        return f"{super().write(top)} {second(top)}"

    def read(self, said: Said) -> int:
        return frame(self.kind, said.seat(), said.count(1, SCAFFOLDS, "BA-4.5"))


# ---- Catastrophe ---------------------------------------------------------------------------------


class ChooseRuin(VaultDecision):
    """BA-4.5. Choose the vault to destroy: any without a builder."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_RUIN, "catastrophe", "BA-4.5", [CATASTROPHE], "ruin")

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        cells = state.cells
        move = AT
        for row in range(1, rows_to_build(cells)):
            start = row * STRIDE
            for cell in range(start, start + COLUMNS):
                if free_vault(cells[cell]):
                    moves.append(move)
                move += 1

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """BA-4.5. The king does not move back, and the cathedral may split into parts."""
        state.stack.pop()
        cell = cell_of(move)
        discard_vault(state, state.cells[cell])
        state.cells[cell] = 0
        state.built -= 1
        trim(state)
        if log is not None:
            log.say("catastrophe", first(top), {"cell": cell_name(cell), "rule": "BA-4.5"})

    def refuse_vault(self, values: TableValues, state: BasilicaState, top: int, cell: int) -> Refusal:
        return Refusal("ba-builder-stands-there", "BA-4.5", {"cell": cell_name(cell)})
