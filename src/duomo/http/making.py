"""New tables, and the same people again."""

from __future__ import annotations

from duomo.http.hub import Hub
from duomo.play import absence
from duomo.play.documents import Made, NewTable
from duomo.play.live_table import LiveTable
from duomo.play.making import again, links_of, wished
from duomo.play.trouble import ServerTrouble
from duomo.store import statements
from duomo.store.writer import Statement


async def make(hub: Hub, guest: str, name: str, wish: NewTable) -> Made:
    """A table with everything dealt; the private links are told this once, the store has their hashes."""
    live, tokens = wished(wish, guest, name)
    await open_table(hub, live)
    return Made(live.id, links_of(tokens))


async def open_table(hub: Hub, live: LiveTable, *beside: Statement) -> None:
    """Deal, and store table, seats and first entry together, with whatever belongs to it."""
    first = live.start()
    absence.settle(live, hub.time.now())
    new = statements.new_table(live.row, live.seats, first, live.parts.document)
    await hub.writer.execute(new, *beside)
    async with hub.room(live.id):
        pass  # it is in memory now, and a bot that begins has begun


async def rematch(hub: Hub, table: str, guest: str) -> Made:
    """The same people, bots and options again; who asks second is led to the table of the first."""
    async with hub.room(table) as room:
        live = room.live
        if not live.held_by(guest):
            raise ServerTrouble(403, "not-your-table")
        if not live.over:
            raise ServerTrouble(409, "not-over")
        if live.row.rematch is not None:
            return Made(live.row.rematch, [])
        new, tokens = again(live, guest)
        await open_table(hub, new)
        await hub.writer.execute(statements.rematch(table, new.id))
        live.row.rematch = new.id
        room.tell(room.session.rematch(new.id))
        hub.notices.tell(table)
    return Made(new.id, links_of(tokens))
