"""`duomo puzzles`: find, list and verify puzzles."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from contextlib import nullcontext
from itertools import count, takewhile
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import App, Parameter

from duomo.cli.common import Cluster, Workers, console, names, read_bytes, table_options
from duomo.core.engine.refusal import OptionError

if TYPE_CHECKING:
    from duomo.core.game import Game
    from duomo.puzzles.puzzle import Puzzle
    from duomo.puzzles.verifying import Verdict

app = App(
    name="puzzles",
    help="Find puzzles in games of bots, list them, judge them again.",
    help_format="plaintext",
)


@app.command
def mine(
    game: str,
    /,
    *,
    out: Path,
    players: str = "2",
    option: Annotated[list[str] | None, Parameter(negative="")] = None,
    vary: str = "",
    seed: str = "0",
    games: int = 0,
    minutes: float = 0.0,
    workers: Workers = None,
    cluster: Cluster = False,
) -> int:
    """Search games of strong bots for puzzles, appending each to a file as soon as it is found.

    Parameters
    ----------
    game
        The name of a game.
    out
        The output file, one puzzle per line; existing lines are kept.
    players
        Number of players; several numbers, as in 2,3,4, take turns.
    option
        An option of the table as key=value. May be repeated.
    vary
        Options that take each of their choices in turn, as in workshops,blueprints.
    seed
        Seed of every game: the same seed finds the same puzzles.
    games
        Number of games; 0: as many as time allows.
    minutes
        Stop examining turns after this time; 0: at the end of the games.
    """
    from duomo.games import registry
    from duomo.puzzles.mining import Dig, Plan, mine_game
    from duomo.puzzles.shelf import line_of
    from duomo.spread import spread

    if not games and not minutes:
        raise OptionError("Say when to stop: --games, --minutes or both.")
    try:
        counts = tuple(int(number) for number in names(players))
    except ValueError:
        raise OptionError(f"“{players}” is no list of numbers, as in 2,3,4.") from None
    until = time.time() + 60 * minutes if minutes else 0.0
    plan = Plan(game, counts, table_options(option or []), tuple(names(vary)), seed, until)
    plan.tables(registry.find(game))
    done = found = looked = 0
    began = time.perf_counter()
    with out.open("ab") as file:

        def watch(dig: Dig) -> None:
            nonlocal done, found, looked
            done, found, looked = done + 1, found + len(dig.puzzles), looked + dig.looked
            for puzzle in dig.puzzles:
                file.write(line_of(puzzle))
            file.flush()
            spent = time.perf_counter() - began
            print(f"{spent:5.0f} s: {found} puzzles, {looked} turns, {done} games", file=sys.stderr)

        numbers = takewhile(lambda number: not plan.over() and (not games or number < games), count())
        spread(mine_game, plan, numbers, watch, workers, cluster)
    return 0


@app.command(name="list")
def show(
    game: str | None = None,
    /,
    *,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Show how many puzzles there are, and their themes.

    Parameters
    ----------
    game
        The name of a game. By default, all games.
    as_json
        Print JSON instead of text.
    """
    from duomo.games.registry import GAMES, find
    from duomo.puzzles.shelf import puzzles_of

    games = [find(game)] if game is not None else list(GAMES.values())
    found = {one.name: summary(one, list(puzzles_of(one).values())) for one in games}
    if as_json:
        print(json.dumps(found))
        return 0
    screen = console()
    for name, told in found.items():
        screen.print(f"{name}: {told['count']}")
        for kind in ("themes", "levels", "players", "expansions"):
            parts = ", ".join(f"{value} {number}" for value, number in told[kind].items())
            screen.print(f"  {kind}: {parts or '–'}")
    return 0


def summary(game: Game, puzzles: list[Puzzle]) -> dict[str, Any]:
    """Return what `duomo puzzles list --json` prints for a game."""
    usual = {option.name: option.default for option in game.options if option.expansion}
    chosen = [
        f"{name}={value}"
        for puzzle in puzzles
        for name, value in puzzle.options.items()
        if name in usual and value != usual[name]
    ]
    return {
        "count": len(puzzles),
        "themes": dict(Counter(puzzle.theme for puzzle in puzzles).most_common()),
        "levels": dict(sorted(Counter(puzzle.level for puzzle in puzzles).items())),
        "players": dict(sorted(Counter(puzzle.players for puzzle in puzzles).items())),
        "expansions": dict(Counter(chosen).most_common()),
    }


