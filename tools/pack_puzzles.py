"""Pack the puzzles that ship with a game from files that `duomo puzzles mine` or `verify --keep` wrote.

    python tools/pack_puzzles.py red-cathedral 400 mined.jsonl ...

Themes and levels are balanced, the clearest puzzles first; at least a quarter have an expansion, if there are
enough.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from duomo.core.game import Game
from duomo.games.registry import find
from duomo.puzzles.puzzle import Puzzle
from duomo.puzzles.shelf import packed, read_lines

EXPANSIONS = 0.25
"""Fraction of the puzzles with an expansion."""


def expanded(game: Game, puzzle: Puzzle) -> bool:
    usual = {option.name: option.default for option in game.options if option.expansion}
    return any(puzzle.options[name] != value for name, value in usual.items())


def chosen(puzzles: list[Puzzle], count: int) -> list[Puzzle]:
    """Return the clearest puzzles of each theme and level in turn."""
    left = sorted(puzzles, key=lambda puzzle: (-puzzle.margin, puzzle.id))
    kept: list[Puzzle] = []
    known: Counter[tuple[str, int, int]] = Counter()
    while left and len(kept) < count:
        puzzle = min(left, key=lambda one: known[one.theme, one.level, one.players])
        left.remove(puzzle)
        known[puzzle.theme, puzzle.level, puzzle.players] += 1
        kept.append(puzzle)
    return kept


def main() -> None:
    game, count = find(sys.argv[1]), int(sys.argv[2])
    found = {
        puzzle.id: puzzle
        for file in sys.argv[3:]
        for puzzle in read_lines(Path(file).read_bytes())
        if puzzle.game == game.name
    }
    with_expansion = [puzzle for puzzle in found.values() if expanded(game, puzzle)]
    plain = [puzzle for puzzle in found.values() if not expanded(game, puzzle)]
    more = chosen(with_expansion, max(round(EXPANSIONS * count), count - len(plain)))
    kept = more + chosen(plain, count - len(more))
    kept.sort(key=lambda puzzle: puzzle.id)
    assert game.puzzles is not None
    data = packed(kept)
    game.puzzles.write_bytes(data)
    print(
        f"{game.puzzles.name}: {len(kept)} of {len(found)}, {len(more)} with an expansion,"
        f" {len(data):,} bytes"
    )


if __name__ == "__main__":
    main()
