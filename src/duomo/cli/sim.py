"""`duomo sim`: bots play many games against each other."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from duomo.cli.common import Cluster, FileTrouble, console, names, table_options, write_text
from duomo.core.files import unwritable
from duomo.core.record import write
from duomo.games.registry import USUAL
from duomo.sim import Played, SimResult, Simulation, simulate


def sim(
    game: str = USUAL,
    /,
    *,
    players: int | None = None,
    bots: str = "random",
    games: int = 100,
    seed: int = 0,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    components: Path | None = None,
    workers: int = 1,
    cluster: Cluster = False,
    records: Path | None = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Let bots play many games against each other.

    Bot i sits on seat (i + game number) modulo the number of players, so that seats are shared fairly. Wins
    and mean scores are in the order of --bots; a shared win is split. Equal arguments give equal fingerprints
    on every machine, compiled or not, with any number of processes.

    Parameters
    ----------
    game
        Name of the game; `duomo games` lists them.
    players
        Number of players. By default, the number of bots.
    bots
        Names of bots, separated by commas; a single name applies to all seats.
    games
        Number of games.
    seed
        Seed of all randomness.
    option
        An option of the table, as in workshops=advanced. May be repeated.
    components
        A file with the values of your own copy.
    workers
        Number of processes; the time reported is the sum over all of them.
    records
        Write the record of every game into this folder.
    as_json
        Print one JSON object and nothing else.
    """
    if records is not None:
        _make_folder(records)
    screen = console()
    shown = screen.is_terminal and not as_json
    bar = _Progress(games) if shown else None

    def watch(simulation: Simulation, played: Played) -> None:
        if records is not None:
            place = records / f"{simulation.game.name}-{seed}-{played.index:05d}.duomo"
            write_text(place, write(simulation.record(played)))
        if bar is not None:
            bar.step()

    try:
        result = simulate(
            game, players, names(bots), games, seed, table_options(option or []), components, watch,
            workers, cluster,
        )  # fmt: skip
    finally:
        if bar is not None:
            bar.close()
    if result.capped:
        print(
            f"duomo: {result.capped} of {games} games reached the turn cap and have no result.",
            file=sys.stderr,
        )
    if as_json:
        print(json.dumps(result.document()))
    else:
        _show(result)
    return 0


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileTrouble(unwritable(path, error)) from None


class _Progress:
    """A progress bar that disappears when the work is done."""

    def __init__(self, total: int) -> None:
        from rich.progress import Progress

        self._progress = Progress(transient=True)
        self._task = self._progress.add_task("games", total=total)
        self._progress.start()

    def step(self) -> None:
        self._progress.advance(self._task)

    def close(self) -> None:
        self._progress.stop()


def _show(result: SimResult) -> None:
    from rich.table import Table

    screen = console()
    screen.print(f"{result.game}: {result.games} games, {result.players} players, seed {result.seed}")
    table = Table()
    table.add_column("bot")
    table.add_column("wins", justify="right")
    table.add_column("share", justify="right")
    table.add_column("mean score", justify="right")
    finished = result.games - result.capped
    for name, wins, score in zip([*result.bots, *result.automata], result.wins, result.mean_scores):
        share = f"{100 * wins / finished:.1f} %" if finished else "–"
        table.add_row(name, f"{wins:g}", share, f"{score:.2f}")
    screen.print(table)
    screen.print(f"turns of a player in a game: {result.mean_turns:.1f}")
    rate = f"{result.decisions_per_second:,.0f} a second"
    screen.print(f"decisions: {result.decisions:,} in {result.seconds:.2f} s, {rate}")
    screen.print(f"fingerprint: {result.fingerprint}", soft_wrap=True)
