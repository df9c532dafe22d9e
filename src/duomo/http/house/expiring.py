"""What nobody uses goes: tables at which nobody has ever moved, guests who have left nothing behind, and
those who wanted to be forgotten."""

from __future__ import annotations

import asyncio
import logging

from duomo.http.people.identity import Identity
from duomo.http.tables.hub import Hub
from duomo.play.trouble import ServerTrouble
from duomo.store.house import House, forget
from duomo.store.tellings import forget_old

EVERY = 3600.0
"""Seconds between two looks."""
log = logging.getLogger("duomo.http")


async def expire_on(hub: Hub, house: House, identity: Identity) -> None:
    """Until cancelled."""
    while True:
        try:
            await expire(hub, house)
            await identity.forget_leaving()
        except ServerTrouble as trouble:
            log.warning("nothing has expired: %s", trouble)
        await asyncio.sleep(EVERY)


async def expire(hub: Hub, house: House) -> None:
    """One after the other: nobody waits long for the writer."""
    limits = hub.settings.limits
    for table in await asyncio.to_thread(house.old_tables, 0, limits.unused_tables):
        room = hub.rooms.get(table)
        if room is None or not room.connections:
            hub.rooms.pop(table, None)
            await hub.writer.execute(forget(tables=[table]))
    await hub.writer.execute(forget_old())
    for guest in await asyncio.to_thread(house.old_people, limits.unused_guests):
        await hub.writer.execute(forget(people=[guest]))
