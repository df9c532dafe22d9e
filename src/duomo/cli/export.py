"""`duomo export`: games of bots as a data set for training and study."""

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
    """Write games of bots as a Parquet data set, one row for each decision.

    A row has the observation of the seat that decides, its legal moves, the bot's policy over them, the move
    and, from the end of the game, outcome and score. The games are those of `duomo sim` with the same
    arguments. A run that was interrupted goes on where it was when the command is given again.

    Parameters
    ----------
    game
        Name of the game; `duomo games` lists them.
    out
        The folder for the data set.
    players
        Number of players; without it, as many as there are bots.
    bots
        Bots by name, separated by commas; a single name is for all seats.
    games
        How many games.
    seed
        Everything that is random follows from it.
    games_in_file
        Games in each file.
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
    """The table of a simulation, made once in every process."""
    from duomo.research import study

    players = simulation_of(wanted).options.players
    return study(wanted.game, players=players, options=dict(wanted.options), components=wanted.components)


def pack(wanted: Wanted, numbers: range) -> bytes:
    """What a worker does: a file of the data set."""
    from duomo.research.export import Watched, packed

    def play(number: int) -> Game:
        policies: list[list[float]] = []
        played = simulation_of(wanted).play(number, lambda bot: Watched(bot, policies))
        return played.moves, played.seats, policies

    return packed(study_of(wanted), play, numbers)
