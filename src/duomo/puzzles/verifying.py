"""Verification of puzzles by an independent search: other seeds, longer, wider and with more exploration."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from duomo.bots.search import Settings
from duomo.puzzles.positions import end_key, table_at
from duomo.puzzles.puzzle import Puzzle
from duomo.puzzles.weighing import Look, weigh

LOOK: Final = Look(40_000, 4_000)
SEEDS: Final = 2


@dataclass(frozen=True)
class Judge:
    """The verifying search."""

    seed: str
    learned: bool = True
    """True to use the learned estimate, like the search that found the puzzles; False for the hand-made
    one alone, so that the two cannot agree just because of what they both learned."""


@dataclass(frozen=True)
class Verdict:
    """What the verification found."""

    id: str
    game: str
    agrees: bool
    """True if the same turn is the best one, by any margin."""
    margin: float
    """Win share between the puzzle's best turn and the best of the others; negative if they disagree."""
    best: list[str]


def other_settings(learned: bool) -> Settings:
    settings = Settings()
    settings.learned = learned
    settings.root_width = 24
    settings.root_keep = 24
    settings.width = 5
    settings.keep = 6
    settings.patience = 6
    settings.explore = 0.2
    settings.trust = 1.0
    return settings


def verify(judge: Judge, puzzle: Puzzle) -> Verdict:
    """Judge a puzzle again."""
    table = table_at(puzzle)
    rules, seen = table.rules, table.state
    lines = [[rules.parse(move) for move in turn.moves] for turn in puzzle.turns]
    shares: dict[tuple[object, ...], list[float]] = {}
    moves: dict[tuple[object, ...], tuple[int, ...]] = {}
    for number in range(SEEDS):
        seed, settings = f"{judge.seed}:{puzzle.id}:{number}", other_settings(judge.learned)
        for turn in weigh(rules, seen, LOOK, seed, lines, settings):
            shares.setdefault(turn.key, []).append(turn.share)
            moves[turn.key] = turn.moves
    means = {key: sum(found) / len(found) for key, found in shares.items()}
    own = end_key(rules, seen, lines[0])
    other = max((key for key in means if key != own), key=lambda key: means[key])
    margin = means[own] - means[other]
    best = moves[own if margin > 0 else other]
    return Verdict(puzzle.id, puzzle.game, margin > 0, round(margin, 4), [rules.text(move) for move in best])
