"""Confound: take back one of your own builders, then move one of the opponent's (BA-4.4)."""

from __future__ import annotations

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import first, frame
from duomo.games.basilica.rules.cathedral import around, lift_builder
from duomo.games.basilica.rules.cells import rank_of
from duomo.games.basilica.rules.codes import CHOOSE_MOVER, CHOOSE_REMOVED, CONFOUND, at, cell_of, side
from duomo.games.basilica.rules.moving import can_move_any
from duomo.games.basilica.rules.names import cell_name
from duomo.games.basilica.rules.order_decision import VaultDecision, may_pay, no_builder, offer
from duomo.games.basilica.rules.state import BasilicaState, Player
from duomo.games.basilica.rules.values import TableValues


def can_confound(state: BasilicaState, seat: int) -> bool:
    """BA-4.4. True if the player has a builder whose removal lets an opposing builder move."""
    player, other = state.players[seat], state.players[1 - seat]
    if not player.crew or not other.crew:
        return False
    return can_move_any(state, other) or any_beside(state, player, side(1 - seat))


def any_beside(state: BasilicaState, player: Player, bit: int) -> bool:
    """True if one of the player's builders is next to a builder of this side."""
    for cell in player.crew:
        if around(state.cells, cell) & bit:
            return True
    return False


class ChooseRemoved(VaultDecision):
    """BA-4.4. Choose which of the player's builders to take back."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_REMOVED, "take-back", "BA-4.4", [CONFOUND], "removed")

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        """BA-4.4. Any builder if the opponent can already move; otherwise one that makes room for an opposing
        builder."""
        seat = first(top)
        any_will_do = can_move_any(state, state.players[1 - seat])
        bit = side(1 - seat)
        for cell in state.players[seat].crew:
            if any_will_do or around(state.cells, cell) & bit:
                moves.append(at(cell))

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """BA-4.4. The builder goes home with its token; then the offer; then one of the opponent's builders
        moves."""
        state.stack.pop()
        seat = first(top)
        player = state.players[seat]
        cell = cell_of(move)
        if rank_of(lift_builder(state, player, cell)):
            player.tokens += 1
        if log is not None:
            log.say("take-back", seat, {"cell": cell_name(cell), "rule": "BA-4.4"})
        if may_pay(state, 1 - seat):
            offer(state, CONFOUND, 0)
        else:
            state.stack.append(frame(CHOOSE_MOVER, seat, 1 - seat))

    def refuse_vault(self, values: TableValues, state: BasilicaState, top: int, cell: int) -> Refusal:
        return no_builder(state, cell, first(top), self.rule, "ba-removal-frees-nobody", "BA-4.4")
