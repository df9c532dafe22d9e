"""Common base of the decisions of the contractors module."""

from __future__ import annotations

from duomo.core.engine.refusal import Refusal
from duomo.games.red_cathedral.modules.contractors.rules.printed import Printed
from duomo.games.red_cathedral.modules.contractors.rules.region import Region
from duomo.games.red_cathedral.rules.decision import Decision
from duomo.games.red_cathedral.rules.state import RedState


class ContractorsDecision(Decision):
    """Gives access to the printed values of the pieces and to the module's part of the state."""

    def __init__(
        self,
        printed: Printed,
        name: str,
        rule: str,
        now: str,
        above: tuple[str, ...] = (),
        upon: tuple[str, ...] = (),
    ) -> None:
        super().__init__(name, rule, above, upon)
        self.printed = printed
        self.now = now
        """What has to be decided, as named in a refusal."""

    def region(self, state: RedState) -> Region:
        return region_at(state, self.module)

    def not_now(self, move: int) -> Refusal:
        return Refusal("ct-not-now", self.rule, {"now": self.now})


def region_at(state: RedState, module: int) -> Region:
    """Return the module's part of the state."""
    extra = state.extras[module]
    assert isinstance(extra, Region)
    return extra
