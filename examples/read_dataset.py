"""Reads a data set that `duomo export` wrote:

duomo export red-cathedral --players 2 --bots greedy --games 20 --out games
python examples/read_dataset.py games
"""

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq


def read(folder: Path) -> tuple[dict[str, Any], Any]:
    """Return the description of the data set, and all its rows."""
    about = json.loads((folder / "dataset.json").read_text(encoding="utf-8"))
    return about, pq.read_table(sorted(folder.glob("games-*.parquet")))


def arrays(about: dict[str, Any], table: Any) -> tuple[Any, Any, Any, Any]:
    """Return observations, masks, moves and outcomes: the inputs of imitation learning."""
    rows = len(table)
    flat = table["observation"].combine_chunks().flatten().to_numpy()
    observations = flat.reshape(rows, -1)
    masks = np.zeros((rows, about["actions"]), np.int8)
    for row, legal in enumerate(table["legal"].to_pylist()):
        masks[row, legal] = 1
    return observations, masks, table["move"].to_numpy(), table["outcome"].to_numpy()


def main(folder: str) -> tuple[Any, Any, Any, Any]:
    about, table = read(Path(folder))
    observations, masks, moves, outcomes = arrays(about, table)
    print(f"{about['game']}, {about['players']} players, {about['bots']}: {len(table):,} decisions")
    print(f"observations {observations.shape}, legal moves on average {masks.sum(1).mean():.1f}")
    rubles = next(field for field in about["observation"] if field["name"].endswith("player0.coins")
                  or field["name"] == "player0.rubles")  # fmt: skip
    print(f"{rubles['name']} on average: {observations[:, rubles['start']].mean():.2f}")
    print(f"decisions of winners: {(outcomes > 0).mean():.0%}")
    return observations, masks, moves, outcomes


if __name__ == "__main__":
    main(*sys.argv[1:])
