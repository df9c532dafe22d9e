"""Rematches: everyone who sat at the table is invited, and a seat is kept for them."""

from __future__ import annotations

import asyncio

from duomo.http.people.inviting import elsewhere
from duomo.http.tables.hub import Hub
from duomo.http.tables.making import open_table
from duomo.play.documents.general import Made
from duomo.play.tables.making import again, links_of
from duomo.play.trouble import ServerTrouble
from duomo.store import friends, statements


async def rematch(hub: Hub, table: str, guest: str) -> Made:
    """Make a table with the same people, bots and options.

    Whoever asks second gets the table that the first request made.
    """
    async with hub.room(table) as room:
        live = room.live
        if live.row.rematch is not None and live.held_by(guest):
            return Made(live.row.rematch, [])
        new, tokens = again(live, guest)
        others = {seat.guest for seat in new.seats if seat.guest not in (None, guest)}
        apart = await asyncio.to_thread(hub.friends.apart, [guest])
        if others & apart[guest]:
            raise ServerTrouble(403, "not-welcome")
        name = live.seats[live.held_by(guest)[0]].name or ""
        asked = [friends.invite(new.id, other, guest, "rematch") for other in sorted(filter(None, others))]
        for other in filter(None, others):
            asked += elsewhere(hub, other, "telling-rematch", new.row, name)
        await open_table(hub, new, statements.rematch(table, new.id), *asked)
        live.row.rematch = new.id
        room.tell(room.session.rematch(new.id))
        hub.notices.tell(table)
        for other in filter(None, others):
            hub.company.tell(other, "invitations", new.id)
            hub.company.tell(other, "tables", new.id)
    return Made(new.id, links_of(tokens))
