"""Common base of Ivan's decisions."""

from __future__ import annotations

from duomo.core.engine.refusal import Refusal
from duomo.games.red_cathedral.modules.ivan.rules.solo import Solo
from duomo.games.red_cathedral.modules.ivan.rules.state import IvanExtra
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.state import RedState
from duomo.games.red_cathedral.rules.values import TableValues


class IvanDecision(Decision):
    """Gives access to the solo table and Ivan's part of the state. In his turn it is alone on the stack."""

    def __init__(self, solo: Solo, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.solo = solo

    def own(self, state: RedState) -> IvanExtra:
        return ivan_at(state, self.module)

    def not_now(self, move: int) -> Refusal:
        return no_choice()

    def lies_on(self, values: TableValues, state: RedState, below: Decision | None) -> bool:
        return below is None


def ivan_at(state: RedState, module: int) -> IvanExtra:
    """Return Ivan's part of the state."""
    extra = state.extras[module]
    assert isinstance(extra, IvanExtra)
    return extra


def no_choice() -> Refusal:
    """RC-11.4. Refuse: there is nothing to choose for Ivan now."""
    return Refusal("solo-no-choice", "RC-11.4")
