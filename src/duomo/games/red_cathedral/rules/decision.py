"""What the game knows about one kind of pending decision, all in one class.

The stack of a state holds numbers (`core/engine/state.py`, `frame`); `RedRules` finds the decision of the top
one by its kind. Each kind is a small class in the file of its chapter of the rulebook.
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
    """One kind of pending decision. What a subclass does not answer stays as it is here."""

    def __init__(
        self,
        name: str,
        rule: str,
        above: tuple[str, ...] = (),
        upon: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        """The words with which it begins in a position; the first of them names it in a refusal."""
        self.rule = rule
        """The paragraph that asks for it."""
        self.above = above
        """Names of the decisions that can lie directly above it."""
        self.upon = upon
        """Names of the decisions on which it can lie directly, beside those that say so themselves."""
        self.other_names: tuple[str, ...] = ()
        """Other words with which it can begin in a position."""
        self.kind = -1
        """Its number at this table, handed out when the table is assembled."""
        self.module = -1
        """The module that brought it; -1: the base game."""

    def admit(self, *names: str) -> None:
        """A module makes it possible that these lie directly above it."""
        self.above += names

    # ---- the rules -------------------------------------------------------------------------------

    def legal(self, values: TableValues, state: RedState, player: Player, top: int, moves: list[int]) -> None:
        """Append every move that answers it; nothing when nature decides."""

    def outcomes(self, values: TableValues, state: RedState, top: int) -> list[tuple[int, int]]:
        """What nature can bring, with weights; nothing when a player decides."""
        return []

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Make one of its moves."""

    def lapsed(self, values: TableValues, state: RedState, player: Player, top: int) -> bool:
        """Whether nothing is left to decide, so that it is dropped without a word (RC-9.2)."""
        return False

    def ends_turn(self, move: int) -> bool:
        """Whether the turn is over when it is decided so. RC-4.1: a turn lasts until the player ends it."""
        return move == END_TURN

    def whose_tiles(self, state: RedState, top: int) -> int:
        """RC-7.7. The party whose workshop tiles it activates."""
        return state.active

    # ---- why not ---------------------------------------------------------------------------------

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        """Why a move is not legal now."""
        return self.not_now(move)

    def not_now(self, move: int) -> Refusal:
        """Something else has to be decided."""
        return Refusal("rc-not-now", self.rule, {"now": self.name})

    # ---- in a position ---------------------------------------------------------------------------

    def write(self, values: TableValues, state: RedState, top: int) -> str | dict[str, Any]:
        """As it stands in a position."""
        return self.name

    def read(self, pending: Pending) -> int:
        """Back from the words that follow its name."""
        return self.kind

    def lies_on(self, values: TableValues, state: RedState, below: Decision | None) -> bool:
        """Whether it can lie directly above another decision, or with None at the bottom of the stack."""
        if below is None:
            return False
        return self.name in below.above or below.name in self.upon

    def check(self, values: TableValues, state: RedState, place: str, stack: list[int], at: int) -> None:
        """PositionError when it cannot be pending in this position; it is `stack[at]`."""

    # ---- in words --------------------------------------------------------------------------------

    def ask(self, values: TableValues, state: RedState, top: int) -> Phrase:
        """The question."""
        return Phrase(f"decision-rc-{self.name}", {})


class Act:
    """Moves that answer no decision of their own but can be made at one: at any moment of a turn, say."""

    def __init__(self, first: int, count: int = 1) -> None:
        self.first = first
        """The first of its numbers."""
        self.count = count

    def play(self, values: TableValues, state: RedState, player: Player, move: int, log: Log | None) -> None:
        """Make one of its moves."""

    def refuse(self, values: TableValues, state: RedState, player: Player, top: int, move: int) -> Refusal:
        """Why one of its moves is not legal now."""
        decision = values.decisions[kind_of(top)]
        if decision.module >= 0:
            return decision.refuse(values, state, player, top, move)
        return decision.not_now(move)

    def at_any_moment(self) -> bool:
        """RC-4.6. Whether it is possible at every moment of the player's turn, beside what is asked."""
        return False

    def ends_trades(self) -> bool:
        """RC-4.2. Whether it ends the one series of trades."""
        return True


def not_your_turn(values: TableValues, state: RedState) -> Refusal:
    """RC-4.6. While a player decides for another party, nothing of the player's own turn can be done."""
    return Refusal("rc-not-your-turn", "RC-4.6", {"party": values.party_names[state.active]})
