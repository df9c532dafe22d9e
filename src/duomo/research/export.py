"""Games of bots as a data set: Parquet files with one row for each decision of a player.

A folder holds `dataset.json`, which describes it, and `games-00000.parquet` and so on. Every file holds the
same number of games and is written completely or not at all: an interrupted run can be resumed.
"""

from __future__ import annotations

import io
import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

from duomo.core.engine.driver import Bot
from duomo.core.engine.refusal import OptionError, Refusal
from duomo.core.engine.rules import Rules
from duomo.core.engine.state import NATURE, State
from duomo.research.engine.run import Run, rewards
from duomo.research.studies import Study
from duomo.spread import spread

Shared = TypeVar("Shared")

FORMAT = 1
ABOUT = "dataset.json"
GAMES_IN_FILE = 20

Game = tuple[Sequence[int], Sequence[str], Sequence[list[float]]]
"""All moves of a game, nature's included, the name of the bot on each seat, and what `Watched` recorded."""
Play = Callable[[int], Game]
"""Plays the game with a given number; always the same one."""


class Watched(Bot):
    """Records for every decision how much the bot favoured each legal move."""

    def __init__(self, bot: Bot, policies: list[list[float]]) -> None:
        self.bot = bot
        self.policies = policies
        """For all seats, in the order of the decisions."""

    def choose(self, rules: Rules[Any], seen: State, moves: list[int]) -> int:
        move = self.bot.choose(rules, seen, moves)
        self.policies.append(
            self.bot.policy(moves) or [1.0 if other == move else 0.0 for other in moves],
        )
        return move


def about(study: Study, bots: Sequence[str], seed: int, games: int, in_file: int) -> dict[str, Any]:
    """Return the description of a data set: a run can resume only in a folder with the same one."""
    return {
        "duomo_dataset": FORMAT,
        "game": study.game.name,
        "players": study.options.players,
        "options": dict(study.options.values),
        "components": study.components.name,
        "components_hash": study.components.hash,
        "bots": list(bots),
        "seed": seed,
        "games": games,
        "games_in_file": in_file,
        "actions": study.actions,
        "observation": [
            {
                "name": entry.name,
                "start": entry.start,
                "shape": list(entry.field.shape),
                "high": entry.field.high,
                "meaning": entry.field.meaning,
            }
            for entry in study.layout.entries
        ],
    }


def schema(study: Study) -> Any:
    return pa.schema(
        [
            ("game", pa.int32()),
            ("step", pa.int32()),
            ("seat", pa.int8()),
            ("bot", pa.dictionary(pa.int8(), pa.string())),
            ("observation", pa.list_(pa.int8(), study.size)),
            ("legal", pa.list_(pa.int16())),
            ("policy", pa.list_(pa.float32())),
            ("move", pa.int16()),
            ("text", pa.string()),
            ("outcome", pa.float32()),
            ("score", pa.int16()),
        ]
    )


class Rows:
    """Collects the decisions of some games, column by column."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.run: Run = study.run()
        self.columns: dict[str, list[Any]] = {name: [] for name in schema(study).names}
        self.observations: list[bytes] = []

    def add(self, number: int, game: Game) -> None:
        """Add every decision of one game; a game without a result has outcome 0 and score 0."""
        moves, bots, policies = game
        run, rules = self.run, self.study.rules
        run.state = rules.start()
        columns = self.columns
        seats: list[int] = []
        for move in moves:
            seat = run.state.decider
            if seat != NATURE:
                legal = rules.legal(run.state)
                self.observations.append(run.observe(seat))
                columns["game"].append(number)
                columns["step"].append(len(seats))
                columns["seat"].append(seat)
                columns["bot"].append(bots[seat])
                columns["legal"].append(legal)
                columns["policy"].append(policies[len(seats)])
                columns["move"].append(move)
                columns["text"].append(rules.text(move))
                seats.append(seat)
            rules.play(run.state, move, None)
        over = run.state.over()
        outcome = rewards(rules, run.state, "outcome") if over else [0.0] * rules.seats
        scores = rules.scores(run.state) if over else [0] * rules.parties
        columns["outcome"] += [outcome[seat] for seat in seats]
        columns["score"] += [scores[seat] for seat in seats]

    def table(self) -> Any:
        kinds = schema(self.study)
        values = np.frombuffer(b"".join(self.observations), np.int8)
        arrays = []
        for field in kinds:
            if field.name == "observation":
                arrays.append(pa.FixedSizeListArray.from_arrays(pa.array(values), self.study.size))
            elif field.name == "bot":
                arrays.append(pa.array(self.columns["bot"]).dictionary_encode().cast(field.type))
            else:
                arrays.append(pa.array(self.columns[field.name], field.type))
        return pa.Table.from_arrays(arrays, schema=kinds)


def packed(study: Study, play: Play, numbers: range) -> bytes:
    """Return a file of the data set with the games of these numbers."""
    rows, file = Rows(study), io.BytesIO()
    for number in numbers:
        rows.add(number, play(number))
    pq.write_table(rows.table(), file, compression="zstd")
    return file.getvalue()


def export(
    study: Study,
    pack: Callable[[Shared, range], bytes],
    shared: Shared,
    folder: Path,
    bots: Sequence[str],
    seed: int,
    games: int,
    in_file: int = GAMES_IN_FILE,
    done: Callable[[int], None] = lambda count: None,
    workers: int | None = 1,
    cluster: bool = False,
) -> int:
    """Write the missing files of a data set, each made by `pack` in any process (`packed`); `done`
    receives the number of games added."""
    if games < 1 or in_file < 1:
        raise OptionError("Ask for at least one game, in files of at least one game.")
    folder.mkdir(parents=True, exist_ok=True)
    check_same(folder, about(study, bots, seed, games, in_file))
    files = [range(first, games)[:in_file] for first in range(0, games, in_file)]
    paths = [folder / f"games-{number:05d}.parquet" for number in range(len(files))]
    missing = [number for number, path in enumerate(paths) if not path.exists()]
    done(sum(len(files[number]) for number in range(len(files)) if number not in missing))
    waiting = iter(missing)

    def write(content: bytes) -> None:
        number = next(waiting)
        beside = paths[number].with_suffix(".part")
        beside.write_bytes(content)
        beside.replace(paths[number])
        done(len(files[number]))

    if missing:
        spread(pack, shared, [files[number] for number in missing], write, workers, cluster)
    return sum(pq.read_metadata(path).num_rows for path in paths)


def check_same(folder: Path, wanted: dict[str, Any]) -> None:
    """Raise OptionError if the folder holds a different data set."""
    place = folder / ABOUT
    if place.exists():
        found = json.loads(place.read_text(encoding="utf-8"))
        for key, value in wanted.items():
            if found.get(key) != value:
                raise OptionError(Refusal("file-other-data-set", "", {"folder": str(folder), "entry": key}))
    else:
        place.write_text(json.dumps(wanted, indent=1) + "\n", encoding="utf-8")
