"""Hints and judgements on demand: thought in other processes, few at a time for each guest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from duomo.http.gate.allowances import Allowances
from duomo.http.gate.counting import Open, Shared
from duomo.http.tables.hub import Hub
from duomo.http.tables.room import Room
from duomo.http.thinking.line import HINT, Whose
from duomo.http.thinking.thinkers import TellPlace, WorkerLost
from duomo.play.documents.messages import WaitingMessage, encode
from duomo.play.documents.table import Hint
from duomo.play.thinking import Thought
from duomo.play.trouble import ServerTrouble

JUDGEMENTS = 4
"""Judgements of a study that one guest may wait for at a time; of hints at a table, one."""


class Advisers:
    def __init__(self, hub: Hub, allowances: Allowances, shared: Shared) -> None:
        self.hub = hub
        self.allowances = allowances
        self.open = Open(shared, "hints")

    async def hint(self, table: str, guest: str | None, address: str, told: TellPlace | None = None) -> Hint:
        """What the guest's seat that decides now should do, judged by what that seat knows. While others are
        thought for first, `told` hears how many; without it, the guest's connections at the table do."""
        async with self.hub.room(table) as room:
            wanted = room.session.advice(guest)
            seat = wanted.seen.state.decider
            offers = {offer.move: offer for offer in room.session.telling.offered(seat)}
        assert guest is not None, "advice is for somebody who has a seat"
        told = told or _tell_guest(room, guest, seat)
        move, words = await self.thought(Whose(guest, address), wanted, told)
        async with self.hub.room(table) as room:
            await self.hub.keep(room, room.session.hinted(guest))
        return Hint(move, offers[move], words)

    async def written(self, whose: Whose, thought: Thought) -> msgspec.Raw:
        """The only answer to a thought that is written as it is sent. A study asks for several at a time: how
        the game stands, how good the turn was, what to do now."""
        return msgspec.Raw(await self.thought(whose, thought, at_once=JUDGEMENTS))

    async def thought(
        self, whose: Whose, thought: Thought, told: TellPlace | None = None, at_once: int = 1
    ) -> Any:
        """The only answer to a thought that somebody asks for on demand."""
        with self._counted(whose, at_once):
            self.allowances.thoughts.take(*whose)
            try:
                async for answer in self.hub.thinkers.think(thought, whose, HINT, told):
                    return answer
            except WorkerLost:
                pass
        raise ServerTrouble(503, "fault")

    @contextmanager
    def _counted(self, of: Whose, at_once: int) -> Iterator[None]:
        whose = ((f"guest {of.guest}", at_once), (of.address, self.hub.settings.limits.hints))
        if any(self.open.count(who) >= most for who, most in whose):
            self.allowances.refuse("hints-waiting")
            raise ServerTrouble(429, "hint-asked")
        for who, _ in whose:
            self.open.add(who, 1)
        try:
            yield
        finally:
            for who, _ in whose:
                self.open.add(who, -1)


def _tell_guest(room: Room, guest: str, seat: int) -> TellPlace:
    def told(place: int) -> None:
        frame = encode(WaitingMessage(place, seat=seat))
        for connection in list(room.connections):
            if connection.guest == guest:
                connection.put(frame)

    return told
