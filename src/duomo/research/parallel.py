"""Many games at once on several cores: every process plays some of the tables, in shared memory."""

from __future__ import annotations

import multiprocessing
import signal
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from multiprocessing.shared_memory import SharedMemory
from multiprocessing.synchronize import Semaphore
from pathlib import Path
from typing import Any

import numpy as np

from duomo.core.engine.driver import TURN_CAP
from duomo.core.engine.refusal import DuomoError, OptionError
from duomo.research.aec import fresh_seed, refused
from duomo.research.studies import Study
from duomo.research.vector import Part, VectorEnv

STEP, SAMPLE, RESET, SAVE = range(4)
"""Orders to a worker: a number in the shared memory. Seeds and records go through a pipe."""
TRIES = 2000
"""Number of times a process polls for an order or its completion before it sleeps: waking up takes longer
than many steps."""
LOOK = 0.5
"""Seconds between checks that the other process is still alive."""


@dataclass(frozen=True)
class Wanted:
    """What a worker needs to make its tables; plain data, so that it can be pickled."""

    game: str
    players: int
    options: dict[str, str]
    components: Path | None
    count: int
    """Number of all tables together."""
    reward: str
    cap: int
    block: str
    """The name of the shared memory."""


class Block(SharedMemory):
    """Memory shared by several processes."""

    def close(self) -> None:
        try:
            super().close()
        except BufferError:
            """An array is still in use: the system frees the memory when the last user is gone."""


class Arrays:
    """The arrays of all tables, one after the other in a block."""

    def __init__(self, study: Study, count: int, name: str | None = None) -> None:
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "rewards": (np.float32, (count, study.rules.seats)),
            "actions": (np.int32, (count,)),
            "samples": (np.int32, (count,)),
            "order": (np.int32, (1,)),
            "observations": (np.int8, (count, study.size)),
            "masks": (np.int8, (count, study.actions)),
            "seats": (np.int8, (count,)),
            "terminated": (np.bool_, (count,)),
            "truncated": (np.bool_, (count,)),
        }
        sizes = {key: int(np.dtype(kind).itemsize * np.prod(shape)) for key, (kind, shape) in shapes.items()}
        total = sum(sizes.values())
        self.block = Block(name) if name is not None else Block(create=True, size=total)
        self.of: dict[str, Any] = {}
        at = 0
        for key, (kind, shape) in shapes.items():
            self.of[key] = np.ndarray(shape, kind, self.block.buf, at)
            at += sizes[key]

    def shown(self, key: str) -> Any:
        """Return a read-only view of an array."""
        view = self.of[key][:]
        view.flags.writeable = False
        return view


class Share:
    """The tables of one process, from `first` up to but excluding `last`."""

    def __init__(self, study: Study, arrays: Arrays, wanted: Wanted, first: int, last: int) -> None:
        of = {key: array[first:last] for key, array in arrays.of.items()}
        self.of = of
        part = Part(first, wanted.count, of["observations"], of["rewards"], of["terminated"], of["truncated"])
        self.env = VectorEnv(study, last - first, wanted.reward, wanted.cap, False, part)

    def reset(self, seed: int | str) -> None:
        self.env.reset(seed)
        self._copy()

    def step(self) -> None:
        self.env.step(self.of["actions"])
        self._copy()

    def _copy(self) -> None:
        self.of["masks"][:] = self.env.masks
        self.of["seats"][:] = self.env.seats

    def sample(self) -> None:
        self.of["samples"][:] = self.env.sample()


class Bell:
    """Two semaphores between processes: begin, and done."""

    def __init__(self, context: SpawnContext) -> None:
        self.begin = context.Semaphore(0)
        self.done = context.Semaphore(0)


def heard(bell: Semaphore, alive: Callable[[], bool]) -> bool:
    """Wait for a semaphore; False if the other process is gone."""
    for _ in range(TRIES):
        if bell.acquire(False):
            return True
    while not bell.acquire(True, LOOK):
        if not alive():
            return bell.acquire(False)
    return True


def work(wanted: Wanted, bell: Bell, pipe: Connection, first: int, last: int) -> None:
    """Run a worker: execute orders until the parent process is gone."""
    from duomo.research import study

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    assert parent is not None
    table = study(wanted.game, players=wanted.players, options=wanted.options, components=wanted.components)
    arrays = Arrays(table, wanted.count, wanted.block)
    share, orders = Share(table, arrays, wanted, first, last), arrays.of["order"]
    while heard(bell.begin, parent.is_alive):
        order = int(orders[0])
        if order == STEP:
            share.step()
        elif order == SAMPLE:
            share.sample()
        elif order == RESET:
            share.reset(pipe.recv())
        else:
            pipe.send(share.env.save())
        bell.done.release()


