"""A lesson in progress. It is rebuilt from the moves so far, so it need not be stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from duomo.core.engine.dealer import Dealer
from duomo.core.engine.event import Event
from duomo.core.engine.refusal import DuomoError, IllegalMove
from duomo.core.engine.rules import Rules
from duomo.core.game import Document, Game
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase, Value, say
from duomo.lessons.lesson import PUPIL, Lesson, LessonError, Step
from duomo.lessons.numbers import number_at

NEXT = "next"
"""What is sent instead of a move to continue from a step that is only read."""


class ScriptedNature:
    """Brings what a script says, in that order; after that, what follows from a name.

    The k-th outcome depends only on k, so looking ahead and going back change nothing.
    """

    def __init__(self, rules: Rules[Any], name: str, script: tuple[str, ...] = ()) -> None:
        self.rules = rules
        self.name = name
        self.script = script
        self.drawn = 0
        """Number of answers nature has given. Going back at the table must reset it too."""

    def choose(self, outcomes: list[tuple[int, int]]) -> int:
        at = self.drawn
        self.drawn += 1
        if at >= len(self.script):
            return Dealer(f"{self.name} {at}").choose(outcomes)
        code = self.rules.parse(self.script[at])
        if code not in [move for move, _ in outcomes]:
            raise LessonError(f"{self.name}: nature cannot bring “{self.script[at]}” here.")
        return code


class Run:
    """One lesson in progress."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self.left: list[str] = []
        """Moves still wanted at a step that wants several."""
        self._numbers: dict[str, Value] | None = None
        try:
            options, components, rules, state = game.read_position(lesson.position)
        except DuomoError as error:
            raise LessonError(f"{lesson.id}: {error}") from None
        whole = game.write_position(rules, state)
        self.game, self.rules = game, rules
        self.nature = ScriptedNature(rules, lesson.id, lesson.nature)
        self.table = Table(game, options, components, rules, state, position=whole, dealer=self.nature)
        self._begin()

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def reading(self) -> bool:
        """True if there is nothing to do but read and continue."""
        return not self.over and not self.step.do

    @property
    def wanted(self) -> tuple[str, ...]:
        """Moves that do what is asked now; empty if there is only something to read."""
        return () if self.over else tuple(self.left) if self.step.every else self.step.do

    def follow(self, moves: Iterable[str]) -> list[Event]:
        """Play everything done so far, in order: wanted moves and `next`."""
        return [event for move in moves for event in self.play(move)]

    def play(self, move: str) -> list[Event]:
        """Play a wanted move; LessonError for anything else."""
        if self.over:
            raise LessonError(f"{self.lesson.id} is over.")
        if self.reading:
            if move != NEXT:
                raise LessonError(f"{self.lesson.id}: “{self.step.name}” is only read.")
            return self._end_of_step()
        if move not in self.wanted:
            raise LessonError(f"{self.lesson.id}: “{move}” is not what “{self.step.name}” asks for.")
        if self.step.every:
            self._numbers = self.numbers  # stays as at the beginning, also between its moves
            self.left.remove(move)
        events = self._played(move)
        return events if self.left else events + self._end_of_step()

    def answer_to(self, move: str) -> Phrase:
        """Return the coach's reply to a move that the rules allow but the lesson does not ask for."""
        name = self.step.answer_to(move)
        return say("lesson-other-move") if name is None else self.says(name)

    def says(self, part: str) -> Phrase:
        """Return a text of the step, with the numbers from the position."""
        return say(self.lesson.key(self.step.name, part), **self.numbers)

    @property
    def numbers(self) -> dict[str, Value]:
        """Numbers in the step's texts, as they were when it began."""
        if self._numbers is None:
            self._numbers = self._counted()
        return self._numbers

    # ---- internals -------------------------------------------------------------------------------

    def _begin(self) -> None:
        self._numbers = None
        self.left = [] if self.over or not self.step.every else list(self.step.do)

    def _counted(self) -> dict[str, Value]:
        step = self.step
        numbers: dict[str, Value] = {}
        where = f"{self.lesson.id}, step {step.name}"
        if step.shown:
            seen: Document = msgspec.to_builtins(self.game.wire().view(self.rules, self.table.state, PUPIL))
            numbers.update({name: number_at(seen, place, where) for name, place in step.shown.items()})
        if step.before or step.brings or step.costs:
            before = self.table.document()
            after = self._after_step() if step.brings or step.costs else before
            for name, place in step.before.items():
                numbers[name] = number_at(before, place, where)
            for name, place in step.brings.items():
                numbers[name] = number_at(after, place, where) - number_at(before, place, where)
            for name, place in step.costs.items():
                numbers[name] = number_at(before, place, where) - number_at(after, place, where)
        return numbers

    def _after_step(self) -> Document:
        """Return the position that the step leads to; the table is unchanged afterwards."""
        table = self.table
        played, drawn = len(table.moves), self.nature.drawn
        for move in (*(self.step.do if self.step.every else self.step.do[:1]), *self.step.then):
            self._played(move)
        document = table.document()
        table.rewind(played)
        self.nature.drawn = drawn
        return document

    def _end_of_step(self) -> list[Event]:
        events = [event for move in self.step.then for event in self._played(move)]
        self.at += 1
        self._begin()
        return events

    def _played(self, move: str) -> list[Event]:
        """Play a move of the seat that decides; LessonError if the lesson itself is wrong."""
        try:
            return self.table.play(move)
        except IllegalMove as error:
            raise LessonError(f"{self.lesson.id}, step {self.step.name}: {error}") from None
