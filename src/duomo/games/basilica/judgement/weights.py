"""The weights of the hand-made outlook, in points, found by self-play with tools/fit_value.py and
tune_value.py."""

from __future__ import annotations


class Weights:
    """One set of weights. Bots at one table may have different weights, which is how they are tuned."""

    def __init__(self) -> None:
        self.hercules = 0.52
        """Strength that a Hercules advantage is worth while the zone is undecided."""
        self.close = 1.41
        self.loose = 0.058
        """The lead in strength that makes a majority certain: at the scoring, and the extra for each step to
        it."""
        self.soon = -0.0408
        """The reduction of that lead for each crown on the vault places."""
        self.later = 0.053
        """Fraction of a zone's worth lost for each step to the scoring."""
        self.growth = 0.255
        """Vaults that the zone of a majority may still gain, for each step to the scoring."""
        self.idle = -0.0943
        """A builder in the reserve, for each of the king's steps to the scoring."""
        self.token = 0.01
        self.coin = 1.13
        self.follow = 0.651
        """Fraction of what a builder on the vault just placed would add, while that action is still
        available."""
        self.action = 0.566
        """An action the active player has left."""
        self.doubt_at_end = 3.8
        self.doubt_per_step = 0.13


def beginner_weights() -> Weights:
    """Return weights for a beginner, who counts vaults and builders but hardly notices majorities
    (BA-5.2)."""
    weights = Weights()
    weights.hercules = 0.0
    weights.close = 6.0
    weights.growth = 0.0
    return weights
