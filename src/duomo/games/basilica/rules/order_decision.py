"""Decisions within an order being executed, and the offer to pay for one (BA-4.1)."""

from __future__ import annotations

from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import first, frame
from duomo.games.basilica.rules.cells import is_scaffold, is_vault
from duomo.games.basilica.rules.codes import AT, EXECUTED, NO_TILE, OFFER, cell_of, order_of, side
from duomo.games.basilica.rules.decision import Decision
from duomo.games.basilica.rules.names import ORDER_NAMES, SEAT_NAMES, cell_name
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues


class OrderDecision(Decision):
    """BA-4.1. A choice that an order asks for, made by the active player or by the one who pays."""

    def __init__(self, kind: int, name: str, rule: str, asked_by: list[int], now: str = "") -> None:
        super().__init__(kind, name, rule, EXECUTED, now)
        self.asked_by = asked_by
        """The orders that lead to it."""

    def decides(self, state: BasilicaState, seat: int) -> bool:
        """True if this seat can be asked."""
        return seat == state.active

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """BA-4.1. Check that this seat decides and that the order tile is still on its place."""
        seat = first(top)
        if not self.decides(state, seat):
            raise PositionError(f"{place}: this is not for {SEAT_NAMES[seat]} to decide (BA-4.1).")
        self.check_player(state, place, top)
        tile = state.orders[first(below)]
        order = order_of(tile)
        if tile == NO_TILE or order not in self.asked_by or not self.follows(state, order, top):
            name = "no tile" if tile == NO_TILE else ORDER_NAMES[order]
            raise PositionError(
                f"{place}: “{self.write(top)}” does not follow from order place {first(below) + 1}, "
                f"which shows {name} (BA-4.1)."
            )
        self.check_possible(values, state, place, top)

    def check_player(self, state: BasilicaState, place: str, top: int) -> None:
        """Check what must be true of the deciding player."""

    def follows(self, state: BasilicaState, order: int, top: int) -> bool:
        """True if this decision can follow from the order."""
        return True

    def check_possible(self, values: TableValues, state: BasilicaState, place: str, top: int) -> None:
        """Check what the order needed when it was taken, so that it can be executed in full."""


class VaultDecision(OrderDecision):
    """A choice among vaults of the cathedral."""

    def refuse(self, values: TableValues, state: BasilicaState, top: int, move: int) -> Refusal:
        """Explain why this cell cannot be chosen."""
        if move < AT:
            return super().refuse(values, state, top, move)
        cell = cell_of(move)
        value = state.cells[cell] if cell < len(state.cells) else 0
        data: dict[str, int | str | Refusal] = {"cell": cell_name(cell)}
        if is_scaffold(value):
            return Refusal("ba-scaffold-there", "BA-4.5", data)
        if not is_vault(value):
            return Refusal("ba-no-vault-there", self.rule, data)
        return self.refuse_vault(values, state, top, cell)

    def refuse_vault(self, values: TableValues, state: BasilicaState, top: int, cell: int) -> Refusal:
        """Explain why this vault cannot be chosen."""
        return super().refuse(values, state, top, AT)


def no_builder(state: BasilicaState, cell: int, owner: int, rule: str, reason: str, because: str) -> Refusal:
    """Refuse a vault without a builder of `owner`, or one with it, for the given reason and rule."""
    data: dict[str, int | str | Refusal] = {"cell": cell_name(cell), "side": SEAT_NAMES[owner]}
    if not stands(state, owner, cell):
        return Refusal("ba-no-such-builder", rule, data)
    return Refusal(reason, because, data)


def stands(state: BasilicaState, seat: int, cell: int) -> bool:
    """True if a builder of this seat is on the cell."""
    return cell < len(state.cells) and state.cells[cell] & side(seat) != 0


def may_pay(state: BasilicaState, payer: int) -> bool:
    """BA-4.1. True if the payer has a coin; the order itself checks whether they can execute it now."""
    return state.players[payer].coins > 0


def offer(state: BasilicaState, order: int, rank: int) -> None:
    """BA-4.1. Let the opponent pay for an order that they can execute now."""
    state.stack.append(frame(OFFER, 1 - state.active, order, rank))