@app.command
def verify(
    game: str | None = None,
    /,
    *,
    sample: int = 0,
    seed: str = "0",
    file: Annotated[list[Path] | None, Parameter(negative="")] = None,
    keep: Path | None = None,
    hand_made: Annotated[bool, Parameter(negative="")] = False,
    out: Path | None = None,
    minutes: float = 0.0,
    workers: Workers = None,
    cluster: Cluster = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Verify puzzles with a search that is longer, wider and independent of the one that found them.

    Parameters
    ----------
    game
        The name of a game. By default, all games.
    sample
        Number of puzzles of each game, drawn by the seed; 0: all.
    seed
        Seed of the sample and of every search.
    file
        A file written by `mine`, instead of the package's puzzles. May be repeated.
    keep
        Append the puzzles that pass to this file.
    hand_made
        Use only the hand-made estimate: the learned one also found the puzzles, and is left out.
    out
        Store the result in this file, beside those of other seeds and judges.
    minutes
        Stop after this time; 0: judge all.
    as_json
        Print JSON instead of text.
    """
    from duomo.games.registry import GAMES, find
    from duomo.puzzles.shelf import line_of, puzzles_of, read_lines
    from duomo.puzzles.verifying import Judge
    from duomo.puzzles.verifying import verify as judged
    from duomo.spread import spread

    games = [find(game)] if game is not None else list(GAMES.values())
    mined = [puzzle for path in file or [] for puzzle in read_lines(read_bytes(path))]
    chosen: dict[str, Puzzle] = {}
    for one in games:
        there = [puzzle for puzzle in mined if puzzle.game == one.name] if file else puzzles_of(one).values()
        puzzles = sorted(there, key=lambda puzzle: puzzle.id)
        if sample:
            puzzles = Random(f"{seed} {one.name}").sample(puzzles, min(sample, len(puzzles)))
        chosen |= {puzzle.id: puzzle for puzzle in puzzles}
    until = time.time() + 60 * minutes if minutes else 0.0
    verdicts: list[Verdict] = []
    with keep.open("ab") if keep is not None else nullcontext() as kept:

        def watch(verdict: Verdict) -> None:
            verdicts.append(verdict)
            if kept is not None and verdict.agrees:
                kept.write(line_of(chosen[verdict.id]))
                kept.flush()

        timely = takewhile(lambda _: not until or time.time() < until, chosen.values())
        spread(judged, Judge(seed, not hand_made), timely, watch, workers, cluster)
    verdicts.sort(key=lambda verdict: (verdict.game, verdict.id))
    told = {
        one.name: agreement([verdict for verdict in verdicts if verdict.game == one.name]) for one in games
    }
    if out is not None:
        asked = f"verify --sample {sample} --seed {seed}{' --hand-made' if hand_made else ''}"
        known = json.loads(out.read_text(encoding="utf-8")) if out.exists() else {}
        text = json.dumps({**known, asked: told}, indent=1, sort_keys=True)
        out.write_text(f"{text}\n", encoding="utf-8")
    if as_json:
        print(json.dumps(told))
        return 0
    screen = console()
    for name, found in told.items():
        screen.print(f"{name}: {found['agree']} of {found['judged']} agree")
        for other in found["disagree"]:
            screen.print(f"  {other['id']}: {'; '.join(other['best'])} ({other['margin']:+.3f})")
    return 0


def agreement(verdicts: list[Verdict]) -> dict[str, Any]:
    """Return what `duomo puzzles verify --json` prints for a game."""
    agree = sum(verdict.agrees for verdict in verdicts)
    return {
        "judged": len(verdicts),
        "agree": agree,
        "part": round(agree / len(verdicts), 4) if verdicts else None,
        "disagree": [
            {"id": verdict.id, "best": verdict.best, "margin": verdict.margin}
            for verdict in verdicts
            if not verdict.agrees
        ],
    }
