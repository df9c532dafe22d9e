"""Why one way to play is better than another: what can be counted at the end of both, in words.

What is counted, and what it weighs, each game says itself: `features.py` in its folder.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from duomo.core.rules import Rules
from duomo.core.state import State
from duomo.words.phrase import Phrase, say

MOST = 3
"""Reasons that are told."""
LEAST = 0.3
"""Points that a difference must be worth to be told."""


Feature = tuple[str, float, float]
"""Name, amount, and what one more of it is worth in points."""


@lru_cache(maxsize=8)
def counted(folder: str) -> Callable[[Rules[Any], State, int], list[Feature]] | None:
    """What the game in this folder counts, if it has said so."""
    name = f"{folder}.features"
    if find_spec(name) is None:
        return None
    features: Callable[[Rules[Any], State, int], list[Feature]] = import_module(name).features
    return features


def reasons(rules: Rules[Any], better: State, other: State, seat: int) -> list[Phrase]:
    """What speaks for the better end of a turn, the weightiest first."""
    features = counted(type(rules).__module__.rpartition(".")[0])
    if features is None:
        return []
    found: list[tuple[float, Phrase]] = []
    for one, two in zip(features(rules, better, seat), features(rules, other, seat)):
        name, amount, weight = one
        difference = amount - two[1]
        if weight * difference >= LEAST:
            found.append((weight * difference, say(f"why-{name}", amount=round(abs(difference)))))
    found.sort(key=lambda reason: -reason[0])
    return [phrase for _, phrase in found[:MOST]]
