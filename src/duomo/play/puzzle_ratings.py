"""Ratings of people and puzzles: an answer is a game between the two, of which close seconds win a part."""

from __future__ import annotations

from typing import Final

import msgspec
from openskill.models import PlackettLuce

MIDDLE: Final = 1500.0
"""Whom nobody knows yet."""
DOUBT: Final = 350.0
EASIEST: Final = 900.0
STEP: Final = 200.0
"""What a puzzle of the first level is worth before anybody tried it, and how much more the next one is."""
DOUBT_OF_PUZZLE: Final = 120.0
"""A search has weighed it already."""
_model = PlackettLuce(mu=MIDDLE, sigma=DOUBT, beta=DOUBT / 2, tau=4.0)


class Skill(msgspec.Struct, frozen=True):
    """A rating and how much it is in doubt."""

    mu: float = MIDDLE
    sigma: float = DOUBT

    @property
    def shown(self) -> int:
        return round(self.mu)


def skill_of_level(level: int) -> Skill:
    """A puzzle that nobody tried yet."""
    return Skill(EASIEST + STEP * level, DOUBT_OF_PUZZLE)


def rated(person: Skill, puzzle: Skill, part: float) -> tuple[Skill, Skill]:
    """Both after an answer that is so much of a win: 1 the best turn, 0 nothing."""
    won, lost = _after(person, puzzle, True), _after(person, puzzle, False)
    return _between(lost[0], won[0], part), _between(lost[1], won[1], part)


def _after(person: Skill, puzzle: Skill, won: bool) -> tuple[Skill, Skill]:
    teams = [[_model.rating(mu=one.mu, sigma=one.sigma)] for one in (person, puzzle)]
    [[mine], [other]] = _model.rate(teams, ranks=[1, 2] if won else [2, 1])
    return Skill(mine.mu, mine.sigma), Skill(other.mu, other.sigma)


def _between(low: Skill, high: Skill, part: float) -> Skill:
    return Skill(low.mu + part * (high.mu - low.mu), low.sigma + part * (high.sigma - low.sigma))
