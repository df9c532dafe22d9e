"""The server, put together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException

from duomo.http import (
    health,
    metrics,
    openapi,
    page,
    routes_house,
    routes_lessons,
    routes_library,
    routes_people,
    routes_study,
    routes_tables,
)
from duomo.http.advising import Analyses
from duomo.http.bans import Bans
from duomo.http.entrance import Entrance
from duomo.http.guard import Guard
from duomo.http.guests import Guests
from duomo.http.hub import Hub
from duomo.http.limits import Buckets
from duomo.http.live import live
from duomo.http.notices import Notices
from duomo.http.porter import Porter, walking
from duomo.http.presence import Presence
from duomo.http.replies import on_fault, on_http_error, on_trouble
from duomo.http.settings import Settings
from duomo.play.trouble import ServerTrouble
from duomo.store.database import make_engine
from duomo.store.house import House
from duomo.store.reading import Store
from duomo.store.writer import Writer

SMALL = 1000
"""Bytes of an answer that are sent as they are."""
QUICK = 4
"""How hard gzip tries, of 9: positions shrink to a tenth all the same."""

log = logging.getLogger("duomo.http")


@get("/healthz", summary="Whether the server can serve")
async def healthz(hub: NamedDependency[Hub], settings: NamedDependency[Settings]) -> dict[str, str]:
    await health.check(hub, settings)
    return {"status": "ok"}


@get("/readyz", summary="Whether new games may be sent here: not while it is about to stop")
async def readyz(
    hub: NamedDependency[Hub], settings: NamedDependency[Settings], porter: NamedDependency[Porter]
) -> dict[str, str]:
    porter.check_open()
    await health.check(hub, settings)
    return {"status": "ready"}


def make_app(settings: Settings) -> Entrance:
    """The application. The schema of its database is up to date already (`database.migrate`)."""
    engine = make_engine(settings.database)
    store, writer, notices = Store(engine), Writer(engine), Notices(settings)
    writer.committed = metrics.committed
    hub = Hub(settings, store, writer, notices)
    bans = Bans()
    guests = Guests(settings, store, writer, bans)
    porter = Porter(House(engine), hub, guests, bans)
    presence = Presence(settings.limits)
    new_tables = Buckets.hourly(settings.limits.tables)
    new_records = Buckets.hourly(settings.limits.records)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        writer.start()
        hub.start()
        walk = await walking(porter)
        yield
        walk.cancel()
        await hub.stop()
        await asyncio.to_thread(writer.stop)
        engine.dispose()

    app = Litestar(
        [
            healthz,
            readyz,
            live,
            *routes_people.ROUTES,
            *routes_tables.ROUTES,
            *routes_library.ROUTES,
            *routes_house.ROUTES,
            *routes_lessons.ROUTES,
            *routes_study.ROUTES,
            *page.ROUTES,
        ],
        dependencies={
            "hub": _always(hub),
            "guests": _always(guests),
            "settings": _always(settings),
            "presence": _always(presence),
            "new_tables": _always(new_tables),
            "new_records": _always(new_records),
            "porter": _always(porter),
            "analyses": _always(Analyses(settings, hub)),
        },
        exception_handlers={
            ServerTrouble: on_trouble,
            HTTPException: on_http_error,
            Exception: on_fault,
        },
        lifespan=[lifespan],
        openapi_config=openapi.config(),
        compression_config=CompressionConfig(
            "gzip", minimum_size=SMALL, gzip_compress_level=QUICK, exclude_opt_key=page.COMPRESSED
        ),
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    return Entrance(Guard(app, settings, guests, hub), settings, hub, guests)


def _always(thing: object) -> Provide:
    return Provide(lambda: thing, sync_to_thread=False, use_cache=True)
