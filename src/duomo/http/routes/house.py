"""Routes for the server's stewards; others get an error."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter
from msgspec import Meta

from duomo.http.gate.bans import network_of
from duomo.http.gate.porter import Porter
from duomo.http.parameters import TableId
from duomo.http.people.guests import Guests
from duomo.http.replies import AnyRequest
from duomo.http.tables.hub import Hub
from duomo.play.documents.general import Announced
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store import backup, house
from duomo.store.house import Ban, BanKind, Counts, ListedPerson, ListedTable

MINUTE = 60 * 1000
Search = Annotated[str, QueryParameter(max_length=40)]


class Overview(msgspec.Struct):
    counts: Counts
    connections: int
    """At the process that answers."""
    announced: Announced
    bans: list[Ban]


class Announce(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=500)]
    """Empty to remove the announcement."""
    minutes: Annotated[int, Meta(ge=0, le=60 * 24 * 365)] = 0
    """Minutes until it expires; 0 if it stays until it is removed."""


class Drain(msgspec.Struct, forbid_unknown_fields=True):
    on: bool


class NewBan(msgspec.Struct, forbid_unknown_fields=True):
    kind: Literal["guest", "address"]
    who: Annotated[str, Meta(min_length=1, max_length=64)]
    reason: Annotated[str, Meta(max_length=200)] = ""
    days: Annotated[int, Meta(ge=0, le=3650)] = 0
    """Number of days; 0 for a permanent ban."""


class Prune(msgspec.Struct, forbid_unknown_fields=True):
    finished_days: Annotated[int, Meta(ge=0, le=36500)] = 0
    """Delete tables finished more than this many days ago; 0 deletes none."""
    unused_days: Annotated[int, Meta(ge=0, le=36500)] = 30
    """Delete tables made more than this many days ago where nobody has played; 0 deletes none."""
    people_days: Annotated[int, Meta(ge=0, le=36500)] = 90
    """Delete people who sit nowhere and were last seen more than this many days ago; 0 deletes none."""


class Pruned(msgspec.Struct):
    tables: int
    people: int


async def check_steward(request: AnyRequest, guests: Guests) -> None:
    if not (await guests.row(await guests.somebody(request))).steward:
        raise ServerTrouble(403, "no-steward")


def announced(porter: Porter) -> Announced:
    said = porter.state.announcement
    text, draining = "" if said is None else said.text, porter.state.draining is not None
    return Announced(text, draining, bool(porter.hub.settings.site))


@get("/api/house", summary="The current announcement")
async def told(porter: NamedDependency[Porter]) -> Announced:
    return announced(porter)


@get("/api/house/overview", summary="The state of the server; for stewards")
async def overview(
    request: AnyRequest,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
) -> Overview:
    await check_steward(request, guests)
    counts = await asyncio.to_thread(porter.house.counts)
    bans = await asyncio.to_thread(porter.house.bans)
    connections = sum(len(room.connections) for room in hub.rooms.values())
    return Overview(counts, connections, announced(porter), bans)


@get("/api/house/tables", summary="Tables; for stewards")
async def tables(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
    search: Search = "",
    running: FromQuery[bool] = False,
) -> list[ListedTable]:
    await check_steward(request, guests)
    return await asyncio.to_thread(porter.house.tables, search, running)


@post("/api/house/tables/{table:str}/close", status_code=200, summary="Close a table; for stewards")
async def close_table(
    request: AnyRequest,
    table: TableId,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
) -> None:
    await check_steward(request, guests)
    await hub.writer.execute(house.close_table(table))
    await porter.look()


@get("/api/house/people", summary="People; for stewards")
async def people(
    request: AnyRequest,
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
    search: Search = "",
) -> list[ListedPerson]:
    await check_steward(request, guests)
    return await asyncio.to_thread(porter.house.people, search)


@post("/api/house/bans", status_code=200, summary="Ban somebody; for stewards")
async def ban(
    request: AnyRequest,
    data: JSONBody[NewBan],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
) -> list[Ban]:
    await check_steward(request, guests)
    who = str(network_of(data.who)) if data.kind == "address" else data.who
    until = now() + data.days * house.DAY if data.days else None
    await hub.writer.execute(house.ban(data.kind, who, data.reason, until))
    await porter.look()
    return await asyncio.to_thread(porter.house.bans)


@delete("/api/house/bans", status_code=200, summary="Lift a ban; for stewards")
async def unban(
    request: AnyRequest,
    kind: Annotated[BanKind, QueryParameter()],
    who: Annotated[str, QueryParameter(max_length=64)],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
) -> list[Ban]:
    await check_steward(request, guests)
    await hub.writer.execute(house.unban(kind, who))
    await porter.look()
    return await asyncio.to_thread(porter.house.bans)


@put("/api/house/announcement", summary="Publish an announcement; for stewards")
async def announce(
    request: AnyRequest,
    data: JSONBody[Announce],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
) -> Announced:
    await check_steward(request, guests)
    until = now() + data.minutes * MINUTE if data.minutes else None
    await hub.writer.execute(house.announce(data.text.strip(), until))
    await porter.look()
    return announced(porter)


@put("/api/house/draining", summary="Stop accepting new games before a restart; for stewards")
async def drain(
    request: AnyRequest,
    data: JSONBody[Drain],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
) -> Announced:
    await check_steward(request, guests)
    await hub.writer.execute(house.drain(data.on))
    await porter.look()
    return announced(porter)


@post("/api/house/prune", status_code=200, summary="Remove old data; for stewards")
async def prune(
    request: AnyRequest,
    data: JSONBody[Prune],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    porter: NamedDependency[Porter],
) -> Pruned:
    await check_steward(request, guests)
    old = await asyncio.to_thread(porter.house.old_tables, data.finished_days, data.unused_days)
    for table in old:
        await hub.writer.execute(house.forget(tables=[table]))
        hub.rooms.pop(table, None)
    gone = await asyncio.to_thread(porter.house.old_people, data.people_days)
    for guest in gone:
        await hub.writer.execute(house.forget(people=[guest]))
    return Pruned(len(old), len(gone))


@get("/api/house/backup", summary="Back up everything as one SQLite file; for stewards")
async def download(
    request: AnyRequest, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> Response[bytes]:
    await check_steward(request, guests)

    def make() -> bytes:
        with tempfile.TemporaryDirectory(prefix="duomo-backup-") as folder:
            backup.export(hub.store.engine, Path(folder) / "duomo-backup.sqlite")
            return (Path(folder) / "duomo-backup.sqlite").read_bytes()

    headers = {
        "content-disposition": 'attachment; filename="duomo-backup.sqlite"',
        "cache-control": "no-store",
    }
    return Response(await asyncio.to_thread(make), media_type="application/octet-stream", headers=headers)


ROUTES: list[Any] = [
    told,
    overview,
    tables,
    close_table,
    people,
    ban,
    unban,
    announce,
    drain,
    prune,
    download,
]
