"""Plays a plan: in worker processes of this machine, or spread over a cluster with Ray."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from typing import Any

from duomo.arena.plan import Plan, Result, play, table_of
from duomo.core.engine.refusal import OptionError

AHEAD = 3
"""Games that wait for each worker, so that none is ever idle and few are lost at an interruption."""

Watch = Callable[[Result], None]


def run(plan: Plan, missing: list[int], workers: int, watch: Watch) -> None:
    """Play the games with these numbers; `watch` is told each result as soon as it is there, in any order.

    However many workers there are, and whatever the order: a game depends on its number alone.
    """
    if workers < 1:
        raise OptionError(f"{workers} workers cannot play; there must be one at least.")
    if workers == 1:
        for index in missing:
            watch(play(plan, index))
        return
    # A fresh process on every system: a forked one could inherit locks of threads that it does not have.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, mp_context=context, initializer=begin, initargs=(plan,))
    try:
        waiting: set[Future[Result]] = set()
        rest = iter(missing)
        while True:
            fill = islice(rest, AHEAD * workers - len(waiting))
            waiting |= {pool.submit(play, plan, index) for index in fill}
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                watch(future.result())
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def begin(plan: Plan) -> None:
    """A worker: ^C is for the arena, which lets games under way end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    table_of(plan)


def default_workers() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def run_on_cluster(plan: Plan, missing: list[int], workers: int | None, watch: Watch) -> None:
    """The same games with Ray: on the cluster that RAY_ADDRESS names, else in processes of this machine."""
    try:
        import ray
    except ImportError:
        raise OptionError('A cluster needs Ray: pip install "duomo[cluster]".') from None
    mine = not ray.is_initialized()
    if mine:
        address = os.environ.get("RAY_ADDRESS")
        local = {} if address else {"num_cpus": workers or default_workers(), "include_dashboard": False}
        ray.init(address=address, log_to_driver=False, logging_level="error", **local)
    try:
        distant = ray.remote(play)
        shared = ray.put(plan)
        for result in in_turn(ray, distant, shared, missing):
            watch(result)
    finally:
        if mine:
            ray.shutdown()


def in_turn(ray: Any, distant: Any, plan: Any, missing: list[int]) -> Iterator[Result]:
    """Results as they come; so many games are under way that every processor of the cluster has some."""
    rest = iter(missing)
    limit = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    waiting = [distant.remote(plan, index) for index in islice(rest, limit)]
    while waiting:
        done, waiting = ray.wait(waiting)
        yield from ray.get(done)
        waiting += [distant.remote(plan, index) for index in islice(rest, len(done))]
