"""Nature's next decisions in sequence, so that several dice of one roll can be entered at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, State


def nature_ahead(rules: Rules[Any], state: State) -> Iterator[tuple[State, list[int]]]:
    """Yield each of nature's next decisions with all its outcomes. The dice of one roll do not depend on the
    outcomes before them."""
    state = state.copy()
    while state.decider == NATURE:
        codes = [code for code, _ in rules.chance(state)]
        yield state, codes
        rules.play(state, codes[0], None)
