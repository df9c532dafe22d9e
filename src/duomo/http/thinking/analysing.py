"""Analyses of finished games: computed in a separate process, and stored with their progress.

Every process of the server can report the progress. A queued analysis is dropped if nobody has asked about it
for a while.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any, Literal

import msgspec

from duomo.analysis.documents import Analysis
from duomo.core.words.phrase import say
from duomo.http.gate.allowances import Allowances
from duomo.http.gate.counting import Open, Shared
from duomo.http.tables.hub import Hub
from duomo.http.tables.replays import components_of
from duomo.http.thinking.line import Whose
from duomo.play.documents.library import AnalysisJob
from duomo.play.tables.rows import now
from duomo.play.thinking import AnalysisWanted
from duomo.play.trouble import ServerTrouble
from duomo.store import statements
from duomo.store.memory import keep_mistakes

BEAT = 5.0
"""Seconds between two updates of the stored progress."""
FORGOTTEN = 120_000
"""Milliseconds without an update after which an analysis counts as failed, because its process is gone."""
UNASKED = 120.0
"""Seconds without a request about it after which a queued analysis is dropped."""

JobState = Literal["none", "running", "done", "failed"]

log = logging.getLogger("duomo.http")


class Job:
    """An analysis that is queued or running in this process."""

    def __init__(self) -> None:
        self.done = 0
        self.of = 0
        self.place: int | None = None
        """Number of analyses ahead of it, while it is queued."""
        self.task: asyncio.Task[None] | None = None

    def told(self) -> AnalysisJob:
        return AnalysisJob("running", self.done, self.of, place=self.place)


class Analyses:
    def __init__(self, hub: Hub, allowances: Allowances, shared: Shared) -> None:
        self.hub = hub
        self.allowances = allowances
        self.shared = shared
        self.open = Open(shared, "analyses")
        self.jobs: dict[str, Job] = {}

    async def job(self, replay: str) -> AnalysisJob:
        """Return the progress. Asking keeps a queued analysis alive."""
        self.shared.note(f"analysis {replay}", time.monotonic() + UNASKED)
        here = self.jobs.get(replay)
        if here is not None:
            return here.told()
        row = await asyncio.to_thread(self.hub.store.analysis, replay)
        if row is None:
            return AnalysisJob("none")
        state: JobState = row["state"]
        if state == "running" and not now() - FORGOTTEN <= row["changed"] <= now() + FORGOTTEN:
            state = "failed"
        error = say("server-analysis-failed") if state == "failed" else None
        document: Any = msgspec.Raw(row["document"].encode()) if row["document"] else None
        return AnalysisJob(state, row["done"], row["of"], error, document)

    async def start(self, replay: str, record: str, guest: str, address: str) -> AnalysisJob:
        """Start an analysis, unless it is running or done."""
        known = await self.job(replay)
        if known.state in ("running", "done"):
            return known
        if replay in self.jobs:  # somebody else started it meanwhile
            return self.jobs[replay].told()
        self._check(guest, address)
        self.allowances.analyses.take(guest, address)
        job = self.jobs[replay] = Job()
        job.task = asyncio.create_task(self._begin(job, replay, record, Whose(guest, address)))
        return job.told()

    def _check(self, guest: str, address: str) -> None:
        limits = self.hub.settings.limits
        mine = self.open.count(f"guest {guest}") >= limits.analyses_waiting
        if mine or self.open.count(address) >= limits.analyses_waiting_address:
            self.allowances.refuse("analyses-waiting")
            raise ServerTrouble(429, "analyses-waiting")

    async def _begin(self, job: Job, replay: str, record: str, whose: Whose) -> None:
        beating = asyncio.create_task(self._beat(job, replay))
        state: JobState = "failed"
        document: str | None = None
        try:
            with self._counted(whose):
                analysis = await self._run(job, record, whose)
            document = msgspec.json.encode(analysis).decode()
            await self._remember(replay, analysis)
            state = "done"
        except asyncio.CancelledError:
            state = "none"  # nobody asks any more, or the server stops
        except Exception as error:
            log.error("the analysis of %s has failed", replay, exc_info=error)
        finally:
            beating.cancel()
        with suppress(ServerTrouble):
            await self._store(replay, state, job, document)
        del self.jobs[replay]

    async def _remember(self, replay: str, analysis: Analysis) -> None:
        """Store the players' mistakes, if the game was played here."""
        seats = await asyncio.to_thread(self.hub.store.seats, replay)
        people = {seat.seat: seat.guest for seat in seats if seat.guest is not None and seat.gone is None}
        found = [
            (total.seat, people[total.seat], total.inaccuracies, total.mistakes, total.blunders)
            for total in analysis.totals
            if total.seat in people
        ]
        if found:
            await self.hub.writer.execute(keep_mistakes(replay, found))

    async def _run(self, job: Job, record: str, whose: Whose) -> Analysis:
        def told(place: int) -> None:
            job.place = place

        components = await asyncio.to_thread(components_of, self.hub, record)
        wanted = AnalysisWanted(record, components)
        async for answer in self.hub.analysts.think(wanted, whose, told=told):
            job.place = None
            if isinstance(answer, Analysis):
                return answer
            job.done, job.of = answer
        raise ServerTrouble(503, "fault")

    async def _beat(self, job: Job, replay: str) -> None:
        """Store the progress for the other processes, also while queued; drop the analysis if nobody asks any
        more."""
        while True:
            with suppress(ServerTrouble):
                await self._store(replay, "running", job)
            await asyncio.sleep(BEAT)
            unasked = not self.shared.noted(f"analysis {replay}", time.monotonic())
            if job.place is not None and unasked and job.task is not None:
                job.task.cancel()
                return

    @contextmanager
    def _counted(self, whose: Whose) -> Iterator[None]:
        for who in (f"guest {whose.guest}", whose.address):
            self.open.add(who, 1)
        try:
            yield
        finally:
            for who in (f"guest {whose.guest}", whose.address):
                self.open.add(who, -1)

    async def _store(self, replay: str, state: JobState, job: Job, document: str | None = None) -> None:
        values = {"state": state, "done": job.done, "of": job.of, "document": document, "changed": now()}
        await self.hub.writer.execute(statements.analysis(replay, values))
