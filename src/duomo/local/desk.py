"""What the browser's worker calls, one call after the other.

Every call says what came of it as a `Turn`. If documents are missing, they are read and the same call is made
again; otherwise its writes are done first, all or none, and only then is sent what has to be sent. If they
cannot be done, what they would have changed is read anew and nothing of the call has happened (`take_back`);
where another window was quicker, the same call is then made again.
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
"""Why nothing was written: another window was quicker, there is no room, anything else."""
TABLES = ("table/", "entry/")
TROUBLE = {"full": (507, "browser-full"), "fault": (500, "browser-fault")}


@dataclass
class Turn:
    missing: str | None = None
    """Documents whose keys begin so have to be read; nothing else was done."""
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
        """Live connections by their numbers, each with its table."""
        self.answers: list[tuple[int, Answer]] = []
        self.last = Turn()
        self.last_bot_of: Room | None = None
        """The table of the bot whose move the last turn was."""

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
        if number not in room.viewers:  # the table had to be opened anew
            room.join(window, 0)
        hear(self.house, room, window, frame)
        self._go_on(room)

    def _go_on(self, room: Room) -> None:
        """A bot that could not play tries it again."""
        room.rests = False
        self.house.wake(room)

    def leave(self, number: int) -> Turn:
        def left() -> None:
            table, _ = self.windows.pop(number)
            room = self.house.rooms.get(table)
            if room is not None:
                room.leave(number)

        return self._turn(left) if number in self.windows else Turn()

    # ---- those who think -------------------------------------------------------------------------

    def thought(self, number: int, answer: bytes) -> Turn:
        """One answer to a thought."""
        wanted = self.house.wanted[number]
        return self._turn(lambda: wanted.heard(pickle.loads(answer)), wanted.bot_of)

    def thought_over(self, number: int, done: bool) -> Turn:
        """There are no more answers to it; not `done`: it came to grief."""
        wanted = self.house.wanted.pop(number)
        return self._turn(lambda: wanted.over(done), wanted.bot_of)

    # ---- what came of it -------------------------------------------------------------------------

    def take_back(self, why: Undone) -> Turn:
        """The last turn was not written; what it would have changed was learnt anew. Nothing has happened."""
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
        """Nothing of it has happened, whatever it was about; the next turn tells so."""
        self.keeper.forget_writes()
        thoughts = self.house.thoughts
        self.answers, self.house.sends, self.house.thoughts, self.last = [], [], [], Turn()
        self._restore(list(self.house.rooms), thoughts, bot_of, "fault")

    def _restore(
        self, concerned: Iterable[str], thoughts: list[Given], bot_of: Room | None, why: Undone
    ) -> None:
        """Open tables are again what is kept of them, and nobody has begun to think those thoughts. A bot
        whose move it was would find the same move again at once, and without end."""
        house = self.house
        for table in concerned:
            house.restore(table)
        for number, _, _ in thoughts:
            house.wanted.pop(number).over(False)
        if bot_of is not None and why != "late":
            house.rest(bot_of, ServerTrouble(*TROUBLE[why]))
