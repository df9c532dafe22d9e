"""Distributes work over the processes of this machine or over a cluster with Ray.

Every piece of work is a function of the shared data and its own item, so the result does not depend on where
or when it runs, and results are delivered in the order of the items. On a cluster a piece whose node is lost
is repeated elsewhere.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib.metadata import version
from itertools import islice
from typing import Any, Generic, TypeVar

from duomo.core.engine.refusal import DuomoError, OptionError

Shared = TypeVar("Shared")
Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 3
"""Number of pieces queued for each worker, so that none is ever idle and few are lost at an interruption."""
TRIES = 8
"""How often a piece is restarted after its node or its process was lost."""


class InOrder(Generic[Result]):
    """Delivers results in the order of their items, whichever arrives first."""

    def __init__(self, watch: Callable[[Result], None]) -> None:
        self.watch = watch
        self.next = 0
        self.early: dict[int, Result] = {}

    def add(self, number: int, result: Result) -> None:
        self.early[number] = result
        while self.next in self.early:
            self.watch(self.early.pop(self.next))
            self.next += 1


def spread(
    function: Callable[[Shared, Item], Result],
    shared: Shared,
    items: Iterable[Item],
    watch: Callable[[Result], None],
    workers: int | None = None,
    cluster: bool = False,
) -> None:
    """Process every item; `watch` receives the results, in the order of the items, as soon as possible."""
    if workers is not None and workers < 1:
        raise OptionError(f"{workers} workers cannot work; there must be one at least.")
    if cluster:
        on_cluster(function, shared, items, InOrder(watch), workers)
        return
    count = workers or default_workers()
    if count == 1:
        for item in items:
            watch(function(shared, item))
        return
    in_processes(function, shared, items, InOrder(watch), count)


def default_workers() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# ---- processes of this machine -------------------------------------------------------------------


def in_processes(
    function: Callable[[Shared, Item], Result],
    shared: Shared,
    items: Iterable[Item],
    told: InOrder[Result],
    count: int,
) -> None:
    # A fresh process on every system: a forked one could inherit locks of threads it does not have.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=begin)
    try:
        numbers: dict[Future[Result], int] = {}
        rest = enumerate(items)
        while True:
            for number, item in islice(rest, AHEAD * count - len(numbers)):
                numbers[pool.submit(function, shared, item)] = number
            if not numbers:
                return
            for future in wait(numbers, return_when=FIRST_COMPLETED).done:
                told.add(numbers.pop(future), future.result())
    except BrokenProcessPool:
        raise DuomoError("A worker process was ended from outside, perhaps for want of memory.") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin() -> None:
    """Make a worker ignore ^C: the parent handles it, and lets running pieces finish."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


# ---- a cluster -----------------------------------------------------------------------------------


def on_cluster(
    function: Callable[[Shared, Item], Result],
    shared: Shared,
    items: Iterable[Item],
    told: InOrder[Result],
    workers: int | None,
) -> None:
    """Do the same work with Ray: on the cluster in RAY_ADDRESS, else in processes of this machine."""
    try:
        import ray
        from ray.exceptions import RayError, RayTaskError
    except ImportError:
        raise OptionError('A cluster needs Ray: pip install "duomo[cluster]".') from None
    mine = not ray.is_initialized()
    if mine:
        join(ray, workers)
    release = version("duomo")

    def piece(given: Shared, item: Item) -> Result:
        """Ray does not accept functions of compiled modules."""
        there = version("duomo")
        if there != release:
            raise OptionError(f"A node of the cluster has Duomo {there}, this machine has {release}.")
        return function(given, item)

    try:
        in_turn(ray, ray.remote(max_retries=TRIES)(piece), ray.put(shared), items, told)
    except RayTaskError as error:
        raise error.cause from None
    except RayError as error:
        raise DuomoError(f"The cluster lost a piece of work too often: {error}") from None
    finally:
        if mine:
            ray.shutdown()


def join(ray: Any, workers: int | None) -> None:
    address = os.environ.get("RAY_ADDRESS")
    local = {} if address else {"num_cpus": workers or default_workers(), "include_dashboard": False}
    try:
        ray.init(address=address, log_to_driver=False, logging_level="error", **local)
    except ConnectionError as error:
        raise OptionError(f"There is no cluster at {address}: {error}") from None


def in_turn(ray: Any, distant: Any, shared: Any, items: Iterable[Any], told: InOrder[Any]) -> None:
    """Keep enough pieces running for every processor, including those that join later."""
    rest = enumerate(items)
    numbers: dict[Any, int] = {}
    while True:
        limit = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        for number, item in islice(rest, max(0, limit - len(numbers))):
            numbers[distant.remote(shared, item)] = number
        if not numbers:
            return
        done, _ = ray.wait(list(numbers))
        for one in done:
            told.add(numbers.pop(one), ray.get(one))
