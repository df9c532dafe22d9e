"""`duomo arena`: which bot is the strongest, and how sure that is."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from duomo.arena.plan import make_plan
from duomo.arena.report import Report
from duomo.arena.report import arena as hold
from duomo.cli.common import Cluster, Workers, console, names, table_options
from duomo.games.registry import USUAL


def arena(
    game: str = USUAL,
    /,
    *,
    bots: str = "greedy,random",
    games: int = 100,
    players: int | None = None,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    components: Path | None = None,
    seed: int = 0,
    workers: Workers = None,
    cluster: Cluster = False,
    resume: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Find out which bot is the strongest.

    Every line-up of the bots plays every deal in all seatings, which balances luck and seats. Win shares and
    Elo come with 95% intervals; a shared win is split. Games depend only on the seed, in processes of this
    machine or on a cluster (except for bots limited by time).

    Parameters
    ----------
    game
        Name of the game; `duomo games` lists them.
    bots
        Names of bots, separated by commas. With more bots than seats all line-ups are played; a name may be
        repeated, as in mcts,greedy,greedy,greedy for four players.
    games
        Number of games, rounded up to whole deals.
    players
        Number of seats. By default two, or one for a single bot in a game with a solo mode.
    option
        An option of the table, as in workshops=advanced. May be repeated.
    components
        A file with the values of your own copy.
    seed
        Seed of all randomness.
    resume
        A file for the results. An interrupted arena continues where it stopped; with more --games it is
        extended.
    as_json
        Print one JSON object and nothing else.
    """
    plan = make_plan(
        game, names(bots), players, table_options(option or []), str(components) if components else "", seed
    )
    screen = console()
    bar = _Bar() if screen.is_terminal and not as_json else None
    try:
        report = hold(plan, games, resume, workers, cluster, bar.show if bar is not None else None)
    except KeyboardInterrupt:
        if resume is not None:
            print(f"duomo: interrupted; the same command goes on from {resume}.", file=sys.stderr)
        raise
    finally:
        if bar is not None:
            bar.close()
    if report.capped:
        print(f"duomo: {report.capped} games reached the turn cap and have no result.", file=sys.stderr)
    if as_json:
        print(json.dumps(report.document()))
    else:
        _show(report)
    return 0


class _Bar:
    """A progress bar with the time left, which disappears when the work is done."""

    def __init__(self) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self._progress = Progress(
            TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), transient=True
        )
        self._task = self._progress.add_task("games", total=None)
        self._progress.start()

    def show(self, done: int, total: int) -> None:
        self._progress.update(self._task, completed=done, total=total)

    def close(self) -> None:
        self._progress.stop()


def _show(report: Report) -> None:
    from rich.table import Table

    plan = report.plan
    screen = console()
    screen.print(
        f"{plan.game}, {plan.players} players: {len(report.results)} games, {report.deals} deals in all "
        f"seatings, seed {plan.seed}"
    )
    table = Table()
    for name in ("bot", "games", "wins", "win share", "95%", "Elo", "95%", "mean score"):
        table.add_column(name, justify="left" if name == "bot" else "right")
    for one in sorted(report.standings, key=lambda one: -one.elo):
        table.add_row(
            one.name,
            str(one.games),
            f"{one.wins:g}",
            f"{100 * one.share:.1f} %",
            f"{100 * one.share_interval[0]:.1f} – {100 * one.share_interval[1]:.1f}",
            f"{one.elo:+.0f}",
            f"{one.elo_interval[0]:+.0f} – {one.elo_interval[1]:+.0f}",
            f"{one.mean_score:.1f}",
        )
    screen.print(table)
    screen.print(f"fingerprint: {report.fingerprint()}", soft_wrap=True)
