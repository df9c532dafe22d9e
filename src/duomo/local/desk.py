"""What the browser's worker calls, one call after the other.

Every call says what came of it as a `Turn`. If documents are missing, they are read and the same call is made
again; otherwise its writes are done first, all or none, and only then is sent what has to be sent. If a write
finds that another window was quicker, the tables are read anew (`reload`) and the same call is made again.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl

from duomo.local import (  # noqa: F401  their routes
    companion,
    lessons,
    pace,
    people,
    practice,
    reading,
    records,
    tables,
)
from duomo.local.house import House, Pool
from duomo.local.keeping import AT_ONCE, Keeper, Missing, Write
from duomo.local.live import hear
from duomo.local.room import Room, Window
from duomo.local.routing import ROUTER, Answer, Later, refused, written
from duomo.play.messages import encode, trouble_told
from duomo.play.trouble import ServerTrouble

Documents = list[tuple[str, str]]


@dataclass
class Turn:
    missing: str | None = None
    """Documents whose keys begin so have to be read; nothing else was done."""
    writes: list[Write] = field(default_factory=list)
    answers: list[tuple[int, Answer]] = field(default_factory=list)
    """Each with the number of its request."""
    frames: list[tuple[int, str]] = field(default_factory=list)
    """Each with the number of its connection."""
    thoughts: list[tuple[int, Pool, bytes]] = field(default_factory=list)


class Desk:
    def __init__(self) -> None:
        self.keeper = Keeper()
        self.house = House(self.keeper)
        self.windows: dict[int, tuple[Room, Window]] = {}
        self.answers: list[tuple[int, Answer]] = []

    at_once = AT_ONCE

    def learn(self, prefix: str, documents: Documents) -> None:
        """Everything that is kept under keys that begin so."""
        self.keeper.learn(prefix, documents)

    def reload(self, table: str) -> Turn:
        """What was learnt of a table is not what is in memory."""
        return self._turn(lambda: self.house.reload(table))

    # ---- the page --------------------------------------------------------------------------------

    def ask(self, number: int, method: str, address: str, body: str | None) -> Turn:
        """A request; its answer has its number."""
        return self._turn(lambda: self._ask(number, method, address, body))

    def _ask(self, number: int, method: str, address: str, body: str | None) -> None:
        found = ROUTER.answer(self.house, method, address, body)
        if isinstance(found, Answer):
            self.answers.append((number, found))
            return
        self._later(number, found)

    def _later(self, number: int, later: Later[Any]) -> None:
        def heard(answer: Any) -> None:
            self.answers.append((number, written(later.made(answer), 200)))

        def over(done: bool) -> None:
            if not done:
                self.answers.append((number, refused(ServerTrouble(503, "fault"))))

        self.house.think("play", later.thought, heard, over)

    def connect(self, number: int, address: str) -> Turn:
        """A live connection; its frames have its number."""
        return self._turn(lambda: self._connect(number, address))

    def _connect(self, number: int, address: str) -> None:
        path, _, question = address.partition("?")
        query = dict(parse_qsl(question))
        try:
            room = self.house.room(path.split("/")[-2])
        except ServerTrouble as trouble:
            self.house.sends.append((number, encode(trouble_told(trouble))))
            return
        window = Window(number, query.get("changes") == "true")
        self.windows[number] = room, window
        room.join(window, int(query.get("after", "0")))

    def hear(self, number: int, frame: str) -> Turn:
        return self._turn(lambda: hear(self.house, *self.windows[number], frame))

    def leave(self, number: int) -> Turn:
        def left() -> None:
            room, window = self.windows.pop(number)
            room.leave(window.number)

        return self._turn(left) if number in self.windows else Turn()

    # ---- those who think -------------------------------------------------------------------------

    def thought(self, number: int, answer: bytes) -> Turn:
        """One answer to a thought."""
        return self._turn(lambda: self.house.wanted[number].heard(pickle.loads(answer)))

    def thought_over(self, number: int, done: bool) -> Turn:
        """There are no more answers to it; not `done`: it came to grief."""
        return self._turn(lambda: self.house.wanted.pop(number).over(done))

    # ---- what came of it -------------------------------------------------------------------------

    def _turn(self, work: Callable[[], None]) -> Turn:
        house = self.house
        try:
            work()
        except Missing as missing:
            return Turn(missing=missing.prefix)  # what was done on the way goes out with the next turn
        except Exception:
            self._forget()
            raise
        turn = Turn(None, self.keeper.take_writes(), self.answers, house.sends, house.thoughts)
        self.answers, house.sends, house.thoughts = [], [], []
        return turn

    def _forget(self) -> None:
        """Nothing of it has happened."""
        self.keeper.take_writes()
        self.answers, self.house.sends, self.house.thoughts = [], [], []
