"""The puzzles of a game, and somebody's progress with them."""

from __future__ import annotations

from duomo.games.registry import GAMES
from duomo.play.documents.puzzle import PuzzleShelf, ThemeCount
from duomo.play.people.skills import Skill
from duomo.play.practice.puzzles import next_for
from duomo.puzzles.puzzle import Puzzle


def shelf_of(
    game: str,
    puzzles: list[Puzzle],
    stars: dict[str, int],
    skills: dict[str, Skill],
    own: Skill,
    who: str,
) -> PuzzleShelf:
    themes: dict[str, list[Puzzle]] = {}
    for puzzle in puzzles:
        themes.setdefault(puzzle.theme, []).append(puzzle)

    def solved(some: list[Puzzle]) -> int:
        return sum(stars.get(puzzle.id, 0) > 0 for puzzle in some)

    following = next_for(puzzles, stars, skills, own, who)
    return PuzzleShelf(
        game,
        len(puzzles),
        solved(puzzles),
        [
            ThemeCount(theme, len(themes[theme]), solved(themes[theme]))
            for theme in GAMES[game].themes
            if theme in themes
        ],
        None if following is None else following.id,
    )
