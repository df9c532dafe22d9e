"""How strong somebody is, as a number and how much it is in doubt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from openskill.models import PlackettLuce

MIDDLE: Final = 1500.0
"""Whom nobody knows yet."""
DOUBT: Final = 350.0
_model = PlackettLuce(mu=MIDDLE, sigma=DOUBT, beta=DOUBT / 2, tau=4.0)


class Skill(msgspec.Struct, frozen=True):
    """A rating and how much it is in doubt."""

    mu: float = MIDDLE
    sigma: float = DOUBT

    @property
    def shown(self) -> int:
        return round(self.mu)


def after_game(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Everybody after a game in which they came to these places; the first is 1."""
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in skills]
    return [Skill(one.mu, one.sigma) for [one] in _model.rate(teams, ranks=[float(one) for one in places])]
