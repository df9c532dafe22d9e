"""Hints during a game, and the analysis of one that is over: thought in other processes, told in words."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import Any, Literal

import msgspec

from duomo.analysis.documents import Analysis
from duomo.core.words.phrase import say
from duomo.http.allowances import Allowances
from duomo.http.hub import Hub
from duomo.http.replays import components_of
from duomo.http.thinkers import WorkerLost
from duomo.play.library_documents import AnalysisJob
from duomo.play.rows import now
from duomo.play.table_documents import Hint
from duomo.play.thinking import AnalysisWanted
from duomo.play.trouble import ServerTrouble
from duomo.store import statements

PROGRESS = 500
"""Milliseconds between two notes on how far an analysis is."""
FORGOTTEN = 120_000
"""Milliseconds without such a note after which an analysis counts as failed."""

JobState = Literal["none", "running", "done", "failed"]

log = logging.getLogger("duomo.http")


async def hint(hub: Hub, table: str, guest: str | None) -> Hint:
    """What the guest's seat that decides now should do, judged by what that seat knows."""
    async with hub.room(table) as room:
        wanted = room.session.advice(guest)
        offers = {offer.move: offer for offer in room.session.telling.offered(wanted.seen.state.decider)}
    try:
        async for move, words in hub.thinkers.think(wanted):
            return Hint(move, offers[move], words)
    except WorkerLost:
        pass
    raise ServerTrouble(503, "fault")


class Analyses:
    """Analyses are stored, with how far they are: whichever process is asked, it knows."""

    def __init__(self, hub: Hub, allowances: Allowances) -> None:
        self.hub = hub
        self.allowances = allowances
        self.tasks: set[asyncio.Task[None]] = set()

    async def job(self, replay: str) -> AnalysisJob:
        row = await asyncio.to_thread(self.hub.store.analysis, replay)
        if row is None:
            return AnalysisJob("none")
        state: JobState = row["state"]
        if state == "running" and row["changed"] < now() - FORGOTTEN:
            state = "failed"  # whoever was at it is gone
        error = say("server-analysis-failed") if state == "failed" else None
        document: Any = msgspec.Raw(row["document"].encode()) if row["document"] else None
        return AnalysisJob(state, row["done"], row["of"], error, document)

    async def start(self, replay: str, record: str, guest: str, address: str) -> AnalysisJob:
        """Begin, unless it is begun or done already."""
        known = await self.job(replay)
        if known.state in ("running", "done"):
            return known
        self.allowances.analyses.take(guest, address)
        await self._store(replay, "running", 0, 0)
        task = asyncio.create_task(self._run(replay, record))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return AnalysisJob("running")

    async def _run(self, replay: str, record: str) -> None:
        state: JobState = "failed"
        done = of = written = 0
        document: str | None = None
        try:
            components = await asyncio.to_thread(components_of, self.hub, record)
            async for answer in self.hub.analysts.think(AnalysisWanted(record, components)):
                if isinstance(answer, Analysis):
                    document, state = msgspec.json.encode(answer).decode(), "done"
                    continue
                done, of = answer
                if now() - written > PROGRESS:
                    written = now()
                    await self._store(replay, "running", done, of)
        except Exception as error:
            log.error("the analysis of %s has failed", replay, exc_info=error)
        with suppress(ServerTrouble):
            await self._store(replay, state, done, of, document)

    async def _store(
        self, replay: str, state: JobState, done: int, of: int, document: str | None = None
    ) -> None:
        values = {"state": state, "done": done, "of": of, "document": document, "changed": now()}
        await self.hub.writer.execute(statements.analysis(replay, values))
