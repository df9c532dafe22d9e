"""Hints during a game: thought in other processes, one at a time for each guest."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from duomo.http.counting import Open, Shared
from duomo.http.hub import Hub
from duomo.http.line import HINT, Whose
from duomo.http.room import Room
from duomo.http.settings import Limits
from duomo.http.thinkers import TellPlace, WorkerLost
from duomo.play.messages import WaitingMessage, encode
from duomo.play.table_documents import Hint
from duomo.play.trouble import ServerTrouble


class Hints:
    def __init__(self, hub: Hub, limits: Limits, shared: Shared) -> None:
        self.hub = hub
        self.limits = limits
        self.open = Open(shared, "hints")

    async def hint(self, table: str, guest: str | None, address: str, told: TellPlace | None = None) -> Hint:
        """What the guest's seat that decides now should do, judged by what that seat knows. While others are
        thought for first, `told` hears how many; without it, the guest's connections at the table do."""
        async with self.hub.room(table) as room:
            wanted = room.session.advice(guest)
            seat = wanted.seen.state.decider
            offers = {offer.move: offer for offer in room.session.telling.offered(seat)}
        assert guest is not None, "advice is for who has a seat"
        told = told or _tell_guest(room, guest, seat)
        with self._counted(guest, address):
            try:
                async for move, words in self.hub.thinkers.think(wanted, Whose(guest, address), HINT, told):
                    return Hint(move, offers[move], words)
            except WorkerLost:
                pass
        raise ServerTrouble(503, "fault")

    @contextmanager
    def _counted(self, guest: str, address: str) -> Iterator[None]:
        whose = ((f"guest {guest}", 1), (address, self.limits.hints))
        if any(self.open.count(who) >= most for who, most in whose):
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
