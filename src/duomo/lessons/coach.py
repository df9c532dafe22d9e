"""A whole game with a coach: data that says when to speak, and about what.

The coach reacts to the current decision, accepts every move, and says each thing as often as its data allow:
the more the player has heard, the less is left to say.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from duomo.core.engine.event import Event
from duomo.core.game import Document
from duomo.core.table import Table
from duomo.core.words.phrase import Phrase, Value, say
from duomo.lessons.lesson import PUPIL, LessonError

Facts = Mapping[str, int]
COMPARE: dict[str, Callable[[int, int], bool]] = {"at least": operator.ge, "at most": operator.le}
"""The comparisons allowed in a condition; a bare number must match exactly."""
TURN = "turn"
"""The event of every game that says whose turn begins."""
SIDES = ("own", "rival")


@dataclass(frozen=True)
class Word:
    """Something the coach says: its conditions, and how often."""

    name: str
    at: str = ""
    """Key of the current decision's question; empty: any."""
    offers: str = ""
    """First words of a move that must be possible."""
    heard: str = ""
    """Kind of an event that must have happened since the last decision; this makes it a comment."""
    by: str = SIDES[0]
    """Whose event: `own` or `rival`."""
    numbers: tuple[str, ...] = ()
    """Values of the event used in the text, besides the situation."""
    when: Mapping[str, int | str] = field(default_factory=dict)
    """Conditions on the situation: a number, or `at least 2`, `at most 0`."""
    times: int = 1
    until: int | None = None
    """The last turn of the player in which it is said."""
    rules: tuple[str, ...] = ()
    topic: str = ""
    """The topic it introduces."""

    def holds(self, facts: Facts) -> bool:
        return all(_holds(facts, name, wanted) for name, wanted in self.when.items())


def _holds(facts: Facts, name: str, wanted: int | str) -> bool:
    if name not in facts:
        raise LessonError(f"The situation does not tell “{name}”; it tells: {', '.join(sorted(facts))}.")
    if isinstance(wanted, int):
        return facts[name] == wanted
    how, _, number = wanted.rpartition(" ")
    if how not in COMPARE or not number.isdigit():
        raise LessonError(f"“{wanted}” is no condition; write a number, or “at least 2”, “at most 0”.")
    return COMPARE[how](facts[name], int(number))


@dataclass(frozen=True)
class FirstGame:
    """Where the game begins, the opponents' level, and what the coach has to say."""

    game: str
    course: str
    minutes: int
    rival: str
    """The level of the opponents."""
    position: Document
    topics: tuple[str, ...]
    """The topics met on the way, in this order."""
    comments: tuple[Word, ...]
    advice: tuple[Word, ...]
    """The first that fits is said."""

    @property
    def id(self) -> str:
        return f"{self.course}/first-game"

    def key(self, *parts: str) -> str:
        """Return a key of the catalogue."""
        return "-".join(("coach", self.course, *parts))


@dataclass(frozen=True)
class Said:
    """What the coach says at a decision."""

    word: Word
    data: Mapping[str, Value]

    def phrase(self, first: FirstGame, *parts: str) -> Phrase:
        return say(first.key(self.word.name, *parts), **self.data)


class Coach:
    """Follows one game and remembers what was said."""

    def __init__(self, first: FirstGame) -> None:
        self.first = first
        self.turn = 1
        """Number of the player's own turns so far."""
        self.counts: Counter[str] = Counter()
        self.events: list[Event] = []
        """Events since the player's last decision."""
        self.comment: Said | None = None
        self.advice: Said | None = None

    @property
    def met(self) -> list[str]:
        """Topics that were introduced."""
        words = (*self.first.comments, *self.first.advice)
        found = {word.topic for word in words if self.counts[word.name]}
        return [topic for topic in self.first.topics if topic in found]

    def hear(self, events: Iterable[Event]) -> None:
        """Note what happened at the table."""
        for event in events:
            self.events.append(event)
            if event.kind == TURN and event.seat == PUPIL:
                self.turn += 1
                self.advice = None

    def speak(self, table: Table) -> None:
        """Choose what to say at the player's decision: one comment on what happened, and one piece of
        advice. Earlier advice stays until the turn is over or there is something else to say."""
        facts = table.game.situation(table.rules, table.state, PUPIL)
        self.comment = self._comment(facts)
        self.advice = self._advice(table, facts) or self.advice
        self.events = []

    def _comment(self, facts: Facts) -> Said | None:
        for word in self.first.comments:
            for event in self.events:
                own = event.seat == PUPIL
                if event.kind != word.heard or own != (word.by == SIDES[0]) or not self._may(word):
                    continue
                told = {**facts, **{name: int(event.data[name]) for name in word.numbers}}
                if word.holds(told):
                    return self._say(word, told)
        return None

    def _advice(self, table: Table, facts: Facts) -> Said | None:
        question = table.words(PUPIL).decision().key
        moves = [f"{move.text} " for move in table.legal()]
        for word in self.first.advice:
            offered = not word.offers or any(move.startswith(f"{word.offers} ") for move in moves)
            if offered and word.at in ("", question) and self._may(word) and word.holds(facts):
                return self._say(word, facts)
        return None

    def _may(self, word: Word) -> bool:
        return self.counts[word.name] < word.times and (word.until is None or self.turn <= word.until)

    def _say(self, word: Word, facts: Facts) -> Said:
        self.counts[word.name] += 1
        data: dict[str, Any] = dict(facts)
        return Said(word, data)
