"""The single writer thread. Pending jobs are committed together; only then does anyone hear of them.

A commit costs one disk flush, whether it holds one move or a hundred. So moves of all tables that arrive
while the disk is busy share the next transaction (group commit).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence

import sqlalchemy as sa

from duomo.play.tables.rows import EntryRow, TableRow
from duomo.store.appending import Values, append, entry_values, state_values
from duomo.store.trouble import of_the_database, store_trouble

Statement = Callable[[sa.Connection], None]

log = logging.getLogger("duomo.store")

PAUSE = 0.003
"""Minimum seconds between two commits, so that more jobs share the cost of each."""


class Job:
    """Something to write: entries with the state of their table, or any other statements."""

    def __init__(
        self,
        entries: Sequence[Values] = (),
        states: Sequence[Values] = (),
        others: Sequence[Statement] = (),
    ) -> None:
        self.entries = entries
        self.states = states
        self.others = others
        self.trouble: Exception | None = None
        self.done: asyncio.Future[None] | None = None


class Writer:
    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self.queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self._run, name="duomo-writer", daemon=True)
        self.loop: asyncio.AbstractEventLoop | None = None
        self.commits = 0
        self.committed: Callable[[float, int, Exception | None], None] | None = None
        """Called after every commit with its duration, its number of jobs, and the error if any."""
        self.connection: sa.Connection | None = None
        """The writer's own connection, kept between commits."""
        self.committing = False
        """Whether all statements of the transaction have run: from then on it may be on disk."""
        self.trouble: Exception | None = None
        """Why the database rejects writes, according to the last commit; None if it does not."""

    def start(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.thread.start()

    def stop(self) -> None:
        """Write everything pending, then stop."""
        self.queue.put(None)
        self.thread.join()

    async def append(self, row: TableRow, entries: Sequence[EntryRow], *others: Statement) -> None:
        """Write entries; durable on return. Conflict if another process wrote an entry with the same number
        first."""
        rows = [entry_values(row.id, entry) for entry in entries]
        await self.write(Job(rows, [state_values(row)], others))

    async def execute(self, *statements: Statement) -> None:
        """Run other statements in one transaction."""
        await self.write(Job(others=statements))

    async def write(self, job: Job) -> None:
        assert self.loop is not None, "the writer is not started"
        job.done = self.loop.create_future()
        self.queue.put(job)
        await job.done

    def _run(self) -> None:
        last = 0.0
        while True:
            job = self.queue.get()
            time.sleep(max(0.0, last + PAUSE - time.monotonic()))
            jobs: list[Job] = []
            while job is not None:
                jobs.append(job)
                try:
                    job = self.queue.get_nowait()
                except queue.Empty:
                    break
            if jobs:
                self._commit(jobs)
                last = time.monotonic()
            if job is None:
                self._disconnect()
                return

    def _commit(self, jobs: list[Job]) -> None:
        try:
            self._settle(jobs)
        except Exception as fault:  # a bug must not end the only writer thread
            log.error("fault while writing", exc_info=fault)
            self._disconnect()
            for job in jobs:
                job.trouble = fault
        assert self.loop is not None
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(_tell, jobs)

    def _settle(self, jobs: list[Job]) -> None:
        """Write the jobs and set each job's `trouble`."""
        trouble = self._try(jobs)
        if trouble is not None and not of_the_database(trouble) and len(jobs) > 1:
            for job in jobs:  # one of them is at fault; the others must still be written
                job.trouble = self._try([job])
        else:
            for job in jobs:
                job.trouble = trouble

    def _try(self, jobs: list[Job]) -> Exception | None:
        begun = time.perf_counter()
        trouble = self._write(jobs)
        if self.committed is not None:
            self.committed(time.perf_counter() - begun, len(jobs), trouble)
        return trouble

    def _write(self, jobs: list[Job]) -> Exception | None:
        """Write all jobs or none.

        If the connection was lost before the commit, it is reopened and the jobs are tried once more: nothing
        was written yet.
        """
        for _ in range(2):
            kept = self.connection is not None
            try:
                self._transaction(jobs)
                self.commits += 1
            except Exception as error:
                self._disconnect()
                lost = isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated
                if lost and kept and not self.committing:
                    continue
                trouble = store_trouble(error)
                if of_the_database(trouble):
                    self.trouble = trouble
                return trouble
            break
        self.trouble = None
        return None

    def _transaction(self, jobs: list[Job]) -> None:
        self.committing = False
        if self.connection is None:
            self.connection = self.engine.connect()
        connection = self.connection
        with connection.begin():
            append(
                connection,
                [row for job in jobs for row in job.entries],
                [row for job in jobs for row in job.states],
            )
            for job in jobs:
                for statement in job.others:
                    statement(connection)
            self.committing = True

    def _disconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()


def _tell(jobs: list[Job]) -> None:
    for job in jobs:
        if job.done is None or job.done.done():
            continue
        if job.trouble is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(job.trouble)
