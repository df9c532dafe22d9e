"""Records that can be stepped through: of a finished table, or one that somebody has uploaded."""

from __future__ import annotations

import asyncio

from duomo.core.wire import Offer, Scoring
from duomo.http.archive import record_of
from duomo.http.hub import Hub
from duomo.play import replays
from duomo.play.library_documents import MoveMade, Replay, Step
from duomo.play.rows import now
from duomo.play.tokens import new_id
from duomo.store import statements


async def upload(hub: Hub, guest: str, text: str) -> str:
    """Check a record against the rules and keep it."""
    await asyncio.to_thread(replays.check, text)
    replay = new_id()
    await hub.writer.execute(statements.new_replay(replay, guest, text, now()))
    return replay


async def text_of(hub: Hub, replay: str) -> tuple[str, str | None]:
    """The text of an uploaded record, or of a finished table's; and that table."""
    text = await asyncio.to_thread(hub.store.record, replay)
    if text is not None:
        return text, None
    return await record_of(hub, replay), replay


async def replay(hub: Hub, replay_id: str) -> Replay:
    text, table = await text_of(hub, replay_id)
    return await asyncio.to_thread(replays.describe, replay_id, text, table)


async def moves(hub: Hub, replay_id: str) -> list[MoveMade]:
    text, _ = await text_of(hub, replay_id)
    return await asyncio.to_thread(replays.story, text)


async def steps(hub: Hub, replay_id: str, start: int, stop: int, seat: int | None) -> list[Step]:
    text, _ = await text_of(hub, replay_id)
    return await asyncio.to_thread(replays.positions, text, start, stop, seat)


async def offers(hub: Hub, replay_id: str, at: int) -> list[Offer]:
    text, _ = await text_of(hub, replay_id)
    return await asyncio.to_thread(replays.offered, text, at)


async def scoring(hub: Hub, replay_id: str) -> Scoring:
    text, _ = await text_of(hub, replay_id)
    return await asyncio.to_thread(replays.scored, text)
