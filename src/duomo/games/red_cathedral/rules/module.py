"""What an expansion or the solo automaton may add, and the named moments at which the base game asks it.

A module is a manifest, data and rules in a folder of its own. When it is off, none of its lines run.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.strings import BytesWriter

from duomo.core.engine.event import Log
from duomo.core.engine.observation import Field
from duomo.core.engine.refusal import Refusal
from duomo.games.red_cathedral.rules.state import Extra, Player, RedState

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.values import TableValues


class Module:
    """Every method is a moment of the base game; what a module does not answer stays as it was."""

    def __init__(self, name: str, index: int) -> None:
        self.name = name
        self.index = index
        """Place of its own part of the state in `RedState.extras`."""

    # ---- set-up, nature, own decisions -----------------------------------------------------------

    def join(self, values: TableValues) -> None:
        """Come into play with decisions, acts and moves, each under a number of its own."""
        assert self.index == len(values.modules)
        values.modules.append(self)
        self.bring(values)

    def bring(self, values: TableValues) -> None:
        """Its decisions, acts and moves: `values.add_decision`, `add_act`, `add_moves`."""

    def new_extra(self, values: TableValues) -> Extra:
        """Its part of the state, before set-up."""
        return Extra()

    def new_table(self, values: TableValues, state: RedState) -> None:
        """Before anything is laid out: change what parties have at the start."""

    def set_up(self, values: TableValues, state: RedState) -> None:
        """The base game is laid out: push what nature still has to decide before the first turn."""

    def explain(self, values: TableValues, state: RedState, move: int) -> Refusal | None:
        """Why one of its own moves is not legal at a decision of another."""
        return None

    def texts(self, values: TableValues) -> dict[int, str]:
        """Its moves, nature's included, as people write them."""
        return {}

    # ---- a turn ----------------------------------------------------------------------------------

    def takes_turn(self, values: TableValues, state: RedState, seat: int, log: Log | None) -> bool:
        """Whether the turn of this seat is played by the module; then it has pushed its frames."""
        return False

    def turn_ends(self, state: RedState) -> None:
        """Forget what counts for one turn only."""

    def basic_actions(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        """RC-4.1. Further basic actions."""

    def any_moment(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        """RC-4.6. What else may be done at any moment of the player's turn."""

    def activations(
        self, values: TableValues, state: RedState, player: Player, die: int, moves: list[int]
    ) -> None:
        """RC-7.7. What activating means with a die that has no slot."""

    def at_market(
        self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]
    ) -> None:
        """RC-7.3. Further moves of a market visit."""

    # ---- resources and influence -----------------------------------------------------------------

    def takeable(self, state: RedState, seat: int, resource: int, amount: int) -> int:
        """How much of an offered resource of its own can be taken."""
        return 0

    def receive(self, state: RedState, seat: int, resource: int, amount: int) -> None:
        """Take a resource of its own."""

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        """RC-4.7. Whether one of its own influence actions can be used now; the rubles are there."""
        return False

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """Use one of its own influence actions; the rubles are paid."""

    def actions_rule(self) -> str:
        """The paragraph that says what its influence actions do."""
        return "RC-7.6"

    def explain_action(self, values: TableValues, state: RedState, player: Player, action: int) -> Refusal:
        """Why one of its own influence actions cannot be used now; the rubles are there."""
        return Refusal("rc-no-gain", "RC-4.7", {"action": values.action_names[action]})

    # ---- the cathedral ---------------------------------------------------------------------------

    def can_deliver(self, values: TableValues, state: RedState, player: Player, seat: int) -> bool:
        """RC-6.2, RC-6.4. Whether something can be delivered that the base game does not know."""
        return False

    def at_build(
        self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]
    ) -> None:
        """RC-6.1. Further moves while deliveries are left."""

    def at_gems(
        self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]
    ) -> None:
        """RC-6.4. Further moves while gems may be set."""

    def stands_for_gem(self, player: Player) -> bool:
        """RC-6.4. Whether the player holds something that can be set instead of a gem."""
        return False

    def materials_back(self, state: RedState, cell: int) -> None:
        """RC-6.3. The cost of a finished section has been put into the reserve."""

    def claimed(self, values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
        """A banner has been put on a section."""

    def finish_recognition(self, state: RedState, cell: int) -> int:
        """RC-6.3. Recognition that the finisher gains beyond the card's."""
        return 0

    def penalty_factor(self, state: RedState, cell: int) -> int:
        """RC-6.6. What penalties in the tower of this section are multiplied by."""
        return 1

    def tower_finished(self, values: TableValues, state: RedState, tower: int, log: Log | None) -> None:
        """RC-6.3. The last section of a tower has been finished, its penalties are paid."""

    def pieces(self, values: TableValues, state: RedState, material: int) -> int:
        """RC-1.1. Pieces of a material that lie where the base game does not count them."""
        return 0

    def boxed(self, state: RedState, seat: int, kind: int) -> int:
        """RC-1.8. Ornaments of a kind that have left the game."""
        return 0

    # ---- the end ---------------------------------------------------------------------------------

    def before_scoring(self, values: TableValues, state: RedState, log: Log | None) -> None:
        """Before the markers go back to a prestige space (RC-10.2)."""

    def leftovers(self, state: RedState, seat: int) -> int:
        """RC-10.3. Further things that count with the materials and rubles."""
        return 0

    def final_prestige(self, values: TableValues, state: RedState, seat: int, log: Log | None) -> int:
        """Prestige of a party at the end beyond RC-10."""
        return 0

    # ---- for bots and views ----------------------------------------------------------------------

    def seen_by(self, values: TableValues, state: RedState, seat: int) -> RedState:
        """The position as far as a seat knows it: the same, or a copy in which secrets are made up."""
        return state

    def fields(self, values: TableValues) -> list[Field]:
        """What it adds to observations; who may know it, its part of positions declares."""
        return []

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        """Append its fields in their order, those of each party from the seat on."""

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        """Its part of the hand-made value of a position."""
        return 0.0
