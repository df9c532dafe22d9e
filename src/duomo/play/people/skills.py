"""Ratings with their uncertainty."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

MIDDLE: Final = 1500.0
"""Rating of an unknown player."""
DOUBT: Final = 350.0
_model = PlackettLuce(mu=MIDDLE, sigma=DOUBT, beta=DOUBT / 2, tau=4.0)


class Skill(msgspec.Struct, frozen=True):
    """A rating and its uncertainty."""

    mu: float = MIDDLE
    sigma: float = DOUBT

    @property
    def shown(self) -> int:
        return round(self.mu)


def after_game(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Return everyone's rating after a game with these places; the first is 1."""
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    return [Skill(one.mu, one.sigma) for [one] in _model.rate(teams, ranks=[float(one) for one in places])]
