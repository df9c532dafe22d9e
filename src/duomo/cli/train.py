"""`duomo train`: train an estimate on games against itself."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from duomo.cli.common import Cluster, Workers, console, table_options, write_text
from duomo.games.registry import USUAL


def train(
    game: str = USUAL,
    /,
    *,
    folder: Path,
    players: str = "2",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    generations: int = 2,
    games: int = 200,
    simulations: int = 200,
    patience: int = 12,
    curiosity: float = 0.25,
    trust: float = 0.9,
    weighed: bool = True,
    hidden: int = 16,
    epochs: int = 12,
    matches: int = 100,
    match_simulations: int = 400,
    seed: int = 0,
    start: Path | None = None,
    workers: Workers = None,
    cluster: Cluster = False,
    out: Path | None = None,
) -> int:
    """Train a network to correct the hand-made estimate of a game.

    Searching bots play against each other; a small network learns from what their searches found and how the
    games ended (PyTorch, on a GPU if there is one: pip install "duomo[train]"); it must win a match against
    the best one so far. The next generation then plays with it. Everything is stored in the folder, with a
    log of JSON lines: repeating the command resumes an interrupted course. On one machine equal arguments
    give equal networks.

    Parameters
    ----------
    game
        Name of the game; `duomo games` lists them.
    folder
        The folder for lessons, networks and the log.
    players
        Number of seats; several numbers, as in 3,4, share one network.
    option
        An option of the table, as in workshops=advanced. May be repeated.
    generations
        Number of generations.
    games
        Self-play games in each generation.
    simulations
        Simulations before each turn of self-play.
    patience
        Visits of a position before that search expands it: the fewer, the deeper it looks.
    curiosity
        Probability that a turn of self-play is drawn in proportion to its visits.
    trust
        Weight of what comes later in a game, and finally its result, over the search.
    weighed
        Use turns that were searched but not played, too.
    hidden
        Number of hidden units of the network.
    epochs
        Number of passes over the lessons.
    matches
        Games that a new network plays against the best one so far.
    match_simulations
        Simulations of the searches in those games.
    seed
        Seed of all randomness.
    start
        A file with the network for the first generation, which the new one must beat.
    out
        A file for the best network.
    """
    from duomo.core.learned import read_file
    from duomo.training.course import course_of
    from duomo.training.cycle import Cycle

    course = course_of(
        game,
        tuple(int(count) for count in players.split(",")),
        table_options(option or []),
        seed=seed,
        generations=generations,
        games=games,
        simulations=simulations,
        patience=patience,
        curiosity=curiosity,
        trust=trust,
        weighed=weighed,
        hidden=hidden,
        epochs=epochs,
        matches=matches,
        match_simulations=match_simulations,
    )
    begun = read_file(start) if start is not None else None
    screen = console()
    bar = _Bar() if screen.is_terminal else None
    try:
        best = Cycle(course, folder, workers, cluster, bar.show if bar is not None else None, begun).run()
    finally:
        if bar is not None:
            bar.close()
    if best is None:
        screen.print(
            "No network beat the one before: it needs more games."
            if begun is not None
            else "No network beat the hand-made estimate: it needs more games."
        )
        return 1
    match = best.card["match"]
    screen.print(
        f"generation {best.card['generation']}: {100 * match['share']:.1f} % of {match['games']} games "
        f"against {match['against']} ({100 * match['interval'][0]:.1f} – {100 * match['interval'][1]:.1f}); "
        f"log loss {best.card['loss']} ({best.card['loss_before']} by hand)"
    )
    if out is not None:
        write_text(out, best.text())
    return 0


class _Bar:
    """A progress bar with a label, which disappears when the work is done."""

    def __init__(self) -> None:
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

        self._progress = Progress(
            TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
            transient=True,
        )  # fmt: skip
        self._task = self._progress.add_task("", total=None)
        self._progress.start()

    def show(self, what: str, done: int, total: int) -> None:
        self._progress.update(self._task, description=what, completed=done, total=total)

    def close(self) -> None:
        self._progress.stop()
