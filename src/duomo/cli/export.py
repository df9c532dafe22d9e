"""`duomo export`: games of bots as a data set for training and analysis."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from duomo.cli.common import Cluster, FileTrouble, Workers, console, names, table_options
from duomo.core.engine.refusal import DuomoError
from duomo.core.files import unwritable
from duomo.games.registry import USUAL
from duomo.sim import Wanted, simulation_of

if TYPE_CHECKING:
    from duomo.research.export import Game
    from duomo.research.studies import Study


def export(
    game: str = USUAL,
    /,
    *,
    out: Path,
    players: int | None = None,
    bots: str = "greedy",
    games: int = 100,
    seed: int = 0,
    games_in_file: int = 20,
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    components: Path | None = None,
    workers: Workers = None,
    cluster: Cluster = False,
) -> int:
    """Write games of bots as a Parquet data set, one row per decision.

    A row has the observation of the seat that decides, its legal moves, the bot's policy over them, the move
    and, from the end of the game, outcome and score. The games are those of `duomo sim` with the same
    arguments. An interrupted run continues when the command is repeated.

    Parameters
    ----------
    game
        Name of the game; `duomo games` lists them.
    out
        The folder for the data set.
    players
        Number of players. By default, the number of bots.
    bots
        Names of bots, separated by commas; a single name applies to all seats.
    games
        Number of games.
    seed
        Seed of all randomness.
    games_in_file
        Number of games in each file.
    option
        An option of the table, as in workshops=advanced. May be repeated.
    components
        A file with the values of your own copy.
    """
    try:
        from duomo.research.export import export as write
    except ImportError as error:
        raise DuomoError(
            f"This needs the libraries for research ({error.name} is missing): pip install “duomo[research]”."
        ) from None
    from rich.progress import Progress

    chosen = tuple(sorted(table_options(option or []).items()))
    wanted = Wanted(game, players, tuple(names(bots)), seed, chosen, components)
    simulation = simulation_of(wanted)
    screen = console()
    with Progress(console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task("games", total=games)
        try:
            rows = write(
                study_of(wanted), pack, wanted, out, simulation.bots, seed, games, games_in_file,
                lambda count: bar.advance(task, count), workers, cluster,
            )  # fmt: skip
        except OSError as error:
            raise FileTrouble(unwritable(out, error)) from None
    screen.print(f"{out}: {games} games, {rows:,} decisions")
    return 0


@lru_cache(maxsize=2)
def study_of(wanted: Wanted) -> Study:
    """Return the table of a simulation, made once per process."""
    from duomo.research import study

    players = simulation_of(wanted).options.players
    return study(wanted.game, players=players, options=dict(wanted.options), components=wanted.components)


def pack(wanted: Wanted, numbers: range) -> bytes:
    """Make one file of the data set, in a worker."""
    from duomo.research.export import Watched, packed

    def play(number: int) -> Game:
        policies: list[list[float]] = []
        played = simulation_of(wanted).play(number, lambda bot: Watched(bot, policies))
        return played.moves, played.seats, policies

    return packed(study_of(wanted), play, numbers)
