"""Running functions on submitted data in a separate process.

Anyone can send data that takes long to process: a game of thousands of moves, a position full of errors. So a
process that can be killed handles it, and returns the encoded answer.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from duomo.lessons.lesson import PUPIL
from duomo.play.documents.lesson import FirstGameNow, LessonAnswer, LessonNow
from duomo.play.documents.puzzle import PuzzleCard, PuzzleNow
from duomo.play.documents.table import Hint, WhyNot
from duomo.play.practice import first_games, lessons
from duomo.play.practice.puzzles import PuzzleTable, find
from duomo.play.tables.telling import Telling
from duomo.play.thinking import Tell, Thought
from duomo.play.trouble import ServerTrouble

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Worked(Thought):
    """Calls a function with the given arguments. It must be a module-level function, because it is pickled by
    name."""

    work: Callable[..., Any]
    given: tuple[Any, ...]

    def think(self, tell: Tell) -> None:
        tell(_encode(self.work(*self.given)))


def worked(work: Callable[..., Any], *given: Any) -> Worked:
    return Worked(work, given)


# ---- lessons and puzzles -------------------------------------------------------------------------


def lesson_now(game: str, course: str, name: str, done: list[str]) -> LessonNow:
    return lessons.table(game, course, name, done).now()


def lesson_answer(
    game: str, course: str, name: str, done: list[str], move: str | None, piece: str | None
) -> LessonAnswer:
    return lessons.table(game, course, name, done).answer_to(move, piece)


def first_game_now(game: str, course: str, done: list[str]) -> FirstGameNow:
    return _coached(game, course, done).now()


def first_game_why(
    game: str, course: str, done: list[str], move: str | None, piece: str | None
) -> LessonAnswer:
    """Return why a move is not legal; raises ServerTrouble if it is."""
    found = _coached(game, course, done).why_not(move, piece)
    if found.words is None:
        raise ServerTrouble(409, "no-lesson-answer")
    return LessonAnswer(found.words, found.rule, legal=False)


def _coached(game: str, course: str, done: Sequence[str]) -> first_games.CoachedTable:
    return first_games.CoachedTable(*first_games.find(game, course), list(done))


@dataclass(frozen=True)
class FirstGameHint(Thought):
    """A hint for a first game."""

    game: str
    course: str
    done: tuple[str, ...]

    def think(self, tell: Tell) -> None:
        table = _coached(self.game, self.course, self.done)
        move, words = table.advice().hint()
        offers = {offer.move: offer for offer in Telling(table.live).offered(PUPIL)}
        tell(_encode(Hint(move, offers[move], words)))


def puzzle_now(puzzle: str, moves: list[str], card: PuzzleCard) -> PuzzleNow:
    return PuzzleTable(find(puzzle), moves).now(card)


def puzzle_why(puzzle: str, moves: list[str], move: str | None, piece: str | None) -> WhyNot:
    return PuzzleTable(find(puzzle), moves).why(move, piece)
