"""Ratings of people and puzzles: an answer is a game between the two, of which close seconds win a part."""

from __future__ import annotations

from typing import Final

from duomo.play.people.skills import Skill, after_game

EASIEST: Final = 900.0
STEP: Final = 200.0
"""What a puzzle of the first level is worth before anybody tried it, and how much more the next one is."""
DOUBT_OF_PUZZLE: Final = 120.0
"""A search has weighed it already."""


def skill_of_level(level: int) -> Skill:
    """A puzzle that nobody tried yet."""
    return Skill(EASIEST + STEP * level, DOUBT_OF_PUZZLE)


def rated(person: Skill, puzzle: Skill, part: float) -> tuple[Skill, Skill]:
    """Both after an answer that is so much of a win: 1 the best turn, 0 nothing."""
    won, lost = _after(person, puzzle, True), _after(person, puzzle, False)
    return _between(lost[0], won[0], part), _between(lost[1], won[1], part)


def _after(person: Skill, puzzle: Skill, won: bool) -> tuple[Skill, Skill]:
    mine, other = after_game((person, puzzle), (1, 2) if won else (2, 1))
    return mine, other


def _between(low: Skill, high: Skill, part: float) -> Skill:
    return Skill(low.mu + part * (high.mu - low.mu), low.sigma + part * (high.sigma - low.sigma))
