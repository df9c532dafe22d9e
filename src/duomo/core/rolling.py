"""What nature is asked next, one thing after the other: several dice of one roll can then be told at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, State


def nature_ahead(rules: Rules[Any], state: State) -> Iterator[tuple[State, list[int]]]:
    """Each thing that nature is asked from here on, with all that it can bring. Whatever it brings, the dice
    of one roll are the same."""
    state = state.copy()
    while state.decider == NATURE:
        codes = [code for code, _ in rules.chance(state)]
        yield state, codes
        rules.play(state, codes[0], None)
