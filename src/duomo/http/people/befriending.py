"""Friends: requests, and where friends are."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from duomo.http.tables.hub import Hub
from duomo.play.documents.company import AskFriend, Asking, Friend, FriendsTold
from duomo.play.people.whereabouts import found, tables_in
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import friends as kept
from duomo.store.friends import FriendRow
from duomo.store.trouble import Conflict

SOON = 0.5
"""Seconds before friends are told that somebody has come or gone: often it is only a page change."""


class Befriending:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.friends
        self.moving: set[str] = set()
        hub.company.moved.append(self._moved)

    # ---- where they are --------------------------------------------------------------------------

    async def told(self, guest: str) -> FriendsTold:
        rows = await asyncio.to_thread(self.store.friends_of, guest)
        asking = await asyncio.to_thread(self.store.asked_by, guest)
        unseen = await asyncio.to_thread(self.store.unseen, guest)
        friends = await self._placed(guest, [row for row in rows if row.state == "friends"])
        return FriendsTold(
            sorted(friends, key=lambda one: (one.where == "away", one.name.casefold(), one.guest)),
            [Asking(row.guest_id, row.name, moment(row.created)) for row in asking],
            [Asking(row.other, row.name, moment(row.created)) for row in rows if row.state == "asked"],
            unseen,
        )

    async def _placed(self, guest: str, rows: list[FriendRow]) -> list[Friend]:
        company = self.hub.company
        places = {row.other: frozenset[str]() if row.unseen else company.at(row.other) for row in rows}
        wanted = sorted({table for one in places.values() for table in tables_in(one)})
        at = await asyncio.to_thread(self.hub.store.tables, wanted)
        tables = {row.id: (row, seats) for row, seats in at.tables}
        return [
            found(Friend(row.other, row.name, moment(row.created), "away"), places[row.other], tables, guest)
            for row in rows
        ]

    def _moved(self, guest: str) -> None:
        """Tell somebody's friends soon that they have come, gone or moved."""
        if not self.moving:
            self.hub.begin(self._tell())
        self.moving.add(guest)

    async def _tell(self) -> None:
        """Read the friends of all who have moved at once: when a server starts, thousands come."""
        await asyncio.sleep(SOON)
        moved, self.moving = self.moving, set()
        with suppress(ServerTrouble):
            for friend in await asyncio.to_thread(self.store.ids_of, *moved):
                if self.hub.company.at(friend):
                    self.hub.company.tell(friend, "friends")

    async def hide(self, guest: str, unseen: bool) -> None:
        await self.hub.writer.execute(kept.be_unseen(guest, unseen))
        self._moved(guest)

    # ---- asking ----------------------------------------------------------------------------------

    async def ask(self, guest: str, whom: AskFriend) -> None:
        """Send a friend request; if the other person has already sent one, accept it."""
        other = await self._whom(whom)
        if other == guest:
            raise ServerTrouble(400, "own-friend")
        apart = await asyncio.to_thread(self.store.apart, [guest])
        if other in apart[guest]:
            raise ServerTrouble(403, "not-welcome")
        if any(row.guest_id == other for row in await asyncio.to_thread(self.store.asked_by, guest)):
            await self.accept(guest, other)
            return
        await self._check_room(guest)
        with suppress(Conflict):  # already requested, or already friends
            await self.hub.writer.execute(kept.ask(guest, other))
        self._changed(guest, other)

    async def _whom(self, whom: AskFriend) -> str:
        if whom.guest is not None:
            if await asyncio.to_thread(self.hub.store.guest_of, whom.guest) is None:
                raise ServerTrouble(404, "no-person")
            return whom.guest
        if whom.table is None or whom.seat is None:
            raise ServerTrouble(400, "no-person")
        async with self.hub.room(whom.table) as room:
            seats = room.live.seats
            other = seats[whom.seat].guest if whom.seat < len(seats) else None
        if other is None:
            raise ServerTrouble(404, "no-person")
        return other

    async def _check_room(self, guest: str) -> None:
        rows = await asyncio.to_thread(self.store.friends_of, guest)
        if len(rows) >= self.hub.settings.limits.friends:
            raise ServerTrouble(409, "too-many-friends")

    async def accept(self, guest: str, other: str) -> None:
        await self._check_room(guest)
        try:
            await self.hub.writer.execute(kept.accept(guest, other))
        except Conflict:
            raise ServerTrouble(404, "not-asked-friend") from None
        self._changed(guest, other)

    async def part(self, guest: str, other: str) -> None:
        """Decline or withdraw a request, or end a friendship."""
        await self.hub.writer.execute(kept.part(guest, other))
        self._changed(guest, other)

    def _changed(self, guest: str, other: str) -> None:
        self.hub.company.tell_all((guest, other), "friends")
