"""Why one way to play is better than another: what can be counted at the end of both, in words.

Each game defines what is counted and its weight: `Rules.features`.
"""

from __future__ import annotations

from typing import Any

from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.words.phrase import Phrase, say

MOST = 3
"""Maximum number of reasons given."""
LEAST = 0.3
"""Minimum value of a difference to be mentioned, in points."""


def reasons(rules: Rules[Any], better: State, other: State, seat: int) -> list[Phrase]:
    """Return the reasons for the better end of a turn, the weightiest first."""
    found: list[tuple[float, Phrase]] = []
    for one, two in zip(rules.features(better, seat), rules.features(other, seat)):
        name, amount, weight = one
        difference = amount - two[1]
        if weight * difference >= LEAST:
            found.append((weight * difference, say(f"why-{name}", amount=round(abs(difference)))))
    found.sort(key=lambda reason: -reason[0])
    return [phrase for _, phrase in found[:MOST]]
