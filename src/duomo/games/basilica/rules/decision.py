"""A pending decision: its legal moves, their effects, the refusals, its text in positions and its question.

The stack of a state holds numbers (`core.engine.state.frame`); the kind of a number selects an object of
these classes. Each decision is a class in the file of its chapter.
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
"""Stands for the place below the first decision of the stack."""


class Decision:
    """A decision of a player; the first number of its frame is the seat."""

    def __init__(self, kind: int, name: str, rule: str, after: int, now: str = "") -> None:
        self.kind = kind
        """Its number on the stack."""
        self.name = name
        """The word that starts it in a position."""
        self.rule = rule
        """The rule paragraph it comes from."""
        self.after = after
        """The kind of decision it must lie on, or BOTTOM."""
        self.now = now if now else name
        """Its name in refusals."""

    # ---- playing ---------------------------------------------------------------------------------

    def settle(self, values: TableValues, state: BasilicaState, top: int, log: Log | None) -> bool:
        """Return whether somebody must decide. If not, its automatic consequences have been carried out."""
        state.decider = first(top)
        return True

    def legal(self, values: TableValues, state: BasilicaState, top: int, moves: list[int]) -> None:
        """Add the player's legal moves."""

    def outcomes(self, values: TableValues, state: BasilicaState, top: int) -> list[tuple[int, int]]:
        """Return the chance outcomes, with weights."""
        return []

    def deal(self, values: TableValues, state: BasilicaState, top: int, dealer: Dealer) -> int:
        """Draw one of the outcomes; subclasses may do so faster without listing them."""
        return dealer.choose(self.outcomes(values, state, top))

    def play(self, values: TableValues, state: BasilicaState, top: int, move: int, log: Log | None) -> None:
        """Make a move and remove the decision from the stack."""
        raise ValueError(f"{self.name}: nobody decides this")

    def refuse(self, values: TableValues, state: BasilicaState, top: int, move: int) -> Refusal:
        """Explain why a player's move is not legal. It only explains what `legal` decided."""
        return Refusal("ba-not-now", self.rule, {"now": self.now})

    # ---- in words --------------------------------------------------------------------------------

    def write(self, top: int) -> str:
        """Write the decision as in a position."""
        return f"{self.name} {SEAT_NAMES[first(top)]}"

    def read(self, said: Said) -> int:
        """Read the decision from the words of a position; its name has already been read."""
        return frame(self.kind, said.seat())

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """Raise PositionError if the position contradicts it; `below` is the decision it lies on."""
        if first(top) != state.active:
            raise PositionError(f"{place}: this is not for {SEAT_NAMES[first(top)]} to decide (BA-4.1).")

    def ask(self, state: BasilicaState, top: int) -> Phrase:
        """Return the question to ask."""
        return say(f"ba-decide-{self.name}")


class Chance(Decision):
    """A decision by chance (nature)."""

    def settle(self, values: TableValues, state: BasilicaState, top: int, log: Log | None) -> bool:
        state.decider = NATURE
        return True

    def write(self, top: int) -> str:
        return self.name

    def read(self, said: Said) -> int:
        return frame(self.kind)

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """No check here: the rules themselves determine chance decisions, see `positions.checks`."""

    def ask(self, state: BasilicaState, top: int) -> Phrase:
        """Ask about the turn in progress."""
        return say("ba-decide-turn", actions=state.left)


class Consequence(Decision):
    """Something nobody decides, carried out when everything above it on the stack is done."""

    def write(self, top: int) -> str:
        return self.name

    def read(self, said: Said) -> int:
        return frame(self.kind)

    def check(self, values: TableValues, state: BasilicaState, place: str, below: int, top: int) -> None:
        """No general checks."""
