"""Move: a builder goes to an adjacent vault (BA-4.3)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame, second, third
from duomo.games.basilica.rules.cathedral import can_move, free_vault, lift_builder, near, set_builder
from duomo.games.basilica.rules.cells import has_builder
from duomo.games.basilica.rules.codes import (
    CHOOSE_MOVER,
    CHOOSE_TARGET,
    CONFOUND,
    MOVE,
    STRIDE,
    at,
    cell_of,
)
from duomo.games.basilica.rules.names import SEAT_NAMES, cell_name
from duomo.games.basilica.rules.order_decision import VaultDecision, no_builder, stands
from duomo.games.basilica.rules.said import Said
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.values import TableValues


def can_move_any(state: BasilicaState, player: Player) -> bool:
    """BA-4.3. True if one of the player's builders has an adjacent unoccupied vault."""
    for cell in player.crew:
        if can_move(state.cells, cell):
            return True
    return False


class BuilderMoves(VaultDecision):
    """BA-4.3, BA-4.4. The second number is the owner of the builder: in Confound the opponent, who decides if
    they have paid."""

    def decides(self, state: BasilicaState, seat: int) -> bool:
        return True

    def follows(self, state: BasilicaState, order: int, top: int) -> bool:
        if order == MOVE:
            return second(top) == state.active and first(top) == state.active
        return second(top) == 1 - state.active

    def write(self, top: int) -> str:
        return f"{super().write(top)} of {SEAT_NAMES[second(top)]}"


class ChooseMover(BuilderMoves):
    """BA-4.3. Choose a builder to move."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_MOVER, "move", "BA-4.3", [MOVE, CONFOUND], "mover")

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        """BA-4.3. Builders with an adjacent unoccupied vault."""
        for cell in state.players[second(top)].crew:
            if can_move(state.cells, cell):
                moves.append(at(cell))

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        state.stack[-1] = frame(CHOOSE_TARGET, first(top), second(top), cell_of(move))

    def refuse_vault(self, values: TableValues, state: BasilicaState, top: int, cell: int) -> Refusal:
        return no_builder(state, cell, second(top), self.rule, "ba-builder-cannot-move", self.rule)

    def read(self, said: Said) -> int:
        seat = said.seat()
        return frame(self.kind, seat, said.owner())


class ChooseTarget(BuilderMoves):
    """BA-4.3. Choose where the builder goes; the third number is its cell."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_TARGET, "target", "BA-4.3", [MOVE, CONFOUND])

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        """BA-4.3. Adjacent, unoccupied, of any colour."""
        cell = third(top)
        cells = state.cells
        if free_vault(cells[cell - STRIDE]):
            moves.append(at(cell - STRIDE))
        if free_vault(cells[cell - 1]):
            moves.append(at(cell - 1))
        if free_vault(cells[cell + 1]):
            moves.append(at(cell + 1))
        if free_vault(cells[cell + STRIDE]):
            moves.append(at(cell + STRIDE))

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """BA-4.3. The token moves with the builder, glass stays."""
        state.stack.pop()
        owner, cell, target = second(top), third(top), cell_of(move)
        bits = lift_builder(state, state.players[owner], cell)
        set_builder(state, state.players[owner], target, bits)
        if log is not None:
            log.say("move", owner, {"cell": cell_name(cell), "target": cell_name(target), "rule": "BA-4.3"})

    def refuse_vault(self, values: TableValues, state: BasilicaState, top: int, cell: int) -> Refusal:
        start = third(top)
        data: dict[str, int | str | Refusal] = {"cell": cell_name(cell)}
        if has_builder(state.cells[cell]) and (cell == start or near(start, cell)):
            return Refusal("ba-vault-occupied", "BA-1.4", data)
        data["from"] = cell_name(start)
        return Refusal("ba-not-adjacent", "BA-4.3", data)

    def write(self, top: int) -> str:
        return f"{super().write(top)} {cell_name(third(top))}"

    def read(self, said: Said) -> int:
        seat = said.seat()
        owner = said.owner()
        return frame(self.kind, seat, owner, said.cell())

    def check_player(self, state: BasilicaState, place: str, top: int) -> None:
        if not stands(state, second(top), third(top)):
            name = SEAT_NAMES[second(top)]
            raise PositionError(f"{place}: no builder of {name} is on {cell_name(third(top))} (BA-4.3).")
