"""A record as a pandas table: one row per move, with the scores on the board after it."""

import sys
from pathlib import Path
from typing import Any

import pandas as pd

from duomo.core.record import read, write
from duomo.core.replay import follow, table_of
from duomo.games.registry import find
from duomo.sim import Simulation


def frame_of(record: str) -> Any:
    """Play every line, so that a wrong record is an error and not a wrong table."""
    game = read(record)
    table = table_of(find, game)
    rows = []
    for line in follow(table, game):
        view = table.view()
        rows.append(
            {"who": line.who, "move": line.text, "turn": view["turns"]}
            | {f"rubles {player['colour']}": player["rubles"] for player in view["player"]}
            | {f"prestige {player['colour']}": player["prestige"] for player in view["player"]}
        )
    return pd.DataFrame(rows)


def main(path: str | None = None) -> Any:
    if path is None:
        simulation = Simulation("red-cathedral", 3, ["greedy"], seed=1)
        record = write(simulation.record(simulation.play(0)))
    else:
        record = Path(path).read_text(encoding="utf-8")
    frame = frame_of(record)
    print(frame.tail(8).to_string())
    print(frame[frame.who != "nature"].groupby("who").move.value_counts().groupby("who").head(3))
    return frame


if __name__ == "__main__":
    main(*sys.argv[1:])
