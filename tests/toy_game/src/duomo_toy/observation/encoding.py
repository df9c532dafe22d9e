"""What one seat sees, as a row of small numbers."""

from __future__ import annotations

from librt.strings import BytesWriter

from duomo.core.engine.observation import (
    MOST,
    Encoding,
    Field,
    Layout,
    Observer,
    small,
    stack_fields,
    write_stack,
)
from duomo_toy.positions.documents import OF_PLAYER, OF_TABLE
from duomo_toy.rules.codes import ACTIONS, FIRST_PLAN, OUTCOMES, PLANS, SIDES
from duomo_toy.rules.rules import StonesRules
from duomo_toy.rules.state import StonesState

TABLE_FIELDS = [
    *stack_fields(0),
    Field("decides", "decider", (1,), 1, "whether the observer decides"),
    Field("turns", "turns", (1,), MOST, "turns begun"),
    Field("turn", "active", (1,), MOST, "whose turn it is, counted from the observer's"),
    Field("quarry", "quarry", (1,), MOST, "stones left"),
    Field("rolled", "rolled", (1,), SIDES, "what the die shows"),
]
PLAYER_FIELDS = [
    Field("height", "height", (1,), MOST, "the tower"),
    Field("plan", "plan", (1,), PLANS, "1 + the kind of the plan"),
]
LEFT_OUT = {"heights": "a field of each player", "plans": "a field of each player"}


class StonesObserver(Observer[StonesState]):
    def write(self, state: StonesState, seat: int, out: BytesWriter) -> None:
        write_stack(state.stack, 0, out)
        seats = len(state.heights)
        for number in (
            int(state.decider == seat),
            small(state.turns),
            (state.active - seat) % seats,
            small(state.quarry),
            state.rolled,
        ):
            out.append(number)
        for party in range(seats):
            out.append(small(state.heights[(seat + party) % seats]))
            out.append(state.plans[(seat + party) % seats] + 1)

    def turn_of(self, state: StonesState) -> int:
        return state.active


def encoding(rules: StonesRules) -> Encoding:
    layout = Layout(rules.seats, OF_TABLE, OF_PLAYER)
    layout.add_table(TABLE_FIELDS)
    layout.add_players(PLAYER_FIELDS)
    layout.finish(LEFT_OUT)
    return Encoding(layout, StonesObserver, ACTIONS, FIRST_PLAN, OUTCOMES)