class ParallelVectorEnv:
    """A `VectorEnv` whose tables are divided among `workers` processes, including the calling one.

    Every step is the same as in one process. The processes end with `close`, at the end of the `with` block,
    with the program, and when the program is killed.
    """

    def __init__(
        self,
        study: Study,
        components: str | Path | None,
        count: int,
        reward: str = "outcome",
        cap: int = TURN_CAP,
        check: bool = True,
        workers: int = 2,
    ) -> None:
        if not 1 <= workers <= count:
            raise OptionError(f"{count} games cannot be shared out among {workers} workers.")
        self.study = study
        self.layout = study.layout
        self.count = count
        self.check = check
        """True if every move is checked for legality first."""
        self._tables = np.arange(count)
        self._rows = self._tables * study.actions
        self._arrays = Arrays(study, count)
        self.observations = self._arrays.shown("observations")
        self.masks = self._arrays.shown("masks")
        self._marks = self.masks.reshape(-1)
        self.seats = self._arrays.shown("seats")
        self.rewards = self._arrays.shown("rewards")
        self.terminated = self._arrays.shown("terminated")
        self.truncated = self._arrays.shown("truncated")
        options = {name: str(value) for name, value in study.options.values.items()}
        place = None if components is None else Path(components).absolute()
        wanted = Wanted(
            study.game.name,
            study.options.players,
            options,
            place,
            count,
            reward,
            cap,
            self._arrays.block.name,
        )
        ends = [count * number // workers for number in range(workers + 1)]
        try:
            self._own = Share(study, self._arrays, wanted, 0, ends[1])
            self._crew = [Worker(wanted, first, last) for first, last in pairwise(ends[1:])]
        except BaseException:
            self._arrays.block.close()
            self._arrays.block.unlink()
            raise
        self._end = weakref.finalize(self, end, self._crew, self._arrays.block)

    def reset(self, seed: int | str | None = None) -> tuple[Any, Any]:
        """Start new games at all tables; the same seed gives the same games, and the same ones after them."""
        chosen = fresh_seed() if seed is None else seed
        self._together(RESET, lambda: self._own.reset(chosen), chosen)
        return self.observations, self.masks

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, Any]:
        """Play one move at every table; the buffers are reused at every step: copy what you keep."""
        self._check_open()
        moves = actions if isinstance(actions, np.ndarray) else np.array(list(actions))
        if self.check:
            self._look_up(moves)
        self._arrays.of["actions"][:] = moves
        self._together(STEP, self._own.step)
        return self.observations, self.masks, self.rewards, self.terminated, self.truncated

    def _look_up(self, moves: Any) -> None:
        """Check all moves before any is played."""
        if len(moves) != self.count:
            raise OptionError(f"{len(moves)} moves for {self.count} tables.")
        numbers = moves.dtype.kind in "iu" and moves.min() >= 0 and moves.max() < self.study.actions
        if numbers and self._marks.take(self._rows + moves).all():
            return
        possible = (moves >= 0) & (moves < self.study.actions)
        codes = np.where(possible, moves, 0).astype(np.intp)
        legal = possible & (self.masks[self._tables, codes] != 0)
        if not legal.all():
            wrong = int(np.argmin(legal))
            run = self.study.run()
            if possible[wrong]:
                self.study.follow(run, self.save()[wrong])
            raise refused(self.study, run, int(moves[wrong]))

    def sample(self) -> Any:
        """Return a random legal move for every table, from the seed of `reset`."""
        self._together(SAMPLE, self._own.sample)
        return self._arrays.of["samples"].copy()

    def save(self) -> list[str]:
        """Return the game at every table so far, as records."""
        records: list[str] = []

        def collect() -> None:
            records.extend(self._own.env.save())
            for worker in self._crew:
                records.extend(worker.received())

        self._together(SAVE, collect)
        return records

    def copy(self) -> VectorEnv:
        raise OptionError("Tables that several processes share cannot be copied: ask for workers=1.")

    def close(self) -> None:
        """End the processes; the environment cannot be used afterwards."""
        self._end()

    def __enter__(self) -> ParallelVectorEnv:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _check_open(self) -> None:
        if not self._end.alive:
            raise DuomoError("This environment is closed: make a new one.")

    def _together(self, order: int, own: Callable[[], None], seed: int | str = 0) -> None:
        """Run a step in all processes, including this one. After an interruption the state is unknown, so
        close."""
        self._check_open()
        self._arrays.of["order"][0] = order
        try:
            for worker in self._crew:
                worker.begin(order, seed)
            own()
            for worker in self._crew:
                worker.wait()
        except BaseException:
            self.close()
            raise


class Worker:
    """A process with some of the tables, as the calling process sees it."""

    def __init__(self, wanted: Wanted, first: int, last: int) -> None:
        # A fresh process on every system: a forked one could inherit locks of threads it does not have.
        context = multiprocessing.get_context("spawn")
        self.bell = Bell(context)
        self.pipe, there = context.Pipe()
        self.process = context.Process(target=work, args=(wanted, self.bell, there, first, last), daemon=True)
        self.process.start()
        there.close()

    def begin(self, order: int, seed: int | str) -> None:
        if order == RESET:
            try:
                self.pipe.send(seed)
            except OSError:
                raise self.lost() from None
        self.bell.begin.release()

    def received(self) -> list[str]:
        try:
            records: list[str] = self.pipe.recv()
        except (EOFError, OSError):
            raise self.lost() from None
        return records

    def wait(self) -> None:
        if not heard(self.bell.done, self.process.is_alive):
            raise self.lost()

    def lost(self) -> DuomoError:
        self.process.join(1)
        return DuomoError(
            f"A worker process of the environment has ended (exit code {self.process.exitcode}). Make a new "
            "environment; what the worker had to say is on its standard error."
        )


def end(crew: list[Worker], block: Block) -> None:
    """End the processes and free the shared memory."""
    for worker in crew:
        worker.process.kill()
    for worker in crew:
        worker.process.join()
        worker.pipe.close()
    block.close()
    block.unlink()
