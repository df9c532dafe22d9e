"""Routes for verifiable dice: the commitment before the game, players' words, the secret afterwards."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from duomo.http.parameters import TableId
from duomo.http.people.guests import Guests
from duomo.http.people.practising import Practising
from duomo.http.replies import AnyRequest
from duomo.http.tables.hub import Hub
from duomo.play.practice.puzzle_days import today
from duomo.play.tables import fairness
from duomo.play.tables.fairness import Dice, Word
from duomo.play.tables.rows import now
from duomo.play.trouble import ServerTrouble
from duomo.store import dice as kept
from duomo.store.trouble import Conflict


@get("/api/tables/{table:str}/dice", summary="What is known about the dice of a table")
async def dice(
    request: AnyRequest, table: TableId, hub: NamedDependency[Hub], guests: NamedDependency[Guests]
) -> Dice:
    async with hub.seen(table, await guests.who(request)) as room:
        return fairness.told(room.live)


@post(
    "/api/tables/{table:str}/dice/words",
    status_code=200,
    summary="Add your own word to the secret of the dice",
)
async def add_word(
    request: AnyRequest,
    table: TableId,
    data: JSONBody[Word],
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    practising: NamedDependency[Practising],
) -> Dice:
    guest = await guests.somebody(request)
    if await practising.day_of(table) is not None:
        raise ServerTrouble(409, "one-deal")
    async with hub.room(table) as room:
        entries = await asyncio.to_thread(hub.store.entries, table)
        fairness.add(room.live, guest, data, fairness.seen(entries))
        room.stale = True  # until it is on disk
        try:
            await hub.writer.execute(kept.add(table, room.live.number, room.live.row.salts or []))
        except Conflict:
            raise ServerTrouble(409, "busy") from None
        room.stale = False
        hub.notices.tell(table)
        return fairness.told(room.live)


@post("/api/tables/{table:str}/dice", status_code=200, summary="Reveal the secret of the dice after the game")
async def reveal(
    request: AnyRequest,
    table: TableId,
    hub: NamedDependency[Hub],
    guests: NamedDependency[Guests],
    practising: NamedDependency[Practising],
) -> Dice:
    guest = await guests.somebody(request)
    if await practising.day_of(table) == today(now()):
        raise ServerTrouble(409, "dice-tomorrow")
    async with hub.room(table) as room:
        moment = now()
        fairness.reveal(room.live, guest, moment)
        await hub.writer.execute(kept.reveal(table, moment))
        room.tell(room.session.position())
        hub.notices.tell(table)
        return fairness.told(room.live)


ROUTES: list[Any] = [dice, add_word, reveal]
