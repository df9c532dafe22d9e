"""Explanations of the best turn, from facts counted when the puzzle was made."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Final

from duomo.core.words.phrase import Phrase, say
from duomo.games.registry import GAMES
from duomo.puzzles.puzzle import Fact, Puzzle
from duomo.rulebook import folders

TOLD: Final = 0.5
"""Minimum number of points worth mentioning."""


def why_best(puzzle: Puzzle) -> list[Phrase]:
    """Return the reasons for the best turn."""
    facts = puzzle.facts
    told = [say("puzzle-lesson", theme=puzzle.theme)]
    for kind, found in (("now", facts.now), ("later", facts.later), ("others", facts.others)):
        if found:
            told.append(say(f"puzzle-why-{kind}", facts=in_words(found)))
    own, others = round(facts.own_points), round(facts.others_points)
    if facts.own_points >= TOLD and facts.others_points >= TOLD:
        told.append(say("puzzle-why-both", own=max(1, own), others=max(1, others)))
    elif facts.own_points >= TOLD:
        told.append(say("puzzle-why-own", own=max(1, own)))
    elif facts.others_points >= TOLD:
        told.append(say("puzzle-why-rival", others=max(1, others)))
    return told


def why_tempting(puzzle: Puzzle) -> list[Phrase]:
    """Return why the tempting turn looks better at first."""
    tempts = puzzle.facts.tempts
    return [say("puzzle-tempts", facts=in_words(tempts))] if tempts else [say("puzzle-tempts-plain")]


def rules_about(puzzle: Puzzle) -> list[str]:
    """Return the rulebook paragraphs about its theme."""
    return _rules_of_themes(puzzle.game).get(puzzle.theme, [])


@cache
def _rules_of_themes(game: str) -> dict[str, list[str]]:
    file = folders()[GAMES[game].specification] / "themes.toml"
    found = tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    rules: dict[str, list[str]] = found.get(game, {})
    return rules


def in_words(facts: list[Fact]) -> list[Phrase]:
    return [say(f"why-{fact.feature}", amount=max(1, round(fact.amount))) for fact in facts]
