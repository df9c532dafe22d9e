"""What an expansion or the solo automaton can add, as named hooks that the base game calls.

A module is a manifest, data and rules in a separate folder. None of its code runs when it is off.
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
    """Every method is a hook of the base game; the defaults change nothing."""

    def __init__(self, name: str, index: int) -> None:
        self.name = name
        self.index = index
        """Index of its part of the state in `RedState.extras`."""

    # ---- set-up, chance, own decisions -----------------------------------------------------------

    def join(self, values: TableValues) -> None:
        """Add the module to a table, with its decisions, acts and moves."""
        assert self.index == len(values.modules)
        values.modules.append(self)
        self.bring(values)

    def bring(self, values: TableValues) -> None:
        """Register its decisions, acts and moves: `values.add_decision`, `add_act`, `add_moves`."""

    def new_extra(self, values: TableValues) -> Extra:
        """Return its part of the state, before set-up."""
        return Extra()

    def new_table(self, values: TableValues, state: RedState) -> None:
        """Change what parties have at the start, before anything is laid out."""

    def set_up(self, values: TableValues, state: RedState) -> None:
        """Push what chance still has to decide before the first turn; the base game is already laid out."""

    def explain(self, values: TableValues, state: RedState, move: int) -> Refusal | None:
        """Explain why one of its moves is not legal at another decision."""
        return None

    def texts(self, values: TableValues) -> dict[int, str]:
        """Return its moves, including nature's, in notation."""
        return {}

    # ---- a turn ----------------------------------------------------------------------------------

    def takes_turn(self, values: TableValues, state: RedState, seat: int, log: Log | None) -> bool:
        """True if the module plays the turn of this seat; it has then pushed its frames."""
        return False

    def turn_ends(self, state: RedState) -> None:
        """Reset what counts for one turn only."""

    def basic_actions(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        """RC-4.1. Add basic actions."""

    def any_moment(self, values: TableValues, state: RedState, player: Player, moves: list[int]) -> None:
        """RC-4.6. Add moves that are possible at any moment of the player's turn."""

    def activations(
        self, values: TableValues, state: RedState, player: Player, die: int, moves: list[int]
    ) -> None:
        """RC-7.7. Add activations for a die that has no slot."""

    def at_market(
        self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]
    ) -> None:
        """RC-7.3. Add moves to a market visit."""

    # ---- resources and influence -----------------------------------------------------------------

    def takeable(self, state: RedState, seat: int, resource: int, amount: int) -> int:
        """Return how much of an offered resource of the module can be taken."""
        return 0

    def receive(self, state: RedState, seat: int, resource: int, amount: int) -> None:
        """Take a resource of the module."""

    def usable(self, values: TableValues, state: RedState, player: Player, action: int, shown: int) -> bool:
        """RC-4.7. True if one of its influence actions can be used now; the player has the rubles for it."""
        return False

    def use(
        self, values: TableValues, state: RedState, player: Player, action: int, shown: int, log: Log | None
    ) -> None:
        """Use one of its influence actions; the rubles are already paid."""

    def actions_rule(self) -> str:
        """Return the rule paragraph for its influence actions."""
        return "RC-7.6"

    def explain_action(self, values: TableValues, state: RedState, player: Player, action: int) -> Refusal:
        """Explain why one of its influence actions cannot be used now; the player has the rubles for it."""
        return Refusal("rc-no-gain", "RC-4.7", {"action": values.action_names[action]})

    # ---- the cathedral ---------------------------------------------------------------------------

    def can_deliver(self, values: TableValues, state: RedState, player: Player, seat: int) -> bool:
        """RC-6.2, RC-6.4. True if something can be delivered that the base game does not know."""
        return False

    def at_build(
        self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]
    ) -> None:
        """RC-6.1. Add moves while deliveries are left."""

    def at_gems(
        self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]
    ) -> None:
        """RC-6.4. Add moves while gems may be set."""

    def stands_for_gem(self, player: Player) -> bool:
        """RC-6.4. True if the player has something that can be set instead of a gem."""
        return False

    def materials_back(self, state: RedState, cell: int) -> None:
        """RC-6.3. The cost of a finished section has gone back to the reserve."""

    def claimed(self, values: TableValues, state: RedState, cell: int, log: Log | None) -> None:
        """A banner has been put on a section."""

    def finish_recognition(self, state: RedState, cell: int) -> int:
        """RC-6.3. Return recognition for the finisher in addition to the card's."""
        return 0

    def penalty_factor(self, state: RedState, cell: int) -> int:
        """RC-6.6. Return the factor for penalties in the tower of this section."""
        return 1

    def tower_finished(self, values: TableValues, state: RedState, tower: int, log: Log | None) -> None:
        """RC-6.3. The last section of a tower is finished and its penalties are paid."""

    def pieces(self, values: TableValues, state: RedState, material: int) -> int:
        """RC-1.1. Return the pieces of a material where the base game does not count them."""
        return 0

    def boxed(self, state: RedState, seat: int, kind: int) -> int:
        """RC-1.8. Return the ornaments of a kind that have left the game."""
        return 0

    # ---- the end ---------------------------------------------------------------------------------

    def before_scoring(self, values: TableValues, state: RedState, log: Log | None) -> None:
        """Called before the markers go back to a prestige space (RC-10.2)."""

    def leftovers(self, state: RedState, seat: int) -> int:
        """RC-10.3. Return other things that count together with the materials and rubles."""
        return 0

    def final_prestige(self, values: TableValues, state: RedState, seat: int, log: Log | None) -> int:
        """Return a party's final prestige in addition to RC-10."""
        return 0

    # ---- for bots and views ----------------------------------------------------------------------

    def seen_by(self, values: TableValues, state: RedState, seat: int) -> RedState:
        """Return the position as a seat knows it: the same, or a copy with invented secrets."""
        return state

    def fields(self, values: TableValues) -> list[Field]:
        """Return the fields it adds to observations; its part of positions declares who may know them."""
        return []

    def observe(self, values: TableValues, state: RedState, seat: int, out: BytesWriter) -> None:
        """Append its fields in order, party by party starting with the seat."""

    def worth(self, values: TableValues, state: RedState, seat: int) -> float:
        """Return its part of the hand-made value of a position."""
        return 0.0
