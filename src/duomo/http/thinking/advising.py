"""Hints and judgements on demand: computed in other processes, with a limit per guest."""

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
"""Maximum number of simultaneous judgements per guest in a study; at a table, one hint."""


class Advisers:
    def __init__(self, hub: Hub, allowances: Allowances, shared: Shared) -> None:
        self.hub = hub
        self.allowances = allowances
        self.open = Open(shared, "hints")

    async def hint(self, table: str, guest: str | None, address: str, told: TellPlace | None = None) -> Hint:
        """Return a hint for the guest's deciding seat, based on what that seat knows.

        While it is queued, `told` is called with the number of requests ahead; by default this is sent to the
        guest's connections at the table.
        """
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
        """Return a task's only answer, which is encoded JSON.

        A study may ask several at a time: how the game stands, how good the turn was, what to do now.
        """
        return msgspec.Raw(await self.thought(whose, thought, at_once=JUDGEMENTS))

    async def thought(
        self, whose: Whose, thought: Thought, told: TellPlace | None = None, at_once: int = 1
    ) -> Any:
        """Return a task's only answer."""
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
