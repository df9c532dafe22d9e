"""Ratings of people and puzzles: an answer is a game between the two, in which nearly best turns are partial
wins."""

from __future__ import annotations

from typing import Final

from duomo.play.people.skills import Skill, after_game

EASIEST: Final = 900.0
STEP: Final = 200.0
"""Initial rating of a puzzle of the first level, and the step to the next level."""
DOUBT_OF_PUZZLE: Final = 120.0
"""Uncertainty of an untried puzzle; it is small because a search has already evaluated it."""


def skill_of_level(level: int) -> Skill:
    """Return the initial rating of a puzzle."""
    return Skill(EASIEST + STEP * level, DOUBT_OF_PUZZLE)


def rated(person: Skill, puzzle: Skill, part: float) -> tuple[Skill, Skill]:
    """Return both ratings after an answer. `part` is how much of a win it is, from 0 to 1 for the best
    turn."""
    won, lost = _after(person, puzzle, True), _after(person, puzzle, False)
    return _between(lost[0], won[0], part), _between(lost[1], won[1], part)


def _after(person: Skill, puzzle: Skill, won: bool) -> tuple[Skill, Skill]:
    mine, other = after_game((person, puzzle), (1, 2) if won else (2, 1))
    return mine, other


def _between(low: Skill, high: Skill, part: float) -> Skill:
    return Skill(low.mu + part * (high.mu - low.mu), low.sigma + part * (high.sigma - low.sigma))
