"""All campaigns, each with its target. Some can be run in parts, at the same time."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass

from campaigns import abuse, clocks, cups, disk, hostile, kills, soak, torn
from campaigns.figures import Figures


def cup(size: float) -> tuple[int, int, int]:
    """Entrants, rounds and kills."""
    return max(8, int(64 * size) // 2 * 2), max(3, round(6 * size)), max(1, round(3 * size))


@dataclass(frozen=True)
class Campaign:
    run: Callable[..., Figures]
    target: str
    """What a size of 1 means."""
    divides: bool = False
    """Whether it can be run in parts: `run` takes the number of a part, and its figures are counts."""


CAMPAIGNS = {
    "kills-sqlite": Campaign(
        lambda size, part: kills.sqlite(max(3, int(1000 * size)), part=part), "1,000 kills", divides=True
    ),
    "kills-postgresql": Campaign(
        lambda size, part: kills.postgresql(max(3, int(300 * size)), part=part), "300 kills", divides=True
    ),
    "hostile-frames": Campaign(
        lambda size, part: hostile.frames(max(400, int(1_000_000 * size)), part),
        "1,000,000 frames",
        divides=True,
    ),
    "hostile-files": Campaign(
        lambda size, part: hostile.files(max(100, int(100_000 * size)), part), "100,000 files", divides=True
    ),
    "abuse": Campaign(lambda size: abuse.abuse(max(4.0, 60 * size)), "60 s of each abuse"),
    "disk-full": Campaign(lambda size: disk.full(max(1, int(100 * size))), "full 100 times"),
    "torn-copies": Campaign(lambda size: torn.copies(max(10, int(1000 * size))), "1,000 copies"),
    "clock-jumps": Campaign(lambda size: clocks.jumps(max(5, int(200 * size))), "200 jumps"),
    "cup-sqlite": Campaign(lambda size: cups.sqlite(*cup(size)), "64 bots, 3 kills"),
    "cup-postgresql": Campaign(lambda size: cups.postgresql(*cup(size)), "64 bots, 3 kills"),
    "soak": Campaign(lambda size: soak.soak(max(0.2, 60 * size)), "60 minutes"),
}


def run(name: str, size: float, parts: int) -> Figures:
    campaign = CAMPAIGNS[name]
    if not campaign.divides:
        return campaign.run(size)
    if parts == 1:
        return campaign.run(size, 0)
    whole = Figures(name)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(parts, mp_context=context) as pool:
        for part in pool.map(run_part, [name] * parts, [size / parts] * parts, range(parts)):
            whole.add(part)
    return whole


def run_part(name: str, size: float, part: int) -> Figures:
    return CAMPAIGNS[name].run(size, part)
