"""Other processes do the thinking, so that a thinking bot never delays a table.

Whoever thinks gets the position as its seat may know it, never the dealer, and answers piece by piece. A
process that dies or hangs is replaced, and whoever asked is told to ask again.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import queue
import threading
import time
from collections.abc import AsyncIterator, Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Final

import structlog

from duomo.http import metrics
from duomo.http.thinker import STOP, serve
from duomo.play.thinking import Thought

log = structlog.stdlib.get_logger("duomo.http")

PATIENCE: Final = 60.0
"""Seconds without an answer after which a process counts as hung."""


class WorkerLost(Exception):
    """The process died or hung; the question can be asked again."""


class Question:
    """A thought on its way, and the answers that came of it so far."""

    def __init__(self, thought: Thought, loop: asyncio.AbstractEventLoop) -> None:
        self.thought = thought
        self.loop = loop
        self.answers: asyncio.Queue[Any] = asyncio.Queue()
        self.void = False
        """Nobody waits for the answer any more."""

    def tell(self, answer: Any) -> None:
        if not self.loop.is_closed():
            self.loop.call_soon_threadsafe(self.answers.put_nowait, answer)


class Thinkers:
    """One pool for all tables of a server process."""

    def __init__(self, count: int, at_once: bool) -> None:
        self.count = count
        self.at_once = at_once
        """The processes start with the server, not with the first question."""
        self.questions: queue.SimpleQueue[Question | None] = queue.SimpleQueue()
        self.threads: list[threading.Thread] = []

    def start(self) -> None:
        for number in range(self.count):
            thread = threading.Thread(target=self._attend, name=f"duomo-thinker-{number}", daemon=True)
            self.threads.append(thread)
            thread.start()

    def stop(self) -> None:
        for _ in self.threads:
            self.questions.put(None)
        for thread in self.threads:
            thread.join(timeout=5)

    async def think(self, thought: Thought) -> AsyncIterator[Any]:
        """The answers, each as soon as it is found. WorkerLost when it must be asked again."""
        question = Question(thought, asyncio.get_running_loop())
        self.questions.put(question)
        begun = time.perf_counter()
        try:
            while True:
                answer = await question.answers.get()
                if answer is None:
                    return
                if isinstance(answer, Exception):
                    raise answer
                yield answer
        finally:
            question.void = True
            metrics.thinking_seconds.labels(type(thought).__name__).observe(time.perf_counter() - begun)

    def _attend(self) -> None:
        """One thread for each process: hands it questions, takes its answers."""
        worker = Worker() if self.at_once else None
        while (question := self.questions.get()) is not None:
            if question.void:
                continue
            worker = worker or Worker()
            try:
                for answer in worker.think(question):
                    question.tell(answer)
                question.tell(None)
            except (EOFError, OSError):
                log.error("a thinking process died or hung", pid=worker.process.pid)
                metrics.thinker_deaths.inc()
                worker.kill()
                worker = None
                question.tell(WorkerLost())
            except Exception as error:
                question.tell(error)
        if worker is not None:
            worker.kill()


class Worker:
    """One process, and the pipe to it."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self.pipe: Connection = ours
        self.process: SpawnProcess = context.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def think(self, question: Question) -> Iterator[Any]:
        self.pipe.send(question.thought)
        stopped = False
        while True:
            if not self.pipe.poll(PATIENCE):
                raise EOFError("no answer")
            answer = self.pipe.recv()
            if answer is None:
                return
            if isinstance(answer, Exception):
                raise answer
            yield answer
            if question.void and not stopped:
                stopped = True
                self.pipe.send(STOP)

    def kill(self) -> None:
        with contextlib.suppress(OSError):
            self.pipe.close()
        self.process.kill()
        self.process.join()
