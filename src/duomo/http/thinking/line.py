"""A fair queue for tasks: ordered not by arrival but by how much each person has already used.

Every second of thinking is charged to an address and a person, and decays with a half-life. The address that
has used the least is next, and among its people the one who has used the least. A hint is treated as if its
address had used one second more, and a bot's turn at a table with nobody present as if five. So bots of
running games come before hints, but somebody who has used little never waits for somebody who has used much.
Bots at tables with nobody present use at most half of the processes, however many tables somebody makes and
leaves.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Collection
from typing import Generic, NamedTuple, TypeVar

HALF_LIFE = 30.0
"""Seconds after which half of the usage is forgotten."""
FORGOTTEN = 0.01
RUNNING = 1.0
"""Seconds charged for a running task, before its duration is known."""

BOT, HINT, UNWATCHED = 0.0, 1.0, 5.0
"""Penalty of each kind of task, in seconds."""

T = TypeVar("T")


class Whose(NamedTuple):
    """The person and address a task is charged to."""

    guest: str
    address: str
    """If unknown, the guest's id is used instead."""


class Account:
    """Usage with exponential decay."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.at = 0.0

    def add(self, seconds: float, moment: float) -> None:
        self.seconds = self.had(moment) + seconds
        self.at = moment

    def had(self, moment: float) -> float:
        left = self.seconds * math.pow(0.5, (moment - self.at) / HALF_LIFE)
        return left if left > FORGOTTEN else 0.0


class ThinkingQueue(Generic[T]):
    """The queue that threads take tasks from; they block while it is empty."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, unwatched: int = 1) -> None:
        """`unwatched`: maximum number of simultaneous tasks for tables with nobody present."""
        self.clock = clock
        self.unwatched = unwatched
        self.apart: set[T] = set()
        """The running tasks for such tables."""
        self.changed = threading.Condition()
        self.waiting: dict[T, tuple[Whose, float, int]] = {}
        """Tasks with their penalty and number."""
        self.accounts: dict[str, Account] = {}
        self.number = 0
        self.closed = False

    def put(self, question: T, whose: Whose, back: float = BOT) -> None:
        with self.changed:
            self.number += 1
            self.waiting[question] = (whose, back, self.number)
            self.changed.notify()

    def take(self) -> tuple[T, Whose] | None:
        """Return the next task; None when the queue is closed."""
        with self.changed:
            while not self.closed:
                if candidates := self._candidates():
                    question = min(candidates, key=self._order(self.clock()))
                    whose, back, _ = self.waiting.pop(question)
                    self._charge(whose, RUNNING)
                    if back >= UNWATCHED:
                        self.apart.add(question)
                    return question, whose
                self.changed.wait()
            return None

    def _candidates(self) -> Collection[T]:
        """Return the tasks that may be taken."""
        if len(self.apart) < self.unwatched:
            return self.waiting
        return [question for question, (_, back, _) in self.waiting.items() if back < UNWATCHED]

    def done(self, question: T, whose: Whose, seconds: float) -> None:
        """Charge the actual duration of a finished task."""
        with self.changed:
            self._charge(whose, seconds - RUNNING)
            self._forget()
            if question in self.apart:
                self.apart.remove(question)
                self.changed.notify()

    def drop(self, question: T) -> None:
        """Remove a task nobody is waiting for any more."""
        with self.changed:
            self.waiting.pop(question, None)

    def place(self, question: T) -> int | None:
        """Return the number of tasks ahead; None if it is no longer queued."""
        with self.changed:
            if question not in self.waiting:
                return None
            order = self._order(self.clock())
            mine = order(question)
            return sum(1 for other in self.waiting if order(other) < mine)

    def others_wait(self, whose: Whose) -> bool:
        """True if somebody who has used less is waiting."""
        with self.changed:
            moment = self.clock()
            had = self._had(whose.address, moment)
            return any(
                other.address != whose.address and self._had(other.address, moment) + back < had
                for other, back, _ in self.waiting.values()
            )

    def close(self) -> None:
        with self.changed:
            self.closed = True
            self.changed.notify_all()

    def _order(self, moment: float) -> Callable[[T], tuple[float, float, int]]:
        had: dict[str, float] = {}

        def known(who: str) -> float:
            if who not in had:
                had[who] = self._had(who, moment)
            return had[who]

        def order(question: T) -> tuple[float, float, int]:
            whose, back, number = self.waiting[question]
            return known(whose.address) + back, known(_person(whose)), number

        return order

    def _had(self, who: str, moment: float) -> float:
        account = self.accounts.get(who)
        return 0.0 if account is None else account.had(moment)

    def _charge(self, whose: Whose, seconds: float) -> None:
        moment = self.clock()
        for who in (whose.address, _person(whose)):
            self.accounts.setdefault(who, Account()).add(seconds, moment)

    def _forget(self) -> None:
        """Drop accounts without recent usage."""
        moment = self.clock()
        if len(self.accounts) > 2 * len(self.waiting) + 100:
            self.accounts = {who: account for who, account in self.accounts.items() if account.had(moment)}


def _person(whose: Whose) -> str:
    return f"guest {whose.guest}"
