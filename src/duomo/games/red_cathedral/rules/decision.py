"""Everything the game knows about one kind of pending decision, in one class.

The stack of a state holds numbers (`core/engine/state.py`, `frame`); `RedRules` looks up the decision of the
top one by its kind. Each kind is a small class in the file for its chapter of the rulebook.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from duomo.core.engine.event import Log
from duomo.core.engine.refusal import Refusal
from duomo.core.engine.state import kind_of
from duomo.core.words.phrase import Phrase
from duomo.games.red_cathedral.rules.codes import END_TURN
from duomo.games.red_cathedral.rules.state import Player, RedState

if TYPE_CHECKING:
    from duomo.games.red_cathedral.rules.pending import Pending
    from duomo.games.red_cathedral.rules.values import TableValues


class Decision:
    """One kind of pending decision. The methods here are the defaults for subclasses."""

    def __init__(
        self,
        name: str,
        rule: str,
        above: tuple[str, ...] = (),
        upon: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        """The words that start it in a position; the first of them names it in a refusal."""
        self.rule = rule
        """The rule paragraph it comes from."""
        self.above = above
        """Names of the decisions that can lie directly above it."""
        self.upon = upon
        """Names of the decisions it can lie on directly, in addition to those that list it in `above`."""
        self.other_names: tuple[str, ...] = ()
        """Other words that can start it in a position."""
        self.kind = -1
        """Its number at this table, assigned when the table is assembled."""
        self.module = -1
        """The module that it belongs to; -1: the base game."""

    def admit(self, *names: str) -> None:
        """Allow these decisions, from a module, to lie directly above it."""
        self.above += names

    # ---- the rules -------------------------------------------------------------------------------

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """Append the legal moves; none if chance decides."""

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        """Return the chance outcomes with weights; none if a player decides."""
        return []

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Make one of its moves."""

    def lapsed(self, values: TableValues, state: RedState, player: Player, top: int) -> bool:
        """True if nothing is left to decide, so that it is dropped silently (RC-9.2)."""
        return False

    def ends_turn(self, move: int) -> bool:
        """True if this move ends the turn. RC-4.1: a turn goes on until the player ends it."""
        return move == END_TURN

    def whose_tiles(self, state: RedState, top: int) -> int:
        """RC-7.7. The party whose workshop tiles it activates."""
        return state.active

    # ---- refusals --------------------------------------------------------------------------------

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        """Explain why a move is not legal now."""
        return self.not_now(move)

    def not_now(self, move: int) -> Refusal:
        """Refuse a move because something else has to be decided."""
        return Refusal("rc-not-now", self.rule, {"now": self.name})

    # ---- in a position ---------------------------------------------------------------------------

    def write(self, values: TableValues, state: RedState, top: int) -> str | dict[str, Any]:
        """Write the decision as in a position."""
        return self.name

    def read(self, pending: Pending) -> int:
        """Read the decision from the words that follow its name."""
        return self.kind

    def lies_on(self, values: TableValues, state: RedState, below: Decision | None) -> bool:
        """True if it can lie directly above `below`, or at the bottom of the stack if that is None."""
        if below is None:
            return False
        return self.name in below.above or below.name in self.upon

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        """Raise PositionError if it cannot be pending in this position; it is `stack[at]`."""

    # ---- in words --------------------------------------------------------------------------------

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        """Return the question to ask."""
        return Phrase(f"decision-rc-{self.name}", {})


class Act:
    """Moves that belong to no decision, but can be made during one: for example, at any moment of a turn."""

    def __init__(self, first: int, count: int = 1) -> None:
        self.first = first
        """The first of its move numbers."""
        self.count = count

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Make one of its moves."""

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        """Explain why one of its moves is not legal now."""
        decision = values.decisions[kind_of(top)]
        if decision.module >= 0:
            return decision.refuse(values, state, player, top, move)
        return decision.not_now(move)

    def at_any_moment(self) -> bool:
        """RC-4.6. True if it is possible at every moment of the player's turn, in addition to the pending
        decision."""
        return False

    def ends_trades(self) -> bool:
        """RC-4.2. True if it ends the turn's one series of trades."""
        return True


def not_your_turn(values: TableValues, state: RedState) -> Refusal:
    """RC-4.6. A player who decides for another party cannot use anything of their own turn."""
    return Refusal("rc-not-your-turn", "RC-4.6", {"party": values.party_names[state.active]})
