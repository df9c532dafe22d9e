"""Where questions wait for a process: not first come, first served, but by what everybody has had already.

Every second of thinking is written down for the address and the person that it was for, and forgotten again
by halves. Whose address has had the least is next, and among its people who has had the least. A hint stands
back as if its asker had had a second more, a bot at whose table nobody is as if five: so bots of running
games come before hints, but nobody who has had little waits for somebody who has had much. Bots at whose
tables nobody is keep half of the processes busy at most, however many tables somebody makes and leaves.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable, Collection
from typing import Generic, NamedTuple, TypeVar

HALF_LIFE = 30.0
"""Seconds after which half of what somebody has had is forgotten."""
FORGOTTEN = 0.01
RUNNING = 1.0
"""Seconds that count for a question that is being thought about, before it is known how long that took."""

BOT, HINT, UNWATCHED = 0.0, 1.0, 5.0
"""How far the kinds of questions stand back, in seconds."""

T = TypeVar("T")


class Whose(NamedTuple):
    """For whom it is thought."""

    guest: str
    address: str
    """Where that is not known, the guest stands for it."""


class Account:
    """What somebody has had, forgotten by halves."""

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
    """Threads take from it; they wait while it is empty."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, unwatched: int = 1) -> None:
        """`unwatched`: how many questions of tables where nobody is are thought about at a time."""
        self.clock = clock
        self.unwatched = unwatched
        self.apart: set[T] = set()
        """Those that are."""
        self.changed = threading.Condition()
        self.waiting: dict[T, tuple[Whose, float, int]] = {}
        """Each with how far it stands back, and its number."""
        self.accounts: dict[str, Account] = {}
        self.number = 0
        self.closed = False

    def put(self, question: T, whose: Whose, back: float = BOT) -> None:
        with self.changed:
            self.number += 1
            self.waiting[question] = (whose, back, self.number)
            self.changed.notify()

    def take(self) -> tuple[T, Whose] | None:
        """The next question; None when the line is closed."""
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
        """Those whose turn it may be."""
        if len(self.apart) < self.unwatched:
            return self.waiting
        return [question for question, (_, back, _) in self.waiting.items() if back < UNWATCHED]

    def done(self, question: T, whose: Whose, seconds: float) -> None:
        """It was thought about for somebody so long."""
        with self.changed:
            self._charge(whose, seconds - RUNNING)
            self._forget()
            if question in self.apart:
                self.apart.remove(question)
                self.changed.notify()

    def drop(self, question: T) -> None:
        """Nobody waits for it any more."""
        with self.changed:
            self.waiting.pop(question, None)

    def place(self, question: T) -> int | None:
        """How many are before it; None when its turn has come."""
        with self.changed:
            if question not in self.waiting:
                return None
            order = self._order(self.clock())
            mine = order(question)
            return sum(1 for other in self.waiting if order(other) < mine)

    def others_wait(self, whose: Whose) -> bool:
        """Whether somebody waits who has had less."""
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
        """Whoever has had nothing lately takes no room."""
        moment = self.clock()
        if len(self.accounts) > 2 * len(self.waiting) + 100:
            self.accounts = {who: account for who, account in self.accounts.items() if account.had(moment)}


def _person(whose: Whose) -> str:
    return f"guest {whose.guest}"
