"""The lobby: tables with open seats, listed for those who can join them."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from duomo.http.tables import seating
from duomo.http.tables.hub import Hub
from duomo.http.tables.room import Room
from duomo.play.documents.general import Taken
from duomo.play.documents.lobby import OpenTable
from duomo.play.people import lobby
from duomo.play.people.lobby import Filter, Joiner, free_seats
from duomo.play.tables.absence import check_running
from duomo.play.tables.making import open_seats
from duomo.play.tables.rows import SeatRow, TableRow
from duomo.play.tables.terms import Opening
from duomo.play.trouble import ServerTrouble
from duomo.store import lobby as kept
from duomo.store.clubs import Clubs
from duomo.store.lobby import LobbyStore


class Lobby:
    def __init__(self, hub: Hub, store: LobbyStore, clubs: Clubs) -> None:
        self.hub = hub
        self.store = store
        self.clubs = clubs

    async def tables(self, guest: str, wanted: Filter) -> list[OpenTable]:
        rows, joiner = await asyncio.to_thread(self._look, guest)
        company = self.hub.company
        return lobby.told(rows, joiner, wanted, lambda one: bool(company.at(one)), self.hub.time.now())

    def _look(self, guest: str) -> tuple[list[tuple[TableRow, list[SeatRow]]], Joiner]:
        rows = self.store.open_tables()
        people = {seat.guest for _, seats in rows for seat in seats if seat.guest is not None}
        return rows, self.joiner(guest, people)

    def joiner(self, guest: str, people: Iterable[str] = ()) -> Joiner:
        """Return somebody with their own and the other people's ratings. Blocks."""
        friends = self.hub.friends
        return Joiner(
            guest,
            friends.ids_of(guest),
            friends.apart([guest])[guest],
            self.clubs.ids_of(guest),
            self.store.skills_of({guest, *people}),
        )

    async def join(self, table: str, guest: str, name: str) -> Taken:
        joiner = await asyncio.to_thread(self.joiner, guest)

        def may(room: Room) -> list[SeatRow]:
            lobby.check_joins(room.live.row, room.live.seats, joiner)
            return free_seats(room.live.seats)

        return await seating.sit_down(self.hub, table, guest, name, may)

    async def open(self, table: str, guest: str, opening: Opening) -> None:
        """Open the free seats to the people the table's maker chooses."""
        if opening.club is not None and opening.club not in await asyncio.to_thread(self.clubs.ids_of, guest):
            raise ServerTrouble(403, "only-club")
        async with self.hub.room(table) as room:
            live = room.live
            _check_maker(room, guest)
            check_running(live)
            free = free_seats(live.seats, link_too=True)
            if not free:
                raise ServerTrouble(409, "table-full")
            open_seats(live, opening)
            room.stale = True  # until it is on disk
            await self.hub.writer.execute(kept.open_seats(live.row, [seat.seat for seat in free]))
            room.stale = False
            for seat in free:
                seat.open = True
            self._changed(room)

    async def close(self, table: str, guest: str) -> None:
        """Close the open seats; private links still work."""
        async with self.hub.room(table) as room:
            _check_maker(room, guest)
            await self.hub.writer.execute(kept.close_seats(table))
            room.live.row.open_to = None
            for seat in room.live.seats:
                seat.open = False
            self._changed(room)

    def _changed(self, room: Room) -> None:
        self.hub.notices.tell(room.live.id)
        self.hub.company.tell_lobby()


def _check_maker(room: Room, guest: str) -> None:
    if room.live.row.created_by != guest:
        raise ServerTrouble(403, "not-your-table")
