"""Work that grows, spread over the processes of this machine or over a cluster with Ray.

Every piece of work is a function of what all share and of its own item, so whoever does it and whenever, the
result is the same. On a cluster a piece whose node is lost is done again elsewhere.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any, TypeVar

from duomo.core.engine.refusal import OptionError

Shared = TypeVar("Shared")
Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 3
"""Pieces that wait for each worker, so that none is ever idle and few are lost at an interruption."""


def spread(
    function: Callable[[Shared, Item], Result],
    shared: Shared,
    items: Iterable[Item],
    watch: Callable[[Result], None],
    workers: int | None = None,
    cluster: bool = False,
) -> None:
    """Do every item; `watch` is told each result as soon as it is there, in any order."""
    if workers is not None and workers < 1:
        raise OptionError(f"{workers} workers cannot work; there must be one at least.")
    if cluster:
        on_cluster(function, shared, items, watch, workers)
        return
    count = workers or default_workers()
    if count == 1:
        for item in items:
            watch(function(shared, item))
        return
    # A fresh process on every system: a forked one could inherit locks of threads that it does not have.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(count, mp_context=context, initializer=begin)
    try:
        waiting: set[Future[Result]] = set()
        rest = iter(items)
        while True:
            fill = islice(rest, AHEAD * count - len(waiting))
            waiting |= {pool.submit(function, shared, item) for item in fill}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                watch(future.result())
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin() -> None:
    """A worker: ^C is for whoever gave the work, who lets pieces under way end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def default_workers() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def on_cluster(
    function: Callable[[Shared, Item], Result],
    shared: Shared,
    items: Iterable[Item],
    watch: Callable[[Result], None],
    workers: int | None,
) -> None:
    """The same work with Ray: on the cluster that RAY_ADDRESS names, else in processes of this machine."""
    try:
        import ray
    except ImportError:
        raise OptionError('A cluster needs Ray: pip install "duomo[cluster]".') from None
    mine = not ray.is_initialized()
    if mine:
        address = os.environ.get("RAY_ADDRESS")
        local = {} if address else {"num_cpus": workers or default_workers(), "include_dashboard": False}
        ray.init(address=address, log_to_driver=False, logging_level="error", **local)

    def piece(given: Shared, item: Item) -> Result:
        """Ray takes no function of a compiled module."""
        return function(given, item)

    try:
        for result in in_turn(ray, ray.remote(piece), ray.put(shared), items):
            watch(result)
    finally:
        if mine:
            ray.shutdown()


def in_turn(ray: Any, distant: Any, shared: Any, items: Iterable[Any]) -> Iterator[Any]:
    """Results as they come; so many pieces are under way that every processor of the cluster has some."""
    rest = iter(items)
    limit = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [distant.remote(shared, item) for item in islice(rest, limit)]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
        waiting += [distant.remote(shared, item) for item in islice(rest, len(done))]
