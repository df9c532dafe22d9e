"""Health check: whether the database answers and accepts writes."""

from __future__ import annotations

import asyncio
import shutil

from duomo.http.settings import Settings
from duomo.http.tables.hub import Hub
from duomo.play.trouble import ServerTrouble
from duomo.store import statements
from duomo.store.database import file_of


async def check(hub: Hub, settings: Settings) -> None:
    """Raise ServerTrouble if something is wrong. If the last write failed, another one is tried."""
    await asyncio.to_thread(hub.store.alive)
    file = file_of(settings.database)
    if file is not None:
        free = (await asyncio.to_thread(shutil.disk_usage, file.parent)).free
        if free < settings.limits.disk:
            raise ServerTrouble(503, "disk-full")
    if hub.writer.trouble is not None:
        await hub.writer.execute(statements.probe())
