"""Invitations to a table."""

from __future__ import annotations

import asyncio
from typing import Literal

from duomo.core.words.phrase import say
from duomo.games.registry import GAMES
from duomo.http.tables import making, seating
from duomo.http.tables.hub import Hub
from duomo.play.documents.general import NewTable, SeatWish, Taken
from duomo.play.documents.lobby import InvitationTold
from duomo.play.people.lobby import free_seats
from duomo.play.tables.absence import check_running
from duomo.play.tables.rows import TableRow
from duomo.play.tables.summaries import summary
from duomo.play.tables.telling import moment
from duomo.play.trouble import ServerTrouble
from duomo.store import friends as kept
from duomo.store import tellings
from duomo.store.friends import InvitationRow
from duomo.store.reader import together
from duomo.store.writer import Statement

InvitationWords = Literal["telling-invited", "telling-rematch"]


async def invitations(hub: Hub, guest: str) -> list[InvitationTold]:
    """Return the invitations that can still be accepted."""
    rows = await asyncio.to_thread(hub.friends.invitations_of, guest)
    found = await asyncio.to_thread(hub.store.tables, [row.table_id for row in rows])
    tables = {row.id: (row, seats) for row, seats in found.tables}
    told: list[InvitationTold] = []
    for row in rows:
        if row.table_id not in tables:
            continue
        table, seats = tables[row.table_id]
        held = any(seat.guest == guest for seat in seats)
        if table.over or table.closed is not None or not (held or free_seats(seats, link_too=True)):
            continue
        card = summary(table, seats, guest, hub.time.now())
        told.append(InvitationTold(row.id, row.kind, row.name, row.other, moment(row.created), card))
    return told


async def invite(hub: Hub, table: str, guest: str, other: str) -> None:
    """Invite a friend to a table where the guest sits. A new invitation replaces an earlier one, and no seat
    is reserved."""
    if other not in await asyncio.to_thread(hub.friends.ids_of, guest):
        raise ServerTrouble(403, "not-a-friend")
    async with hub.room(table) as room:
        live = room.live
        if not live.held_by(guest):
            raise ServerTrouble(403, "not-your-table")
        check_running(live)
        if live.held_by(other):
            raise ServerTrouble(409, "sits-there")
        if not free_seats(live.seats, link_too=True):
            raise ServerTrouble(409, "table-full")
        name = live.seats[live.held_by(guest)[0]].name or ""
        asked = kept.invite(table, other, guest, "table")
        await hub.writer.execute(asked, *elsewhere(hub, other, "telling-invited", live.row, name))
    hub.company.tell(other, "invitations", table)


def elsewhere(hub: Hub, guest: str, key: InvitationWords, row: TableRow, name: str) -> list[Statement]:
    """Notify somebody who is offline of an invitation, in the ways they have chosen."""
    if hub.company.at(guest):
        return []
    words = say(key, name=name, game=GAMES[row.game].title)
    return [tellings.tell(guest, f"{key} {row.id}", words, "/", row.id)]


async def invite_anywhere(hub: Hub, guest: str, name: str, other: str) -> str:
    """Invite a friend to the guest's latest table with a free seat, or to a new one for two."""
    if other not in await asyncio.to_thread(hub.friends.ids_of, guest):
        raise ServerTrouble(403, "not-a-friend")
    found = await asyncio.to_thread(hub.store.tables_of, guest)
    running = [(row, seats) for row, seats in found.tables if not row.over and row.closed is None]
    for row, seats in running:
        if free_seats(seats, link_too=True) and all(seat.guest != other for seat in seats):
            await invite(hub, row.id, guest, other)
            return row.id
    game = next((row.game for row, _ in found.tables if 2 in GAMES[row.game].players), next(iter(GAMES)))
    made = await making.make(hub, guest, name, NewTable(game, 2, [SeatWish("me"), SeatWish("friend")]))
    await invite(hub, made.table, guest, other)
    return made.table


async def _mine(hub: Hub, invitation: str, guest: str) -> InvitationRow:
    row = await asyncio.to_thread(hub.friends.invitation, invitation)
    if row is None or row.guest_id != guest:
        raise ServerTrouble(404, "no-invitation")
    return row


async def accept(hub: Hub, invitation: str, guest: str, name: str) -> Taken:
    row = await _mine(hub, invitation, guest)
    taken = await seating.sit_down(
        hub, row.table_id, guest, name, lambda room: free_seats(room.live.seats, link_too=True)
    )
    await hub.writer.execute(together(kept.uninvite(row.table_id, guest)))
    hub.company.tell(guest, "invitations")
    return taken


async def decline(hub: Hub, invitation: str, guest: str) -> None:
    """Decline an invitation; a seat that was kept becomes free."""
    row = await _mine(hub, invitation, guest)
    if row.kind == "rematch":
        await seating.decline(hub, row.table_id, guest)
    await hub.writer.execute(together(kept.uninvite(row.table_id, guest)))
    hub.company.tell(guest, "invitations")
    hub.company.tell(row.other, "tables", row.table_id)
