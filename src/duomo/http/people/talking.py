"""Chat at tables: stored, and sent to those who may and want to hear it, in every process."""

from __future__ import annotations

import asyncio

from duomo.http.tables.hub import Hub
from duomo.http.tables.room import Room
from duomo.play.documents.messages import TalkMessage, encode
from duomo.play.people import talk
from duomo.play.people.talk import Say, TalkLine, TalkRow
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store import talk as kept
from duomo.store.talk import Talks
from duomo.store.trouble import Conflict

TRIES = 5
"""Number of attempts: two people speaking at once get the same number."""


class Talking:
    def __init__(self, hub: Hub, talks: Talks) -> None:
        self.hub = hub
        self.talks = talks
        hub.noticed.append(self._noticed)
        hub.deaf.append(self._renew_all)
        hub.company.before["blocks"] = self._renew

    async def blocked_by(self, guest: str | None) -> frozenset[str]:
        """Return the guests somebody has blocked."""
        if guest is None:
            return frozenset()
        return frozenset(row.other for row in await asyncio.to_thread(self.talks.blocks_of, guest))

    async def said(self, table: str, guest: str | None) -> list[TalkLine]:
        rows = await asyncio.to_thread(self.talks.said, table)
        blocked = await self.blocked_by(guest)
        async with self.hub.seen(table, guest) as room:
            live = room.live
            return [talk.line(live, guest, row) for row in rows if talk.hears(live, guest, blocked, row)]

    async def say(self, table: str, guest: str, name: str, what: Say) -> TalkLine:
        if (what.text is None) == (what.phrase is None):
            raise ServerTrouble(400, "nothing-said")
        text = None if what.text is None else talk.cleaned(what.text)
        async with self.hub.seen(table, guest) as room:
            live = room.live
            held = live.held_by(guest)
            seat = held[0] if held else None
            for _ in range(TRIES):
                number = await asyncio.to_thread(self.talks.last, table) + 1
                where = talk.room_of(live, guest)
                row = TalkRow(number, guest, where, seat, text, what.phrase, now(), name)
                try:
                    await self.hub.writer.execute(kept.say(table, row))
                except Conflict:
                    continue
                self._tell(room, row)
                self.hub.notices.tell(table)
                return talk.line(live, guest, row)
        raise ServerTrouble(503, "busy")

    def _tell(self, room: Room, row: TalkRow) -> None:
        room.heard = max(room.heard or 0, row.number)
        for connection in list(room.connections):
            if talk.hears(room.live, connection.guest, connection.blocked, row):
                connection.put(encode(TalkMessage(talk.line(room.live, connection.guest, row))))

    async def _noticed(self, room: Room) -> None:
        """Send lines that may have been added in another process."""
        if room.heard is None:
            room.heard = await asyncio.to_thread(self.talks.last, room.live.id)
            return
        for row in await asyncio.to_thread(self.talks.said, room.live.id, room.heard):
            self._tell(room, row)

    # ---- blocks ----------------------------------------------------------------------------------

    async def heard_line(self, table: str, guest: str, number: int) -> tuple[Room, TalkRow]:
        """Return a line the guest has heard. Raises ServerTrouble for any other, and for their own."""
        rows = await asyncio.to_thread(self.talks.said, table, number - 1)
        async with self.hub.room(table) as room:
            row = next((one for one in rows if one.number == number), None)
            if row is None or row.guest_id == guest or not talk.hears(room.live, guest, frozenset(), row):
                raise ServerTrouble(404, "not-found")
            return room, row

    async def block(self, table: str, guest: str, number: int) -> None:
        room, row = await self.heard_line(table, guest, number)
        await self._block(guest, row.guest_id, talk.line(room.live, guest, row).name)

    async def block_person(self, guest: str, other: str) -> None:
        """Block a person, even one who has never said anything."""
        found = await asyncio.to_thread(self.hub.store.guest_of, other)
        if found is None or other == guest:
            raise ServerTrouble(404, "no-person")
        await self._block(guest, other, found.name or None)

    async def _block(self, guest: str, other: str, name: str | None) -> None:
        await self.hub.writer.execute(kept.block(guest, other, name))
        self.hub.company.tell_all((guest, other), "friends")
        self.hub.company.tell_all((guest, other), "invitations")
        await self._blocked(guest)

    async def unblock(self, guest: str, block: str) -> None:
        await self.hub.writer.execute(kept.unblock(guest, block))
        await self._blocked(guest)

    async def _blocked(self, guest: str) -> None:
        """Apply a changed block list immediately here, and soon in other processes."""
        await self._renew(guest)
        self.hub.company.tell(guest, "blocks")

    async def _renew(self, guest: str) -> None:
        blocked = await self.blocked_by(guest)
        for connection in self.hub.company.windows.get(guest, {}):
            connection.blocked = blocked

    async def _renew_all(self) -> None:
        for guest in list(self.hub.company.windows):
            await self._renew(guest)

    async def report(self, table: str, guest: str, number: int, reason: str) -> None:
        _, row = await self.heard_line(table, guest, number)
        said = row.text if row.text is not None else row.phrase or ""
        why = talk.cleaned(reason) if reason.strip() else ""
        await self.hub.writer.execute(kept.report(guest, table, row, said, why))
