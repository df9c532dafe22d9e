"""A pool of processes for thinking, so that a thinking bot never delays a table.

A bot gets the position as its seat may know it, never the dealer. Answers come one by one. A process that
dies or hangs is replaced, and the caller is told to ask again. `line` decides whose task is next.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import structlog

from duomo.bots.together import best_of
from duomo.http.house import metrics
from duomo.http.thinking.line import BOT, ThinkingQueue, Whose
from duomo.http.thinking.thinker import STOP, serve
from duomo.play.thinking import BotsTurn, Thought

log = structlog.stdlib.get_logger("duomo.http")

PATIENCE: Final = 60.0
"""Seconds without an answer after which a process counts as hung."""
SLOWER: Final = 6
"""A process may wait for a busy processor up to this many times as long as it may work on an answer."""
SHARE: Final = 1.5
"""Seconds after which a task yields between two answers, if somebody who has used less is waiting."""
LOOK: Final = 0.5
"""Seconds between two checks of the place in the queue."""

TellPlace = Callable[[int], None]


class WorkerLost(Exception):
    """The process died or hung; the task can be retried."""


class Question:
    """A submitted task and its answers so far."""

    def __init__(self, thought: Thought, loop: asyncio.AbstractEventLoop) -> None:
        self.thought = thought
        self.loop = loop
        self.answers: asyncio.Queue[Any] = asyncio.Queue()
        self.void = False
        """Whether nobody is waiting for the answer any more."""

    def tell(self, answer: Any) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.answers.put_nowait, answer)


class Thinkers:
    """A pool for all tables of a server process."""

    def __init__(
        self, count: int, at_once: bool, patience: float = PATIENCE, share: float | None = None
    ) -> None:
        self.count = count
        self.at_once = at_once
        """Whether to start the processes with the server rather than with the first task."""
        self.patience = patience
        self.share = share
        """Seconds after which a task yields; None: never."""
        self.line: ThinkingQueue[Question] = ThinkingQueue(unwatched=max(1, count // 2))
        self.threads: list[threading.Thread] = []
        self.workers: set[Worker] = set()
        self.stopped = False

    def start(self) -> None:
        for number in range(self.count):
            thread = threading.Thread(target=self._attend, name=f"duomo-thinker-{number}", daemon=True)
            self.threads.append(thread)
            thread.start()

    def stop(self) -> None:
        """Stop immediately: interrupted tasks are submitted again when the server is back."""
        self.stopped = True
        self.line.close()
        for worker in list(self.workers):
            worker.process.kill()
        for thread in self.threads:
            thread.join(timeout=5)

    async def think(
        self, thought: Thought, whose: Whose, back: float = BOT, told: TellPlace | None = None
    ) -> AsyncIterator[Any]:
        """Yield the answers as they are found.

        They may end early when others have waited longer; ask again for the rest. `told` is called with the
        number of tasks ahead while queued. Raises WorkerLost if the task must be retried.
        """
        question = Question(thought, asyncio.get_running_loop())
        self.line.put(question, whose, back)
        begun = time.perf_counter()
        looking = None if told is None else asyncio.create_task(self._tell_place(question, told))
        try:
            while True:
                answer = await question.answers.get()
                if answer is None:
                    return
                if isinstance(answer, Exception):
                    raise answer
                yield answer
        finally:
            if looking is not None:
                looking.cancel()
            question.void = True
            self.line.drop(question)
            metrics.thinking_seconds.labels(type(thought).__name__).observe(time.perf_counter() - begun)

    async def turn(
        self, thought: BotsTurn, searches: int, whose: Whose, back: float, told: TellPlace | None
    ) -> AsyncIterator[int]:
        """Yield the moves of a bot. With several searches, each possibly in its own process, these are the
        moves of the turn they choose together."""
        parts = thought.parts(min(searches, self.count))
        if not parts:
            async for move in self.think(thought, whose, back, told):
                yield move
            return
        asked = [self._one(part, whose, back, told if part is parts[0] else None) for part in parts]
        for move in best_of(await asyncio.gather(*asked)):
            yield move

    async def _one(self, thought: Thought, whose: Whose, back: float, told: TellPlace | None) -> Any:
        """Return a task's only answer."""
        async for answer in self.think(thought, whose, back, told):
            return answer
        raise WorkerLost

    async def _tell_place(self, question: Question, told: TellPlace) -> None:
        """Report the place until the task is taken. Answers do not wait for the next check."""
        last: int | None = None
        while True:
            await asyncio.sleep(LOOK if last is not None else LOOK / 5)
            place = self.line.place(question)
            if place is None:
                return
            if place != last:
                told(place)
                last = place

    def _attend(self) -> None:
        """Run by one thread per process: sends it tasks and receives its answers."""
        worker = self._worker() if self.at_once else None
        while (taken := self.line.take()) is not None:
            question, whose = taken
            began = time.monotonic()
            try:
                worker = worker or self._worker()
                for answer in worker.think(question, self.patience):
                    question.tell(answer)
                    used = time.monotonic() - began
                    if self.share is not None and used > self.share and self.line.others_wait(whose):
                        question.void = True  # the rest is requested again, from the position at that time
                question.tell(None)
            except (EOFError, OSError):
                if worker is not None:
                    if not self.stopped:
                        log.error("a thinking process died or hung", pid=worker.process.pid)
                        metrics.thinker_deaths.inc()
                    self.workers.discard(worker)
                    worker.kill()
                worker = None
                question.tell(WorkerLost())
            except Exception as error:
                question.tell(error)
            self.line.done(question, whose, time.monotonic() - began)
        if worker is not None:
            worker.kill()

    def _worker(self) -> Worker:
        worker = Worker()
        self.workers.add(worker)
        if self.stopped:
            worker.process.kill()
        return worker


class Worker:
    """One process, and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.pipe: Connection = ours
        self.process: SpawnProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.ready = False
        """Whether it has started: the startup time is not charged to the task."""

    def think(self, question: Question, patience: float) -> Iterator[Any]:
        if not self.ready:
            if not self.pipe.poll(PATIENCE):
                raise EOFError("it does not start")
            self.pipe.recv()
            self.ready = True
        self.pipe.send(question.thought)
        stopped = False
        while True:
            self.wait(patience)
            answer = self.pipe.recv()
            if answer is None:
                return
            if isinstance(answer, Exception):
                raise answer
            yield answer
            if question.void and not stopped:
                stopped = True
                self.pipe.send(STOP)

    def wait(self, patience: float) -> None:
        """Wait for an answer.

        Raises EOFError if the process has worked that many seconds without one, or does not seem to work at
        all. On a busy machine it gets only part of the elapsed time.
        """
        pid, began = self.process.pid, time.monotonic()
        spent = worked(pid)
        until = began + max(patience, min(SLOWER * patience, PATIENCE))
        while not self.pipe.poll(min(patience, 1.0)):
            now = time.monotonic()
            used = now - began if spent is None else (worked(pid) or spent) - spent
            if used >= patience or now >= until:
                raise EOFError("no answer")

    def kill(self) -> None:
        with contextlib.suppress(OSError):
            self.pipe.close()
        self.process.kill()
        self.process.join()


def worked(pid: int | None) -> float | None:
    """Return the processor time a process has used, in seconds; None if the system does not tell."""
    try:
        with open(f"/proc/{pid}/stat", encoding="ascii", errors="replace") as file:
            numbers = file.read().rpartition(")")[2].split()
    except OSError:
        return None
    return (int(numbers[11]) + int(numbers[12])) / os.sysconf("SC_CLK_TCK")
