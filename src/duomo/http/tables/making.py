"""Creating tables: new ones, and those played elsewhere."""

from __future__ import annotations

import asyncio

from duomo.http.tables.hub import Hub
from duomo.http.thinking.line import Whose
from duomo.http.thinking.thinkers import WorkerLost
from duomo.play.documents.general import Made, NewTable
from duomo.play.people.tokens import new_id
from duomo.play.tables import absence
from duomo.play.tables.live_table import LiveTable
from duomo.play.tables.making import links_of, wished
from duomo.play.tables.whole_tables import Brought, WholeTable, whole
from duomo.play.trouble import ServerTrouble
from duomo.store import statements
from duomo.store.writer import Statement


async def make(hub: Hub, guest: str, name: str, wish: NewTable) -> Made:
    """Make and deal a table. The private links are returned only here; the store holds their hashes."""
    # A position or component set must first be parsed, which takes about 30 milliseconds.
    live, tokens = await asyncio.to_thread(wished, wish, guest, name, hub.copies)
    await open_table(hub, live)
    return Made(live.id, links_of(tokens))


async def open_table(hub: Hub, live: LiveTable, *beside: Statement) -> None:
    """Deal, and store table, seats and first entry in one transaction, with the statements in `beside`."""
    first = live.start()
    absence.settle(live, hub.time.now())
    new = statements.new_table(live.row, live.seats, [first], live.parts.document)
    await hub.writer.execute(new, *beside)
    if live.row.open_to is not None:
        hub.company.tell_lobby()
    async with hub.room(live.id):
        pass  # loads the table, which starts a bot that moves first


async def bring(hub: Hub, guest: str, address: str, brought: WholeTable) -> Made:
    """Import a table that was played elsewhere.

    If it is here already and the guest sits at it, it stays as it is.
    """
    table = brought.table
    if await asyncio.to_thread(hub.store.has_table, table):
        async with hub.room(table) as room:
            if room.live.held_by(guest):
                return Made(table, [])
        table = new_id()
    components = await asyncio.to_thread(hub.store.component_set, brought.components_hash)
    wanted = Brought(brought, guest, table, components)
    try:
        async for stored in hub.readers.think(wanted, Whose(guest, address)):
            await hub.writer.execute(
                statements.new_table(stored.row, stored.seats, stored.entries, stored.components)
            )
            return Made(table, [])
    except WorkerLost:
        pass
    raise ServerTrouble(422, "too-much-work")


async def take_along(hub: Hub, table: str, guest: str) -> WholeTable:
    stored = await asyncio.to_thread(hub.store.table, table, 0, False)
    if stored is None:
        raise ServerTrouble(404, "no-table")
    return whole(stored, guest)
