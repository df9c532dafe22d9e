"""Puzzles at a table: any turn may be played, and is judged by the win share it loses.

A puzzle is a study of a position, rebuilt from the moves so far; nothing is stored. The turns evaluated when
the puzzle was made are known; any other is searched when it is played.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from duomo.analysis.answers import in_words
from duomo.analysis.depth import judgement
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import State
from duomo.core.record import write
from duomo.games.registry import GAMES
from duomo.play.documents.puzzle import AnsweredMove, PuzzleCard, PuzzleNow, PuzzleVerdict
from duomo.play.documents.study import StudyLine
from duomo.play.documents.table import WhyNot
from duomo.play.people.skills import Skill
from duomo.play.practice.puzzle_ratings import skill_of_level
from duomo.play.practice.puzzle_words import rules_about, why_best, why_tempting
from duomo.play.reading.studies import Study
from duomo.play.trouble import ServerTrouble
from duomo.puzzles.positions import end_key, record_of
from duomo.puzzles.puzzle import Puzzle
from duomo.puzzles.shelf import puzzles_of
from duomo.puzzles.weighing import Look, weigh

STARS: Final = (0.01, 0.03, 0.08)
"""Win share that an answer may lose for three stars, two stars and one star."""
PARTS: Final = (0.0, 0.4, 0.75, 1.0)
"""How much of a win each number of stars is."""
LOOK: Final = Look(3_000, 500)
"""Search effort for a turn that was not evaluated before."""


def find(puzzle: str) -> Puzzle:
    for game in GAMES.values():
        found = puzzles_of(game).get(puzzle)
        if found is not None:
            return found
    raise ServerTrouble(404, "no-puzzle")


def card_of(puzzle: Puzzle, skill: Skill | None = None, stars: int | None = None) -> PuzzleCard:
    usual = {option.name: option.default for option in GAMES[puzzle.game].options if option.expansion}
    expansion = any(puzzle.options.get(name, value) != value for name, value in usual.items())
    rating = (skill or skill_of_level(puzzle.level)).shown
    return PuzzleCard(
        puzzle.id, puzzle.game, puzzle.players, expansion, puzzle.theme, puzzle.level, rating, stars
    )


def next_for(
    puzzles: Iterable[Puzzle], tried: Iterable[str], skills: Mapping[str, Skill], own: Skill, who: str
) -> Puzzle | None:
    """Return an untried puzzle about as hard as the guest is strong; not the same one for everyone."""
    done = set(tried)

    def distance(puzzle: Puzzle) -> float:
        chance = hashlib.sha256(f"{who} {puzzle.id}".encode()).digest()[0]
        return abs(skills.get(puzzle.id, skill_of_level(puzzle.level)).mu - own.mu) + chance

    return min((puzzle for puzzle in puzzles if puzzle.id not in done), key=distance, default=None)


class PuzzleTable:
    """A puzzle after the moves so far."""

    def __init__(self, puzzle: Puzzle, moves: Sequence[str]) -> None:
        self.puzzle = puzzle
        text = write(record_of(puzzle))
        self.study = Study(f"puzzle-{puzzle.id}", text, StudyLine(0, list(moves)))
        assert self.study.begins is not None
        self.start: State = self.study.begins.state
        self.rules: Rules[Any] = self.study.begins.rules

    @property
    def complete(self) -> bool:
        """True if the solver has nothing left to decide before chance or others do."""
        live = self.study.live
        own = [seat == self.puzzle.seat for seat in live.table.deciders]
        return not all(own) or (bool(own) and live.decider != self.puzzle.seat)

    def now(self, card: PuzzleCard) -> PuzzleNow:
        study = self.study
        return PuzzleNow(card, study.snapshot(), self.puzzle.seat, study.rule().rule, self.complete)

    def why(self, move: str | None, piece: str | None = None) -> WhyNot:
        return self.study.why(move, piece)

    def verdict(self) -> PuzzleVerdict:
        """Return the verdict on the turn played; raises ServerTrouble if it is not complete."""
        if not self.complete:
            raise ServerTrouble(409, "answer-unfinished")
        puzzle, rules, game = self.puzzle, self.rules, GAMES[self.puzzle.game]
        answer = self.study.answer().moves
        best, tempting = (self._codes(turn.moves) for turn in (puzzle.best, puzzle.turns[puzzle.tempting]))
        share, simulations = self._share_of(answer, best)
        loss = max(0.0, puzzle.best.share - share)
        left = Counter(best)
        moves: list[AnsweredMove] = []
        for code, said in zip(answer, in_words(game, rules, self.start, answer)):
            moves.append(AnsweredMove(said.move, said.words, left[code] > 0 or loss < STARS[0]))
            left[code] -= 1
        return PuzzleVerdict(
            stars_for(loss),
            loss,
            judgement(loss),
            share,
            puzzle.best.share,
            moves,
            in_words(game, rules, self.start, best),
            in_words(game, rules, self.start, tempting),
            puzzle.best.share - puzzle.turns[puzzle.tempting].share,
            puzzle.theme,
            why_best(puzzle),
            rules_about(puzzle),
            why_tempting(puzzle),
            simulations,
        )

    def _share_of(self, answer: Sequence[int], best: Sequence[int]) -> tuple[float, int]:
        """Return the win share of an answer, on the same scale as the best turn's, and the number of
        simulations used."""
        rules, start = self.rules, self.start
        end = end_key(rules, start, answer)
        for turn in self.puzzle.turns:
            if end_key(rules, start, self._codes(turn.moves)) == end:
                return turn.share, 0
        found = {turn.key: turn.share for turn in weigh(rules, start, LOOK, self.puzzle.id, [best, answer])}
        loss = max(0.0, found[end_key(rules, start, best)] - found[end])
        return self.puzzle.best.share - loss, LOOK.simulations

    def _codes(self, moves: Sequence[str]) -> list[int]:
        return [self.rules.parse(move) for move in moves]


def stars_for(loss: float) -> int:
    return sum(loss < most for most in STARS)
