"""Plays lessons through in every language, to find what is out of date: rules, positions, texts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from duomo.core.engine.refusal import DuomoError
from duomo.core.game import Game
from duomo.core.words.phrase import say
from duomo.lessons.checking_games import faults_of_first_game
from duomo.lessons.faults import Fault, unsaid
from duomo.lessons.lesson import PUPIL, Lesson, Step
from duomo.lessons.reading import courses, first_games
from duomo.lessons.running import NEXT, Run


@dataclass(frozen=True)
class Checked:
    """The result for the lessons of a game."""

    lessons: int
    steps: int
    faults: tuple[Fault, ...]

    @property
    def failed(self) -> int:
        """Number of lessons with at least one fault."""
        return len({fault.lesson for fault in self.faults})


def check(game: Game, languages: tuple[str, ...], rules: frozenset[str]) -> Checked:
    """Check every lesson of a game in these languages; `rules` are the ids in the rulebook."""
    lessons = [lesson for lessons in courses(game).values() for lesson in lessons]
    faults = [fault for lesson in lessons for fault in faults_of(game, lesson, languages, rules)]
    for first in first_games(game):
        faults += faults_of_first_game(game, first, languages, rules)
    return Checked(len(lessons), sum(len(lesson.steps) for lesson in lessons), tuple(faults))


def faults_of(
    game: Game, lesson: Lesson, languages: tuple[str, ...], rules: frozenset[str]
) -> Iterator[Fault]:
    """Play each path through a lesson once, with every text that could appear on it."""
    try:
        for what in _ways(game, lesson):
            yield Fault(lesson.id, "", what)
        for step in lesson.steps:
            for rule in step.rules:
                if rule not in rules:
                    yield Fault(lesson.id, "", f"step {step.name} names {rule}, which is no rule")
        for language in languages:
            for what in _texts(game, lesson, language):
                yield Fault(lesson.id, language, what)
    except DuomoError as error:
        yield Fault(lesson.id, "", str(error))


def _ways(game: Game, lesson: Lesson) -> Iterator[str]:
    """Play every accepted move of every step; the other steps are played by their first move."""
    for number, step in enumerate(lesson.steps):
        yield from _points(game, _until(game, lesson, number), step)
        for choice in (step.do if not step.every else step.do[:1]) or (NEXT,):
            run = _until(game, lesson, number)
            if step.do and run.table.decider != PUPIL:
                yield f"step {step.name} asks for a move when somebody else decides"
            yield from _wrong_moves(_until(game, lesson, number), step)
            run.play(choice)
            while not run.over:
                run.play(_first(run))


def _points(game: Game, run: Run, step: Step) -> Iterator[str]:
    """Check that what a step points to is on the table."""
    places = game.wire().places(run.table.rules, run.table.state)
    for point in step.points:
        if point not in places:
            yield f"step {step.name} points to “{point}”, which is no place of the table"


def _wrong_moves(run: Run, step: Step) -> Iterator[str]:
    """Check that every move with a reply is possible, and not one of the wanted moves."""
    legal = {move.text for move in run.table.legal()}
    for move in step.do[:-1] if step.every else ():
        run.play(move)
        legal |= {move.text for move in run.table.legal()}
    for words in step.wrong:
        fits = [move for move in legal if f"{move} ".startswith(f"{words} ")]
        if not [move for move in fits if move not in step.do]:
            yield f"step {step.name} answers “{words}”, but no such move is possible there"


def _texts(game: Game, lesson: Lesson, language: str) -> Iterator[str]:
    run = Run(game, lesson)
    keys = [say(lesson.key(part)) for part in ("title", "aim", "end")]
    for step in lesson.steps:
        keys += [run.says(part) for part in ("do", "why", *dict.fromkeys(step.wrong.values()))]
        while not run.over and run.step is step:
            run.play(_first(run))
    yield from unsaid(keys, language)


def _until(game: Game, lesson: Lesson, number: int) -> Run:
    run = Run(game, lesson)
    while run.at < number:
        run.play(_first(run))
    return run


def _first(run: Run) -> str:
    return NEXT if run.reading else run.wanted[0]
