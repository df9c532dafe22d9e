"""Recompute the facts in the explanations of the shipped puzzles, after a change of what is counted.

    python tools/retell_puzzles.py red-cathedral

Positions, turns and their values stay as they were found; facts are derived from them, and themes from both.
"""

from __future__ import annotations

import sys
from collections import Counter

import msgspec

from duomo.core.engine.state import NOBODY
from duomo.games.registry import find
from duomo.puzzles.comparing import told
from duomo.puzzles.mining import telling
from duomo.puzzles.positions import end_of, table_at
from duomo.puzzles.puzzle import Puzzle
from duomo.puzzles.shelf import packed, puzzles_of
from duomo.spread import spread


def retold(game_name: str, puzzle: Puzzle) -> Puzzle:
    table = table_at(puzzle)
    rules, state = table.rules, table.state
    turns = puzzle.best, puzzle.turns[puzzle.tempting]
    best, tempting = (end_of(rules, state, [rules.parse(move) for move in turn.moves]) for turn in turns)
    points = puzzle.facts.own_points, puzzle.facts.others_points
    facts = told(rules, (best, tempting), puzzle.seat, puzzle.id, points)
    over = NOBODY in (best.decider, tempting.decider)
    theme = find(game_name).theme(turns[0].moves, turns[1].moves, telling(facts), over)
    return msgspec.structs.replace(puzzle, facts=facts, theme=theme)


def main() -> None:
    game = find(sys.argv[1])
    before = puzzles_of(game)
    found: dict[str, Puzzle] = {}

    def watch(puzzle: Puzzle) -> None:
        found[puzzle.id] = puzzle

    spread(retold, game.name, list(before.values()), watch, None, False)
    assert game.puzzles is not None
    kept = [found[name] for name in before]
    game.puzzles.write_bytes(packed(kept))
    facts = sum(found[name].facts != puzzle.facts for name, puzzle in before.items())
    themes = Counter(
        (puzzle.theme, found[name].theme)
        for name, puzzle in before.items()
        if puzzle.theme != found[name].theme
    )
    print(f"{game.puzzles.name}: {facts} of {len(kept)} are told otherwise; other themes: {dict(themes)}")


if __name__ == "__main__":
    main()
