"""New tables, and the same people again."""

from __future__ import annotations

from duomo.http.hub import Hub
from duomo.play.documents import Made, NewTable
from duomo.play.live_table import LiveTable
from duomo.play.making import again, links_of, wished
from duomo.store import statements


async def make(hub: Hub, guest: str, name: str, wish: NewTable) -> Made:
    """A table with everything dealt; the private links are told this once, the store has their hashes."""
    live, tokens = wished(wish, guest, name)
    await _store(hub, live)
    return Made(live.id, links_of(tokens))


async def _store(hub: Hub, live: LiveTable) -> None:
    """Deal, and store table, seats and first entry together."""
    first = live.start()
    await hub.writer.execute(statements.new_table(live.row, live.seats, first, live.parts.document))
    async with hub.room(live.id):
        pass  # it is in memory now, and a bot that begins has begun


async def rematch(hub: Hub, table: str, guest: str) -> Made:
    """The same people, bots and options again; who asks second is led to the table of the first."""
    async with hub.room(table) as room:
        live = room.live
        if live.row.rematch is not None and live.held_by(guest):
            return Made(live.row.rematch, [])
        new, tokens = again(live, guest)
        await _store(hub, new)
        await hub.writer.execute(statements.rematch(table, new.id))
        live.row.rematch = new.id
        room.tell(room.session.rematch(new.id))
        hub.notices.tell(table)
    return Made(new.id, links_of(tokens))
