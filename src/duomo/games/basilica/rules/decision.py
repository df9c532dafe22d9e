"""A pending decision: what it offers, what a move does, why not, and how it is written and asked.

The stack of a state holds numbers (`core.engine.state.frame`); the kind of one leads to an object of these
classes. Each decision is a class in the file of its chapter.
"""

from __future__ import annotations

from typing import Final

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Log
from duomo.core.engine.refusal import PositionError, Refusal
from duomo.core.engine.state import NATURE, first, frame
from duomo.core.words.phrase import Phrase, say
from duomo.games.basilica.rules.names import SEAT_NAMES
from duomo.games.basilica.rules.said import Said
from duomo.games.basilica.rules.state import BasilicaState
from duomo.games.basilica.rules.values import TableValues

BOTTOM: Final = -1
"""Below the first decision of the stack."""


class Decision:
    """A decision of a player; the first number of its frame is his seat."""

    def __init__(self, kind: int, name: str, rule: str, after: int, now: str = "") -> None:
        self.kind = kind
        """Its number on the stack."""
        self.name = name
        """The word with which it begins in a position."""
        self.rule = rule
        """The paragraph that asks for it."""
        self.after = after
        """The kind of decision that it lies on, or BOTTOM."""
        self.now = now if now else name
        """What a refusal calls it."""

    # ---- playing ---------------------------------------------------------------------------------

    def settle(self, values: TableValues, state: BasilicaState, top: int, log: Log | None) -> bool:
        """Whether somebody must decide. If not, what follows by itself has been done."""
        state.decider = first(top)
        return True

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        """Add the moves that a player may make."""

    def outcomes(self, values: TableValues, state: BasilicaState, top: int) -> list[tuple[int, int]]:
        """What nature may do, with weights."""
        return []

    def deal(self, values: TableValues, state: BasilicaState, top: int, dealer: Dealer) -> int:
        """One of the outcomes; a decision that need not list them may be faster."""
        return dealer.choose(self.outcomes(values, state, top))

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """Make a move; the decision leaves the stack."""
        raise ValueError(f"{self.name}: nobody decides this")

    def refuse(self, values: TableValues, state: BasilicaState, top: int, move: int) -> Refusal:
        """Why a player's move is not legal. It explains what `legal` decided and decides nothing."""
        return Refusal("ba-not-now", self.rule, {"now": self.now})

    # ---- in words --------------------------------------------------------------------------------

    def write(self, top: int) -> str:
        """As it stands in a position."""
        return f"{self.name} {SEAT_NAMES[first(top)]}"

    def read(self, said: Said) -> int:
        """Back from the words of a position, its name read already."""
        return frame(self.kind, said.seat())

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """PositionError where a position contradicts it; `below` is the decision it lies on."""
        if first(top) != state.active:
            raise PositionError(f"{place}: this is not for {SEAT_NAMES[first(top)]} to decide (BA-4.1).")

    def ask(self, state: BasilicaState, top: int) -> Phrase:
        """The question."""
        return say(f"ba-decide-{self.name}")


class Chance(Decision):
    """A decision of nature."""

    def settle(self, values: TableValues, state: BasilicaState, top: int, log: Log | None) -> bool:
        state.decider = NATURE
        return True

    def write(self, top: int) -> str:
        return self.name

    def read(self, said: Said) -> int:
        return frame(self.kind)

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """The rules themselves say what nature decides: see `positions.checks`."""

    def ask(self, state: BasilicaState, top: int) -> Phrase:
        """People are asked about the turn that goes on meanwhile."""
        return say("ba-decide-turn", actions=state.left)


class Consequence(Decision):
    """Something that nobody decides, but that waits until what lies on it is done."""

    def write(self, top: int) -> str:
        return self.name

    def read(self, said: Said) -> int:
        return frame(self.kind)

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """Nothing in general."""
