"""A person's identity: other devices, names, merging guests, and deletion."""

from __future__ import annotations

import asyncio
from contextlib import suppress

from litestar.datastructures import Cookie

from duomo.http.people.guests import AnyConnection, Guests
from duomo.http.tables.hub import Hub
from duomo.play.documents.person import Behind
from duomo.play.people.names import told_apart
from duomo.play.people.tokens import hashed, new_token
from duomo.play.tables.rows import SeatRow, now
from duomo.play.trouble import ServerTrouble
from duomo.store import adopting, persons
from duomo.store.persons import Persons, Ticket, TicketKind
from duomo.store.trouble import Conflict

MINUTE = 60_000
DAY = 24 * 60 * MINUTE
WORKS = {"device": 15, "email": 60, "passkey": 10}
"""Minutes that a ticket of each kind is valid."""
NUMBERED = " ("
"""Separator between a name and its number, when two people at a table have the same name."""


class Identity:
    def __init__(self, hub: Hub, guests: Guests, persons: Persons) -> None:
        self.hub = hub
        self.guests = guests
        self.persons = persons

    # ---- tickets ---------------------------------------------------------------------------------

    async def issue(
        self, kind: TicketKind, guest: str | None, detail: str | None = None, token: str | None = None
    ) -> str:
        """Return the secret of a new ticket."""
        token = token or new_token()
        ticket = Ticket(hashed(token), kind, guest, detail, now() + WORKS[kind] * MINUTE)
        await self.hub.writer.execute(persons.new_ticket(ticket))
        return token

    async def ticket(self, token: str, *kinds: TicketKind) -> Ticket:
        """Return a valid ticket; raises ServerTrouble otherwise."""
        found = await asyncio.to_thread(self.persons.ticket, hashed(token))
        if found is None or found.kind not in kinds:
            raise ServerTrouble(404, "no-ticket")
        return found

    async def use(self, ticket: Ticket) -> None:
        try:
            await self.hub.writer.execute(persons.use_ticket(ticket))
        except Conflict:
            raise ServerTrouble(404, "no-ticket") from None

    async def whose(self, ticket: Ticket) -> str:
        """Return whom a link signs in: the current owner of its e-mail address, or else whoever requested
        it."""
        assert ticket.guest_id is not None, "a link is somebody's"
        if ticket.detail is None:
            return ticket.guest_id
        known = await asyncio.to_thread(self.persons.guest_of_email, ticket.detail)
        return known or ticket.guest_id

    # ---- signing in ------------------------------------------------------------------------------

    async def behind(self, connection: AnyConnection, guest: str | None = None) -> Behind:
        """Return what a browser has as somebody other than that guest."""
        own = await self.guests.who(connection)
        if own is None or own == guest:
            return Behind(0, False)
        games = {table for table, _, _ in await asyncio.to_thread(self.persons.seats_of, own)}
        return Behind(len(games), await asyncio.to_thread(self.persons.is_guest, own))

    async def come_in(self, connection: AnyConnection, guest: str, bring: bool) -> list[Cookie]:
        """Sign the browser in as that guest, and tell their other windows.

        With `bring`, what it had as another guest is transferred, if that guest could not sign in again.
        """
        own = await self.guests.who(connection)
        if own == guest:
            return []
        cookie = await self.guests.sign_in(connection, guest)
        self.hub.company.tell(guest, "devices")
        if bring and own is not None:
            with suppress(Conflict):
                await self.adopt(own, guest)
        return [cookie]

    async def adopt(self, old: str, new: str) -> None:
        """Transfer everything of a guest to another. Conflict if the guest is a member."""
        seats = await asyncio.to_thread(self.persons.seats_of, old)
        ended = await asyncio.to_thread(self.hub.store.sessions_of, old)
        before, after = await self.guests.row(old), await self.guests.row(new)
        await self.hub.writer.execute(adopting.adopt(old, new))
        for session in ended:
            self.guests.forget(session.id)
        self.hub.close_sessions({session.id for session in ended})
        for table in {table for table, _, _ in seats}:
            await self.hub.changed(table)
            self.hub.notices.tell(table)
        if after.name and before.name != after.name:
            await self.rename(new, before.name, after.name)
        self.hub.company.tell(new, "tables")

    # ---- names -----------------------------------------------------------------------------------

    async def rename(self, guest: str, before: str, after: str) -> None:
        """Change somebody's name wherever they play or have played. Others at the same screen keep their
        names."""
        named = await asyncio.to_thread(self.persons.named_at, guest)
        at: dict[str, list[tuple[int, str | None]]] = {}
        for table, seat, name in named:
            at.setdefault(table, []).append((seat, name))
        for table, places in at.items():
            for seat, name in places:
                own = name == before or (name or "").startswith(before + NUMBERED) if before else False
                if own or (name is None and len(places) == 1):
                    with suppress(ServerTrouble):
                        await self._call(table, guest, seat, after)

    async def _call(self, table: str, guest: str, seat: int, name: str) -> None:
        """Change the name at one seat; if the table is open, everyone there is told."""
        if table not in self.hub.rooms:
            stored = await asyncio.to_thread(self.hub.store.seats, table)
            await self.hub.writer.execute(persons.rename(table, guest, seat, _called(stored, seat, name)))
            self.hub.notices.tell(table)
            return
        async with self.hub.room(table) as room:
            called = _called(room.live.seats, seat, name)
            await self.hub.writer.execute(persons.rename(table, guest, seat, called))
            room.live.call(guest, seat, called)
            room.tell(room.session.seats())
            self.hub.notices.tell(table)

    # ---- deletion --------------------------------------------------------------------------------

    async def leave(self, guest: str) -> int | None:
        """Delete an account, immediately or after the waiting period; return when.

        Until then bots play for them and their page is hidden.
        """
        days = self.hub.settings.regret_days
        if not days:
            await self.forget(guest)
            return None
        at = now() + days * DAY
        await self.hub.writer.execute(persons.leave(guest, at))
        for table in await asyncio.to_thread(self.persons.running_of, guest):
            with suppress(ServerTrouble):
                async with self.hub.room(table) as room:
                    for seat in room.live.held_by(guest):
                        if room.live.seats[seat].gone is None:
                            await self.hub.keep(room, room.session.step_away(guest, seat))
        return at

    async def stay(self, guest: str) -> None:
        """Cancel the deletion; bots give their seats back."""
        await self.hub.writer.execute(persons.leave(guest, None))
        for table in await asyncio.to_thread(self.persons.running_of, guest):
            with suppress(ServerTrouble):
                async with self.hub.room(table) as room:
                    for seat in room.live.held_by(guest):
                        if room.live.seats[seat].gone == "away":
                            await self.hub.keep(room, room.session.come_back(guest, seat))

    async def forget_leaving(self) -> None:
        """Delete all accounts whose waiting period is over."""
        for guest in await asyncio.to_thread(self.persons.leaving, now()):
            await self.forget(guest)

    async def forget(self, guest: str) -> None:
        """Delete a person and their programs. Running games go on with bots; finished games no longer show
        their name."""
        for bot in await asyncio.to_thread(self.persons.bots_of, guest):
            await self.forget(bot)
        for table in await asyncio.to_thread(self.persons.running_of, guest):
            async with self.hub.room(table) as room:
                for seat in room.live.held_by(guest):
                    if room.live.seats[seat].gone in (None, "away") and room.live.row.closed is None:
                        await self.hub.keep(room, room.session.resign(guest, seat))
        named = await asyncio.to_thread(self.persons.named_at, guest)
        ended = await asyncio.to_thread(self.hub.store.sessions_of, guest)
        await self.hub.writer.execute(persons.forget(guest, named))
        for table, seat, _ in named:
            if table in self.hub.rooms:
                async with self.hub.room(table) as room:
                    room.live.call(guest, seat, None)
                    room.tell(room.session.seats())
            self.hub.notices.tell(table)
        for session in ended:
            self.guests.forget(session.id)
        self.hub.close_sessions({session.id for session in ended})


def _called(seats: list[SeatRow], seat: int, name: str) -> str | None:
    return told_apart(name, [other.name for other in seats if other.seat != seat])
