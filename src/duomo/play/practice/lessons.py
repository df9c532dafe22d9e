"""Lessons at a table: rebuilt from what was done so far, so nothing is stored."""

from __future__ import annotations

from duomo.core.engine.state import NATURE
from duomo.core.game import Game
from duomo.core.move import Move
from duomo.core.words.phrase import Phrase, say
from duomo.games.registry import GAMES
from duomo.lessons import Lesson, LessonError, Run, courses, first_game
from duomo.lessons.figures import Drawn, Figure
from duomo.play.documents.lesson import (
    CourseCard,
    FirstGameCard,
    LessonAnswer,
    LessonCard,
    LessonNow,
    LessonStep,
)
from duomo.play.documents.table import WhyNot
from duomo.play.practice.at_position import LEARNER, practice_table
from duomo.play.practice.trials import TRIAL, lesson_of, what_to_do
from duomo.play.reading.figures import figures
from duomo.play.tables import asked
from duomo.play.tables.telling import Telling
from duomo.play.trouble import ServerTrouble


def cards() -> list[CourseCard]:
    """Return all courses, game by game."""
    return [
        CourseCard(
            game.name,
            course,
            say(f"course-{course}-title"),
            [card_of(lesson) for lesson in lessons],
            first_game_card(game, course),
        )
        for game in GAMES.values()
        for course, lessons in courses(game).items()
    ]


def first_game_card(game: Game, course: str) -> FirstGameCard | None:
    """Return the coached game that follows the lessons of a course."""
    first = first_game(game, course)
    if first is None:
        return None
    return FirstGameCard(say(first.key("title")), say(first.key("aim")), first.minutes)


def card_of(lesson: Lesson) -> LessonCard:
    title, aim = say(lesson.key("title")), say(lesson.key("aim"))
    return LessonCard(lesson.name, title, aim, lesson.minutes, len(lesson.steps))


def find(game: str, course: str, name: str) -> tuple[Game, Lesson]:
    """Return a lesson by its address."""
    if course == TRIAL:
        return GAMES[_figure(game, name).game], lesson_of(_figure(game, name))
    if game in GAMES:
        for lesson in courses(GAMES[game]).get(course, ()):
            if lesson.name == name:
                return GAMES[game], lesson
    raise ServerTrouble(404, "no-lesson")


def _figure(game: str, name: str) -> Figure:
    found = figures().get(name)
    if found is None or found.game != game or not found.playable:
        raise ServerTrouble(404, "no-lesson")
    return found


def table(game: str, course: str, name: str, done: list[str]) -> LessonTable:
    """Return a lesson by its address, after what was done so far."""
    made = TrialTable if course == TRIAL else LessonTable
    return made(*find(game, course, name), done)


class LessonTable:
    """A lesson after what was done so far, as a table for a viewer."""

    def __init__(self, game: Game, lesson: Lesson, done: list[str]) -> None:
        self.run = Run(game, lesson)
        try:
            self.run.follow(done)
        except LessonError as error:
            raise ServerTrouble(422, "bad-lesson-line", reason=str(error)) from None
        table = self.run.table
        self.live = practice_table(game, lesson.id, lesson.position, lesson.nature)
        self.live.start()
        for code, seat in zip(table.moves, table.deciders):
            if seat != NATURE:
                self.live.play(seat, Move(code, table.rules.text(code)), None)

    def now(self) -> LessonNow:
        run = self.run
        snapshot = Telling(self.live).snapshot(self.live.held_by(LEARNER))
        return LessonNow(card_of(run.lesson), snapshot, self._step(), say(run.lesson.key("end")))

    def answer_to(self, move: str | None, piece: str | None = None) -> LessonAnswer:
        """Return the coach's answer to a wrong move, or to pressing a piece."""
        table = self.live.table
        found = asked.read(table, table.state, table.codes(), move, piece)
        if isinstance(found, WhyNot):
            assert found.words is not None
            return LessonAnswer(found.words, found.rule, legal=False)
        return LessonAnswer(self._to_another(found.text), "", legal=True)

    def _to_another(self, move: str) -> Phrase:
        """Return the answer to a move that is legal but not the right one."""
        if self.run.over or self.run.reading or move in self.run.wanted:
            raise ServerTrouble(409, "no-lesson-answer")
        return self.run.answer_to(move)

    def _step(self) -> LessonStep | None:
        run = self.run
        if run.over:
            return None
        step = run.step
        return LessonStep(
            run.at + 1,
            step.name,
            run.says("do"),
            run.says("why"),
            list(step.rules),
            list(step.points),
            list(run.wanted),
        )


class TrialTable(LessonTable):
    """A figure tried as a lesson: its caption is the reason, and the game's own words say what to do."""

    def now(self) -> LessonNow:
        run, words = self.run, self._words()
        card = LessonCard(
            run.lesson.name, say("web-how-to-try"), words, run.lesson.minutes, len(run.lesson.steps)
        )
        snapshot = Telling(self.live).snapshot(self.live.held_by(LEARNER))
        return LessonNow(card, snapshot, self._step(), words)

    def _to_another(self, move: str) -> Phrase:
        return say("lesson-other-move")

    def _step(self) -> LessonStep | None:
        run = self.run
        if run.over:
            return None
        do = what_to_do(run.table, run.wanted)
        return LessonStep(
            run.at + 1, run.step.name, do, self._words(), list(run.step.rules), [], list(run.wanted)
        )

    def _words(self) -> Phrase:
        return Drawn(self.run.game, figures()[self.run.lesson.name]).words()
