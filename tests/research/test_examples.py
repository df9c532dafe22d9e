"""The examples run, the training one shortened, and the pages match the programs' output."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from duomo.cli import main
from research.tables import library

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLES = sorted(path.stem for path in (ROOT / "examples").glob("*.py"))


def example(name: str) -> Any:
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_example_is_tested() -> None:
    """Here, or with the server that `remote_bot` plays on."""
    elsewhere = {"remote_bot": ROOT / "tests" / "server" / "test_remote_bot.py"}
    assert all(file.exists() for file in elsewhere.values())
    here = ["own_bot", "random_agent", "read_dataset", "record_to_pandas", "train"]
    assert [name for name in EXAMPLES if name not in elsewhere] == here


@pytest.mark.slow
def test_random_agent() -> None:
    library("pettingzoo")
    assert sum(example("random_agent").main(seed=2).values()) == pytest.approx(0)


@pytest.mark.slow
def test_own_bot() -> None:
    assert example("own_bot").main(games=4) >= 0.75


def test_read_dataset(tmp_path: Path) -> None:
    library("pyarrow")
    folder = str(tmp_path / "games")
    games = ["basilica", "--bots", "random", "--games", "2", "--workers", "1"]
    assert main(["export", *games, "--out", folder]) == 0
    observations, masks, moves, outcomes = example("read_dataset").main(folder)
    assert len(observations) == len(masks) == len(moves) == len(outcomes) > 100
    assert all(masks[row, move] for row, move in enumerate(moves))


@pytest.mark.slow
def test_record_to_pandas() -> None:
    library("pandas")
    frame = example("record_to_pandas").main()
    assert {"who", "move", "turn", "prestige red"} <= set(frame.columns)
    assert frame["prestige red"].iloc[-1] > 5


@pytest.mark.slow
def test_training_learns() -> None:
    library("pettingzoo")
    shares = example("train").main(seconds=6, tables=32, rate=0.03, judged=60)
    assert shares[-1] > shares[0] + 0.1


def test_the_page_of_observations_is_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "tools" / "write_observations.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
