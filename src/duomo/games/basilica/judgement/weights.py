"""The weights of the hand-made outlook, in points, found by self-play: tools/fit_value.py, tune_value.py."""

from __future__ import annotations


class Weights:
    """One set of weights. Bots of one table may have different ones: that is how they are tuned."""

    def __init__(self) -> None:
        self.hercules = 0.52
        """Strength that a Hercules ahead is worth while nothing is decided."""
        self.close = 1.41
        self.loose = 0.058
        """A lead in strength that makes a majority sure: at the scoring, and more for each step to it."""
        self.soon = -0.0408
        """How much less for each crown on the vault places."""
        self.later = 0.053
        """Part of a zone's worth that each step to the scoring takes away."""
        self.growth = 0.255
        """Vaults that the zone of a majority may still gain, for each step to the scoring."""
        self.idle = -0.0943
        """A builder in the reserve, for each step of the king to the scoring that would find it idle."""
        self.token = 0.01
        self.coin = 1.13
        self.follow = 0.651
        """Part of what a builder on the vault just placed would add, while that action is still to come."""
        self.action = 0.566
        """An action that the active player has left."""
        self.doubt_at_end = 3.8
        self.doubt_per_step = 0.13


def beginner_weights() -> Weights:
    """The same for somebody who counts vaults and builders, but hardly sees who has the majority (BA-5.2)."""
    weights = Weights()
    weights.hercules = 0.0
    weights.close = 6.0
    weights.growth = 0.0
    return weights
