"""Records that can be stepped through: of a finished table, or one that somebody has uploaded."""

from __future__ import annotations

import asyncio

from duomo.core.wire import Offer, Scoring
from duomo.http.archive import record_of
from duomo.http.hub import Hub
from duomo.play import prospects, replays
from duomo.play.library_documents import MoveMade, Replay, Step
from duomo.play.rows import now
from duomo.play.table_documents import Prospect
from duomo.play.tokens import new_id
from duomo.store import statements


async def upload(hub: Hub, guest: str, text: str) -> str:
    """Check a record against the rules and keep it."""
    await asyncio.to_thread(lambda: replays.check(text, components_of(hub, text)))
    replay = new_id()
    await hub.writer.execute(statements.new_replay(replay, guest, text, now()))
    return replay


async def text_of(hub: Hub, replay: str) -> tuple[str, str | None]:
    """The text of an uploaded record, or of a finished table's; and that table."""
    text = await asyncio.to_thread(hub.store.record, replay)
    if text is not None:
        return text, None
    return await record_of(hub, replay), replay


def components_of(hub: Hub, text: str) -> str | None:
    """The document of the set that a record was played with, if some table here was made with it."""
    set_hash = replays.set_of(text)
    return None if set_hash is None else hub.store.component_set(set_hash)


async def replay(hub: Hub, replay_id: str) -> Replay:
    text, table = await text_of(hub, replay_id)

    def make() -> Replay:
        return replays.describe(replay_id, text, table, components_of(hub, text))

    return await asyncio.to_thread(make)


async def moves(hub: Hub, replay_id: str) -> list[MoveMade]:
    text, _ = await text_of(hub, replay_id)
    return await asyncio.to_thread(lambda: replays.story(text, components_of(hub, text)))


async def steps(hub: Hub, replay_id: str, start: int, stop: int, seat: int | None) -> list[Step]:
    text, _ = await text_of(hub, replay_id)

    def make() -> list[Step]:
        return replays.positions(text, start, stop, seat, components_of(hub, text))

    return await asyncio.to_thread(make)


async def offers(hub: Hub, replay_id: str, at: int) -> list[Offer]:
    text, _ = await text_of(hub, replay_id)
    return await asyncio.to_thread(lambda: replays.offered(text, at, components_of(hub, text)))


async def prospect(hub: Hub, replay_id: str, at: int, move: str | None) -> Prospect:
    text, _ = await text_of(hub, replay_id)
    return await asyncio.to_thread(lambda: prospects.at(text, at, move, components_of(hub, text)))


async def scoring(hub: Hub, replay_id: str) -> Scoring:
    text, _ = await text_of(hub, replay_id)
    return await asyncio.to_thread(lambda: replays.scored(text, components_of(hub, text)))
