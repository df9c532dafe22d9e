"""The position: what is on the table, and the pending decision."""

from __future__ import annotations

from duomo.core.engine.state import NATURE, State


class StonesState(State):
    def __init__(self) -> None:
        self.decider = NATURE
        self.turns = 0
        self.stack: list[int] = []
        self.active = 0
        """Whose turn it is."""
        self.quarry = 0
        """Remaining stones."""
        self.rolled = 0
        """What the die shows; 0 before the roll."""
        self.heights: list[int] = []
        """The towers, by seat."""
        self.plans: list[int] = []
        """The plans, by seat; each is known only to its owner (ST-1.3)."""

    def copy(self) -> StonesState:
        other = StonesState()
        other.decider = self.decider
        other.turns = self.turns
        other.stack = self.stack[:]
        other.active = self.active
        other.quarry = self.quarry
        other.rolled = self.rolled
        other.heights = self.heights[:]
        other.plans = self.plans[:]
        return other

    def key(self) -> tuple[object, ...]:
        towers = (tuple(self.heights), tuple(self.plans))
        return (self.decider, self.turns, tuple(self.stack), self.active, self.quarry, self.rolled, towers)
