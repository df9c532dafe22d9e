"""What the browser's worker calls, one call after the other.

Every call returns a `Turn`. If documents are missing, they are read and the call is repeated. Otherwise its
writes are done first, all or none, and only then are its messages sent. If the writes fail, the documents
concerned are read again and the call has no effect (`take_back`); if another window was faster, the call is
then repeated.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, Literal
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
from duomo.local.house import Given, House
from duomo.local.keeping import AT_ONCE, Keeper, Missing, Write
from duomo.local.live import hear
from duomo.local.room import Room, Window
from duomo.local.routing import ROUTER, Answer, Later, refused, written
from duomo.play.documents.messages import encode, trouble_told
from duomo.play.trouble import ServerTrouble

Documents = list[tuple[str, str]]
Undone = Literal["late", "full", "fault"]
"""Why nothing was written: another window was faster, there is no space, or anything else."""
TABLES = ("table/", "entry/")
TROUBLE = {"full": (507, "browser-full"), "fault": (500, "browser-fault")}


@dataclass
class Turn:
    missing: str | None = None
    """Prefix of the keys of documents that must be read; nothing else was done."""
    writes: list[Write] = field(default_factory=list)
    answers: list[tuple[int, Answer]] = field(default_factory=list)
    """Each with the number of its request."""
    frames: list[tuple[int, str]] = field(default_factory=list)
    """Each with the number of its connection."""
    thoughts: list[Given] = field(default_factory=list)


class Desk:
    def __init__(self) -> None:
        self.keeper = Keeper()
        self.house = House(self.keeper)
        self.windows: dict[int, tuple[str, Window]] = {}
        """Live connections by number, each with its table."""
        self.answers: list[tuple[int, Answer]] = []
        self.last = Turn()
        self.last_bot_of: Room | None = None
        """The table of the bot whose move was the last turn."""

    at_once = AT_ONCE

    def learn(self, prefix: str, documents: Documents) -> None:
        """Receive everything stored under a key prefix."""
        self.keeper.learn(prefix, documents)

    def reload(self, table: str) -> Turn:
        """Reload a table whose stored documents differ from memory."""
        return self._turn(lambda: self.house.reload(table))

    # ---- the page --------------------------------------------------------------------------------

    def ask(self, number: int, method: str, address: str, body: str | None) -> Turn:
        """Handle a request; its answer has the same number."""
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
        """Open a live connection; its frames have its number."""
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
        self.windows[number] = room.live.id, window
        room.join(window, int(query.get("after", "0")))
        self._go_on(room)

    def hear(self, number: int, frame: str) -> Turn:
        return self._turn(lambda: self._hear(number, frame))

    def _hear(self, number: int, frame: str) -> None:
        table, window = self.windows[number]
        try:
            room = self.house.room(table)
        except ServerTrouble as trouble:
            self.house.sends.append((number, encode(trouble_told(trouble))))
            return
        if number not in room.viewers:  # the table had to be reopened
            room.join(window, 0)
        hear(self.house, room, window, frame)
        self._go_on(room)

    def _go_on(self, room: Room) -> None:
        """Let a bot that could not play try again."""
        room.rests = False
        self.house.wake(room)

    def leave(self, number: int) -> Turn:
        def left() -> None:
            table, _ = self.windows.pop(number)
            room = self.house.rooms.get(table)
            if room is not None:
                room.leave(number)

        return self._turn(left) if number in self.windows else Turn()

    # ---- thinkers --------------------------------------------------------------------------------

    def thought(self, number: int, answer: bytes) -> Turn:
        """Handle one answer of a thought."""
        wanted = self.house.wanted[number]
        return self._turn(lambda: wanted.heard(pickle.loads(answer)), wanted.bot_of)

    def thought_over(self, number: int, done: bool) -> Turn:
        """Handle the end of a thought; not `done`: it failed."""
        wanted = self.house.wanted.pop(number)
        return self._turn(lambda: wanted.over(done), wanted.bot_of)

    # ---- results ---------------------------------------------------------------------------------

    def take_back(self, why: Undone) -> Turn:
        """Undo the last turn, which was not written; the documents it would have changed have been read
        again."""
        last, bot_of = self.last, self.last_bot_of
        concerned = {write.key.split("/")[1] for write in last.writes if write.key.startswith(TABLES)}
        return self._turn(lambda: self._restore(concerned, last.thoughts, bot_of, why))

    def _turn(self, work: Callable[[], None], bot_of: Room | None = None) -> Turn:
        house = self.house
        try:
            work()
        except Missing as missing:
            return Turn(missing=missing.prefix)  # what was done on the way goes out with the next turn
        except Exception:
            self._forget(bot_of)
            raise
        self.last_bot_of = bot_of
        self.last = Turn(None, self.keeper.take_writes(), self.answers, house.sends, house.thoughts)
        self.answers, house.sends, house.thoughts = [], [], []
        return self.last

    def _forget(self, bot_of: Room | None) -> None:
        """Discard everything the failed call did; the next turn reports it."""
        self.keeper.forget_writes()
        thoughts = self.house.thoughts
        self.answers, self.house.sends, self.house.thoughts, self.last = [], [], [], Turn()
        self._restore(list(self.house.rooms), thoughts, bot_of, "fault")

    def _restore(
        self, concerned: Iterable[str], thoughts: list[Given], bot_of: Room | None, why: Undone
    ) -> None:
        """Reset open tables to what is stored, and cancel the thoughts. A bot whose move could not be
        written rests: it would find the same move again at once, endlessly."""
        house = self.house
        for table in concerned:
            house.restore(table)
        for number, _, _ in thoughts:
            house.wanted.pop(number).over(False)
        if bot_of is not None and why != "late":
            house.rest(bot_of, ServerTrouble(*TROUBLE[why]))
