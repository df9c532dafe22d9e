"""Assembles the server application."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager

from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi import OpenAPIConfig

from duomo.games.registry import GAMES
from duomo.http import openapi, page, site
from duomo.http.calling.pushing import Pushing
from duomo.http.calling.tellings import Teller
from duomo.http.calling.turns import TurnWatch
from duomo.http.gate.allowances import Allowances
from duomo.http.gate.bans import Bans
from duomo.http.gate.counting import Shared
from duomo.http.gate.entrance import Entrance
from duomo.http.gate.guard import Guard
from duomo.http.gate.porter import Porter, walking
from duomo.http.gate.protocols import Doorkeeper
from duomo.http.house import health, metrics
from duomo.http.house.expiring import expire_on
from duomo.http.people.befriending import Befriending
from duomo.http.people.clubs import ClubHouse
from duomo.http.people.directing import Director, stop_directing
from duomo.http.people.guests import Guests
from duomo.http.people.identity import Identity
from duomo.http.people.lobby import Lobby
from duomo.http.people.person_live import person_live
from duomo.http.people.practising import Practising
from duomo.http.people.presence import Presence
from duomo.http.people.programs import Programs
from duomo.http.people.remembering import Remembering
from duomo.http.people.seeking import Seeking
from duomo.http.people.talking import Talking
from duomo.http.replies import on_fault, on_http_error, on_trouble, on_unreadable
from duomo.http.routes.all import ROUTES
from duomo.http.settings import Settings
from duomo.http.tables.hub import Hub
from duomo.http.tables.live import live
from duomo.http.tables.notices import Notices
from duomo.http.tables.replays import Replays
from duomo.http.tables.timekeeping import Timekeeper, keeping_time
from duomo.http.thinking.advising import Advisers
from duomo.http.thinking.analysing import Analyses
from duomo.http.thinking.zipped import QUICK
from duomo.play.reading.library import largest_set
from duomo.play.trouble import ServerTrouble
from duomo.store.clubs import Clubs
from duomo.store.database import make_engine
from duomo.store.house import House
from duomo.store.lobby import LobbyStore
from duomo.store.memory import Memory
from duomo.store.persons import Persons
from duomo.store.practice import Practice
from duomo.store.reading import Store
from duomo.store.talk import Talks
from duomo.store.tellings import Tellings
from duomo.store.tokens import Tokens
from duomo.store.tournaments import Tournaments
from duomo.store.turns import Turns
from duomo.store.writer import Writer

READERS = 8
"""Number of threads for database queries; slow work runs in other processes."""
SMALL = 1000
"""Size in bytes below which answers are not compressed."""
log = logging.getLogger("duomo.http")


@get("/healthz", summary="Whether the server is healthy")
async def healthz(hub: NamedDependency[Hub], settings: NamedDependency[Settings]) -> dict[str, str]:
    await health.check(hub, settings)
    return {"status": "ok"}


@get("/readyz", summary="Whether this process accepts new games")
async def readyz(
    hub: NamedDependency[Hub], settings: NamedDependency[Settings], porter: NamedDependency[Porter]
) -> dict[str, str]:
    porter.check_open()
    await health.check(hub, settings)
    return {"status": "ready"}


def make_app(settings: Settings, described: OpenAPIConfig | None = None) -> Entrance:
    """Make the application. The database schema must be up to date (`database.migrate`).

    `described`: for one that only has to be described (`openapi.document`).
    """
    site.check_site(settings)
    engine = make_engine(settings.database)
    store, writer, notices = Store(engine), Writer(engine), Notices(settings)
    writer.committed = metrics.committed
    hub = Hub(settings, store, writer, notices)
    shared = Shared(settings.counts)
    allowances = Allowances(settings.limits, shared)
    bans = Bans()
    guests = Guests(settings, store, writer, bans, allowances)
    keeper = Timekeeper(hub)
    talking = Talking(hub, Talks(engine))
    identity = Identity(hub, guests, Persons(engine))
    porter = Porter(House(engine), hub, guests, bans)
    turns = Turns(engine)
    teller = Teller(hub, Tellings(engine), turns, Pushing(settings))
    presence = Presence(settings.limits, shared)
    director = Director(hub, Tournaments(engine), Memory(engine))
    advisers = Advisers(hub, allowances, shared)
    seeking = Seeking(hub, LobbyStore(engine))

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        prepare()
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(READERS, "duomo-store"))
        writer.start()
        hub.start()
        hub.begin(seeking.bring_together())
        walk = await walking(porter)
        keeping = await keeping_time(keeper)
        await teller.start()
        expiring = asyncio.create_task(expire_on(hub, porter.house, identity))
        directing = asyncio.create_task(director.walk())
        yield
        await stop_directing(director, directing)
        await teller.stop()
        keeping.cancel()
        expiring.cancel()
        walk.cancel()
        await hub.stop()
        await asyncio.to_thread(writer.stop)
        engine.dispose()

    app = Litestar(
        [
            healthz,
            readyz,
            live,
            person_live,
            openapi.description,
            *ROUTES,
            *site.ROUTES,
            *page.ROUTES,
        ],
        dependencies={
            "hub": _always(hub),
            "guests": _always(guests),
            "settings": _always(settings),
            "presence": _always(presence),
            "allowances": _always(allowances),
            "porter": _always(porter),
            "identity": _always(identity),
            "talking": _always(talking),
            "director": _always(director),
            "lobby": _always(Lobby(hub, seeking.store, Clubs(engine))),
            "seeking": _always(seeking),
            "befriending": _always(Befriending(hub)),
            "clubhouse": _always(ClubHouse(hub, Clubs(engine))),
            "programs": _always(Programs(hub, guests, Tokens(engine))),
            "watch": _always(TurnWatch(hub, turns)),
            "teller": _always(teller),
            "analyses": _always(Analyses(hub, allowances, shared)),
            "advisers": _always(advisers),
            "practising": _always(Practising(hub, advisers, Practice(engine))),
            "remembering": _always(Remembering(hub, Memory(engine))),
            "replays": _always(Replays(hub, settings.limits, shared)),
        },
        exception_handlers={
            ServerTrouble: on_trouble,
            NotFoundException: page.on_nothing_there,
            HTTPException: on_http_error,
            RecursionError: on_unreadable,
            Exception: on_fault,
        },
        lifespan=[lifespan],
        openapi_config=described,
        compression_config=CompressionConfig(
            "gzip", minimum_size=SMALL, gzip_compress_level=QUICK, exclude_opt_key=page.COMPRESSED
        ),
        request_max_body_size=settings.limits.body,
        logging_config=None,
    )
    guard = Guard(app, settings, guests, hub, allowances, Doorkeeper(settings, shared))
    return Entrance(guard, settings, hub, guests)


def prepare() -> None:
    """Load every component set while there is only one thread: types must not be inspected by two at once
    (`core/converting.py`)."""
    for game in GAMES.values():
        largest_set(game)


def _always(thing: object) -> Provide:
    return Provide(lambda: thing, sync_to_thread=False, use_cache=True)
