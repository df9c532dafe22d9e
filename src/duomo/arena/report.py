"""Runs an arena from beginning to end, and reports the results as a document."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from duomo.arena.plan import Plan, Result, planned_table, play
from duomo.arena.rating import Standing, standings
from duomo.arena.store import Store
from duomo.core.engine.refusal import OptionError
from duomo.spread import default_workers, spread


@dataclass(frozen=True)
class Report:
    """The outcome of an arena."""

    plan: Plan
    options: dict[str, str]
    results: list[Result]
    """In the order of their numbers, regardless of which finished first."""
    standings: list[Standing]

    @property
    def capped(self) -> int:
        """Number of games stopped at the turn cap: they have no result and are not counted."""
        return sum(not result.finished for result in self.results)

    @property
    def deals(self) -> int:
        return len(self.results) // self.plan.games_of_deal()

    def fingerprint(self) -> str:
        """Return a hash that is equal for equal games, wherever they were played."""
        text = "\n".join(f"{result.index} {result.fingerprint}" for result in self.results)
        return hashlib.sha256(text.encode()).hexdigest()

    def document(self) -> dict[str, Any]:
        """Return what `duomo arena --json` prints."""
        return {
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.options,
            "seed": self.plan.seed,
            "games": len(self.results),
            "deals": self.deals,
            "capped": self.capped,
            "bots": [
                {
                    "name": one.name,
                    "games": one.games,
                    "wins": round(one.wins, 4),
                    "share": round(one.share, 4),
                    "share_interval": [round(end, 4) for end in one.share_interval],
                    "elo": round(one.elo, 1),
                    "elo_interval": [round(end, 1) for end in one.elo_interval],
                    "mean_score": round(one.mean_score, 4),
                }
                for one in self.standings
            ],
            "fingerprint": self.fingerprint(),
        }


def rounded(plan: Plan, games: int) -> int:
    """Round the number of games up, so that every dealer's seed is played in every seating."""
    if games < 1:
        raise OptionError(f"{games} games cannot be played; ask for at least one.")
    each = plan.games_of_deal()
    return -(-games // each) * each


def arena(
    plan: Plan,
    games: int,
    resume: Path | None = None,
    workers: int | None = None,
    cluster: bool = False,
    watch: Callable[[int, int], None] | None = None,
) -> Report:
    """Play at least `games` games, skipping those in the file `resume`; `watch` receives the progress.

    After an interruption the file can be resumed.
    """
    total = rounded(plan, games)
    wanted = set(range(total))
    store = Store(plan, resume)
    missing = sorted(wanted - store.results.keys())

    def add(result: Result) -> None:
        store.add(result)
        if watch is not None:
            watch(len(wanted & store.results.keys()), total)

    try:
        if watch is not None:
            watch(total - len(missing), total)
        if missing:
            count = workers if workers is not None else min(default_workers(), len(missing))
            spread(play, plan, missing, add, count, cluster)
    finally:
        store.close()
    results = [store.results[index] for index in range(total)]
    return Report(plan, planned_table(plan).options, results, standings(plan, results))
