"""How deep an analysis looks, and the thresholds that name a loss."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp

from duomo.analysis.documents import Judgement


@dataclass(frozen=True)
class Depth:
    """Numbers of simulations; with 0 only the game's hand-made estimates are used."""

    stretch: int = 200
    """For all ways to play a stretch of decisions together."""
    line: int = 40
    """Minimum for the played line and for the best line at each of its decisions."""
    position: int = 24
    """For a position between two stretches, and for each outcome of chance."""


USUAL = Depth()
"""A two-player game takes some seconds on one core, compiled: docs/benchmarks-analysis.md."""
STATIC = Depth(0, 1, 0)

INACCURACY = 0.05
MISTAKE = 0.10
BLUNDER = 0.15
"""Losses in win share. Lichess draws the lines at 0.1, 0.2 and 0.3 on its scale from -1 to 1."""
AS_GOOD = 0.005
"""A smaller loss counts as none."""

MARKS = {"inaccuracy": "?!", "mistake": "?", "blunder": "??"}


def judgement(loss: float) -> Judgement:
    """Return the name of a decision with this loss."""
    if loss >= BLUNDER:
        return "blunder"
    if loss >= MISTAKE:
        return "mistake"
    if loss >= INACCURACY:
        return "inaccuracy"
    return "best" if loss < AS_GOOD else "good"


def accuracy(loss: float) -> float:
    """Return how well a decision was made, 0 to 100, by the curve that Lichess uses for a loss in win
    share."""
    return max(0.0, min(100.0, 103.1668 * exp(-4.354 * loss) - 3.1669))
