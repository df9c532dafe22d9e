"""Deletes what nobody uses: tables without any moves, guests who have left nothing behind, and accounts due
for deletion."""

from __future__ import annotations

import asyncio
import logging

from duomo.http.people.identity import Identity
from duomo.http.tables.hub import Hub
from duomo.play.trouble import ServerTrouble
from duomo.store.house import House, forget
from duomo.store.tellings import forget_old

EVERY = 3600.0
"""Seconds between two checks."""
log = logging.getLogger("duomo.http")


async def expire_on(hub: Hub, house: House, identity: Identity) -> None:
    """Check regularly until cancelled."""
    while True:
        try:
            await expire(hub, house)
            await identity.forget_leaving()
        except ServerTrouble as trouble:
            log.warning("nothing has expired: %s", trouble)
        await asyncio.sleep(EVERY)


async def expire(hub: Hub, house: House) -> None:
    """Delete unused data, one item per transaction, so that the writer is never blocked for long."""
    limits = hub.settings.limits
    for table in await asyncio.to_thread(house.old_tables, 0, limits.unused_tables):
        room = hub.rooms.get(table)
        if room is None or not room.connections:
            hub.rooms.pop(table, None)
            await hub.writer.execute(forget(tables=[table]))
    await hub.writer.execute(forget_old())
    for guest in await asyncio.to_thread(house.old_people, limits.unused_guests):
        await hub.writer.execute(forget(people=[guest]))
